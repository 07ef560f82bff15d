import Raster
import Rehearsal
import Testing
import UIKit

/// Fonts that iOS has under names, and the designs of the system font.
@Suite("Font families") @MainActor
struct FontFamilyTests {
  /// What text is set in: `NotoSerif-Bold`, nil for the system font.
  private func letters(_ font: UIFont?) -> String? { font?.textStyle.ownFont?.postScriptName }

  @Test(
    "a named font has letters of its kind, weight and slant, and keeps its name",
    arguments: [
      ("Georgia", "Georgia", "NotoSerif-Regular"), ("Georgia-Bold", "Georgia", "NotoSerif-Bold"),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", "NotoSerif-BoldItalic"),
      ("Baskerville-SemiBold", "Baskerville", "NotoSerif-Bold"),
      ("SnellRoundhand", "Snell Roundhand", "NotoSerif-Italic"),
      ("Menlo-Regular", "Menlo", "JetBrainsMono-Regular"),
      ("Courier-BoldOblique", "Courier", "JetBrainsMono-BoldItalic"),
      ("ArialRoundedMTBold", "Arial Rounded MT Bold", "InterRounded-Bold"),
      ("ChalkboardSE-Regular", "Chalkboard SE", "InterRounded-Regular"),
    ])
  func named(name: String, family: String, letters: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name && font.familyName == family && font.pointSize == 20)
    #expect(self.letters(font) == letters)
    #expect(self.letters(font.withSize(12)) == letters && font.withSize(12).fontName == name)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    #expect(scaled.fontName == name && self.letters(scaled) == letters)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
  }

  @Test("fonts without serifs are the system font, in the weight of their name")
  func sans() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBoldItalic", size: 20))
    #expect(letters(font) == nil && font.textStyle.weight == 600 && font.textStyle.isItalic)
    #expect(font.fontName == "AvenirNext-DemiBoldItalic" && font.familyName == "Avenir Next")
    #expect(UIFont(name: "HiraginoSans-W6", size: 9)?.textStyle.weight == 600)
  }

  @Test("what stands in is noted once, by its name; designs are not")
  func notes() {
    let stage = Stage(scale: 1)
    stage.perform {
      for _ in 0..<2 { _ = UIFont(name: "Georgia-Bold", size: 12) }
      _ = UIFont(name: "Avenir-Book", size: 12)
      _ = UIFont(name: "Avenir-Bok", size: 12)
      _ = UIFont(name: "Zapf Chancery", size: 12)
      let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
      _ = mono.fontDescriptor.withDesign(.rounded)
      _ = UIFont(name: mono.fontName, size: 12)
    }
    #expect(
      stage.unsupported == [
        "the font Georgia-Bold: Noto Serif stands in for it",
        "the font Avenir-Book: Inter stands in for it",
        "the font Avenir-Bok: Inter stands in for it · the nearest name is Avenir-Book",
        "the font Zapf Chancery: Inter stands in for it",
      ])
  }

  @Test("every family of iOS is listed, and each of its fonts is found under its name")
  func lists() {
    let families = UIFont.familyNames
    #expect(families.count > 80 && families == families.sorted())
    for family in families {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names {
        let font = UIFont(name: name, size: 10)
        #expect(font?.fontName == name && font?.familyName == family, "\(name)")
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont(name: "Helvetica Neue", size: 10)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "Gill Sans Light Italic", size: 10)?.fontName == "GillSans-LightItalic")
    #expect(UIFont(name: "Menlo", size: 10)?.fontName == "Menlo-Regular")
  }

  @Test("a font that nobody has keeps its name, and has the letters that it tells of")
  func unknown() {
    let font = UIFont(name: "SourceCodePro-Bold", size: 10)
    #expect(font?.fontName == "SourceCodePro-Bold" && letters(font) == "JetBrainsMono-Bold")
    #expect(letters(UIFont(name: "GeorgiaPro-Italic", size: 10)) == "NotoSerif-Italic")
    #expect(letters(UIFont(name: "OpenSans-Bold", size: 10)) == nil)
  }

  @Test("the designs of the system font have letters of their own, in every weight")
  func designs() throws {
    let mono = UIFont.monospacedSystemFont(ofSize: 15, weight: .medium)
    #expect(letters(mono) == "JetBrainsMono-Medium")
    #expect(mono.fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(mono.familyName == ".AppleSystemUIFontMonospaced")
    #expect(UIFont(name: mono.fontName, size: 15) == mono)
    let body = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
    let serif = try #require(body.withDesign(.serif))
    #expect(letters(UIFont(descriptor: serif, size: 0)) == "NotoSerif-Regular")
    #expect(UIFont(descriptor: serif, size: 0).pointSize == body.pointSize)
    let bold = try #require(serif.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(letters(UIFont(descriptor: bold, size: 11)) == "NotoSerif-BoldItalic")
    #expect(serif.withDesign(.default) == body)
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor.withDesign(.rounded)
    #expect(letters(heavy.map { UIFont(descriptor: $0, size: 0) }) == "InterRounded-Heavy")
  }

  @Test("traits of a named font lead to another font of its family, or to none")
  func traits() throws {
    func bold(_ name: String) -> String? {
      UIFont(name: name, size: 10)?.fontDescriptor.withSymbolicTraits(.traitBold)?.postscriptName
    }
    #expect(bold("Georgia") == "Georgia-Bold")
    #expect(bold("HelveticaNeue-Light") == "HelveticaNeue-Bold")
    #expect(bold("Avenir-Book") == "Avenir-Heavy" && bold("Menlo-Regular") == "Menlo-Bold")
    #expect(bold("Zapfino") == nil && bold("Chalkduster") == nil)
    let plain = try #require(UIFont(name: "Palatino-BoldItalic", size: 10)).fontDescriptor
    #expect(plain.withSymbolicTraits([])?.postscriptName == "Palatino-Roman")
    #expect(plain.withFace("Italic").postscriptName == "Palatino-Italic")
    let asked = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold Italic"])
    #expect(asked.postscriptName == "Georgia-BoldItalic")
    let weighed = asked.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular]
    ])
    #expect(weighed.postscriptName == "Georgia-Italic")
  }

  @Test("labels that differ only in their letters look different")
  func labels() throws {
    let stage = Stage(scale: 1)
    let fonts: [UIFont] = [
      UIFont.systemFont(ofSize: 17), try #require(UIFont(name: "Georgia", size: 17)),
      UIFont.monospacedSystemFont(ofSize: 17, weight: .regular),
    ]
    let widths = stage.perform {
      fonts.map { (font: UIFont) -> CGFloat in
        let label = UILabel()
        label.text = "Settings"
        label.font = font
        return label.intrinsicContentSize.width
      }
    }
    #expect(Set(widths).count == 3)
  }
}
