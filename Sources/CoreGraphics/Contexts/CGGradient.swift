import Geometry

/// An array as C calls of Core Graphics take it.
public typealias CFArray = [Any]

/// Colours along a line from 0 to 1.
public final class CGGradient: Sendable {
  let colors: [RGBA]
  /// Rising, as many as colours.
  let locations: [Double]

  /// - Parameters:
  ///   - colors: `CGColor`s; others are left out and reported.
  ///   - locations: As many, 0…1, in any order; nil spreads the colours evenly.
  /// - Returns: nil without colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { ($0 as? CGColor)?.rgba }
    if found.count < colors.count { Unsupported.report("gradient colours that are not CGColor") }
    self.init(found, locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  /// Components of all colours one after the other, each with alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + width * $0)?.rgba
    }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  private init?(_ colors: [RGBA], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let even = colors.indices.map { Double($0) / last }
    let places = locations?.map { $0 > 0 ? min(Double($0), 1) : 0 } ?? even
    let sorted = zip(places, colors).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element)
    self.colors = sorted.map(\.1)
    self.locations = sorted.map(\.0)
  }
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
