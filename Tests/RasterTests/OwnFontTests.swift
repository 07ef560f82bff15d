import Foundation
import Testing

@testable import Raster

/// Fonts that an application brings.
@Suite struct OwnFontTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Raster/Fonts")

  private func hebrew() throws -> OwnFont {
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent("NotoSansHebrew-Subset.ttf"))
    return try #require(OwnFonts.register(data).first)
  }

  @Test("are found by their PostScript name, their full name and their family, and are there once")
  func names() throws {
    let font = try hebrew()
    #expect(font.familyName == "Noto Sans Hebrew" && font.weight == 400 && !font.isItalic)
    #expect(OwnFonts.font(named: font.postScriptName) == font)
    #expect(OwnFonts.font(named: "\(font.familyName) \(font.styleName)") == font)
    #expect(OwnFonts.font(named: font.familyName) == font)
    #expect(try hebrew() == font)
    #expect(OwnFonts.families.count { $0 == font.familyName } == 1)
    #expect(OwnFonts.font(family: font.familyName, isBold: true, isItalic: false) == nil)
    #expect(OwnFonts.font(named: "Lato-Bold") == nil)
  }

  @Test("have their own measures and shapes, and the system font for what they lack")
  func shapes() throws {
    var style = TextStyle(size: 20)
    let system = TypefaceMetrics(style)
    style.ownFont = try hebrew()
    let own = TypefaceMetrics(style)
    #expect(own.lineHeight > 0 && own.lineHeight != system.lineHeight)
    var fallback = FontFallback()
    #expect(fallback.face(for: "א", style: style) == style.ownFont?.face)
    #expect(fallback.face(for: "a", style: style) == .display)
    let shaped = Shaper.shape(StyledText("אa", style: style), base: .leftToRight)
    #expect(Set(shaped.glyphs.map(\.instance.face)).count == 2)
  }

  @Test("what is no font is none", arguments: [Data(), Data("no font".utf8)])
  func hostile(data: Data) { #expect(OwnFonts.register(data).isEmpty) }
}
