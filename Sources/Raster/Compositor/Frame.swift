import CRaster
import Dispatch

/// The commands of one frame with all that they point to.
final class Frame {
  /// Whether what is hidden is left out, which takes less time; the pixels are the same.
  private let culls: Bool
  private(set) var commands: [cr_command] = []
  private var masks: [CoverageMask] = []
  private var pictures: [Picture] = []
  /// What the commands of every layer begun and not ended reach, outermost first.
  private var reached: [PixelBox] = [.nothing]
  /// The layers begun and not ended, by their first command.
  private var open: [Int] = []

  init(culls: Bool = true) { self.culls = culls }

  /// Adds a command that changes the pixels of `box`, which must lie within the bitmap, and within
  /// the mask's box.
  func add(
    _ kind: cr_kind, box: PixelBox, mask: CoverageMask? = nil, picture: Picture? = nil,
    color: UInt32 = 0, alpha: UInt8 = 255, opaque: Bool = false
  ) {
    guard !box.isEmpty else { return }
    var command = cr_command()
    command.kind = Int32(kind.rawValue)
    command.set(box)
    command.color = color
    command.alpha = alpha
    command.opaque = opaque && alpha == 255
    command.mask = keep(mask)
    command.picture = keep(picture)
    commands.append(command)
    reached[reached.count - 1] = reached[reached.count - 1].union(box)
  }

  /// Begins a layer: what is added up to the matching `pop` is mixed with what was there, by
  /// the mask (everything, if nil) times alpha.
  func push(mask: CoverageMask?, alpha: UInt8) {
    var command = cr_command()
    command.kind = Int32(CR_PUSH.rawValue)
    command.alpha = alpha
    command.mask = keep(mask)
    open.append(commands.count)
    commands.append(command)
    reached.append(.nothing)
  }

  /// Ends the first of two looks in the layer begun at index `start`: what follows is drawn over
  /// what was there before the layer, too, and at its end mixed with the first look.
  ///
  /// The layer has no mask, and an alpha of 1 to 254: what is under both looks is kept everywhere.
  func swap(in start: Int) {
    let layer = commands[start]
    precondition(
      layer.mask == nil && (1...254).contains(layer.alpha),
      "two looks in a layer · got a mask or alpha \(layer.alpha) · mix by 1 to 254, or draw one")
    var command = cr_command()
    command.kind = Int32(CR_SWAP.rawValue)
    command.partner = Int32(start)
    commands[start].partner = Int32(commands.count)
    commands.append(command)
  }

  /// Ends the layer begun at index `start` of the commands; an empty one vanishes.
  func pop(from start: Int) {
    let content = reached.removeLast()
    open.removeLast()
    let box = commands[start].mask.map { content.intersection($0.pointee.box) } ?? content
    guard !box.isEmpty else {
      commands.removeSubrange(start...)
      return
    }
    commands[start].set(box)
    let swap = Int(commands[start].partner)
    if swap > start { commands[swap].set(box) }
    commands[start].partner = Int32(commands.count)
    var command = commands[start]
    command.kind = Int32(CR_POP.rawValue)
    command.partner = Int32(start)
    commands.append(command)
    reached[reached.count - 1] = reached[reached.count - 1].union(box)
  }

  /// The commands from an index on, without the beginnings of layers that have not ended: what is
  /// in those layers stands for itself.
  func whole(from start: Int) -> [cr_command] {
    var kept: [cr_command] = []
    var places: [Int: Int32] = [:]
    for index in start..<max(start, commands.count) where !open.contains(index) {
      var command = commands[index]
      if command.kind == Int32(CR_PUSH.rawValue) { places[index] = Int32(kept.count) }
      if command.endsLook {
        guard let push = places[Int(command.partner)] else { continue }
        command.partner = push
        kept[Int(push)].partner = Int32(kept.count)
      }
      kept.append(command)
    }
    return kept
  }

  /// About what the commands take, with the masks and pictures that they point to.
  var byteCount: Int {
    masks.reduce(0) { $0 + $1.byteCount } + pictures.reduce(0) { $0 + $1.byteCount }
      + commands.count * MemoryLayout<cr_command>.stride
  }

