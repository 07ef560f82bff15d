import Rehearsal
import Testing
import UIKit

/// What a view that draws shows where it draws nothing.
@MainActor @Suite("Opaque views")
struct OpaqueViewTests {
  /// Draws its left half red.
  private final class Half: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  /// The last pixel of what a half draws.
  private func right(_ set: (Half) -> Void) throws -> [UInt8] {
    let view = Half(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    set(view)
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    let contents = try #require(view.layer.properties.contents)
    #expect(contents.bitmap.bytes.prefix(4) == [255, 0, 0, 255])
    return Array(contents.bitmap.bytes.suffix(4))
  }

  @Test("what is not drawn is black, unless the view is not opaque or has a background")
  func black() throws {
    #expect(try right { _ in } == [0, 0, 0, 255])
    #expect(try right { $0.isOpaque = false } == [0, 0, 0, 0])
    #expect(try right { $0.backgroundColor = .clear } == [0, 0, 0, 0])
    #expect(try right { $0.backgroundColor = .green } == [0, 0, 0, 0], "the layer is green below")
  }

  @Test("views are opaque until they say otherwise; labels, pictures and controls are not")
  func defaults() {
    #expect(UIView().isOpaque && !UILabel().isOpaque && !UIImageView().isOpaque)
    #expect(!UIButton().isOpaque && !UISwitch().isOpaque)
    let view = UIView()
    view.isOpaque = false
    view.backgroundColor = .red
    #expect(!view.isOpaque)
  }
}
