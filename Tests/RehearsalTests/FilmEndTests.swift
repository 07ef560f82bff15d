import Rehearsal
import Testing
import UIKit

/// Where films of scripts end.
@MainActor @Suite("The end of a film") struct FilmEndTests {
  @Test("a film ends when all is at rest, though that falls between two of its frames")
  func lastFrame() throws {
    let script = try RehearsalScript(parsing: "tap 50,50")
    for rate in [7, 10, 30, 60] {
      let stage = Stage(scale: 1)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.perform {
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        view.backgroundColor = .red
      }
      stage.perform {
        UIView.animate(withDuration: 0.31, animations: { view.frame.origin.y = 300 }) { _ in
          view.removeFromSuperview()
        }
      }
      let take = try stage.take(playing: script, framesPerSecond: rate)
      let last = try #require(take.frames.last)
      #expect(!"\(last)".contains("red: 1"), "\(rate)")
      #expect(view.superview == nil)
    }
  }
}
