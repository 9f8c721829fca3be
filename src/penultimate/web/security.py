"""Who may talk to this server, and what a page from it may do."""

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
    "Server": "penultimate",
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HOST: Final = re.compile(r"^[A-Za-z0-9.\-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def content_policy(host: str, public: str = "") -> str:
    """What the page may load and where it may connect: here, and nowhere else."""
    if public:
        return _POLICY.format(sockets=f" {public.replace('http', 'ws', 1)}")
    return _POLICY.format(sockets=f" ws://{host} wss://{host}" if _HOST.match(host) else "")


def is_own_host(host: str, *, lan: bool, extra: frozenset[str] = frozenset()) -> bool:
    """Whether a request's Host is one of ours; any other name may be a trick to reach this machine through DNS."""
    if not _HOST.match(host):
        return False
    name = (urlsplit(f"//{host}").hostname or "").lower()
    if name == "localhost" or name in extra:
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return lan and name in (own, f"{own}.local", own.partition(".")[0], f"{own.partition('.')[0]}.local")
    return address.is_loopback or lan


def is_own_origin(request: web.Request, public: str = "") -> bool:
    """A browser names the page that opens a socket: it must be ours. What is no browser names none.

    `public` is where the world finds us, whatever a proxy makes of it; who asks for that name comes from nowhere else.
    """
    origin = request.headers.get("Origin")
    if origin is None or (public and origin.lower() == public):
        return True
    host = request.host.lower()
    is_public = bool(public) and urlsplit(f"//{host}").hostname == urlsplit(public).hostname
    return urlsplit(origin).netloc.lower() == host and not is_public


def guard(*, lan: bool, host_names: frozenset[str], logger: logging.Logger, public: str = "") -> Middleware:
    """No strange host gets in, no header is forgotten, and no traceback gets out."""
    own_names = host_names | {urlsplit(public).hostname or ""} - {""}

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own_host(request.host, lan=lan, extra=own_names):
            return _finished(
                request, public, web.Response(status=421, text="This server does not answer to that name.\n")
            )
        try:
            response = await handler(request)
        except web.HTTPException as error:
            response = web.Response(status=error.status, text=f"{error.reason}\n", headers=_kept(error))
            if error.status == web.HTTPTooManyRequests.status_code:
                response.force_close()  # to say so again and again costs, too; the door is cheaper
        except ConnectionResetError:  # whoever asked has gone: nobody will read this
            response = web.Response(status=400)
        except Exception:
            logger.exception("a request failed: %s", request.path)
            response = web.Response(status=500, text="Something went wrong on the server.\n")
        return _finished(request, public, response)

    return guarded


def _kept(error: web.HTTPException) -> dict[str, str]:
    return {name: error.headers[name] for name in ("Allow", "Location") if name in error.headers}


def _finished(request: web.Request, public: str, response: web.StreamResponse) -> web.StreamResponse:
    if not response.prepared:
        response.headers.update(_HEADERS)
        response.headers["Content-Security-Policy"] = content_policy(request.host, public)
    return response
