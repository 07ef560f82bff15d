extension SystemFamily {
  /// The families of iOS, those too that only earlier or later ones have: letters, name, the beginning
  /// of their fonts' names, and how these go on; a line of its own each, `_` for not at all.
  static let all: [SystemFamily] = list.split(separator: "\n").compactMap { line in
    let words = line.split(separator: "|").map(String.init)
    guard words.count == 4, let letters = Letters(rawValue: words[0]) else { return nil }
    let endings = words[3].split(separator: " ").map { $0 == "_" ? "" : String($0) }
    return SystemFamily(letters: letters, name: words[1], fonts: endings.map { words[2] + $0 })
  }

  private static let list = """
    serif|Academy Engraved LET|AcademyEngravedLet|Plain
    sans|Al Nile|AlNile|_ -Bold
    serif|American Typewriter|AmericanTypewriter|_ -Bold -Condensed -CondensedBold -CondensedLight \
    -Light -Semibold
    sans|Apple Color Emoji|AppleColorEmoji|_
    sans|Apple SD Gothic Neo|AppleSDGothicNeo|-Regular -Bold -Light -Medium -SemiBold -Thin \
    -UltraLight
    sans|Apple Symbols|AppleSymbols|_
    sans|Arial|Arial|MT -BoldMT -ItalicMT -BoldItalicMT
    sans|Arial Hebrew|ArialHebrew|_ -Bold -Light
    rounded|Arial Rounded MT Bold|ArialRoundedMTBold|_
    serif|Athelas|Athelas|-Regular -Bold -Italic -BoldItalic
    sans|Avenir|Avenir|-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium \
    -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
    sans|Avenir Next|AvenirNext|-Regular -Italic -UltraLight -UltraLightItalic -Medium \
    -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    sans|Avenir Next Condensed|AvenirNextCondensed|-Regular -Italic -UltraLight -UltraLightItalic \
    -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    sans|Bangla Sangam MN|BanglaSangamMN|_ -Bold
    serif|Baskerville|Baskerville|_ -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic
    serif|Bodoni 72|BodoniSvtyTwoITCTT|-Book -BookIta -Bold
    serif|Bodoni 72 Oldstyle|BodoniSvtyTwoOSITCTT|-Book -BookIt -Bold
    serif|Bodoni 72 Smallcaps|BodoniSvtyTwoSCITCTT|-Book
    serif|Bodoni Ornaments|BodoniOrnamentsITCTT|_
    script|Bradley Hand|BradleyHandITCTT|-Bold
    rounded|Chalkboard SE|ChalkboardSE|-Regular -Bold -Light
    rounded|Chalkduster|Chalkduster|_
    serif|Charter|Charter|-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    serif|Cochin|Cochin|_ -Bold -BoldItalic -Italic
    serif|Copperplate|Copperplate|_ -Bold -Light
    monospaced|Courier|Courier|_ -Bold -BoldOblique -Oblique
    monospaced|Courier New|CourierNewPS|MT -BoldMT -ItalicMT -BoldItalicMT
    sans|Damascus|Damascus|_ Bold Light Medium SemiBold
    sans|Devanagari Sangam MN|DevanagariSangamMN|_ -Bold
    serif|Didot|Didot|_ -Bold -Italic
    sans|DIN Alternate|DINAlternate|-Bold
    sans|DIN Condensed|DINCondensed|-Bold
    sans|Euphemia UCAS|EuphemiaUCAS|_ -Bold -Italic
    sans|Farah|Farah|_
    sans|Futura|Futura|-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    sans|Galvji|Galvji|_ -Bold
    sans|Geeza Pro|GeezaPro|_ -Bold
    serif|Georgia|Georgia|_ -Bold -BoldItalic -Italic
    sans|Gill Sans|GillSans|_ -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold \
    -SemiBoldItalic -UltraBold
    sans|Grantha Sangam MN|GranthaSangamMN|-Regular -Bold
    sans|Gujarati Sangam MN|GujaratiSangamMN|_ -Bold
    sans|Gurmukhi MN|GurmukhiMN|_ -Bold
    sans|Heiti SC|STHeitiSC|-Light -Medium
    sans|Heiti TC|STHeitiTC|-Light -Medium
    sans|Helvetica|Helvetica|_ -Bold -BoldOblique -Light -LightOblique -Oblique
    sans|Helvetica Neue|HelveticaNeue|_ -Bold -BoldItalic -CondensedBlack -CondensedBold -Italic \
    -Light -LightItalic -Medium -MediumItalic -Thin -ThinItalic -UltraLight -UltraLightItalic
    rounded|Hiragino Maru Gothic ProN|HiraMaruProN|-W4
    serif|Hiragino Mincho ProN|HiraMinProN|-W3 -W6
    sans|Hiragino Sans|HiraginoSans|-W3 -W5 -W6 -W7 -W8
    serif|Hoefler Text|HoeflerText|-Regular -Italic -Black -BlackItalic
    sans|Impact|Impact|_
    serif|Iowan Old Style|IowanOldStyle|-Roman -Bold -Italic -BoldItalic
    sans|Kailasa|Kailasa|_ -Bold
    sans|Kannada Sangam MN|KannadaSangamMN|_ -Bold
    sans|Kefa|Kefa|-Regular
    sans|Khmer Sangam MN|KhmerSangamMN|_
    sans|Kohinoor Bangla|KohinoorBangla|-Regular -Light -Semibold
    sans|Kohinoor Devanagari|KohinoorDevanagari|-Regular -Light -Semibold
    sans|Kohinoor Gujarati|KohinoorGujarati|-Regular -Light -Bold
    sans|Kohinoor Telugu|KohinoorTelugu|-Regular -Light -Medium
    sans|Lao Sangam MN|LaoSangamMN|_
    sans|Malayalam Sangam MN|MalayalamSangamMN|_ -Bold
    serif|Marion|Marion|-Regular -Bold -Italic
    rounded|Marker Felt|MarkerFelt|-Thin -Wide
    monospaced|Menlo|Menlo|-Regular -Bold -Italic -BoldItalic
    sans|Mishafi|DiwanMishafi|_
    sans|Mukta Mahee|MuktaMahee|-Regular -Bold -Light
    sans|Myanmar Sangam MN|MyanmarSangamMN|_ -Bold
    rounded|Noteworthy|Noteworthy|-Light -Bold
    sans|Noto Nastaliq Urdu|NotoNastaliqUrdu|_ -Bold
    sans|Noto Sans Kannada|NotoSansKannada|-Regular -Bold -Light
    sans|Noto Sans Myanmar|NotoSansMyanmar|-Regular -Bold -Light
    sans|Noto Sans Oriya|NotoSansOriya|_ -Bold
    sans|Optima|Optima|-Regular -Bold -BoldItalic -ExtraBlack -Italic
    sans|Oriya Sangam MN|OriyaSangamMN|_ -Bold
    serif|Palatino|Palatino|-Roman -Bold -BoldItalic -Italic
    script|Papyrus|Papyrus|_ -Condensed
    script|Party LET|PartyLet|Plain
    sans|PingFang HK|PingFangHK|-Regular -Light -Medium -Semibold -Thin -Ultralight
    sans|PingFang SC|PingFangSC|-Regular -Light -Medium -Semibold -Thin -Ultralight
    sans|PingFang TC|PingFangTC|-Regular -Light -Medium -Semibold -Thin -Ultralight
    serif|Rockwell|Rockwell|-Regular -Bold -BoldItalic -Italic
    script|Savoye LET|SavoyeLet|Plain
    sans|Seravek|Seravek|_ -Bold -BoldItalic -ExtraLight -Italic -Light -Medium
    sans|Sinhala Sangam MN|SinhalaSangamMN|_ -Bold
    script|Snell Roundhand|SnellRoundhand|_ -Bold -Black
    serif|STIX Two Math|STIXTwoMath|-Regular
    serif|STIX Two Text|STIXTwoText|_ -Bold -BoldItalic -Italic -Medium -SemiBold
    serif|Superclarendon|Superclarendon|-Regular -Black -BlackItalic -Bold -BoldItalic -Italic \
    -Light -LightItalic
    sans|Symbol|Symbol|_
    sans|Tamil Sangam MN|TamilSangamMN|_ -Bold
    sans|Telugu Sangam MN|TeluguSangamMN|_ -Bold
    sans|Thonburi|Thonburi|_ -Bold -Light
    serif|Times New Roman|TimesNewRomanPS|MT -BoldMT -BoldItalicMT -ItalicMT
    sans|Trebuchet MS|Trebuchet|MS MS-Bold MS-Italic -BoldItalic
    sans|Verdana|Verdana|_ -Bold -BoldItalic -Italic
    sans|Zapf Dingbats|ZapfDingbatsITC|_
    script|Zapfino|Zapfino|_
    """
}
