import Documents
import Foundation
import Testing

@Suite("Documents as values")
struct DocumentReadingTests {
  private func element(_ text: String) throws -> Element {
    let whole =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(text)</objects></document>"
    return try #require(
      InterfaceDocument(Data(whole.utf8), path: "Cell.xib").scenes.first?.objects.first)
  }

  @Test(
    "A multiplier is a number or a ratio",
    arguments: [("0.5", 0.5), ("1:2", 0.5), ("16:9", 16.0 / 9), ("3/4", 0.75), (" 1 : 4 ", 0.25)])
  func ratios(text: String, value: Double) { #expect(ConstraintValues.ratio(text) == value) }

  @Test("What is no ratio is none", arguments: ["", "1:0", "a:b", "1:2:3", "inf", "nan"])
  func noRatio(text: String) { #expect(ConstraintValues.ratio(text) == nil) }

  @Test("A constraint without a first item is of the view that has it; placeholders are none")
  func constraints() throws {
    let view = try element(
      "<view id=\"v\"><constraints>"
        + "<constraint firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" "
        + "constant=\"20\" priority=\"750\" identifier=\"end\" id=\"c\"/>"
        + "<constraint firstAttribute=\"width\" constant=\"9\" placeholder=\"YES\" id=\"d\"/>"
        + "</constraints></view>")
    let all = view.list("constraints").map { ConstraintValues($0, owner: "v") }
    #expect(all.count == 2)
    let first = try #require(all[0])
    #expect(first.firstItem == "v" && first.secondItem == "l")
    #expect(first.constant == 20 && first.priority == 750 && first.identifier == "end")
    #expect(all[1] == nil)
  }

  @Test("Variations apply from the widest to the most exact, and say what is not installed")
  func variations() throws {
    let view = try element(
      "<view id=\"v\" alpha=\"1\"><subviews><label id=\"l\"/><label id=\"m\"/></subviews>"
        + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"m\"/></mask></variation>"
        + "<variation key=\"heightClass=compact-widthClass=compact\" alpha=\"0.25\"/>"
        + "<variation key=\"widthClass=compact\" alpha=\"0.5\">"
        + "<mask key=\"subviews\"><include reference=\"m\"/></mask></variation></view>")
    func ids(_ width: String, _ height: String) -> ([String?], String?) {
      let adapted = view.adapted(to: SizeClasses(width: width, height: height))
      return (adapted.list("subviews").filter(\.isInstalled).map(\.id), adapted["alpha"])
    }
    #expect(ids("regular", "regular") == (["l"], "1"))
    #expect(ids("compact", "regular") == (["l", "m"], "0.5"))
    #expect(ids("compact", "compact") == (["l", "m"], "0.25"))
  }

  @Test("A table of words in another language changes what it names")
  func words() throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
      + "<label id=\"l\" text=\"Hello\"/><button id=\"b\"><state key=\"normal\" title=\"Go\"/></button>"
      + "<segmentedControl id=\"s\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
      + "</segmentedControl></objects></document>"
    let document = try InterfaceDocument(Data(text.utf8), path: "Cell.xib").localized(by: [
      "l.text": "Hallo", "b.normalTitle": "Los", "s.segmentTitles[1]": "Zwei", "x.text": "?",
    ])
    #expect(document.element("l")?.string("text") == "Hallo")
    #expect(document.element("b")?.value("normal")?["title"] == "Los")
    #expect(document.element("s")?.list("segments").map { $0["title"] } == ["A", "Zwei"])
  }

  @Test("Texts of several lines, and those that XML cannot hold, are read")
  func texts() throws {
    let label = try element(
      "<label id=\"l\"><string key=\"text\">One\nTwo</string>"
        + "<string key=\"hint\" base64-UTF8=\"YES\">QQFC</string></label>")
    #expect(label.string("text") == "One\nTwo")
    #expect(label.string("hint") == "A\u{1}B")
  }
}
