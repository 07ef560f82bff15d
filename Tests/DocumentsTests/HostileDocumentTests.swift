import Documents
import Foundation
import Testing

@Suite("Documents that nobody should have to read")
struct HostileDocumentTests {
  static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
    + "initialViewController=\"a\">"

  private func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(Data(text.utf8), path: "Main.storyboard")
  }

  private func scene(_ inside: String) -> String {
    "\(Self.head)\n<scenes><scene><objects>\n<viewController id=\"a\" sceneMemberID=\"viewController\">\n"
      + "\(inside)\n</viewController></objects></scene></scenes></document>"
  }

  private func error(_ text: String) -> DocumentError? {
    do {
      _ = try read(text)
      return nil
    } catch { return error as? DocumentError }
  }

  @Test("A document that is cut says where and inside of what, wherever it is cut")
  func cut() {
    let text = scene("<view key=\"view\" id=\"v\"><subviews><label id=\"l\"/></subviews></view>")
    for length in stride(from: 1, to: text.utf8.count - 1, by: 7) {
      let found = error(String(text.prefix(length)))
      #expect(found != nil, "cut after \(length)")
      #expect(found?.description.hasPrefix("Main.storyboard") == true)
    }
    let found = error(String(text.prefix(while: { _ in true }).dropLast(60)))
    #expect(found?.message.contains("breaks inside of <") == true, "\(String(describing: found))")
  }

  @Test("Ends that belong to other beginnings are told, though there are as many of both")
  func crossed() {
    let found = error(scene("<view key=\"view\" id=\"v\"></label><label></view>"))
    #expect(
      found?.message.contains("breaks inside of <view>") == true, "\(String(describing: found))")
  }

  @Test("Bytes that are no text are told with their line, wherever they stand")
  func noText() {
    for place in ["<vi\u{1}ew/>", "<view \u{1}d=\"a\"/>", "<view id=\"\u{1}\"/>", "\u{1}"] {
      var bytes = Array(scene("\n" + place).utf8)
      bytes[bytes.firstIndex(of: 1) ?? 0] = 0xEF
      do {
        _ = try InterfaceDocument(Data(bytes), path: "Main.storyboard")
        Issue.record("\(place) was read")
      } catch {
        #expect("\(error)".contains("Main.storyboard:5: is not text in UTF-8"), "\(error)")
      }
    }
  }

  @Test("A document that is nested thousands deep is refused, and quickly")
  func deep() {
    let text = scene(
      String(repeating: "<view><subviews>", count: 50_000)
        + String(repeating: "</subviews></view>", count: 50_000))
    let found = error(text)
    #expect(found?.message.contains("levels deep") == true, "\(String(describing: found))")
  }

  @Test("A document with a million views is refused")
  func enormous() {
    let found = error(
      scene("<subviews>" + String(repeating: "<view/>", count: 1_000_000) + "</subviews>"))
    #expect(found?.message.contains("elements") == true, "\(String(describing: found))")
  }

  @Test("Entities that grow into each other are never expanded")
  func entities() {
    let found = error(
      "<?xml version=\"1.0\"?><!DOCTYPE document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
        + "<document>&b;</document>")
    #expect(found?.message.contains("document type") == true)
  }

  @Test("What leads to nothing, or is there twice, is told with its line")
  func references() throws {
    let document = try read(
      scene(
        "<view key=\"view\" id=\"v\"/>\n<view id=\"v\"/>\n<connections>\n"
          + "<outlet property=\"title\" destination=\"nobody\" id=\"o\"/></connections>"))
    let told = document.problems.map(\.description)
    #expect(told.count == 2)
    #expect(told.first?.contains("Main.storyboard:5: <view> has the id v") == true, "\(told)")
    #expect(
      told.last?.contains("Main.storyboard:7: <outlet property=\"title\"> leads to nobody") == true)
  }

  @Test(
    "Documents of other kinds are told apart",
    arguments: [
      ("", "no XML document"), ("hello", "no XML document"),
      ("<html></html>", "begins with <html>"),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></archive>", "Xcode 4"),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"></document>", "another kind"),
      ("bplist00", "compiled"),
    ])
  func kinds(text: String, message: String) {
    let found = error(text)
    #expect(found?.message.contains(message) == true, "\(String(describing: found))")
  }
}
