import CRaster
import Geometry

extension Renderer {
  /// The commands that draw a tree, with all they point to and the pixels they give here, as bytes
  /// that a program in C can replay: `scripts/determinism` does so on other processors.
  ///
  /// Numbers are little-endian, 32 bits unless told: the words of "RHF2"; width and height; how
  /// many commands, masks and pictures; those, as the functions below write them; the bitmap.
  package func archive(
    _ node: RenderNode, width: Int, height: Int, background: RGBA
  ) -> [UInt8] {
    let frame = build(node, width: width, height: height, background: background).frame
    var archive = FrameArchive()
    for command in frame.commands { archive.add(command) }
    let pixels = draw(node, width: width, height: height, background: background)
    return withExtendedLifetime(frame) { archive.bytes(width, height) + pixels.bytes }
  }
}

/// Commands as bytes; masks and pictures are numbered in the order of their first use, from 0.
private struct FrameArchive {
  private var commands = Bytes()
  private var masks = Bytes()
  private var pictures = Bytes()
  private var count = 0
  private var maskNumbers: [UnsafePointer<cr_mask>: Int32] = [:]
  private var pictureNumbers: [UnsafePointer<cr_picture>: Int32] = [:]

  func bytes(_ width: Int, _ height: Int) -> [UInt8] {
    var head = Bytes()
    head.all = Array("RHF2".utf8)
    for number in [width, height, count, maskNumbers.count, pictureNumbers.count] {
      head.put(Int32(number))
    }
    return head.all + commands.all + masks.all + pictures.all
  }

  /// Kind, partner, box, colour, alpha, opaque, mask, picture; −1 for none.
  mutating func add(_ command: cr_command) {
    count += 1
    for number in [command.kind, command.partner] { commands.put(number) }
    for number in [command.x0, command.y0, command.x1, command.y1] { commands.put(number) }
    commands.put(Int32(bitPattern: command.color))
    commands.put(Int32(command.alpha))
    commands.put(command.opaque ? 1 : 0)
    commands.put(number(of: command.mask))
    commands.put(number(of: command.picture, of: command))
  }

  /// Numbers of runs, spans and bytes; the box; and each of them as it is in memory.
  private mutating func number(of mask: UnsafePointer<cr_mask>?) -> Int32 {
    guard let mask else { return -1 }
    if let known = maskNumbers[mask] { return known }
    let value = mask.pointee
    for number in [value.run_count, value.span_count, value.byte_count] { masks.put(number) }
    for number in [value.x0, value.y0, value.x1, value.y1] { masks.put(number) }
    masks.put(value.runs, Int(value.run_count))
    masks.put(value.spans, Int(value.span_count))
    masks.put(value.bytes, Int(value.byte_count))
    maskNumbers[mask] = Int32(maskNumbers.count)
    return Int32(maskNumbers.count - 1)
  }

  /// Sizes and ways of sampling; positions of columns and rows; the maps; the pixels.
  private mutating func number(
    of picture: UnsafePointer<cr_picture>?, of command: cr_command
  ) -> Int32 {
    guard let picture else { return -1 }
    if let known = pictureNumbers[picture] { return known }
    let value = picture.pointee
    let isSeparable = value.sampling == Int32(CR_SEPARABLE.rawValue)
    let (columns, rows) = (command.x1 - command.x0, command.y1 - command.y0)
    let pixelBytes = command.kind == Int32(CR_SHADOW.rawValue) ? 1 : 4
    pictures.put([value.width, value.height, value.sampling, value.bend])
    let (unscaled, nearest): (Int32, Int32) = (value.unscaled ? 1 : 0, value.nearest ? 1 : 0)
    pictures.put([unscaled, nearest, value.origin_x, value.origin_y])
    pictures.put([value.full_width, value.full_height, value.fold_x, value.fold_y])
    pictures.put([isSeparable ? columns : 0, isSeparable ? rows : 0, Int32(pixelBytes)])
    pictures.put(value.columns, isSeparable ? Int(columns) : 0)
    pictures.put(value.rows, isSeparable ? Int(rows) : 0)
    pictures.put([value.u, value.u_dx, value.u_dy, value.v, value.v_dx, value.v_dy])
    withUnsafeBytes(of: value.plane) { pictures.all += $0 }
    pictures.put(value.pixels, pixelBytes * Int(value.width) * Int(value.height))
    pictureNumbers[picture] = Int32(pictureNumbers.count)
    return Int32(pictureNumbers.count - 1)
  }
}

/// Values one after the other as they lie in memory.
private struct Bytes {
  var all: [UInt8] = []

  mutating func put(_ number: Int32) { put([number]) }

  mutating func put<Value>(_ values: [Value]) { values.withUnsafeBytes { all += $0 } }

  mutating func put<Value>(_ values: UnsafePointer<Value>?, _ count: Int) {
    all += UnsafeRawBufferPointer(UnsafeBufferPointer(start: values, count: count))
  }

  mutating func put<Value>(_ values: UnsafeMutablePointer<Value>?, _ count: Int) {
    put(UnsafePointer(values), count)
  }
}
