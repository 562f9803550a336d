"""Catalogues as gettext reads them, without the tools that compile them."""


def catalogue(translated: dict[str, str]) -> bytes:
    """A compiled catalogue as gettext reads it."""
    entries = {
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n!=1;\n"
    }
    entries |= translated
    keys = sorted(entries)
    ids = [key.encode() for key in keys]
    texts = [entries[key].encode() for key in keys]
    start = 28 + 16 * len(keys)
    table, blob = [], b""
    for group in (ids, texts):
        for item in group:
            table += [len(item), start + len(blob)]
            blob += item + b"\0"
    header = (0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    numbers = b"".join(number.to_bytes(4, "little") for number in (*header, *table))
    return numbers + blob
