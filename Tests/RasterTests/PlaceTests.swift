import CRaster
import Testing

@testable import Raster

/// What turns about an upright axis has its columns' depths remembered from row to row.
@Suite("Places in a picture that is seen in perspective")
struct PlaceTests {
  /// A turn of some angle about an upright axis, seen from some distance, over more than one strip
  /// of columns; some are seen across the horizon, some are a single row high.
  private struct Turn {
    var width, height: Int32
    var pixels: [UInt8]
    var columns, rows: Int32
    var plane: [Double]

    init(seed: UInt64) {
      var dice = Dice(seed: seed)
      (width, height) = (Int32(dice.integer(2...400)), Int32(dice.integer(1...60)))
      pixels = (0..<4 * Int(width * height)).map { _ in UInt8(dice.integer(0...255)) }
      (columns, rows) = (Int32(dice.integer(1...700)), Int32(dice.integer(1...70)))
      let (middle, depth) = (dice.number(0...700), dice.number(-0.004...0.004))
      let (cosine, near) = (dice.number(0.05...1), dice.number(0.5...1.5))
      // (u, v, w) of column x and row y, the axis at column `middle`.
      plane = [
        256 + 256 * depth * 100, 0, -256 * middle * cosine,
        -256 * depth * 20, 256 * cosine, 256 * dice.number(-30...30),
        depth, 0, near - depth * middle,
      ]
    }

    /// A number this small changes no sum, but is not zero: every row is then worked out by itself.
    func drawn(byRow: Bool, _ set: InstructionSet) -> [UInt8] {
      var plane = plane
      if byRow { (plane[1], plane[7]) = (.leastNonzeroMagnitude, .leastNonzeroMagnitude) }
      var bytes = [UInt8](repeating: 9, count: 4 * Int(columns * rows))
      pixels.withUnsafeBufferPointer { pixels in
        var picture = cr_picture()
        picture.pixels = pixels.baseAddress
        (picture.width, picture.height) = (width, height)
        (picture.full_width, picture.full_height) = (width, height)
        picture.sampling = Int32(CR_PROJECTIVE.rawValue)
        withUnsafeMutableBytes(of: &picture.plane) { target in
          plane.withUnsafeBytes { target.copyMemory(from: $0) }
        }
        withUnsafePointer(to: picture) { picture in
          var command = cr_command()
          command.kind = Int32(CR_PICTURE.rawValue)
          (command.x1, command.y1, command.alpha) = (columns, rows, 255)
          command.picture = picture
          #expect(cr_draw(&command, 1, &bytes, columns, 0, rows, set.kernels))
        }
      }
      return bytes
    }
  }

  @Test("are the same whether or not rows share them", arguments: UInt64(1)...80)
  func shared(seed: UInt64) {
    let turn = Turn(seed: seed)
    let expected = turn.drawn(byRow: true, .scalar)
    for set in InstructionSet.available {
      #expect(turn.drawn(byRow: false, set) == expected, "seed \(seed), \(set)")
      #expect(turn.drawn(byRow: true, set) == expected, "seed \(seed), \(set), by row")
    }
  }
}
