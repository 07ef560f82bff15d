import Foundation
import Rehearsal
import Testing
import UIKit

/// What app code should not do, and a stage survives: noted in a line, nothing lost.
@MainActor @Suite("Bad input")
struct BadInputTests {
  @Test(
    "a frame that is no rectangle is refused and noted; the view stays where it was",
    arguments: [Double.nan, .infinity, -.infinity])
  func frames(number: Double) {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.perform {
      stage.window.addSubview(view)
      view.frame = CGRect(x: number, y: 0, width: 10, height: 10)
      view.bounds = CGRect(x: 0, y: 0, width: number, height: 10)
      view.center = CGPoint(x: 0, y: number)
    }
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(stage.unsupported.count == 3)
    #expect(stage.unsupported.allSatisfy { !$0.contains("\n") })
  }

  @Test("broken pictures are nil, whatever their first bytes promise")
  func pictures() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]
    for bytes in [[], png, jpeg, Array("RIFF    WEBPVP8 ".utf8), [1, 2, 3]] {
      #expect(UIImage(data: Data(bytes)) == nil)
    }
    #expect(UIImage(contentsOfFile: "/nowhere/picture.png") == nil)
    #expect(UIImage(named: "nothing") == nil)
  }

  @Test("animations of no, negative or endless length neither hang nor crash")
  func durations() {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var completed = 0
    stage.perform {
      stage.window.addSubview(view)
      for duration in [0, -1, -Double.infinity] {
        UIView.animate(withDuration: duration, animations: { view.center.x += 1 }) { _ in
          completed += 1
        }
      }
    }
    #expect(stage.settle(limit: 1))
    #expect(completed == 3)
  }
}