  /// A mask that is a box of whole pixels says no more than the command's box.
  private func keep(_ mask: CoverageMask?) -> UnsafePointer<cr_mask>? {
    guard let mask, !mask.isBox else { return nil }
    masks.append(mask)
    return UnsafePointer(mask.storage)
  }

  private func keep(_ picture: Picture?) -> UnsafePointer<cr_picture>? {
    guard let picture else { return nil }
    pictures.append(picture)
    return UnsafePointer(picture.storage)
  }
}

extension Frame {
  /// Into how many parts rows are cut: some for each thread, so that all have work to the end, and
  /// none too small.
  static func stripes(rows: Int, threads: Int) -> Int {
    threads > 1 ? min(4 * threads, max(1, rows / 32)) : 1
  }

  /// Draws rows of a bitmap `width` pixels across, on several threads at once if told.
  func draw(
    into pixels: UnsafeMutablePointer<UInt8>, width: Int, rows: Range<Int>,
    threads: Int, instructionSet: InstructionSet
  ) {
    let box = PixelBox(
      left: 0, top: Int32(rows.lowerBound), right: Int32(width), bottom: Int32(rows.upperBound))
    draw(
      commands, box, on: cr_target(pixels: pixels, stride: Int32(width), x0: 0, y0: 0),
      threads: threads, instructionSet: instructionSet)
  }

  /// Draws commands of this frame, or some of them.
  /// - Parameters:
  ///   - box: The pixels to draw.
  ///   - target: Has memory for those.
  func draw(
    _ commands: [cr_command], _ box: PixelBox, on target: cr_target, threads: Int = 1,
    instructionSet: InstructionSet
  ) {
    guard !box.isEmpty else { return }
    let stripes = Self.stripes(rows: Int(box.bottom - box.top), threads: threads)
    let job = StripedJob(
      target: target, box: box, stripes: Int32(stripes), set: instructionSet.kernels, culls: culls)
    withExtendedLifetime(self) {
      commands.withUnsafeBufferPointer { commands in
        nonisolated(unsafe) let commands = commands
        guard stripes > 1 else { return job.draw(commands, stripe: 0) }
        let lanes = min(threads, stripes)
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
          for stripe in stride(from: lane, to: stripes, by: lanes) {
            job.draw(commands, stripe: stripe)
          }
        }
      }
    }
  }
}

/// Rows of pixels cut into stripes that can be drawn in any order.
private struct StripedJob: @unchecked Sendable {
  // Unchecked: the stripes do not overlap, and the commands are only read.
  let target: cr_target
  let box: PixelBox
  let stripes: Int32
  let set: cr_instruction_set
  let culls: Bool

  func draw(_ commands: UnsafeBufferPointer<cr_command>, stripe: Int) {
    let (rows, index) = (box.bottom - box.top, Int32(stripe))
    let draw = culls ? cr_draw_part : cr_draw_unculled
    let drawn = withUnsafePointer(to: target) { target in
      draw(
        commands.baseAddress, Int32(commands.count), target, box.left, box.right,
        box.top + rows * index / stripes, box.top + rows * (index + 1) / stripes, set)
    }
    precondition(drawn, "drawing a frame · got no memory or no such processor · use less")
  }
}

extension cr_command {
  /// Whether it belongs to the beginning of a layer.
  fileprivate var endsLook: Bool {
    kind == Int32(CR_POP.rawValue) || kind == Int32(CR_SWAP.rawValue)
  }

  fileprivate mutating func set(_ box: PixelBox) {
    (x0, y0, x1, y1) = (box.left, box.top, box.right, box.bottom)
  }
}

extension CoverageMask {
  /// Whether it covers all of its box, and wholly.
  var isBox: Bool {
    let mask = storage.pointee
    return mask.run_count == 1 && mask.span_count == 1 && mask.spans[0].offset < 0
  }
}

extension cr_mask {
  fileprivate var box: PixelBox { PixelBox(left: x0, top: y0, right: x1, bottom: y1) }
}
