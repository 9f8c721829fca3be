"""Tells the C compiler which way the branches go that mypyc writes without saying.

    with_likely_branches(c_text) -> c_text

An index is nearly always in range, and a function that notes a traceback is nearly never called. Told so, the compiler
puts the rest out of the way, and finds more functions short enough to be inlined.
"""

import re
from typing import Final

_IN_RANGE: Final = re.compile(r"(    (cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2(?=\))")
_LAST_HEADER: Final = re.compile(r'#include "__native_internal_\w+\.h"\n')
_RARE: Final = """#if defined(__GNUC__)
__attribute__((cold)) void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
#endif
"""


def with_likely_branches(text: str) -> str:
    """The same C, with what is likely said."""
    text = _IN_RANGE.sub(r"\1likely(\2)", text)
    return _LAST_HEADER.sub(lambda found: found[0] + _RARE, text, count=1)
