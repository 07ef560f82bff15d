/// Why a document cannot be read, or what in it does not fit, and where.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1; 0 for the whole file.
  package let line: Int
  package let message: String

  package init(path: String, line: Int, _ message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// As compilers word it, so that editors find the place.
  package var description: String {
    line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)"
  }
}
