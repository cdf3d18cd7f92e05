"""What to write instead, where a fault stands in the condition of what counts or picks."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.diagnostics.codes import INCOMPARABLE_TYPES, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.kernel.types import Kind
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import CardsDomain, Domain
from cambio_spec.nodes.writing import expression
from cambio_spec.nodes.zones import zone_of, zone_ref
from cambio_spec.source.files import Span


def hinted(
    faults: tuple[Diagnostic, ...], domain: Domain, name: str, around: Span, scope: Scope
) -> tuple[Diagnostic, ...]:
    """The faults in `around`, a condition or what is added up, with what to write instead, where
    that can be told and hasn't been; `name` is what one element of the domain is called."""
    return tuple(_hinted(fault, domain, name, around, scope) for fault in faults)


def _hinted(fault: Diagnostic, domain: Domain, name: str, around: Span, scope: Scope) -> Diagnostic:
    if fault.help is not None or fault.code not in (INCOMPARABLE_TYPES.code, WRONG_TYPE.code):
        return fault
    span = fault.labels[0].span
    if span.text == name and _needs_slot(fault):
        return replace(fault, help=_slots(domain, name, scope))
    if span == around:
        # Most likely the condition reaches farther than it was meant to.
        return replace(fault, help=Message("help-brackets"))
    return fault


def _needs_slot(fault: Diagnostic) -> bool:
    asked = fault.message.arguments
    return (asked.get("expected"), asked.get("found")) == (Kind.SPOT.value, Kind.CARD.value)


def _slots(domain: Domain, name: str, scope: Scope) -> Message:
    """Cards are asked where they lie: those of a grid can be, as slots."""
    if isinstance(domain, CardsDomain) and not zone_of(zone_ref(domain.zone, scope), scope).is_pile:
        return Message("help-spots-in", {"zone": expression(domain.zone), "name": name})
    return Message("help-no-slots", {"name": name})
