"""How `make docs` builds the documentation: docs/*.md and the reference, as pages that need no network.

Sphinx, for its search works from a folder on disk and its autodoc reads the words beside attributes; furo, for it loads
nothing from elsewhere; MyST, for the pages are Markdown. The reference is made from the source, so run it with
PYTHONPATH=src: interpreted modules know the types of their parameters.
"""

import penultimate

project = "Penultimate"
author = "The Penultimate developers"
project_copyright = "2026, the Penultimate developers"
version = release = penultimate.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures"]
myst_heading_anchors = 4
# Docstrings are written for people at a prompt: `like this` is code.
default_role = "code"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": False}
# Of the extra `lab`, which is not needed to read about it.
autodoc_mock_imports = ["gymnasium", "pettingzoo"]
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = f"Penultimate {version}"
html_show_sphinx = False
html_copy_source = False
nitpicky = False
