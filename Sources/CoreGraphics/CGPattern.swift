import Geometry
import Raster

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what a pattern was given.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Who draws a pattern.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// How cells are fitted to pixels: kept. They are always where the steps say, between pixels too.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion, constantSpacing
}

/// A cell over and over: one that is drawn, or a picture.
///
/// Cells lie in the context as it was at first, whatever transforms it has since; those that are drawn from its
/// bottom left, y up, pictures from its top left.
public final class CGPattern: @unchecked Sendable {
  // Sendable: immutable after init; whoever draws cells answers for what the callbacks touch.
  private enum Cell {
    case drawn(UnsafeMutableRawPointer?, CGPatternCallbacks)
    case picture(CGImage)
  }

  private let cell: Cell
  private let bounds: CGRect
  private let step: CGSize
  private let matrix: CGAffineTransform
  /// Otherwise cells are drawn in a colour that comes with the pattern, whose opacity is theirs.
  let isColored: Bool

  /// - Parameters:
  ///   - bounds: Of one cell, in the pattern's coordinates.
  ///   - matrix: The pattern's coordinates to those of the context as it was at first.
  ///   - xStep: From one cell to the next; not 0, as `yStep`.
  ///   - isColored: Otherwise cells are drawn in the colour that is set with the pattern.
  /// - Returns: nil without a cell to draw.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let area = matrix.a * matrix.d - matrix.b * matrix.c
    let isFinite = (bounds.minX + bounds.maxX + bounds.minY + bounds.maxY + xStep + yStep + area)
      .isFinite
    guard isFinite, area != 0, xStep != 0, yStep != 0, bounds.width > 0, bounds.height > 0,
      callbacks.pointee.drawPattern != nil
    else { return nil }
    cell = .drawn(info, callbacks.pointee)
    (self.bounds, self.matrix, self.isColored) = (bounds, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
  }

  /// A picture over and over.
  /// - Parameter size: Of one, points.
  package init?(_ image: CGImage, size: CGSize) {
    guard size.width > 0, size.height > 0, image.width > 0, image.height > 0 else { return nil }
    cell = .picture(image)
    (bounds, matrix, isColored) = (CGRect(origin: .zero, size: size), .identity, true)
    step = size
  }

  deinit {
    if case .drawn(let info, let callbacks) = cell { callbacks.releaseInfo?(info) }
  }

  /// Pixels of a cell for each point: as many as a picture has, for others those of a screen.
  package var scale: CGFloat {
    switch cell {
    case .drawn: 2
    case .picture(let image): CGFloat(image.width) / bounds.width
    }
  }

  /// - Parameters:
  ///   - color: What cells without a colour are drawn in.
  ///   - scale: Device pixels a point.
  ///   - height: Of the device, pixels.
  ///   - phase: How far all cells are moved, points, y up.
  /// - Returns: nil where a cell is too large to be drawn.
  func tiles(_ color: RGBA, scale: CGFloat, height: CGFloat, phase: CGSize = .zero) -> TiledPicture?
  {
    let tile = CGRect(origin: bounds.origin, size: step)
    switch cell {
    case .picture(let image):
      let map = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: phase.width * scale, ty: -phase.height * scale)
      return TiledPicture(image.bitmap, tile: tile, map: map, isNearest: false)
    case .drawn(let info, let callbacks):
      let device = CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: phase.width * scale,
        ty: height - phase.height * scale)
      let map = matrix.concatenating(device)
      let across = (map.a * map.a + map.b * map.b).squareRoot()
      let down = (map.c * map.c + map.d * map.d).squareRoot()
      guard let image = draw(info, callbacks, color, across: across, down: down) else { return nil }
      // The picture's top is at the larger y.
      let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: tile.minY + tile.maxY)
      return TiledPicture(
        image.bitmap, tile: tile, map: turned.concatenating(map), isNearest: false)
    }
  }

  /// One step of the pattern, with what of the cells before it reaches into it.
  private func draw(
    _ info: UnsafeMutableRawPointer?, _ callbacks: CGPatternCallbacks, _ color: RGBA,
    across: CGFloat, down: CGFloat
  ) -> CGImage? {
    let width = (step.width * across - 0.01).rounded(.up)
    let height = (step.height * down - 0.01).rounded(.up)
    guard width >= 1, height >= 1, width * height <= Self.mostPixels,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.scaleBy(x: width / step.width, y: height / step.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let columns = min((bounds.width / step.width).rounded(.up), 8)
    let rows = min((bounds.height / step.height).rounded(.up), 8)
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        context.saveGState()
        context.translateBy(x: -CGFloat(column) * step.width, y: -CGFloat(row) * step.height)
        context.clip(to: bounds)
        context.setFillColor(CGColor(color))
        context.setStrokeColor(CGColor(color))
        callbacks.drawPattern?(info, context)
        context.restoreGState()
      }
    }
    return context.makeImage()
  }

  private static let mostPixels: CGFloat = 16_777_216

  /// As much of it as fills an area, from its top left.
  /// - Parameter color: What cells without a colour are drawn in.
  /// - Returns: nil where that would be more than 16 million pixels.
  package func filling(_ size: CGSize, in color: RGBA) -> Bitmap? {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= Self.mostPixels,
      let tiles = tiles(color, scale: scale, height: height)
    else { return nil }
    return tiles.bitmap(width: Int(width), height: Int(height))
  }
}
