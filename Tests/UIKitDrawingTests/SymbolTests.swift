import Rehearsal
import Testing
import UIKit

/// Symbols are drawn anew in every size and weight; views say what the symbol does not.
@Suite("Symbols") @MainActor
struct SymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test("a symbol with another configuration is the one made with it, to the byte")
  func redrawn() throws {
    for size in [CGFloat(9), 17, 40] {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
        for scale in [UIImage.SymbolScale.small, .default, .large] {
          let wanted = Configuration(pointSize: size, weight: weight, scale: scale)
          let direct = try symbol(wanted)
          let later = try symbol(Configuration(pointSize: 31, weight: .bold))
            .withConfiguration(wanted)
          #expect(later.cgImage?.bitmap == direct.cgImage?.bitmap)
          #expect(later == direct && later.symbolConfiguration == wanted)
          let steps = try symbol(Configuration(scale: scale))
            .applyingSymbolConfiguration(Configuration(weight: weight))?
            .applyingSymbolConfiguration(Configuration(pointSize: size))
          #expect(steps == direct)
        }
      }
    }
    let stage = Stage(scale: 1)
    _ = try stage.perform { try symbol().withConfiguration(Configuration(weight: .bold)) }
    #expect(stage.unsupported.isEmpty)
  }

  @Test("to replace forgets what was said before, to apply keeps it")
  func replaceOrApply() throws {
    let large = try symbol(Configuration(pointSize: 40))
    let bold = Configuration(weight: .bold)
    #expect(large.withConfiguration(bold).size == (try symbol()).size)
    #expect(large.applyingSymbolConfiguration(bold)?.size == large.size)
    #expect(large.applyingSymbolConfiguration(bold)?.cgImage?.bitmap != large.cgImage?.bitmap)
  }

  @Test("what a configuration specifies goes over what another does")
  func applying() {
    let (size, weight) = (Configuration(pointSize: 30), Configuration(weight: .heavy))
    #expect(size.applying(weight) == Configuration(pointSize: 30, weight: .heavy))
    #expect(size.applying(nil) == size && size.applying(Configuration.unspecified) == size)
    #expect(Configuration.unspecified.applying(size) == size)
    #expect(size.applying(Configuration(textStyle: .body)) == Configuration(textStyle: .body))
    #expect(size != weight)
  }

  @Test("a font gives its size and its weight", arguments: [UIFont.Weight.thin, .regular, .heavy])
  func fonts(weight: UIFont.Weight) throws {
    let font = UIFont.systemFont(ofSize: 22, weight: weight)
    let names: [UIFont.Weight: UIImage.SymbolWeight] = [
      .thin: .thin, .regular: .regular, .heavy: .heavy,
    ]
    let expected = Configuration(pointSize: 22, weight: try #require(names[weight]), scale: .large)
    #expect(Configuration(font: font, scale: .large) == expected)
    #expect(expected.isEqual(to: Configuration(font: font, scale: .large)))
    #expect(names[weight]?.fontWeight() == weight)
  }

  @Test("rendering mode, tint and orientation outlast a new size")
  func look() throws {
    let large = Configuration(pointSize: 40)
    let red = try symbol().withTintColor(.red, renderingMode: .alwaysOriginal)
      .withHorizontallyFlippedOrientation()
    let redrawn = red.withConfiguration(large)
    #expect(redrawn.renderingMode == .alwaysOriginal && redrawn.imageOrientation == .upMirrored)
    #expect(
      redrawn.cgImage?.bitmap
        == (try symbol(large)).withTintColor(.red, renderingMode: .alwaysOriginal).cgImage?.bitmap)
    #expect(redrawn.isSymbolImage)
    let template = ImagePlates.flag().withRenderingMode(.alwaysTemplate)
    #expect(template.withTintColor(.red).renderingMode == .alwaysTemplate)
    let plain = ImagePlates.flag()
    #expect(plain.withConfiguration(large) === plain && plain.symbolConfiguration == nil)
    #expect(plain.applyingSymbolConfiguration(large) === plain)
  }

  @Test("views and buttons say what the symbol does not, and only that")
  func preferred() throws {
    let stage = Stage(scale: 2)
    try stage.perform {
      let large = Configuration(pointSize: 40, weight: .bold)
      let view = UIImageView(image: try symbol())
      view.preferredSymbolConfiguration = large
      let expected = try symbol(large)
      #expect(view.intrinsicContentSize == expected.size && expected.size.width > 40)
      #expect(view.image?.size == (try symbol()).size, "the image itself stays")
      stage.window.addSubview(view)
      let tinted = expected.withTintColor(view.tintColor, renderingMode: .alwaysOriginal)
      #expect((view.layer.contents as? CGImage)?.bitmap == tinted.cgImage?.bitmap)
      view.image = try symbol(Configuration(pointSize: 10))
      let own = try symbol(Configuration(pointSize: 10, weight: .bold))
      #expect(view.intrinsicContentSize == own.size, "the symbol's own size counts")
      view.preferredSymbolConfiguration = nil
      #expect(view.intrinsicContentSize == (try symbol(Configuration(pointSize: 10))).size)

      let button = UIButton(type: .system)
      button.setImage(try symbol(), for: .normal)
      let former = button.intrinsicContentSize
      button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
      #expect(button.currentPreferredSymbolConfiguration == large)
      #expect(button.intrinsicContentSize.width - former.width == expected.size.width - 20.5)
      var configuration = UIButton.Configuration.plain()
      configuration.image = try symbol()
      configuration.preferredSymbolConfigurationForImage = large
      let modern = UIButton(configuration: configuration)
      #expect(modern.imageView?.sizeThatFits(.zero) == expected.size)
    }
  }

  @Test("a symbol of a text style follows the reader's text size, one in points does not")
  func textStyle() throws {
    let stage = Stage(scale: 1)
    let (following, fixed) = (UIImageView(), UIImageView())
    try stage.perform {
      following.image = try symbol()
      following.preferredSymbolConfiguration = Configuration(textStyle: .title1)
      fixed.image = try symbol(Configuration(pointSize: 28))
      for view in [following, fixed] { stage.window.addSubview(view) }
    }
    #expect(following.intrinsicContentSize == fixed.intrinsicContentSize)
    stage.preferredContentSizeCategory = .accessibilityLarge
    let grown = try stage.perform { try symbol(Configuration(pointSize: 43)).size }
    #expect(following.intrinsicContentSize == grown)
    #expect(fixed.intrinsicContentSize.width < 35)
  }

  @Test("pictures grow with the text at the sizes for accessibility, if they may")
  func accessibility() throws {
    let stage = Stage(scale: 1)
    let views = try stage.perform {
      try [ImagePlates.flag(), symbol(Configuration(pointSize: 20))].map { UIImageView(image: $0) }
    }
    let button = stage.perform { UIButton(type: .custom) }
    stage.perform {
      button.setImage(views[0].image, for: .normal)
      for view in views + [button] { stage.window.addSubview(view) }
      for view in views { view.adjustsImageSizeForAccessibilityContentSizeCategory = true }
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    let all: [UIView] = views + [button]
    let former = all.map(\.intrinsicContentSize)
    stage.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(all.map(\.intrinsicContentSize) == former)
    stage.preferredContentSizeCategory = .accessibilityLarge
    for (view, size) in zip(all, former) {
      let growth = view.intrinsicContentSize.width / size.width
      #expect(abs(growth - 33.0 / 23) < 0.05, "\(type(of: view)) \(growth)")
    }
    stage.perform { views[0].adjustsImageSizeForAccessibilityContentSizeCategory = false }
    #expect(views[0].intrinsicContentSize == former[0])
  }
}
