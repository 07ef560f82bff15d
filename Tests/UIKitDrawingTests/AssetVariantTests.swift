import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// Which variant of an asset is chosen, by everything that tells variants apart.
@MainActor @Suite struct AssetVariantTests {
  private func withBundle(
    _ files: [String: Data], _ body: (Bundle) throws -> Void
  ) throws {
    try withFolder { folder in
      for (path, data) in files {
        let url = folder.appendingPathComponent("Assets.xcassets/" + path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
      }
      try body(try #require(Bundle(path: folder.path)))
    }
  }

  private func picture(_ width: CGFloat) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 10)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func text(_ text: String) -> Data { Data(text.utf8) }

  private func traits(_ all: UITraitCollection...) -> UITraitCollection {
    UITraitCollection(traitsFrom: all)
  }

  @Test("device, size class and appearance choose; what fits nothing else is for everybody")
  func choice() throws {
    let set = """
      {"images": [
        {"idiom": "universal", "filename": "1.png", "scale": "1x"},
        {"idiom": "ipad", "filename": "2.png", "scale": "1x"},
        {"idiom": "mac", "filename": "9.png", "scale": "1x"},
        {"idiom": "universal", "filename": "3.png", "scale": "1x", "height-class": "compact"},
        {"idiom": "universal", "filename": "4.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "8.png", "scale": "1x",
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """
    var files = ["Group/Pic.imageset/Contents.json": text(set)]
    for width in 1...9 { files["Group/Pic.imageset/\(width).png"] = try picture(CGFloat(width)) }
    try withBundle(files) { bundle in
      func width(_ all: UITraitCollection...) -> CGFloat? {
        UIImage(
          named: "Pic", in: bundle,
          compatibleWith: UITraitCollection(
            traitsFrom: [
              UITraitCollection(userInterfaceStyle: .light),
              UITraitCollection(userInterfaceIdiom: .phone),
              UITraitCollection(verticalSizeClass: .regular),
            ] + all))?.size.width
      }
      #expect(width() == 1)
      #expect(width(UITraitCollection(userInterfaceIdiom: .pad)) == 2)
      #expect(width(UITraitCollection(verticalSizeClass: .compact)) == 3)
      #expect(width(UITraitCollection(userInterfaceStyle: .dark)) == 4)
      let asset = try #require(
        UIImage(named: "Pic", in: bundle, compatibleWith: UITraitCollection())?.imageAsset)
      let low = traits(
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(verticalSizeClass: .compact))
      #expect(asset.image(with: low).size.width == 3)
    }
  }

  @Test("slices are points at the picture's scale, and say whether the middle stretches")
  func slices() throws {
    let set = """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 4, "left": 8, "bottom": 4, "right": 10}}}]}
      """
    try withBundle(["A.imageset/Contents.json": text(set), "A.imageset/a.png": picture(20)]) {
      let image = try #require(UIImage(named: "A", in: $0, compatibleWith: nil))
      #expect(image.capInsets == UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 5))
      #expect(image.resizingMode == .stretch)
    }
  }

  @Test("colours may name a system colour or stand in a wide space")
  func colours() throws {
    let reference = """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemBackgroundColor"}}]}
      """
    let wide = """
      {"colors": [{"color": {"color-space": "display-p3", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    try withBundle([
      "R.colorset/Contents.json": text(reference), "W.colorset/Contents.json": text(wide),
    ]) { bundle in
      let named = try #require(UIColor(named: "R", in: bundle, compatibleWith: nil))
      for style in [UIUserInterfaceStyle.light, .dark] {
        let one = UITraitCollection(userInterfaceStyle: style)
        #expect(named.resolvedColor(with: one) == UIColor.systemBackground.resolvedColor(with: one))
      }
      let red = try #require(UIColor(named: "W", in: bundle, compatibleWith: nil))
      #expect(
        red.resolvedColor(with: UITraitCollection())
          == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
          .resolvedColor(with: UITraitCollection()))
    }
  }

  @Test("a data set has its file's bytes; one that is not there is nil")
  func data() throws {
    let set = """
      {"data": [{"idiom": "universal", "filename": "menu.json",
        "universal-type-identifier": "public.json"}]}
      """
    try withBundle(["Menu.dataset/Contents.json": text(set), "Menu.dataset/menu.json": text("[1]")])
    {
      let asset = try #require(NSDataAsset(name: "Menu", bundle: $0))
      #expect(asset.data == text("[1]") && asset.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "None", bundle: $0) == nil)
    }
  }
}
