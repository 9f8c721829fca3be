"""The wire is the same whoever hosts the hall."""

from collections.abc import Iterator

import pytest
from tests.web.harness import hosts_of_tests


@pytest.fixture(params=["server", "hall"])
def every_host(request: pytest.FixtureRequest) -> Iterator[None]:
    """`a_house` is a server on a socket, and then the hall itself."""
    hosts_of_tests.append(request.param)
    yield
    hosts_of_tests.pop()
