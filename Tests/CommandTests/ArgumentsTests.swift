import Testing

@testable import RehearseCommands

@Suite struct ArgumentsTests {
  private let output = Option(repeated: "output", short: "o", .path, help: "")
  private let scale = Option("scale", .positive(upTo: 8), default: 2, shown: "2", help: "")
  private let times = Option(optional: "at", .instants(upTo: 600), help: "")
  private let dark = Option(flag: "dark", help: "")
  private let name = Positional(.choice("film", among: ["bounce", "--odd"]), help: "")

  private func parse(_ line: String) throws(UsageError) -> Arguments {
    let signature = Signature(
      name: "test", summary: "", positionals: [name.shape],
      options: [output.shape, scale.shape, times.shape, dark.shape])
    return try Arguments(line.split(separator: " ").map(String.init), for: signature)
  }

  @Test(
    "values are read in every spelling",
    arguments: [
      "bounce --output a --output b --scale 3 --dark", "--output=a -o b --scale=3 --dark bounce",
      "-o a --dark --scale 3 -o b bounce", "--output=a --output=b --scale 3.0 --dark -- bounce",
    ])
  func spellings(line: String) throws {
    let arguments = try parse(line)
    #expect(try arguments[output] == ["a", "b"])
    #expect(try arguments[scale] == 3)
    #expect(try arguments[dark])
    #expect(try arguments[name] == "bounce")
  }

  @Test("what is not given has its default")
  func defaults() throws {
    let arguments = try parse("bounce")
    #expect(try arguments[output] == [])
    #expect(try arguments[scale] == 2)
    #expect(try arguments[times] == nil)
    #expect(try !arguments[dark])
  }

  @Test("after -- a word with dashes is an argument; = gives any value; a lone dash is a word")
  func dashes() throws {
    #expect(try parse("-- --odd")[name] == "--odd")
    #expect(try parse("--output=--dark")[output] == ["--dark"])
    #expect(try parse("-o - bounce")[output] == ["-"])
    #expect(try parse("-o a=b")[output] == ["a=b"])
    #expect(try parse("--output=a=b")[output] == ["a=b"])
  }

  @Test("instants are sorted, without repeats and without minus zero")
  func instants() throws {
    let read = try #require(try parse("--at 0.5,-0,0.25,0.5,0")[times])
    #expect(read == [0, 0.25, 0.5])
    #expect(read[0].sign == .plus)
  }

  @Test(
    "numbers outside their range, and what is no number, are refused",
    arguments: [
      "0", "-1", "-0", "8.001", "nan", "inf", "1e999", "0x2", "two", "", "1,5",
    ])
  func numbers(word: String) throws {
    let arguments = try parse("--scale=\(word)")
    #expect(throws: UsageError.self) { try arguments[scale] }
  }

  @Test(
    "lists with a bad instant are refused", arguments: ["", ",", "0,", "0,x", "-1", "601", "nan"])
  func badInstants(word: String) throws {
    let arguments = try parse("--at=\(word)")
    #expect(throws: UsageError.self) { try arguments[times] }
  }

  @Test("a second value of an option that takes one is refused")
  func twice() throws {
    let arguments = try parse("--scale 1 --scale 2")
    #expect(throws: UsageError("--scale is given more than once")) { try arguments[scale] }
  }

  @Test("help is asked for before --, not after")
  func help() {
    #expect(Arguments.wantHelp(["a", "-h"]))
    #expect(Arguments.wantHelp(["--scale", "--help"]))
    #expect(!Arguments.wantHelp(["--", "--help"]))
  }
}
