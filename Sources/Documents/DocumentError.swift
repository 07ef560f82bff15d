/// Why a document cannot be read, or what in it does not fit, and where.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1; 0 for the whole file.
  package let line: Int
  package let message: String
  /// What to do about it; nil where the message says it.
  package let remedy: String?

  package init(path: String, line: Int, _ message: String, remedy: String? = nil) {
    (self.path, self.line, self.message, self.remedy) = (path, line, message, remedy)
  }

  /// The message with its place, as compilers word it, so that editors find it.
  package var placedMessage: String {
    line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)"
  }

  /// The message with its place, and what to do.
  package var description: String { placedMessage + (remedy.map { " · \($0)" } ?? "") }
}
