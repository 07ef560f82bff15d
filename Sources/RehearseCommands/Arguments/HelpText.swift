/// Help as text of at most 80 columns.
package enum HelpText {
  static let width = 80
  /// Where the explanations of a table start.
  private static let gutter = 24

  /// The help of one command.
  package static func of(_ command: Signature, tool: String) -> String {
    let usage = ([tool, command.name] + command.positionals.map(\.usage) + ["[options]"])
    var parts = ["Usage: " + usage.joined(separator: " ")]
    let opening = command.discussion.isEmpty ? command.summary : command.discussion
    parts.append(wrapped(opening, indent: 0))
    if !command.positionals.isEmpty {
      let rows = command.positionals.map { ($0.placeholder, $0.help) }
      parts.append(table("Arguments", rows))
    }
    parts.append(table("Options", command.options.map { (label($0), explanation($0)) }))
    parts += command.notes.map { "\($0.title):\n" + wrapped($0.text, indent: 2) }
    if !command.examples.isEmpty { parts.append(examples(command.examples)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The help of the tool: its commands.
  package static func of(
    tool: String, summary: String, commands: [Signature], notes: [Note]
  ) -> String {
    let rows =
      commands.map { ($0.name, $0.summary) } + [("help COMMAND", "What a command takes")]
    let options = [
      ("    --version", "The version of this tool."), ("-h, --help", "Show this and do nothing."),
    ]
    let parts = [
      "Usage: \(tool) COMMAND [options]", wrapped(summary, indent: 0),
      table("Commands", rows), table("Options", options),
    ]
    let paragraphs = notes.map { "\($0.title):\n" + wrapped($0.text, indent: 2) }
    return (parts + paragraphs).joined(separator: "\n\n") + "\n"
  }

  private static func label(_ option: OptionShape) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.typed + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func explanation(_ option: OptionShape) -> String {
    var text = option.help
    if option.isRepeatable { text += " May be given several times." }
    if let fallback = option.fallback { text += " [default: \(fallback)]" }
    return text
  }

  private static func examples(_ examples: [Example]) -> String {
    let blocks = examples.map { "  \($0.line)\n" + wrapped($0.meaning, indent: 6) }
    return "Examples:\n" + blocks.joined(separator: "\n")
  }

  private static func table(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    let lines = rows.map { row -> String in
      let text = wrapped(row.text, indent: gutter)
      let label = "  " + row.label
      guard label.count + 2 <= gutter else { return label + "\n" + text }
      return label + text.dropFirst(label.count)
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// Fills lines with words. A word longer than a line gets a line of its own.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(margin + line)
    return lines.joined(separator: "\n")
  }
}
