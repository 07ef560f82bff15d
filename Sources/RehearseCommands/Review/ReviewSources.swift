import Foundation
import Rehearsal

/// The sources of both sides: those of a commit, taken out of the repository into a cache, and those
/// that lie in the working copy, which stays as it is.
struct ReviewSources {
  /// The repository's outermost folder.
  let root: URL
  /// The commit that the working copy is held against.
  let commit: String
  /// What is reviewed, by its path within the repository.
  let paths: [String]
  /// Where the review is written, by its path within the repository; nil if that is elsewhere.
  let output: String?
  private let git: Program

  /// - Parameters:
  ///   - base: A branch, a tag or a commit.
  ///   - places: Files or folders, in one repository.
  ///   - output: The folder that the review is written to, which is not reviewed itself.
  /// - Throws: `UsageError` where there is no repository, or nothing of that name in it.
  init(base: String, places: [String], writing output: URL) throws {
    git = try Program.named("git")
    let files = places.map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath()
    }
    var isFolder: ObjCBool = false
    let first = files[0]
    _ = FileManager.default.fileExists(atPath: first.path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? first : first.deletingLastPathComponent()
    let top = try Self.ask(
      git, ["rev-parse", "--show-toplevel"], in: folder,
      otherwise: "'\(folder.path.printable)' is in no Git repository")
    let root = URL(fileURLWithPath: top).resolvingSymlinksInPath()
    self.root = root
    let written = output.standardizedFileURL.resolvingSymlinksInPath().path
    self.output =
      written.hasPrefix(root.path + "/") ? String(written.dropFirst(root.path.count + 1)) : nil
    commit = try Self.ask(
      git, ["rev-parse", "--verify", "--quiet", base + "^{commit}"], in: root,
      otherwise: "there is no commit '\(base.printable)' in '\(root.path.printable)'")
    paths = try files.map { file in
      guard file.path != root.path else { return "." }
      guard file.path.hasPrefix(root.path + "/") else {
        throw UsageError("'\(file.path.printable)' is not in '\(root.path.printable)'")
      }
      return String(file.path.dropFirst(root.path.count + 1))
    }
  }

  private static func ask(
    _ git: Program, _ words: [String], in folder: URL, otherwise: String
  ) throws -> String {
    let outcome = try git.run(words, in: folder)
    guard outcome.status == 0 else { throw UsageError(otherwise) }
    return outcome.out.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Takes the commit's sources out into a folder that does not exist yet.
  func extract(to folder: URL) throws {
    try withTemporaryFolder { temporary in
      let file = temporary.appendingPathComponent("sources.tar")
      let outcome = try git.run(
        ["archive", "--format=tar", "-o", file.path, commit], in: root)
      guard outcome.status == 0 else {
        throw UsageError("git archive: \(outcome.err.prefix(400))")
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let unpacked = try Program.named("tar").run(["-xf", file.path, "-C", folder.path])
      guard unpacked.status == 0 else { throw UsageError("tar: \(unpacked.err.prefix(400))") }
    }
  }

  /// A word for all that is reviewed in the working copy: what Git knows and what it would.
  func workingMark() throws -> String {
    let outcome = try git.run(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + paths
        + (output.map { [":(exclude,literal,top)\($0)"] } ?? []), in: root)
    guard outcome.status == 0 else { throw UsageError("git ls-files: \(outcome.err.prefix(400))") }
    return Self.mark(of: outcome.out.split(separator: "\0").map(String.init), in: root)
  }

  /// The same for the commit.
  func baseMark(in folder: URL) throws -> String {
    let outcome = try git.run(
      ["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit, "--"] + Self.named(paths),
      in: root)
    guard outcome.status == 0 else { throw UsageError("git ls-tree: \(outcome.err.prefix(400))") }
    return Self.mark(of: outcome.out.split(separator: "\0").map(String.init), in: folder)
  }

  private static func named(_ paths: [String]) -> [String] { paths.filter { $0 != "." } }

  /// Names and contents; what is named and not there counts as gone.
  private static func mark(of names: [String], in folder: URL) -> String {
    let words = Set(names).sorted().compactMap { name -> String? in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return "\(name) \(data.count) \(String(data.fingerprint, radix: 16))\n"
    }
    return String(words.joined().fingerprint, radix: 16)
  }
}
