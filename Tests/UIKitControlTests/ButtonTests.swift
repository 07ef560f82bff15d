import Testing
import UIKit

/// Where the content of a button lies, and what it looks like.
@MainActor @Suite struct ButtonTests {
  private func button(_ words: String = "Go on") -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(words, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    return button
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func frames(_ button: UIButton) -> (image: CGRect, title: CGRect) {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return (button.imageView!.frame, button.titleLabel!.frame)
  }

  @Test("content lies where its alignment says, and is moved by its insets", arguments: [0, 1])
  func alignment(_ hasImage: Int) {
    let button = button()
    if hasImage == 1 { button.setImage(picture(20), for: .normal) }
    let width = button.intrinsicContentSize.width
    func left() -> CGFloat {
      let (image, title) = frames(button)
      return hasImage == 1 ? image.minX : title.minX
    }
    #expect(left() == (200 - width) / 2)
    button.contentHorizontalAlignment = .left
    #expect(left() == 0)
    button.contentHorizontalAlignment = .right
    #expect(left() == 200 - width)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 30)
    #expect(abs(left() - (200 - width - 30)) < 1e-9)
    #expect(button.intrinsicContentSize.width == width + 40)
    button.contentVerticalAlignment = .top
    #expect(min(frames(button).title.minY, hasImage == 1 ? frames(button).image.minY : 3) == 3)
  }

  @Test("insets of the title and the picture move them and leave the button's size")
  func insets() {
    let button = button()
    button.setImage(picture(20), for: .normal)
    let (size, before) = (button.intrinsicContentSize, frames(button))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: -12)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    let after = frames(button)
    #expect(after.title.minX - before.title.minX == 12)
    #expect(abs(after.image.minY - before.image.minY - 2) < 1e-9)
    #expect(button.intrinsicContentSize == size)
  }

  @Test("the picture of a configuration lies at any edge of the title, mirrored with the text")
  func placement() {
    let button = button()
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.image = picture(20)
    look.imagePadding = 6
    for (edge, isMirrored) in [
      (NSDirectionalRectEdge.leading, false), (.trailing, false), (.leading, true), (.top, false),
      (.bottom, false),
    ] {
      look.imagePlacement = edge
      button.configuration = look
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      let (image, title) = frames(button)
      let gap =
        switch edge {
        case .top: title.minY - image.maxY
        case .bottom: image.minY - title.maxY
        case .leading where !isMirrored: title.minX - image.maxX
        default: image.minX - title.maxX
        }
      #expect(abs(gap - 6) < 1e-9)
    }
  }

  @Test("a configuration paints the background and follows the state through its handler")
  func configuration() {
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = .red
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.backgroundColor == .red && button.layer.cornerRadius == 20)
    button.configurationUpdateHandler = { button in
      button.configuration?.baseBackgroundColor = button.isEnabled ? .red : .gray
    }
    button.isEnabled = false
    #expect(button.backgroundColor == .gray)
  }

  @Test("a title with attributes goes before a plain one, state by state")
  func attributed() {
    let button = button()
    button.setAttributedTitle(NSAttributedString(string: "Fancy"), for: .highlighted)
    #expect(button.currentAttributedTitle == nil && button.titleLabel?.text == "Go on")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Fancy")
  }

  @Test("a title's opacity stays as it was set, but for what a press does to it")
  func opacity() throws {
    for (type, after) in [(UIButton.ButtonType.custom, CGFloat(0.25)), (.system, 1)] {
      let button = UIButton(type: type)
      button.setTitle("Go on", for: .normal)
      let title = try #require(button.titleLabel)
      title.alpha = 0.25
      button.setTitle("Go", for: .normal)
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(title.alpha == 0.25)
      button.isHighlighted = true
      button.isHighlighted = false
      #expect(title.alpha == after, "\(type)")
    }
  }

  @Test("the kinds that are a symbol show it", arguments: [2, 3, 4, 5, 7])
  func kinds(_ kind: Int) throws {
    let type = try #require(UIButton.ButtonType(rawValue: kind))
    #expect(UIButton(type: type).currentImage != nil)
  }
}
