/// Paragraphs that have been laid out before: the same text in the same width gives the same lines,
/// and labels ask for them again and again.
enum ParagraphCache {
  /// All that a layout depends on.
  struct Key: Hashable, Sendable {
    var text: StyledText
    var width: Double
    var style: ParagraphStyle
  }

  /// So many paragraphs, each as good as another.
  private static let paragraphs = BoundedCache<Key, Paragraph>(limit: 1024) { _ in 1 }
  /// A longer text is laid out each time, in UTF-16 code units.
  private static let longest = 2000

  static func paragraph(_ key: Key, _ make: () -> Paragraph) -> Paragraph {
    key.text.length <= longest ? paragraphs.value(for: key, make: make) : make()
  }
}
