import Rehearsal
import Testing

@testable import UIKit

/// Facts 2.13: when a snapshot, or a drawing of a view, has nothing to show.
@MainActor @Suite("Blank snapshots")
struct BlankSnapshotTests {
  /// What leaves nothing of a view to be seen.
  enum Blank: CaseIterable, Sendable {
    case hidden, transparent, withoutWidth, withoutHeight

    @MainActor
    func apply(to view: UIView) {
      switch self {
      case .hidden: view.isHidden = true
      case .transparent: view.alpha = 0
      case .withoutWidth: view.bounds.size.width = 0
      case .withoutHeight: view.bounds.size.height = 0
      }
    }
  }

  private func stage(with blank: Blank?) -> (Stage, UIView) {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.perform {
      view.backgroundColor = .red
      stage.window.addSubview(view)
      blank?.apply(to: view)
    }
    stage.settle()
    return (stage, view)
  }

  @Test(
    "the snapshot of a view that nobody sees is there, blank, and noted",
    arguments: Blank.allCases, [false, true])
  func snapshots(blank: Blank, afterUpdates: Bool) throws {
    let (stage, view) = stage(with: blank)
    let snapshot = stage.perform { view.snapshotView(afterScreenUpdates: afterUpdates) }
    #expect(snapshot?.layer.drawing.frozen == nil)
    #expect(snapshot?.bounds.size == view.bounds.size)
    #expect(stage.violations.map(\.rule) == ["blank-snapshot"])
    let message = try #require(stage.violations.first?.message)
    #expect(message.contains("hidden, transparent or has no size"))
  }

  @Test("a view that is seen gives a snapshot, and nothing is noted")
  func seen() {
    let (stage, view) = stage(with: nil)
    for afterUpdates in [false, true] {
      let snapshot = stage.perform { view.snapshotView(afterScreenUpdates: afterUpdates) }
      #expect(snapshot?.layer.drawing.frozen != nil)
    }
    #expect(stage.violations.isEmpty)
  }

  /// Draws the view, and says what came of it and which colour stands in the middle.
  private func draw(
    _ view: UIView, in stage: Stage, afterUpdates: Bool
  ) -> (answer: Bool, pixel: [UInt8]) {
    stage.perform {
      var answer = false
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let all = CGRect(x: 0, y: 0, width: 20, height: 20)
      let image = UIGraphicsImageRenderer(bounds: all, format: format).image { _ in
        answer = view.drawHierarchy(in: all, afterScreenUpdates: afterUpdates)
      }
      let start = 4 * (10 * 20 + 10)
      return (answer, Array(image.cgImage?.bitmap.bytes[start..<start + 4] ?? []))
    }
  }

  @Test(
    "drawHierarchy of a view that nobody sees answers false, draws nothing and is noted",
    arguments: Blank.allCases, [false, true])
  func drawing(blank: Blank, afterUpdates: Bool) {
    let (stage, view) = stage(with: blank)
    let (answer, pixel) = draw(view, in: stage, afterUpdates: afterUpdates)
    #expect(!answer && pixel == [0, 0, 0, 0])
    #expect(stage.violations.map(\.rule) == ["blank-snapshot"])
    #expect(stage.violations.first?.message.contains("hidden, transparent or has no size") == true)
  }

  @Test("drawHierarchy of a view that was never shown answers false, and true after updates")
  func neverShown() {
    let stage = Stage(scale: 1)
    let view = stage.perform { () -> UIView in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      return view
    }
    #expect(!draw(view, in: stage, afterUpdates: false).answer)
    #expect(stage.violations.map(\.rule) == ["blank-snapshot"])
    #expect(stage.violations.first?.message.contains("afterScreenUpdates: true") == true)
    let (answer, pixel) = draw(view, in: stage, afterUpdates: true)
    #expect(answer && pixel == [255, 0, 0, 255])
    #expect(stage.violations.count == 1)
  }

  @Test("drawHierarchy shows what the screen shows, or what was changed since")
  func pending() {
    let (stage, view) = stage(with: nil)
    stage.perform {
      view.backgroundColor = .blue
      for (afterUpdates, colour) in [(false, [255, 0, 0, 255]), (true, [0, 0, 255, 255])] {
        let (answer, pixel) = draw(view, in: stage, afterUpdates: afterUpdates)
        #expect(answer && pixel == colour.map(UInt8.init))
      }
    }
    #expect(stage.violations.isEmpty)
  }

  @Test("the screen's snapshot shows all windows, as they lie")
  func screen() throws {
    let stage = Stage(scale: 1)
    let upper = stage.perform { () -> UIWindow in
      stage.window.backgroundColor = .red
      let upper = UIWindow(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      upper.backgroundColor = .blue
      upper.isHidden = false
      return upper
    }
    stage.settle()
    let shot = stage.perform { UIScreen.main.snapshotView(afterScreenUpdates: false) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = stage.perform {
      upper.isHidden = true
      stage.window.backgroundColor = .green
      return UIGraphicsImageRenderer(bounds: shot.bounds, format: format).image { _ in
        shot.drawHierarchy(in: shot.bounds, afterScreenUpdates: true)
      }
    }
    let bitmap = try #require(image.cgImage).bitmap
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 3])
    }
    #expect(pixel(10, 10) == [255, 0, 0] && pixel(120, 20) == [0, 0, 255])
    #expect(pixel(120, 60) == [255, 0, 0])
  }

  @Test("drawHierarchy without a context answers false and is noted")
  func withoutContext() {
    let (stage, view) = stage(with: nil)
    let answer = stage.perform {
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    #expect(!answer && stage.unsupported == ["drawHierarchy without a current context"])
  }
}
