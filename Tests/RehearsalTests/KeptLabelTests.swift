import Foundation
import QuartzCore
import Rehearsal
import Testing
import UIKit

/// What a label has drawn once is not drawn again.
@MainActor @Suite("Labels that say the same")
struct KeptLabelTests {
  private final class Loud: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.offsetBy(dx: 20, dy: 0))
    }
  }

  /// The picture that a label shows on a stage of its own.
  private func picture(
    _ appearance: UIUserInterfaceStyle = .light, _ label: UILabel? = nil,
    _ edit: (UILabel) -> Void = { _ in }
  ) throws -> CGImage {
    let stage = Stage(scale: 1, appearance: appearance)
    let label = label ?? stage.perform { UILabel() }
    stage.perform {
      label.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
      label.text = "Kept words"
      edit(label)
      stage.window.addSubview(label)
    }
    return try #require(label.layer.properties.contents)
  }

  @Test("share one picture, on other stages too")
  func shared() throws {
    #expect(try picture() === picture())
  }

  @Test("have one of their own for each look")
  func looks() throws {
    let plain = try picture()
    let others = [
      try picture(.dark), try picture { $0.text = "Other words" },
      try picture { $0.font = .boldSystemFont(ofSize: 17) }, try picture { $0.textColor = .red },
      try picture { $0.textAlignment = .right }, try picture { $0.isEnabled = false },
      try picture { $0.frame.size.height = 60 },
      try picture {
        $0.attributedText = NSAttributedString(string: "Kept words", attributes: [.kern: 4])
      },
    ]
    for other in others { #expect(other.bitmap != plain.bitmap) }
  }

  @Test("of a class of its own draw as they like")
  func own() throws {
    let plain = try picture()
    #expect(try picture(.light, Loud()).bitmap != plain.bitmap)
  }

  @Test("say each time that a letter is missing")
  func missing() throws {
    for _ in 0..<2 {
      let stage = Stage(scale: 1)
      stage.perform {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
        label.text = "ก"
        stage.window.addSubview(label)
      }
      #expect(!stage.unsupported.isEmpty)
    }
  }
}
