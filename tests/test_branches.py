"""The C compiler is told which way mypyc's branches go."""

from tools.branches import with_likely_branches

INDEX = """#include "__native_internal_penultimate.h"
    cpy_r_r4 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r6 = cpy_r_r2 < cpy_r_r3;
    if (cpy_r_r6) goto CPyL7;
"""


def test_an_index_is_likely_in_range_and_nothing_is_said_of_other_branches() -> None:
    told = with_likely_branches(INDEX)
    assert "if (likely(cpy_r_r4)) goto CPyL5;" in told
    assert "if (cpy_r_r6) goto CPyL7;" in told


def test_noting_a_traceback_is_rare() -> None:
    told = with_likely_branches(INDEX)
    assert told.index("#include") < told.index("__attribute__((cold)) void CPy_AddTraceback") < told.index("cpy_r_r4")
