"""Writes the schema of an ISO 20022 message from its data binding in pyiso20022, to standard output.

    python derive.py pacs.002.001.10 > pacs.002.001.10.xsd

Needs pyiso20022 and xsdata. Names of simple types are not in the binding, so they stand where they are used.
"""

import importlib
import sys
import typing
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum
from xml.sax.saxutils import quoteattr

from xsdata.models.datatype import XmlDate, XmlDateTime, XmlPeriod, XmlTime

BASES = {
    str: "string",
    bool: "boolean",
    bytes: "base64Binary",
    Decimal: "decimal",
    XmlDate: "date",
    XmlDateTime: "dateTime",
    XmlTime: "time",
    XmlPeriod: "gYear",
}
FACETS = {
    "fraction_digits": "fractionDigits",
    "total_digits": "totalDigits",
    "min_inclusive": "minInclusive",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}


def plain(hint):
    """The class a hint is about, whether or not it may be absent or many."""
    inner = [part for part in typing.get_args(hint) if part is not type(None)]
    return plain(inner[0]) if inner else hint


def simple(kind, metadata):
    if issubclass(kind, Enum):
        base, facets = "string", [("enumeration", each.value) for each in kind]
    else:
        base = BASES[kind]
        facets = [(FACETS[name], metadata[name]) for name in FACETS if name in metadata]
    said = "".join(f"<xs:{name} value={quoteattr(str(value))}/>" for name, value in facets)
    return f'<xs:simpleType><xs:restriction base="xs:{base}">{said}</xs:restriction></xs:simpleType>'


def element(field, hint, choice):
    metadata, kind = field.metadata, plain(hint)
    if metadata["type"] == "Wildcard":
        return '<xs:any namespace="##any" processContents="lax"/>'
    many = typing.get_origin(hint) is list
    least = 1 if choice else metadata.get("min_occurs", 0) if many else int(metadata.get("required", False))
    most = metadata.get("max_occurs", "unbounded") if many else 1
    head = f'<xs:element name="{metadata["name"]}" minOccurs="{least}" maxOccurs="{most}"'
    if is_dataclass(kind):
        return f'{head} type="{kind.__name__}"/>'
    return f"{head}>{simple(kind, metadata)}</xs:element>"


def complex_type(kind, hints):
    if any(field.metadata.get("type") is None for field in fields(kind)):
        return with_attributes(kind, hints)
    group = "choice" if kind.__name__.endswith("Choice") else "sequence"
    parts = "\n".join(element(field, hints[field.name], group == "choice") for field in fields(kind))
    return f'<xs:complexType name="{kind.__name__}"><xs:{group}>\n{parts}\n</xs:{group}></xs:complexType>'


def with_attributes(kind, hints):
    """An amount and its like: text with attributes beside it, all of which must be there."""
    text, *attributes = fields(kind)
    name = f"{kind.__name__}_SimpleType"
    content = simple(plain(hints[text.name]), text.metadata).replace("<xs:simpleType", f'<xs:simpleType name="{name}"')
    said = "".join(
        f'<xs:attribute name="{each.metadata["name"]}" use="required">{simple(plain(hints[each.name]), each.metadata)}</xs:attribute>'
        for each in attributes
    )
    extension = f'<xs:extension base="{name}">{said}</xs:extension>'
    return f'{content}\n<xs:complexType name="{kind.__name__}"><xs:simpleContent>{extension}</xs:simpleContent></xs:complexType>'


def reached(kind, seen):
    if kind not in seen:
        hints = typing.get_type_hints(kind)
        seen[kind] = hints
        for field in fields(kind):
            inner = plain(hints[field.name])
            if is_dataclass(inner):
                reached(inner, seen)
    return seen


def schema(version):
    area, folder = version.split(".")[0], version.replace(".", "_")
    document = importlib.import_module(f"pyiso20022.{area}.{folder}.{folder}").Document
    namespace = f"urn:iso:std:iso:20022:tech:xsd:{version}"
    types = sorted(reached(document, {}).items(), key=lambda each: each[0].__name__)
    body = "\n".join(complex_type(kind, hints) for kind, hints in types)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<!-- Derived from the data binding of {version} in pyiso20022: see README.md beside it. -->\n"
        f'<xs:schema xmlns="{namespace}" xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified" targetNamespace="{namespace}">\n'
        f'<xs:element name="Document" type="Document"/>\n{body}\n</xs:schema>\n'
    )


if __name__ == "__main__":
    sys.stdout.write(schema(sys.argv[1]))
