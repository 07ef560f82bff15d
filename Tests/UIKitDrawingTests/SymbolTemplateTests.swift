import Foundation
import TestSupport
import Testing

@testable import Rehearsal
@testable import UIKit

/// Symbols of an application's own, as catalogues have them.
@MainActor @Suite struct SymbolTemplateTests {
  /// A template as the SF Symbols application exports it, with groups of outlines by their names.
  private func template(_ groups: String, guides: String = "", style: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--Generator: a test-->
    <!DOCTYPE svg
    PUBLIC "-//W3C//DTD SVG 1.1//EN"
           "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>\(style)</style>
     <g id="Notes"><rect id="artboard" width="3300" height="2200" x="0" y="0"/></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>\(guides)
     </g>
     <g id="Symbols">\(groups)</g>
    </svg>
    """
  }

  private func group(_ name: String, _ x: Int, _ y: Int, _ path: String) -> String {
    "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 \(x) \(y))\"><path d=\"\(path)\"/></g>"
  }

  private func margins(_ name: String, _ left: Double, _ right: Double) -> String {
    "<line id=\"left-margin-\(name)\" x1=\"\(left)\" x2=\"\(left)\" y1=\"600\" y2=\"720\"/>"
      + "<line id=\"right-margin-\(name)\" x1=\"\(right)\" x2=\"\(right)\" y1=\"600\" y2=\"720\"/>"
  }

  /// A square of 60 about the middle of the capitals (70.459 high).
  private let square = "M20-65.2295L80-65.2295 80-5.2295 20-5.2295Z"

  /// Looks at a symbol on a screen of three pixels a point.
  /// - Returns: What was not supported.
  @discardableResult
  private func withSymbol(
    _ svg: String, _ body: (Bundle) throws -> Void
  ) throws -> [String] {
    try withFolder { folder in
      let set = folder.appendingPathComponent("Assets.xcassets/Signs/own.square.symbolset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let contents = #"{"symbols": [{"filename": "own.svg", "idiom": "universal"}]}"#
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      try Data(svg.utf8).write(to: set.appendingPathComponent("own.svg"))
      let bundle = try #require(Bundle(path: folder.path))
      let stage = Stage(scale: 3)
      try stage.perform { try body(bundle) }
      return stage.unsupported
    }
  }

  private func symbol(
    in bundle: Bundle, points: CGFloat = 100, weight: UIImage.SymbolWeight = .regular,
    scale: UIImage.SymbolScale = .medium
  ) -> UIImage? {
    UIImage(
      named: "own.square", in: bundle,
      with: UIImage.SymbolConfiguration(pointSize: points, weight: weight, scale: scale))
  }

  /// How much of a picture is covered, in points².
  private func ink(_ image: UIImage) throws -> Double {
    let bytes = try #require(image.cgImage).bitmap.bytes
    let sum = stride(from: 3, to: bytes.count, by: 4).reduce(0.0) { $0 + Double(bytes[$1]) }
    return sum / 255 / Double(image.scale * image.scale)
  }

  @Test("a symbol set is a symbol: a stencil, as wide as its margins, with capitals in its middle")
  func plain() throws {
    let svg = template(
      group("Regular-M", 1400, 1126, square), guides: margins("Regular-M", 1400, 1500))
    try withSymbol(svg) { bundle in
      let image = try #require(symbol(in: bundle))
      #expect(image.isSymbolImage && image.isStencil)
      #expect(abs(image.size.width - 100) < 0.5)
      #expect(abs(image.size.height - 60) < 0.7)
      let drawn = try ink(image)
      #expect(abs(drawn - 3600) < 10)
      #expect(image.symbolConfiguration != nil)
      let small = try #require(UIImage(named: "own.square", in: bundle, compatibleWith: nil))
      #expect(abs(small.size.width - 17) < 0.5, "17 points where nothing is said")
      let grown = try #require(
        small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 50)))
      #expect(abs(grown.size.width - 50) < 0.5)
    }
  }

  @Test(
    "a weight that nobody drew lies between its neighbours, where these are made of the same lines")
  func weights() throws {
    let svg = template(
      group("Ultralight-S", 500, 696, "M45-65V-5H55V-65Z")
        + group("Black-S", 2800, 696, "M25-65V-5H75V-65Z"),
      guides: margins("Ultralight-S", 500, 600) + margins("Black-S", 2800, 2900))
    try withSymbol(svg) { bundle in
      var amounts: [Double] = []
      for weight in UIImage.SymbolWeight.drawn {
        amounts.append(try ink(try #require(symbol(in: bundle, weight: weight, scale: .small))))
      }
      #expect(abs(amounts[0] - 600) < 10 && abs(amounts[8] - 3000) < 10)
      #expect(zip(amounts, amounts.dropFirst()).allSatisfy { $0 < $1 })
      let medium = try #require(symbol(in: bundle, weight: .black, scale: .medium))
      #expect(abs(medium.size.width - 125) < 1, "only the small scale is drawn: 1 / 0.8 of it")
    }
  }

  @Test("of weights made of other lines the nearest is drawn")
  func nearest() throws {
    let svg = template(
      group("Ultralight-M", 500, 1126, "M0-60L60-60 60 0Z") + group("Bold-M", 900, 1126, square))
    try withSymbol(svg) { bundle in
      for (weight, area) in [
        (UIImage.SymbolWeight.thin, 1800.0), (.semibold, 3600), (.black, 3600),
      ] {
        let drawn = try ink(try #require(symbol(in: bundle, weight: weight)))
        #expect(abs(drawn - area) < 10, "\(weight)")
      }
    }
  }

  @Test("layers that clear what is behind them are taken away")
  func clearing() throws {
    let groups = """
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
       <path class="monochrome-0 multicolor-0:tintColor" d="\(square)"/>
       <path class="monochrome-1" d="M40-45h20v20h-20z"/>
       <path style="fill:none" d="M0-90h100v90h-100z"/></g>
      """
    let svg = template(
      groups, style: ".monochrome-1 {-sfsymbols-clear-behind: true}\n.monochrome-0 {fill:#000}")
    try withSymbol(svg) { bundle in
      let drawn = try ink(try #require(symbol(in: bundle)))
      #expect(abs(drawn - 3200) < 10)
    }
  }

  @Test(
    "one outline by every word of SVG's paths covers the same",
    arguments: [
      ("relative lines, numbers run together", "m20-65.2295 60 0 0 60-60 0z", 3600.0),
      ("across and down", "M20-65.2295H80V-5.2295H20Z", 3600),
      ("relative across and down", "M20-65.2295h60v60h-60z", 3600),
      ("a circle of two arcs", "M20-35A30 30 0 0 1 80-35A30 30 0 0 1 20-35Z", 2827.4),
      ("relative arcs with flags run together", "M20-35a30 30 0 0160 0a30 30 0 01-60 0z", 2827.4),
      ("an arc whose radius is too small", "M20-35A1 1 0 0 1 80-35A1 1 0 0 1 20-35Z", 2827.4),
      ("an ellipse that is turned", "M50-65A30 20 90 0 1 50-5A30 20 90 0 1 50-65Z", 1885),
      ("the large one of two arcs", "M50-65A30 30 0 1 1 20-35L50-35Z", 2120.6),
      ("curves and smooth ones", "M20-35C20-65 80-65 80-35S20-5 20-35Z", 2160),
      ("quadratic and smooth ones", "M20-35Q50-75 80-35T20-35Z", 1600),
      ("two squares, the inner one the other way", "M20-65h60v60h-60zM40-45v20h20v-20z", 3200),
      ("what follows a broken word is left out", "M20-65.2295h60v60h-60z L x", 3600),
    ])
  func paths(_ name: String, _ data: String, area: Double) throws {
    try withSymbol(template(group("Regular-M", 1400, 1126, data))) { bundle in
      let image = try #require(symbol(in: bundle))
      let drawn = try ink(image)
      #expect(abs(drawn - area) < area / 200, "\(name)")
    }
  }

  @Test("shapes, groups in groups and the margins of the first templates count")
  func shapes() throws {
    let groups = """
      <g id="Regular-M" transform="translate(1400,1126)"><g transform="scale(2)">
       <rect x="10" y="-30" width="20" height="20"/>
       <circle cx="40" cy="-20" r="5"/><polygon points="0,-10 5,-10 5,0"/></g></g>
      """
    let margins = """
      <rect id="left-margin" x="1390" y="1030" width="10" height="120"/>
      <rect id="right-margin" x="1500" y="1030" width="10" height="120"/>
      """
    try withSymbol(template(groups, guides: margins)) { bundle in
      let image = try #require(symbol(in: bundle))
      #expect(abs(image.size.width - 120) < 0.5)
      let drawn = try ink(image)
      #expect(abs(drawn - (1600 + 314.2 + 100)) < 10)
    }
  }

  @Test(
    "what is no template is told and gives nothing",
    arguments: [
      ("cut", "<svg><g id=\"Regular-M\"><path d=\"M0 0L1"),
      ("not a drawing", "<plist></plist>"),
      ("without groups", "<svg><path d=\"M0 0L10 0 10 10Z\"/></svg>"),
      ("empty groups", "<svg><g id=\"Regular-M\"></g></svg>"),
      (
        "entities without end",
        "<!DOCTYPE svg [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;&a;\">]><svg>&a;</svg>"
      ), ("nothing at all", ""),
    ])
  func broken(_ name: String, _ svg: String) throws {
    let told = try withSymbol(svg) { bundle in
      #expect(UIImage(named: "own.square", in: bundle, compatibleWith: nil) == nil, "\(name)")
    }
    #expect(!told.isEmpty)
  }
}
