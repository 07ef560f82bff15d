import Rehearsal
import Testing
import UIKit

/// How long a stage waits for rest where there may be none.
@MainActor @Suite("Waiting for rest") struct RestTests {
  /// The instant at which a stage is left that was given some animations.
  private func rest(_ add: (UIView) -> Void) -> Double {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform {
      stage.window.addSubview(view)
      add(view)
    }
    stage.rest()
    return stage.now
  }

  private func pulse(of view: UIView) {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      view.alpha = 0.5
    }
  }

  private func move(_ view: UIView, for seconds: Double) {
    UIView.animate(withDuration: seconds) { view.center.x += 100 }
  }

  @Test("what has an end is awaited; what repeats itself is left after a second")
  func repeating() {
    #expect(abs(rest { move($0, for: 2.5) } - 2.5) < 0.1)
    #expect(abs(rest { pulse(of: $0) } - 1) < 0.1)
  }

  @Test("beside what repeats itself, ends are awaited", arguments: [0.4, 1.5, 2.5])
  func beside(seconds: Double) {
    let end = rest {
      pulse(of: $0)
      move($0, for: seconds)
    }
    #expect(abs(end - max(seconds, 1)) < 0.1)
  }

  @Test("what a task waits for is awaited, though something repeats itself meanwhile")
  func tasks() {
    var isThere = false
    _ = rest { view in
      pulse(of: view)
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        isThere = true
      }
    }
    #expect(isThere)
  }

  @Test("something that asks for every frame is left after three seconds, for it may end")
  func asking() {
    let counter = Counter()
    let end = rest { _ in
      CADisplayLink(target: counter, selector: Selector("count", Counter.count)).add(
        to: .main, forMode: .common)
    }
    #expect(abs(end - 3) < 0.1)
  }
}

private final class Counter: NSObject {
  func count() {}
}
