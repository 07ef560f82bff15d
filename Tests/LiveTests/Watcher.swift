import Foundation
import Live
import Raster
import Rehearsal
import Serving
import Testing
import TransitionGallery

@testable import RehearseCommands

/// A show of a gallery item at one pixel a point, with somebody who watches it as a page does.
@MainActor
final class Watched {
  let show: LiveShow
  private(set) var pages: [UInt64: Page] = [:]

  /// What a page has put together.
  final class Page {
    var picture = Bitmap(width: 0, height: 0)
    var states: [JSON] = []
    var frames: [FrameMessage] = []
    var isAwake = true
  }

  init(_ slug: String, _ conditions: Conditions = Conditions(scale: 1), viewers: Int = 1)
    throws
  {
    show = LiveShow(LiveSession(try #require(Catalogue.item(slug)).production, conditions))
    show.send = { [unowned self] viewer, outgoing in
      switch outgoing {
      case .state(let state): pages[viewer]?.states.append(state)
      case .frame(let frame): take(frame, viewer)
      }
    }
    for viewer in 1...UInt64(viewers) {
      pages[viewer] = Page()
      show.connect(viewer)
    }
  }

  var page: Page { pages[1]! }

  private func take(_ frame: FrameMessage, _ viewer: UInt64) {
    guard let page = pages[viewer] else { return }
    page.frames.append(frame)
    guard page.isAwake else { return }
    if frame.isWhole { page.picture = Bitmap(width: frame.size.width, height: frame.size.height) }
    for part in frame.parts { page.picture.put(part) }
    say(#"{"t":"ack","f":\#(frame.number)}"#, viewer)
  }

  func say(_ text: String, _ viewer: UInt64 = 1) { show.receive(Array(text.utf8), from: viewer) }

  func run(frames: Int) { for _ in 0..<frames { show.turn(after: 1.0 / 60) } }

  /// Until nothing moves, and everything has been sent as it is.
  func settle() {
    run(frames: 5)
    for _ in 0..<900 where !show.session.stage.isSettled || show.session.hasPlan {
      run(frames: 1)
    }
    run(frames: 12)
  }

  func finger(_ action: String, _ x: Double, _ y: Double, _ number: Int = 0) {
    say(#"{"t":"touch","e":[[\#(number),"\#(action)",\#(x),\#(y)]]}"#)
  }

  /// A finger that goes down in so many frames, and stays there.
  func pull(from y: Double, by way: Double, frames: Int) {
    finger("press", 196, y)
    run(frames: 1)
    for n in 1...frames {
      finger("move", 196, y + way * Double(n) / Double(frames))
      run(frames: 1)
    }
  }
}

extension Bitmap {
  fileprivate mutating func put(_ part: FrameMessage.Part) {
    guard let picture = try? ImageDecoder.decode(part.file).bitmap else { return }
    for row in 0..<picture.height {
      let (source, target) = (
        4 * row * picture.width, 4 * ((Int(part.box.top) + row) * width + Int(part.box.left))
      )
      bytes.replaceSubrange(
        target..<target + 4 * picture.width,
        with: picture.bytes[source..<source + 4 * picture.width])
    }
  }
}
