"""Turns README and Documentation into a catalog of DocC's: its links, its pictures, a cover.

    catalog.py FOLDER.docc MODULE...       the modules whose reference stands beside the pages
"""

import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT / "Documentation"

# The order in which people read them.
CHAPTERS = [
    ("Begin", ["FiveMinutes", "Testing", "OnAMac", "Commands"]),
    ("Understand", ["HowItWorks", "Fidelity", "Speed", "Alternatives"]),
    ("Look up", ["Rules", "Pitfalls", "Behaviour", "Articles", "Plates", "FontMeasures"]),
    ("Work on it", ["Map"]),
]

COVER = """# Rehearsal

@Metadata {{
  @TechnologyRoot
}}

UIKit's custom view-controller transitions, without a device: played, filmed and checked on Linux.

{words}
## Topics
{topics}
### Modules

{modules}
"""


def picture_name(path):
    """One name for a picture in the catalog, which has no folders."""
    return "-".join(pathlib.PurePosixPath(path).parts[1:])


def title(name):
    return (DOCUMENTS / f"{name}.md").read_text().split("\n")[0].removeprefix("# ")


def converted(text, known, catalog):
    """Markdown as DocC takes it."""

    def picture(match):
        alt, path = match.groups()
        path = path.removeprefix("Documentation/")
        source = DOCUMENTS / path
        if not source.exists():
            raise SystemExit(f"docs: there is no {source}")
        # DocC takes no name that ends in webp; browsers go by what is inside.
        target = catalog / picture_name(path).replace(".webp", ".png")
        shutil.copy(source, target)
        return f"![{alt}]({target.name})"

    def link(match):
        words, place = match.groups()
        if "://" in place or place.startswith("#"):
            return match.group(0)
        name = pathlib.PurePosixPath(place.split("#")[0]).stem
        if name not in known:
            return words
        return f"[{title(name) if words.endswith('.md') else words}](doc:{name})"

    text = re.sub(r"!\[([^\]]*)\]\(([^)]+)\)", picture, text)
    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!doc:)([^)]+)\)", link, text)


def cover_words(readme):
    """The README up to its list of pages, which the cover has as topics."""
    return re.sub(r"(?m)^# .*\n", "", readme.split("## Find your way")[0])


def main():
    catalog = pathlib.Path(sys.argv[1])
    catalog.mkdir(parents=True, exist_ok=True)
    names = [name for _, chapter in CHAPTERS for name in chapter]
    forgotten = {path.stem for path in DOCUMENTS.glob("*.md")} - set(names)
    if forgotten:
        raise SystemExit(f"docs: no chapter has {', '.join(sorted(forgotten))}")
    for name in names:
        text = (DOCUMENTS / f"{name}.md").read_text()
        (catalog / f"{name}.md").write_text(converted(text, set(names), catalog))
    topics = "".join(
        f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in chapter) for title, chapter in CHAPTERS)
    words = converted(cover_words((ROOT / "README.md").read_text()), set(names), catalog)
    (catalog / "Contents.md").write_text(COVER.format(
        words=words, topics=topics, modules="\n".join(f"- <doc:/documentation/{name}>" for name in sys.argv[2:])))


main()
