import Foundation
import Rehearsal

/// `rehearse new`: a small package to start from.
struct NewCommand: Command {
  private let name = Positional(
    ValueKind<String>(placeholder: "NAME") { (word, _) throws(UsageError) in
      guard NewPackage.isName(word) else {
        throw UsageError(
          "'\(word.printable)' is no name for a package: letters, digits and hyphens, a letter first"
        )
      }
      guard !NewPackage.isTaken(word) else {
        throw UsageError("'\(word.printable)' is the name of a module that the package needs")
      }
      return word
    }, help: "The package's name, and its folder's.")
  private let rehearsal = Option(
    optional: "rehearsal", .path.called("PATH|URL"), shown: "where this program was built",
    help: "Where the package finds Rehearsal: a clone, or an address of git.")

  var signature: Signature {
    Signature(
      name: "new", summary: "A package with a transition, its screens and its tests",
      discussion: "Writes a small Swift package into a new folder: a transition, two screens, a "
        + "film and tests, a README, and a workflow for a Linux runner. It builds and passes as it "
        + "is. Prints the files it wrote.",
      positionals: [name.shape], options: [rehearsal.shape],
      examples: [
        Example("rehearse new my-card", "Then: cd my-card && make test && make film"),
        Example("rehearse new my-card --rehearsal ../Rehearsal", "Another clone of Rehearsal."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = try arguments[name]
    let source = try arguments[rehearsal] ?? Kit.ofThisProgram().root.path
    let folder = URL(fileURLWithPath: name, isDirectory: true)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError("'\(name)' is there already")
    }
    let package = NewPackage(name: name, rehearsal: RehearsalSource(source))
    for file in try whole(package, in: folder) { console.out("\(name)/\(file)\n") }
    return .well
  }

  /// Writes the package whole or not at all.
  private func whole(_ package: NewPackage, in folder: URL) throws -> [String] {
    defer { Unfinished.settled(folder) }
    do {
      try Unfinished.make { () throws -> URL in
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder
      }
    } catch {
      throw UsageError("cannot write '\(package.name)': \(reason(error))")
    }
    do { return try package.write(to: folder) } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }
}
