import Synchronization

/// Paragraphs that have been laid out before: the same text in the same width gives the same lines,
/// and labels ask for them again and again.
enum ParagraphShelf {
  /// All that a layout depends on.
  struct Key: Hashable, Sendable {
    var text: StyledText
    var width: Double
    var style: ParagraphStyle
  }

  /// What was asked for lately, and what was asked for before that.
  private struct Shelves: Sendable {
    var recent: [Key: Paragraph] = [:]
    var former: [Key: Paragraph] = [:]
  }

  private static let shelves = Mutex(Shelves())
  /// So many of the recent ones; then they become the former, and those go.
  private static let most = 512
  /// A longer text is laid out each time, in UTF-16 code units.
  private static let longest = 2000

  static func paragraph(_ key: Key, _ make: () -> Paragraph) -> Paragraph {
    guard key.text.length <= longest else { return make() }
    let known = shelves.withLock { $0.recent[key] ?? $0.former[key] }
    let paragraph = known ?? make()
    shelves.withLock { shelves in
      if shelves.recent.count >= most {
        (shelves.former, shelves.recent) = (shelves.recent, [:])
      }
      shelves.recent[key] = paragraph
    }
    return paragraph
  }
}
