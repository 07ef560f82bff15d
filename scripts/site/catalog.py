"""Turns README and the other documents into a catalog of DocC's: links, pictures, a cover.

    catalog.py FOLDER.docc MODULE...       the modules whose reference stands beside the pages

Ends with a fault when a document is in no chapter, or a link between them leads nowhere.
"""

import os
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The order in which people read them: a page's name, and where its text is.
CHAPTERS = [
    ("Begin", ["FiveMinutes", "FromYourApp", "Projects", "Storyboards", "Testing", "Cost", "Review", "Scripts", "Hunting", "Browser", "OnAMac", "Commands", "Threats"]),
    ("Understand", ["HowItWorks", "Choreography", "Facts", "Fidelity", "Speed", "Alternatives"]),
    ("Look up", ["Rules", "Pitfalls", "Behaviour", "Articles", "Plates", "FontMeasures", "Photographs"]),
    ("Work on it", ["ExampleApp", "Conformance", "Seen", "Map", "Contributing", "Decisions", "Changelog"]),
]
ELSEWHERE = {
    "Photographs": "Sources/TransitionGallery/Photographs/README.md",
    "ExampleApp": "Examples/GalleryApp/README.md",
    "Conformance": "Conformance/README.md",
    "Contributing": "CONTRIBUTING.md",
    "Decisions": "Documentation/decisions/README.md",
    "Changelog": "CHANGELOG.md",
}

COVER = """# Rehearsal

@Metadata {{
  @TechnologyRoot
}}

UIKit's custom view-controller transitions, without a device: played, filmed and checked on Linux.

{words}
## Topics
{topics}"""


class Page:
    """One document: its place below the root, its name in the catalog, its text."""

    def __init__(self, path, name=None):
        self.path = path
        self.name = name or pathlib.PurePosixPath(path).stem
        self.text = (ROOT / path).read_text()
        self.title = self.text.split("\n")[0].removeprefix("# ")
        # Headings by the name that links call them: small letters and hyphens.
        self.headings = {re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-"): words
                         for words in re.findall(r"(?m)^#+ (.+)$", self.text)}


def all_pages():
    decisions = sorted((ROOT / "Documentation/decisions").glob("[0-9]*.md"))
    pages = [Page(ELSEWHERE.get(name, f"Documentation/{name}.md"), name)
             for _, chapter in CHAPTERS for name in chapter]
    pages += [Page(str(path.relative_to(ROOT)), "Decision-" + path.stem) for path in decisions]
    forgotten = {path.stem for path in (ROOT / "Documentation").glob("*.md")} - {page.name for page in pages}
    if forgotten:
        raise SystemExit(f"docs: no chapter of scripts/site/catalog.py has {', '.join(sorted(forgotten))}")
    return {page.path: page for page in pages}


def below_root(place, source):
    """A place in a document as a path below the root."""
    return os.path.normpath(os.path.join(os.path.dirname(source), place))


def converted(text, source, pages, catalog):
    """A document's markdown as DocC takes it."""

    def picture(match):
        alt, place = match.groups()
        path = below_root(place, source)
        if not (ROOT / path).exists():
            raise SystemExit(f"docs: {source} shows {place}, which is not there")
        # A catalog has no folders, and takes no name that ends in webp; browsers go by what is inside.
        name = "-".join(pathlib.PurePosixPath(path).parts[1:]).replace(".webp", ".png")
        shutil.copy(ROOT / path, catalog / name)
        return f"![{alt}]({name})"

    def link(match):
        words, place = match.groups()
        if "://" in place:
            return match.group(0)
        file, _, heading = place.partition("#")
        path = below_root(file, source) if file else source
        page = pages.get(path)
        if page is None:
            if not (ROOT / path).exists():
                raise SystemExit(f"docs: {source} links to {place}, which is not there")
            return words
        if heading and heading not in page.headings:
            raise SystemExit(f"docs: {source} links to {place}; {path} has no such heading")
        anchor = "#" + page.headings[heading].replace(" ", "-") if heading else ""
        return f"[{page.title if words.endswith('.md') else words}](doc:{page.name}{anchor})"

    # DocC makes the first paragraph an abstract: no place for pictures, and links out of the site are lost there.
    text = re.sub(r"\A(# .+\n\n)(?=!\[|(.+\n)*.*\]\(https?:)", r"\1## Overview\n\n", text)
    text = re.sub(r"!\[([^\]]*)\]\(([^)]+)\)", picture, text)
    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!doc:)([^)]+)\)", link, text)


def cover(pages, modules, catalog):
    """The README up to its list of pages, which the cover has as topics."""
    words = (ROOT / "README.md").read_text()
    converted(words, "README.md", pages, catalog)
    words = re.sub(r"(?m)^# .*\n", "", words.split("## Find your way")[0])
    topics = [(title, [f"<doc:{name}>" for name in chapter]) for title, chapter in CHAPTERS]
    if modules:
        topics.append(("Modules", [f"<doc:/documentation/{name}>" for name in modules]))
    return COVER.format(words=converted(words, "README.md", pages, catalog), topics="".join(
        f"\n### {title}\n\n" + "".join(f"- {page}\n" for page in chapter) for title, chapter in topics))


def main():
    catalog = pathlib.Path(sys.argv[1])
    catalog.mkdir(parents=True, exist_ok=True)
    pages = all_pages()
    for page in pages.values():
        text = converted(page.text, page.path, pages, catalog)
        if page.name == "Decisions":
            # What no list of topics has, DocC finds no place for.
            text += "\n## Topics\n\n### Each of them\n\n" + "".join(
                f"- <doc:{name}>\n" for name in sorted(other.name for other in pages.values())
                if name.startswith("Decision-"))
        (catalog / f"{page.name}.md").write_text(text)
    (catalog / "theme-settings.json").write_text("{}\n")
    (catalog / "Contents.md").write_text(cover(pages, sys.argv[2:], catalog))


main()
