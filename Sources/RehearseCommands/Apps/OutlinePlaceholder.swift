import Foundation
import Raster

/// What stands in for a picture drawn as outlines that nothing here can draw: a grey field of its size.
struct OutlinePlaceholder {
  /// In points.
  let width, height: Double

  /// - Parameter file: A PDF or an SVG; one that does not say its size counts as 24 by 24 points.
  init(for file: URL) {
    let text = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: Unicode.ASCII.self)
    let size =
      file.pathExtension.lowercased() == "pdf"
      ? OutlinePlaceholder.box(in: text, /\/MediaBox\s*\[([^\]]*)\]/)
      : OutlinePlaceholder.sides(in: text)
        ?? OutlinePlaceholder.box(in: text, /viewBox\s*=\s*["']([^"']*)["']/, isEnd: false)
    let isSensible = size.map { (1...4096).contains($0.0) && (1...4096).contains($0.1) } ?? false
    (width, height) = isSensible ? size ?? (24, 24) : (24, 24)
  }

  /// Two corners, or a corner and a size.
  private static func box(
    in text: String, _ pattern: Regex<(Substring, Substring)>, isEnd: Bool = true
  ) -> (Double, Double)? {
    guard let match = text.firstMatch(of: pattern) else { return nil }
    let numbers = match.1.split { " ,\n\r\t".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return isEnd ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : (numbers[2], numbers[3])
  }

  /// The size that the outermost element of an SVG says.
  private static func sides(in text: String) -> (Double, Double)? {
    guard let tag = text.firstMatch(of: /<svg[^>]*>/)?.0 else { return nil }
    func side(_ pattern: Regex<(Substring, Substring)>) -> Double? {
      tag.firstMatch(of: pattern).flatMap { Double($0.1) }
    }
    guard let width = side(/\swidth\s*=\s*["']([0-9.]+)(?:px)?["']/),
      let height = side(/\sheight\s*=\s*["']([0-9.]+)(?:px)?["']/)
    else { return nil }
    return (width, height)
  }

  /// The field, its corners rounded.
  func png(scale: Int) throws -> Data {
    let (columns, rows) = (Int(width * Double(scale)), Int(height * Double(scale)))
    let radius = Double(min(columns, rows)) / 5
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        bytes += [142, 142, 147, Self.alpha(column, row, columns, rows, radius)]
      }
    }
    return Data(
      try PNGEncoder.encode(Bitmap(width: columns, height: rows, straight: bytes)))
  }

  private static func alpha(
    _ column: Int, _ row: Int, _ columns: Int, _ rows: Int, _ radius: Double
  ) -> UInt8 {
    func beyond(_ place: Int, _ count: Int) -> Double {
      let centre = Double(place) + 0.5
      return max(0, radius - centre, centre - (Double(count) - radius))
    }
    let (across, down) = (beyond(column, columns), beyond(row, rows))
    let distance = (across * across + down * down).squareRoot()
    return UInt8((min(max(radius - distance + 0.5, 0), 1) * 110).rounded())
  }
}
