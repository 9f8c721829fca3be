"""What the world calls this server, and whom it believes about where somebody comes from."""

import ipaddress
from collections.abc import Sequence
from typing import Final, final
from urllib.parse import urlsplit

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_NET_OF_ONE: Final = 64
"""Whoever has an address of IPv6 has so many bits of them: they count as one."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def public_base(text: str) -> str:
    """An address as browsers write it: `https://cards.example`. Raises ValueError where it is none."""
    parts = urlsplit(text)
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        raise ValueError("an address like https://cards.example")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise ValueError("an address without a path: the page has to be at the top")
    name = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode().lower()
    host = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, _DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


@final
class Proxies:
    """Those whose word counts."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        """Addresses, or whole networks. Raises ValueError where one is neither."""
        self._trusted: list[Network] = [ipaddress.ip_network(text, strict=False) for text in trusted]

    def trusts(self, peer: str) -> bool:
        address = _address(peer)
        return address is not None and self._is_trusted(address)

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)

    def whose(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who a request counts for: who is at the other end, or whom a proxy that we trust names.

        Each proxy adds to the right, and what stands left of the last one that we trust anybody may have written.
        """
        person = _address(peer)
        if person is None:
            return peer
        if self._is_trusted(person):
            for text in reversed(",".join(forwarded).split(",")):
                named = _address(text.strip())
                if named is None:
                    break
                person = named
                if not self._is_trusted(named):
                    break
        return _counted_as(person)


def _address(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


def _counted_as(address: Address) -> str:
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.IPv6Network((int(address), _NET_OF_ONE), strict=False))
