import Foundation
import TestSupport
import Testing

@testable import Projects

/// What a setting's value is, whatever level and condition it comes from.
@Suite struct BuildSettingsTests {
  private let debug = SettingConditions(configuration: "Debug")

  private func settings(_ levels: [String: PropertyValue]...) -> BuildSettings {
    BuildSettings(levels.map { SettingLevel($0, debug) })
  }

  @Test("the highest level counts, and inherits from those below")
  func inheritance() {
    let all = settings(
      ["A": .text("one"), "B": .list([.text("x"), .text("y z")])],
      ["A": .text("$(inherited) two"), "B": .list([.text("$(inherited)"), .text("w")])],
      ["A": .text("${inherited} three")])
    #expect(all["A"] == "one two three")
    #expect(all.list("B") == ["x", "y z", "w"])
    #expect(all["nobody"] == "")
  }

  @Test("references are put in, also inside of each other and with operators")
  func references() {
    let all = settings([
      "TARGET_NAME": .text("My App"), "PRODUCT_NAME": .text("$(TARGET_NAME)"),
      "MODULE": .text("$(PRODUCT_NAME:c99extidentifier)"),
      "ID": .text("com.example.${PRODUCT_NAME:rfc1034identifier}"), "WHICH": .text("A"),
      "PATH_A": .text("/x/y.swift"), "PATH": .text("$(PATH_$(WHICH))"),
      "FILE": .text("$(PATH_A:file)|$(PATH_A:dir)|$(PATH_A:base)|$(PATH_A:suffix)"),
      "OR": .text("$(NOTHING:default=some)"), "OPEN": .text("$(A and $B"),
    ])
    #expect(all["MODULE"] == "My_App")
    #expect(all["ID"] == "com.example.My-App")
    #expect(all["PATH"] == "/x/y.swift")
    #expect(all["FILE"] == "y.swift|/x/|y|.swift")
    #expect(all["OR"] == "some")
    #expect(all["OPEN"] == "$(A and $B")
  }

  @Test("settings that name each other in a circle end, and so do those that double themselves")
  func circles() {
    let all = settings(
      [
        "A": .text("$(B)"), "B": .text("$(A)"), "S": .text("x $(S)"),
        "D0": .text("0123456789"),
      ].merging(
        (1...40).map { ("D\($0)", .text("$(D\($0 - 1))$(D\($0 - 1))")) },
        uniquingKeysWith: { a, _ in a }))
    #expect(all["A"] == "")
    #expect(all["S"] == "x ")
    #expect(all["D40"].count < 1 << 18)
  }

  @Test("conditions choose: the simulator's, the configuration's, and the more particular one")
  func conditions() {
    let all = settings([
      "K": .text("plain"), "K[sdk=iphonesimulator*]": .text("simulator"),
      "K[sdk=iphonesimulator*][arch=x86_64]": .text("both"), "L": .text("plain"),
      "L[sdk=iphoneos*]": .text("device"), "M[config=Debug]": .text("debug"),
      "M[config=Release]": .text("release"),
    ])
    #expect(all["K"] == "both")
    #expect(all["L"] == "plain")
    #expect(all["M"] == "debug")
  }

  @Test("a configuration file is read with its includes, comments and conditions")
  func files() throws {
    try withFolder { folder in
      func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      try write(
        "A = 1 // remark\n#include \"inner.xcconfig\"\n#include? \"none.xcconfig\"\n", "a.xcconfig")
      try write(
        "B[sdk=iphone*] = two words ;\nB = other\nA = $(inherited) 2\n#include \"a.xcconfig\"",
        "inner.xcconfig")
      let file = ConfigurationFile(folder.path + "/a.xcconfig", debug)
      let all = BuildSettings([file.level])
      #expect(all["A"] == "1 2")
      #expect(all["B"] == "two words")
      #expect(file.notes.count == 1 && file.notes[0].hasSuffix("a.xcconfig: includes itself"))
    }
  }

  @Test("patterns with stars match as a shell's, and never take long")
  func patterns() {
    #expect(Glob.matches("iphone*", "iphonesimulator"))
    #expect(Glob.matches("*View?.swift", "MyView1.swift"))
    #expect(!Glob.matches("*.m", "a.mm"))
    let stars = String(repeating: "*a", count: 200)
    #expect(!Glob.matches(stars + "b", String(repeating: "a", count: 20_000)))
  }

  @Test("words are taken apart as a shell does")
  func words() {
    #expect(
      BuildSettings.words(#"a "b c" 'd e' f\ g "" -D X"#) == [
        "a", "b c", "d e", "f g", "", "-D", "X",
      ])
  }
}
