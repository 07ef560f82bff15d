import Foundation
import Rehearsal

/// `rehearse new`: a small package to start from.
struct NewCommand: Command {
  private let name = Positional(
    ValueKind<String>(placeholder: "NAME") { (word, _) throws(UsageError) in
      guard NewPackage.isName(word) else {
        throw UsageError(
          "'\(word.printable)' is no name for a package: at most 100 letters, digits and "
            + "hyphens, a letter first"
        )
      }
      guard !NewPackage.isKeyword(word) else {
        throw UsageError("'\(word.printable)' is a word of Swift's own: no module can have it")
      }
      guard !NewPackage.isTaken(word) else {
        throw UsageError("'\(word.printable)' is the name of a module that the package needs")
      }
      return word
    }, help: "The package's name, and its folder's.")
  private let rehearsal = Option(
    optional: "rehearsal", .path.called("PATH|URL"), shown: "what this program was built with",
    help:
      "Where the package finds Rehearsal: a clone, or an address of git, to be compiled with it.")

  var signature: Signature {
    Signature(
      name: "new", summary: "A package with a transition, its screens and its tests",
      discussion: "Writes a small Swift package into a new folder: a transition, two screens, a "
        + "film and tests, a README, and a workflow for a Linux runner. It builds and passes as it "
        + "is. Prints the files it wrote.",
      positionals: [name.shape], options: [rehearsal.shape],
      examples: [
        Example("rehearse new my-card", "Then: cd my-card && make test && make film"),
        Example(
          "rehearse new my-card --rehearsal ../Rehearsal", "Compiles a clone of Rehearsal first."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = try arguments[name]
    let clone = try arguments[rehearsal]
    let folder = URL(fileURLWithPath: name, isDirectory: true)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError("'\(name)' is there already")
    }
    let package = NewPackage(
      name: name, rehearsal: try clone.map(RehearsalSource.init) ?? kit(console))
    for file in try whole(package, in: folder) { console.out("\(name)/\(file)\n") }
    return .well
  }

  /// The modules and the library of this program, made ready.
  private func kit(_ console: Console) throws -> RehearsalSource {
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    return .kit(folder: kit.products.path, swift: try kit.swiftVersion())
  }

  /// Writes the package whole or not at all: beside its place, into which it is moved.
  private func whole(_ package: NewPackage, in folder: URL) throws -> [String] {
    do {
      return try withTemporaryFolder(beside: folder) { growing in
        let made = growing.appendingPathComponent(package.name)
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: false)
        let files = try package.write(to: made)
        try FileManager.default.moveItem(at: made, to: folder)
        return files
      }
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("cannot write '\(package.name)': \(reason(error))")
    }
  }
}
