/// What a command takes: enough to parse its words and to write its help.
package struct Signature: Sendable {
  /// The word that chooses the command.
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// A few sentences for the command's own help.
  package let discussion: String
  package let positionals: [PositionalShape]
  package let options: [OptionShape]
  package let examples: [Example]
  /// Titled paragraphs that stand between the options and the examples.
  package let notes: [Note]

  package init(
    name: String, summary: String, discussion: String = "", positionals: [PositionalShape] = [],
    options: [OptionShape] = [], examples: [Example] = [], notes: [Note] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options + [Signature.help]
    self.examples = examples
    self.notes = notes
  }

  /// The option that every command has.
  static let help = Option(flag: "help", short: "h", help: "Show this and do nothing.").shape
}

/// A command line that works, and what it is for.
package struct Example: Equatable, Sendable {
  package let line: String
  package let meaning: String

  package init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

/// A titled paragraph of a help text.
package struct Note: Equatable, Sendable {
  package let title: String
  package let text: String

  package init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
