import CRaster
import Geometry

/// A bitmap that stays from one frame to the next. Of each new frame only what changed is drawn,
/// and over what stays below it from a picture of that: a backing store.
///
/// The bytes are those of the frame drawn whole, whatever was shown before.
package struct Canvas {
  package let renderer: Renderer
  /// What shows.
  package private(set) var bitmap: Bitmap
  /// What the last frame could not draw; empty when the picture is whole.
  package private(set) var undrawn: [Undrawn] = []
  /// The most bytes that the backing store may take; without room there is none.
  private let ceiling: Int
  private let background: RGBA
  private var last: Frame?
  private var store: BackingStore?
  /// How long the beginning of the last two frames was the same.
  private var steady = 0

  /// A canvas that shows nothing yet, all zero.
  /// - Parameter ceiling: Bytes; a screen at 3x takes 12 million.
  package init(
    width: Int, height: Int, renderer: Renderer, background: RGBA, ceiling: Int = 64 << 20
  ) {
    self.renderer = renderer
    self.background = background
    self.ceiling = ceiling
    bitmap = Bitmap(width: width, height: height)
  }

  /// Bytes that the backing store takes now.
  package var storedBytes: Int { store?.bitmap.bytes.count ?? 0 }

  /// Shows a tree in place of the last one.
  /// - Returns: The pixels that were drawn: nothing outside of these boxes changed.
  @discardableResult
  package mutating func show(_ node: RenderNode) -> [PixelBox] {
    let (width, height) = (bitmap.width, bitmap.height)
    let (frame, undrawn) = renderer.build(
      node, width: width, height: height, background: background)
    self.undrawn = undrawn
    defer { last = frame }
    guard let last, width <= Renderer.mostPixels, height <= Renderer.mostPixels else {
      renderer.draw(node, into: &bitmap, background: background)
      return [PixelBox(width: width, height: height)]
    }
    let same = frame.commonBeginning(with: last)
    let boxes = frame.changes(since: last, from: same)
    keepStore(of: frame, same, isWanted: !boxes.isEmpty)
    for box in boxes { draw(frame, in: box) }
    return boxes
  }

  /// Forgets a store that is out of date, and, where one is wanted, makes one of what has stayed for
  /// two frames. What changed may be hidden for now: then the store is out of date all the same.
  private mutating func keepStore(of frame: Frame, _ same: Int, isWanted: Bool) {
    if let store, store.count > same { self.store = nil }
    let stays = frame.wholeBeginning(upTo: min(same, steady))
    steady = same
    let isWorthIt = stays >= (store?.count ?? 0) + BackingStore.least
    guard isWanted, isWorthIt, bitmap.bytes.count <= ceiling else { return }
    store = BackingStore(frame, count: stays, like: bitmap, renderer)
  }

  private mutating func draw(_ frame: Frame, in box: PixelBox) {
    let (width, store) = (bitmap.width, store)
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      store?.copy(box, to: first)
      frame.draw(
        frame.rest(from: store?.count ?? 0), box,
        on: cr_target(pixels: first, stride: Int32(width), x0: 0, y0: 0), threads: renderer.threads,
        instructionSet: renderer.instructionSet)
    }
  }
}

/// What the commands at the beginning of a frame leave, as pixels.
private struct BackingStore {
  let count: Int
  let bitmap: Bitmap

  /// Fewer commands are as quickly drawn.
  static let least = 6

  init(_ frame: Frame, count: Int, like size: Bitmap, _ renderer: Renderer) {
    self.count = count
    var bitmap = Bitmap(width: size.width, height: size.height)
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      frame.draw(
        Array(frame.commands.prefix(count)), PixelBox(width: size.width, height: size.height),
        on: cr_target(pixels: first, stride: Int32(size.width), x0: 0, y0: 0),
        threads: renderer.threads,
        instructionSet: renderer.instructionSet)
    }
    self.bitmap = bitmap
  }

  /// Puts the pixels of a box where they belong in a bitmap of the same size.
  func copy(_ box: PixelBox, to target: UnsafeMutablePointer<UInt8>) {
    let bytes = 4 * Int(box.right - box.left)
    bitmap.bytes.withUnsafeBufferPointer { source in
      for row in Int(box.top)..<Int(box.bottom) {
        let offset = 4 * (row * bitmap.width + Int(box.left))
        (target + offset).update(from: source.baseAddress! + offset, count: bytes)
      }
    }
  }
}

extension Frame {
  /// The most commands, at most `count`, after which no layer is open.
  fileprivate func wholeBeginning(upTo count: Int) -> Int {
    var (depth, whole) = (0, 0)
    for index in 0..<min(count, commands.count) {
      if commands[index].kind == Int32(CR_PUSH.rawValue) { depth += 1 }
      if commands[index].kind == Int32(CR_POP.rawValue) { depth -= 1 }
      if depth == 0 { whole = index + 1 }
    }
    return whole
  }

  /// The commands that follow on a beginning in which no layer stays open.
  fileprivate func rest(from start: Int) -> [cr_command] {
    guard start > 0 else { return commands }
    return commands.dropFirst(start).map { command in
      var command = command
      command.partner -= Int32(start)
      return command
    }
  }
}
