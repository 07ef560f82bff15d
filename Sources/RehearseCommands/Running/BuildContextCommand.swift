import Foundation
import Serving

/// `rehearse kit`: what a build of somebody's own compiles and links against.
struct BuildContextCommand: Command {
  private let json = Option(flag: "json", help: "For programs: one JSON document.")

  var signature: Signature {
    Signature(
      name: "kit", summary: "The modules and the library to build against",
      discussion: "Makes ready what sources with UIKit are compiled and linked against, and prints "
        + "where it lies and what a compiler and a linker are told. What 'rehearse new' writes is built "
        + "with it.",
      options: [json.shape],
      examples: [
        Example("rehearse kit", "The folder, and the flags of compiler and linker."),
        Example(
          "swiftc $(rehearse kit --json | jq -r '.compiler[]') -typecheck Card.swift",
          "A file alone."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    let (folder, version) = (kit.products.path, try kit.swiftVersion())
    if try arguments[json] {
      let words = { (words: [String]) in JSON.array(words.map(JSON.string)) }
      console.out(
        JSON.object([
          "folder": .string(folder), "swift": .string(version),
          "compiler": words(kit.compilerFlags), "linker": words(kit.linkerFlags),
        ]).text + "\n")
      return .well
    }
    console.out(
      """
      folder    \(folder)
      swift     \(version)
      compiler  \(kit.compilerFlags.joined(separator: " "))
      linker    \(kit.linkerFlags.joined(separator: " "))

      """)
    return .well
  }
}
