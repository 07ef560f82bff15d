import Foundation

/// How what is seen now stands to what was kept.
public struct GoldenResult: Sendable {
  /// What became of a golden.
  public enum Status: String, Sendable, Codable {
    /// The same.
    case unchanged
    /// Not the same; what was kept is still there.
    case changed
    /// Not the same; what was kept has been replaced.
    case recorded
    /// There was none; it has been written.
    case added
    /// There is none.
    case missing
  }

  /// The flow with its mode, such as `card[dark]`.
  public let flow: String
  /// The scenario's name.
  public let scenario: String
  /// The golden.
  public let file: URL
  /// What came of it.
  public let status: Status
  /// What differs, first difference first; a line or more for people. Empty where nothing does.
  public let message: String
  /// The two films side by side; nil for texts and where there was nothing to compare.
  let comparison: FilmComparison?
  /// What is seen now, as a file's bytes.
  let now: [UInt8]

  /// Whether it fails a test: everything but what is as it was.
  public var isFailure: Bool { status != .unchanged }

  /// For a terminal: the status, the file, what differs.
  public var text: String {
    let head = "  \(status.rawValue)  \(flow)/\(file.lastPathComponent)\n"
    return message.isEmpty
      ? head
      : head + message.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
