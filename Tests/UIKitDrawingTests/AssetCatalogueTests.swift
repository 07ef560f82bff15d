import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// Pictures and colours out of catalogues as they lie in an app's sources.
@MainActor @Suite struct AssetCatalogueTests {
  /// A bundle with a catalogue of two pictures and two colours.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Assets.xcassets")
      for (size, name) in [(10, "star"), (20, "star@2x"), (6, "star-dark")] {
        try write(picture(CGFloat(size)), to: catalogue, "Icons/star.imageset/\(name).png")
      }
      try write(
        """
        {"images": [{"filename": "star.png", "idiom": "universal", "scale": "1x"},
          {"filename": "star@2x.png", "scale": "2x"}, {"scale": "3x"},
          {"filename": "star-dark.png", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "template"}}
        """, to: catalogue, "Icons/star.imageset/Contents.json")
      try write(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components":
          {"white": "0.250", "alpha": "0.500"}}}]}
        """, to: catalogue, "accent.colorset/Contents.json")
      try write("{", to: catalogue, "broken.colorset/Contents.json")
      try body(try #require(Bundle(path: folder.path)))
    }
  }

  private func write(_ text: String, to folder: URL, _ path: String) throws {
    try write(Data(text.utf8), to: folder, path)
  }

  private func write(_ data: Data, to folder: URL, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func picture(_ size: CGFloat) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let square = CGSize(width: size, height: size)
    return UIGraphicsImageRenderer(size: square, format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: square))
    }
  }

  @Test("a picture is found in a group, the sharpest file first, with its rendering mode")
  func pictures() throws {
    try withBundle { bundle in
      let light = UITraitCollection(userInterfaceStyle: .light)
      let star = try #require(UIImage(named: "star", in: bundle, compatibleWith: light))
      #expect(star.size == CGSize(width: 10, height: 10) && star.scale == 2)
      #expect(star.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "Icons/star", in: bundle, compatibleWith: nil) != nil)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UIImage(named: "star", in: bundle, compatibleWith: dark)?.size.width == 6)
      #expect(UIImage(named: "tar", in: bundle, compatibleWith: nil) == nil)
    }
  }

  /// The width of what an image view shows, its own pixels and what it would like to be.
  private func widths(_ view: UIImageView) -> [CGFloat?] {
    [view.layer.properties.contents.map { CGFloat($0.width) }, view.intrinsicContentSize.width]
  }

  @Test(
    "an image view shows the variant that its traits ask for, whatever it was asked for by name")
  func dynamic() throws {
    try withBundle { bundle in
      for asked in [UIUserInterfaceStyle.light, .dark] {
        let stage = Stage(scale: 1, appearance: .dark)
        try stage.perform {
          let traits = UITraitCollection(userInterfaceStyle: asked)
          let star = try #require(UIImage(named: "star", in: bundle, compatibleWith: traits))
          let original = star.withRenderingMode(.alwaysOriginal)
          for image in [star, original] {
            let view = UIImageView(image: image)
            stage.window.addSubview(view)
            #expect(widths(view) == [6, 6])
            view.overrideUserInterfaceStyle = .light
            #expect(widths(view) == [20, 10])
            view.overrideUserInterfaceStyle = .unspecified
            #expect(widths(view) == [6, 6])
            #expect(view.image === image)
          }
        }
      }
    }
  }

  @Test("a picture by name is the screen's variant, and knows the other one")
  func named() throws {
    try withBundle { bundle in
      for (style, width) in [(UIUserInterfaceStyle.light, CGFloat(10)), (.dark, 6)] {
        try Stage(appearance: style).perform {
          let star = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
          #expect(star.size.width == width)
          let asset = try #require(star.imageAsset)
          func size(_ style: UIUserInterfaceStyle) -> CGFloat {
            asset.image(with: UITraitCollection(userInterfaceStyle: style)).size.width
          }
          #expect([size(.light), size(.dark), size(.unspecified)] == [10, 6, 10])
        }
      }
    }
  }

  @Test("pictures that are registered by hand are variants, also beside one that came alone")
  func registered() throws {
    let (light, dark) = (try image(4), try image(8))
    let darkly = UITraitCollection(userInterfaceStyle: .dark)
    let asset = try #require(light.imageAsset)
    #expect(asset === light.imageAsset && asset.image(with: darkly).size.width == 4)
    asset.register(dark, with: darkly)
    #expect(asset.image(with: darkly).size.width == 8)
    let stage = Stage(scale: 1, appearance: .dark)
    stage.perform {
      let view = UIImageView(image: light)
      stage.window.addSubview(view)
      #expect(widths(view) == [8, 8])
      let mirrored = UIImageView(image: light.withHorizontallyFlippedOrientation())
      stage.window.addSubview(mirrored)
      #expect(widths(mirrored) == [8, 8])
      asset.unregister(with: darkly)
      view.image = light
      #expect(widths(view) == [4, 4])
    }
    #expect(UIImageAsset().image(with: darkly).cgImage == nil)
  }

  @Test("an asset that is made by hand goes with its pictures")
  func ends() throws {
    weak var asset: UIImageAsset?
    do {
      let light = try image(4)
      asset = light.imageAsset
      light.imageAsset?.register(light, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }

  private func image(_ size: CGFloat) throws -> UIImage {
    try #require(UIImage(data: picture(size)))
  }

  @Test("a colour has its light and its dark components, however they are written")
  func colours() throws {
    try withBundle { bundle in
      let accent = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
      func parts(_ style: UIUserInterfaceStyle) -> [CGFloat] {
        let colour = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
      }
      #expect(parts(.light) == [1, 0.5, 0.2, 1])
      #expect(parts(.dark) == [0.25, 0.25, 0.25, 0.5])
      #expect(UIColor(named: "nothing", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("a catalogue that cannot be read is named")
  func broken() throws {
    try withBundle { bundle in
      let stage = Stage()
      stage.perform {
        #expect(UIColor(named: "broken", in: bundle, compatibleWith: nil) == nil)
      }
      #expect(stage.unsupported.contains { $0.contains("broken.colorset") })
    }
  }
}
