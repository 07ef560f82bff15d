import CWindow
import Raster

/// A window on the screen of this machine.
@MainActor
final class LiveWindow {
  private let window: OpaquePointer
  private(set) var size: (width: Int, height: Int)

  /// Opens it.
  /// - Throws: `UsageError` with the reason where there is no SDL2 or no display.
  init(title: String, size: (width: Int, height: Int)) throws(UsageError) {
    var reason: UnsafePointer<CChar>?
    guard let window = cw_open(title, Int32(size.width), Int32(size.height), &reason) else {
      let words = reason.map { String(cString: $0) } ?? "no reason is given"
      throw UsageError(
        "cannot open a window: \(words) · without a display, 'rehearse render' makes a film")
    }
    self.window = window
    self.size = size
  }

  func close() { cw_close(window) }

  /// How many pixels a window can have here, if the display says so.
  var room: (width: Int, height: Int)? {
    var (width, height) = (Int32(0), Int32(0))
    return cw_display(window, &width, &height) ? (Int(width), Int(height)) : nil
  }

  var title = "" {
    didSet { if title != oldValue { cw_title(window, title) } }
  }

  /// Shows pixels, in a window of their size.
  func show(_ bitmap: Bitmap) {
    if (bitmap.width, bitmap.height) != size {
      size = (bitmap.width, bitmap.height)
      cw_resize(window, Int32(size.width), Int32(size.height))
    }
    bitmap.bytes.withUnsafeBufferPointer {
      _ = cw_show(window, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height))
    }
  }

  /// What the window shows, read back from it.
  var pixels: Bitmap? {
    var bytes = [UInt8](repeating: 0, count: 4 * size.width * size.height)
    let isRead = bytes.withUnsafeMutableBufferPointer {
      cw_read(window, $0.baseAddress, Int32(size.width), Int32(size.height))
    }
    return isRead ? Bitmap(width: size.width, height: size.height, bytes: bytes) : nil
  }

  /// Everything that the person did since the last time; of several moves in a row, the last.
  func events() -> [cw_event] {
    var events: [cw_event] = []
    var event = cw_event()
    while cw_next(window, &event) {
      if event.kind == CW_MOVE.kind, events.last?.kind == event.kind { events.removeLast() }
      events.append(event)
    }
    return events
  }

  /// Does something in the person's place.
  func push(_ event: cw_event) {
    var event = event
    cw_push(window, &event)
  }
}

extension cw_kind {
  /// As events hold it.
  var kind: Int32 { Int32(rawValue) }
}
