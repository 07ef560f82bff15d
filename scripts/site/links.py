"""Holds that every link and every picture of a site of DocC's leads somewhere.

    links.py SITE       prints what does not, and ends with 1
"""

import json
import pathlib
import sys


def parts(page):
    """Every object in a page's data."""
    if isinstance(page, dict):
        yield page
        page = list(page.values())
    if isinstance(page, list):
        for value in page:
            yield from parts(value)


def anchors(page):
    """The places in a page that a link can name."""
    return {part.get("anchor") for part in parts(page) if part.get("type") == "heading"}


def unknown(page):
    """What the words of a page refer to, and the page knows nothing of."""
    return {part["identifier"] for key in ("abstract", "primaryContentSections")
            for part in parts(page.get(key, []))
            if part.get("type") in ("reference", "image") and part["identifier"] not in page.get("references", {})}


def fault(reference, site, pages):
    """What is wrong with where a reference leads; None when nothing is."""
    kind = reference.get("type")
    # Types of other modules are "unresolvable": names in the text, and no links.
    if kind == "image":
        missing = [variant["url"] for variant in reference["variants"]
                   if not (site / variant["url"].lstrip("/")).is_file()]
        return f"no picture {', '.join(missing)}" if missing else None
    url = reference.get("url", "")
    if kind not in ("topic", "section", "link") or not url.startswith("/documentation"):
        return None
    place, _, anchor = url.partition("#")
    if not (site / place.strip("/") / "index.html").is_file():
        return f"no page {place}"
    if anchor and anchor not in anchors(pages.get(place.strip("/"), {})):
        return f"no place {url}"
    return None


def main():
    site = pathlib.Path(sys.argv[1])
    pages = {str(path.relative_to(site / "data").with_suffix("")): json.loads(path.read_text())
             for path in sorted((site / "data").rglob("*.json"))}
    count, faults = 0, 0
    for name, page in pages.items():
        references = page.get("references", {}).values()
        told = [fault(reference, site, pages) for reference in references]
        told += [f"'{name}' is left out" for name in sorted(unknown(page))]
        count += len(told)
        for words in filter(None, told):
            faults += 1
            print(f"docs: {name}: {words}", file=sys.stderr)
    if not pages or not count:
        raise SystemExit(f"docs: there is nothing in {site}")
    print(f"{len(pages)} pages, {count} links and pictures, {faults} of them lead nowhere")
    return 1 if faults else 0


sys.exit(main())
