import CWindow
import Foundation
import Raster
import Rehearsal
import UIKit

/// A session in a window: from events to pixels, frame after frame, until it is closed.
@MainActor
final class WindowProgram {
  let session: LiveSession
  let window: LiveWindow
  private(set) var overlays: Overlays
  private(set) var times = FrameTimes()
  /// What the window shows.
  private(set) var picture = Bitmap(width: 0, height: 0)
  private var painter: SessionPainter
  private let folder: URL
  private let console: Console
  private var isOpen = true
  private var saved = 0

  /// - Parameters:
  ///   - folder: Where pictures and scripts are saved.
  ///   - threads: How many share a frame.
  init(
    _ session: LiveSession, overlays: Overlays, folder: URL, console: Console, threads: Int = 1
  ) throws(UsageError) {
    self.session = session
    self.overlays = overlays
    self.folder = folder
    self.console = console
    painter = SessionPainter(threads: threads)
    window = try LiveWindow(title: session.production.title, size: session.pixelSize)
  }

  /// Runs until the window is closed.
  /// - Parameter limit: Seconds after which it closes by itself.
  func run(limit: Double = .infinity) {
    let began = cw_now()
    var shown = began
    while isOpen, cw_now() - began < limit {
      let start = cw_now()
      turn(after: start - shown)
      shown = start
      let end = cw_now()
      times.add(end - start)
      cw_rest(start + times.budget - end)
    }
    window.close()
  }

  /// One frame: what the person did, then what shows.
  /// - Parameter seconds: Since the last one.
  func turn(after seconds: Double) {
    for event in window.events() { handle(event) }
    session.advance(by: seconds)
    painter.paint(
      session, overlays, legend: WindowCommand.keyTable, status: overlays.status(of: times),
      into: &picture)
    window.show(picture)
    window.title = "\(session.production.title) · \(session.status)"
  }

  private func handle(_ event: cw_event) {
    switch event.kind {
    case CW_QUIT.kind: isOpen = false
    case CW_KEY.kind:
      if !event.isCommand, session.type(event.typed) { return }
      if let command = WindowCommand(key: event.keyName) { perform(command) }
    case CW_PRESS.kind:
      overlays.legend = false
      session.press(at: point(event), mirrored: event.modifiers & Int32(CW_ALT.rawValue) != 0)
    case CW_MOVE.kind:
      mouse = point(event)
      session.move(to: mouse)
    case CW_LIFT.kind: session.lift(at: point(event))
    case CW_WHEEL.kind: session.turnWheel(by: CGVector(dx: event.x, dy: event.y), at: mouse)
    default: break
    }
  }

  /// Where the mouse was seen last, in points of the screen.
  private var mouse = CGPoint.zero

  private func point(_ event: cw_event) -> CGPoint {
    let scale = session.conditions.scale
    // The middle of the pixel.
    return CGPoint(x: (event.x + 0.5) / scale, y: (event.y + 0.5) / scale)
  }

  private func perform(_ command: WindowCommand) {
    if session.perform(command) {
      if command == .act { overlays.legend = false }
      return
    }
    switch command {
    case .legend: overlays.legend.toggle()
    case .touches: overlays.touches.toggle()
    case .borders: overlays.borders.toggle()
    case .frameTime: overlays.frameTime.toggle()
    case .savePicture: save("png") { try PNGEncoder.encode(clean) }
    case .saveScript: save("rehearsal") { Array(session.script.description.utf8) }
    case .quit: isOpen = false
    default: break
    }
  }

  /// The frame with nothing over it.
  private var clean: Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    painter.paint(session, into: &bitmap)
    return bitmap
  }

  private func save(_ ending: String, _ bytes: () throws -> [UInt8]) {
    saved += 1
    let url = folder.appendingPathComponent("\(session.production.name)-\(saved).\(ending)")
    do {
      try Data(bytes()).write(to: url, options: .atomic)
      console.out("\(url.relativePath)\n")
    } catch {
      console.err("rehearse play: cannot write '\(url.relativePath)': \(reason(error))\n")
    }
  }
}

extension cw_event {
  /// Whether the key is meant for the window even while a text field takes keys.
  fileprivate var isCommand: Bool { modifiers & Int32(CW_CONTROL.rawValue) != 0 }

  /// What the key writes into a text field.
  fileprivate var typed: String {
    switch key {
    case 8: "backspace"
    case 27: "escape"
    default: modifiers & Int32(CW_SHIFT.rawValue) != 0 ? keyName.uppercased() : keyName
    }
  }

  /// As `WindowCommand` calls the key; empty for one that it does not know.
  fileprivate var keyName: String {
    switch UInt32(bitPattern: key) {
    case CW_RIGHT.rawValue: "right"
    case CW_LEFT.rawValue: "left"
    case 0x2e: "right"
    case 0x2c: "left"
    case 13: "return"
    case 32: "space"
    case 27: "q"
    case let code where code < 128: Unicode.Scalar(code).map { String(Character($0)) } ?? ""
    default: ""
    }
  }
}
