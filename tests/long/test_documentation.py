"""`make docs` builds without a warning, finds what one looks for, and fetches nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_site_is_whole_and_needs_no_network(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-W", "--keep-going", "docs", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    index = (tmp_path / "searchindex.js").read_text("utf-8")
    assert "legal_moves" in index
    assert "cookbook" in index
    reference = (tmp_path / "reference" / "rules.html").read_text("utf-8")
    assert 'id="penultimate.rules.Match.apply"' in reference
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=\"(https?:[^\"]+)", page.read_text("utf-8"))
        assert loaded == [], page
