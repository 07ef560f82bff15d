import CServe
import Foundation

/// A text as a square that a telephone reads.
package struct QRCode: Sendable {
  /// Modules across and down.
  package let width: Int
  private let modules: [Bool]

  /// - Returns: nil where libqrencode is not installed, or the text is too long.
  package init?(_ text: String) {
    var width: Int32 = 0
    guard let bytes = cs_qr_code(text, &width) else { return nil }
    defer { free(bytes) }
    self.width = Int(width)
    modules = UnsafeBufferPointer(start: bytes, count: Int(width) * Int(width)).map { $0 == 1 }
  }

  /// For a terminal, dark on light whatever its colours are, two rows of modules in a line.
  package var terminalText: String {
    let edge = 2
    let lines = stride(from: -edge, to: width + edge, by: 2).map { row in
      (-edge..<width + edge).map { column in
        switch (isDark(column, row), isDark(column, row + 1)) {
        case (false, false): " "
        case (true, false): "▀"
        case (false, true): "▄"
        case (true, true): "█"
        }
      }.joined()
    }
    return lines.map { "\u{1b}[30;107m\($0)\u{1b}[0m\n" }.joined()
  }

  private func isDark(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<width).contains(row) && modules[row * width + column]
  }
}
