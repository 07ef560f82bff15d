import Foundation
import Testing

@testable import RehearseCommands
@testable import Rewriting

/// What is missing of Apple's types is left out; what looks like the author's own slip is not.
@Suite("Members that are not here") struct LackingMemberTests {
  private func error(_ message: String) -> String { "/app/A.swift:3:5: error: \(message)\n" }

  @Test(
    "a member of a type of Apple's, or an override of nothing, may be Apple's",
    arguments: [
      "value of type 'UIButton.Configuration' has no member 'shimmerDepth'",
      "value of type 'UIView?' has no member 'shimmerDepth'",
      "type 'CALayer' has no member 'shimmerDepth'",
      "type 'UIBarButtonItem.Style' has no member 'shimmerDepth'",
      "value of type 'any UIViewControllerContextTransitioning' has no member 'shimmerDepth'",
      "value of type 'UICollectionView.CellRegistration<Cell, Int>' has no member 'shimmerDepth'",
      "method does not override any method from its superclass",
      "property does not override any property from its superclass",
    ])
  func apples(message: String) { #expect(Omitting.lacksApplesMember(error(message))) }

  @Test(
    "a member of the author's own type, and a slip that the compiler knows better, are not",
    arguments: [
      "value of type 'Recipe' has no member 'tilte'",
      "value of type 'UIView' has no member 'backgroundColr'; did you mean 'backgroundColor'?",
      "value of type 'UIView' has no member 'alpa'",
      "cannot convert value of type 'Int' to expected argument type 'String'",
    ])
  func slips(message: String) { #expect(!Omitting.lacksApplesMember(error(message))) }

  @Test("the names of members are those of the list that the surface is held against")
  func names() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let list = root.appendingPathComponent("Documentation/surface/members.tsv")
    let members = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst()
    let names = Set(
      members.compactMap { line in
        line.split(separator: "\t").dropFirst().first?.prefix { $0 != "(" }
      }.filter { $0 != "init" && $0.first?.isLetter == true }.map(String.init))
    #expect(Set(MemberNames.all) == names && names.count > 4000)
    #expect(!MemberNames.isSlip("alpha") && MemberNames.isSlip("backgroundColr"))
  }

  @Test("an override of nothing stays without saying that it overrides")
  func overrides() throws {
    let text = "class A: UIView {\n  override func glow() { print(1) }\n}\n"
    let rest = try #require(
      Omitter.omit(
        [
          CompilerDiagnostic(
            path: "a.swift", line: 2,
            message: "method does not override any method from its superclass")
        ], from: Source(path: "a.swift", text: Array(text.utf8))))
    #expect(
      String(decoding: rest.source.text, as: UTF8.self)
        == "class A: UIView {\n           func glow() { print(1) }\n}\n")
    #expect(rest.omissions.count == 1)
  }

  @Test("what a compiler says twice is told once")
  func once() {
    let block = error("no such thing") + "1 | code\n  | `- error: no such thing\n\n"
    let other = "/app/A.swift:9:1: error: another\n9 | code\n"
    #expect(OriginalPlaces().told(block + block + other) == block + other)
  }

  @Test("a file may do without SwiftUI, as without other modules of Apple's")
  func swiftUI() {
    #expect(MissingModules.isDivisible("SwiftUI") && !MissingModules.isDivisible("Alamofire"))
  }
}
