/// Why a project cannot be read: what, and where.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The file that is at fault.
  package let path: String
  /// Counted from 1; nil where the file as a whole is at fault.
  package let line: Int?
  package let message: String

  package init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
