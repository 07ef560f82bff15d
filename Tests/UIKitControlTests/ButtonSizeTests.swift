import Rehearsal
import Testing
import UIKit

/// What a button is like before anything is said, and what a configuration says of it.
@MainActor @Suite("Sizes and words of buttons")
struct ButtonSizeTests {
  @Test("titles are 15 points on buttons of the system kind, else 18, and shortened in the middle")
  func fonts() {
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
    #expect(UIButton(type: .custom).titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("an empty button is 30 points wide; its height is a line's and 12")
  func empty() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("a title has 6 points above and below until the content has insets")
  func padding() {
    let (button, label) = (UIButton(type: .system), UILabel())
    button.setTitle("A button", for: .normal)
    (label.text, label.font) = ("A button", .systemFont(ofSize: 15))
    let line = label.intrinsicContentSize
    #expect(button.intrinsicContentSize.width == line.width)
    #expect(button.intrinsicContentSize.height == 30)
    button.contentEdgeInsets.left = 1
    #expect(button.intrinsicContentSize == CGSize(width: line.width + 1, height: line.height))
  }

  @Test("a picture alone is as large as it is")
  func picture() {
    let button = UIButton()
    let side = CGSize(width: 12, height: 9)
    button.setImage(UIGraphicsImageRenderer(size: side).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize == side)
  }

  private final class Turned: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 8, y: contentRect.minY, width: 16, height: 16)
    }
  }

  @Test("a subclass says where title and picture lie within the content")
  func rectangles() {
    let button = Turned(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Below", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    button.layoutIfNeeded()
    let content = CGRect(x: 4, y: 2, width: 88, height: 52)
    #expect(button.contentRect(forBounds: button.bounds) == content)
    #expect(button.titleLabel?.frame == CGRect(x: 4, y: 34, width: 88, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 40, y: 2, width: 16, height: 16))
  }

  @Test("a pressed button of its own look darkens its picture, a disabled one pales it")
  func adjusted() throws {
    let button = UIButton()
    let white = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    button.setImage(white, for: .normal)
    func pixel() throws -> [UInt8] {
      let image = try #require(button.imageView?.image?.cgImage)
      return Array(image.bitmap.bytes.prefix(4))
    }
    #expect(try pixel() == [255, 255, 255, 255])
    button.isHighlighted = true
    let dark = try pixel()
    #expect(dark[0] < 200 && dark[3] == 255)
    button.adjustsImageWhenHighlighted = false
    #expect(try pixel() == [255, 255, 255, 255])
    button.isHighlighted = false
    button.isEnabled = false
    #expect(try pixel()[3] < 200)
    button.adjustsImageWhenDisabled = false
    #expect(try pixel()[3] == 255)
  }

  // MARK: Configurations

  private func laidOut(
    _ configuration: UIButton.Configuration, width: CGFloat = 300
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: width, height: 80)
    button.layoutIfNeeded()
    return button
  }

  @Test("sizes are 28, 34 and 50 points high, rounded to whole points")
  func sizes() {
    for (size, height) in [
      (.mini, 28), (.small, 28), (.medium, 34), (.large, 50),
    ] as [(UIButton.Configuration.Size, CGFloat)] {
      var look = UIButton.Configuration.filled()
      look.title = "Go"
      look.buttonSize = size
      // A line is as high as whole pixels of the screen are.
      let stage = Stage(scale: 3)
      let measured = stage.perform {
        let button = UIButton(configuration: look)
        stage.window.addSubview(button)
        return button.intrinsicContentSize
      }
      #expect(measured.height.rounded() == height)
    }
  }

  @Test("a subtitle stands below the title, apart by the padding", arguments: [1, 8] as [CGFloat])
  func subtitle(_ padding: CGFloat) throws {
    var look = UIButton.Configuration.plain()
    (look.title, look.subtitle, look.titlePadding) = ("Title", "and what it means", padding)
    look.titleAlignment = .leading
    let button = laidOut(look)
    let (title, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
    #expect(subtitle.font.pointSize < title.font.pointSize)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - padding) < 1e-9)
    #expect(title.frame.minX == subtitle.frame.minX)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    #expect(abs(title.frame.midX - subtitle.frame.midX) < 1e-9)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - subtitle.frame.maxX) < 1e-9)
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test("a title that is too long wraps between words, or as the configuration says")
  func wrapping() throws {
    var look = UIButton.Configuration.plain()
    look.title = "More words than go on a single line"
    let button = laidOut(look, width: 120)
    let title = try #require(button.titleLabel)
    #expect(title.frame.height > 1.9 * title.font.lineHeight)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    #expect(title.frame.height < 1.5 * title.font.lineHeight)
  }

  @Test("a transformer changes what the title would look like; its own attributes come first")
  func transformer() {
    var look = UIButton.Configuration.plain()
    look.title = "Title"
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 31)
      return outgoing
    }
    #expect(laidOut(look).titleLabel?.font == .boldSystemFont(ofSize: 31))
    var words = AttributedString("Fancy")
    words.foregroundColor = UIColor.red
    look.attributedTitle = words
    let label = laidOut(look).titleLabel
    #expect(label?.text == "Fancy" && label?.textColor == .red)
    #expect(label?.font == .boldSystemFont(ofSize: 31))
  }

  @Test("words keep their attributes on the way to NSAttributedString and back")
  func attributes() {
    var words = AttributedString("one")
    words.font = UIFont.systemFont(ofSize: 9)
    words.underlineStyle = .single
    var more = AttributedString(" two")
    more.foregroundColor = UIColor.red
    more.kern = 2
    words.append(more)
    #expect(AttributedString(NSAttributedString(words)) == words)
    #expect(AttributedString("a", attributes: AttributeContainer([.kern: 2])).kern == 2)
  }

  @Test("an indicator takes the picture's place")
  func indicator() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Wait"
    look.showsActivityIndicator = true
    let button = laidOut(look)
    let indicator = try #require(
      button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && indicator.frame.maxX <= button.titleLabel?.frame.minX ?? 0)
    button.configuration?.showsActivityIndicator = false
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  private final class Updating: UIButton {
    var states: [State] = []
    override func updateConfiguration() { states.append(state) }
  }

  @Test("a button is asked to update at its first layout and in every new state")
  func updates() {
    let button = Updating(configuration: .plain())
    button.layoutIfNeeded()
    #expect(button.states == [.normal])
    button.isEnabled = false
    #expect(button.states == [.normal, .disabled])
    button.setNeedsUpdateConfiguration()
    #expect(button.states.count == 2)
    button.layoutIfNeeded()
    #expect(button.states.count == 3)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    #expect(button.states.count == 3)
  }
}
