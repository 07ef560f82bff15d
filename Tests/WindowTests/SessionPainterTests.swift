import Foundation
import Geometry
import Raster
import Rehearsal
import Testing
import TransitionGallery
import UIKit

@MainActor @Suite("A painter that draws what changed")
struct SessionPainterTests {
  /// The frame drawn whole.
  private func whole(_ session: LiveSession) -> Bitmap {
    Renderer(scale: session.conditions.scale).draw(
      session.frame, width: session.pixelSize.width, height: session.pixelSize.height,
      background: RGBA(red: 0, green: 0, blue: 0))
  }

  @Test(
    "shows the bytes of each frame drawn whole, whatever lay over the one before",
    arguments: ["hero-push", "cube", "frosted", "swipe-back"])
  func sameBytes(slug: String) throws {
    let session = try session(slug)
    var painter = SessionPainter()
    var bitmap = Bitmap(width: 0, height: 0)
    session.startNextAct()
    for frame in 0..<12 {
      session.run(frames: 4)
      if frame % 3 == 1 {
        // Something over the frame leaves nothing behind in the next one.
        var overlays = Overlays.none
        (overlays.borders, overlays.legend) = (frame == 4, true)
        painter.paint(
          session, overlays, legend: [("k", "what it does")], status: "late", into: &bitmap)
      }
      if frame == 8 { session.change { $0.scale = 2 } }
      painter.paint(session, into: &bitmap)
      #expect(bitmap == whole(session), "frame \(frame)")
    }
  }
}
