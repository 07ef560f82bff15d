// Swift to read: words of the language, types, strings, numbers and comments in colours of their own.
const WORDS = ("import public private fileprivate internal open final class struct enum protocol "
  + "extension func var let init deinit self Self super guard if else switch case default return for "
  + "in while repeat break continue override required convenience static weak unowned lazy where as "
  + "is nil true false try throws do catch some any inout defer get set didSet willSet mutating")
  .split(" ");
const SWIFT = new RegExp([
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/, /(?<string>"(?:\\.|[^"\\\n])*")/,
  /(?<attribute>[@#][A-Za-z]\w*)/, /(?<number>\b\d[\d_]*(?:\.\d+)?\b)/,
  new RegExp(`(?<keyword>\\b(?:${WORDS.join("|")})\\b)`),
  /(?<type>\b[A-Z]\w*)/, /(?<call>\b[a-z]\w*(?=\())/,
].map((part) => part.source).join("|"), "g");

function highlight(text) {
  const result = document.createDocumentFragment();
  let end = 0;
  for (const match of text.matchAll(SWIFT)) {
    const [kind] = Object.entries(match.groups).find(([, value]) => value !== undefined);
    result.append(text.slice(end, match.index));
    const span = document.createElement("span");
    span.className = "t-" + kind;
    span.textContent = match[0];
    result.append(span);
    end = match.index + match[0].length;
  }
  result.append(text.slice(end));
  return result;
}

function fillSources(section, sources) {
  section.hidden = !sources.length;
  find(".files", section).replaceChildren(...sources.map((file, k) => {
    const details = document.createElement("details");
    details.open = k === 0;
    const name = document.createElement("summary");
    name.textContent = file.name;
    const code = document.createElement("pre");
    code.tabIndex = 0;
    code.append(highlight(file.text));
    details.append(name, code);
    return details;
  }));
}
