import Foundation
import Rewriting

/// A build of somebody's own package, its sources rewritten under way.
///
/// The package itself stays as it is: what is made goes to a scratch folder.
struct PackageBuild {
  /// What could not be rewritten, or is left out.
  let remarks: [Remark]
  private let folder: URL
  private let scratch: URL
  private let kit: BuildContext
  private let targets: PackageTargets
  /// What the files' texts are known by.
  private let texts: [String: String]
  private var classCalls: ClassCalls
  private var overlay: Overlay

  /// Reads the package's targets and writes the overlay.
  /// - Parameters:
  ///   - folder: As the compiler is told of it, without symbolic links.
  ///   - scratch: Where the build goes.
  init(of folder: URL, kit: BuildContext, scratch: URL) throws {
    (self.folder, self.scratch, self.kit) = (folder, scratch, kit)
    targets = try PackageTargets(of: folder, scratch: scratch)
    try targets.checkNames(against: kit)
    texts = ClassCalls.fingerprints(of: targets.modules.flatMap { $0 })
    classCalls = ClassCalls(keptIn: PackageBuild.calls(in: scratch), of: texts)
    overlay = try PackageBuild.overlay(of: targets, classCalls, scratch)
    remarks = targets.leftOut() + overlay.remarks
  }

  private static func calls(in scratch: URL) -> URL {
    scratch.appendingPathComponent("class-calls.json")
  }

  private static func overlay(
    of targets: PackageTargets, _ classCalls: ClassCalls, _ scratch: URL
  ) throws -> Overlay {
    let sources = scratch.appendingPathComponent("rewritten")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    return try Overlay(
      of: targets.modules, called: targets.names, calling: classCalls.places, in: sources)
  }

  /// What SwiftPM is told beside its command.
  var flags: [String] {
    // A file whose own text is as it was is compiled anew only where the words are other ones.
    let words =
      overlay.compilerFlags + [
        "-DREWRITTEN_\(String(overlay.fingerprint, radix: 16))", "-DREHEARSAL_\(kit.identity())",
      ]
    return (words + kit.compilerFlags).flatMap { ["-Xswiftc", $0] }
      + kit.linkerFlags.filter { $0 != "-Xlinker" }.flatMap { ["-Xlinker", $0] }
  }

  /// Builds it and says what SwiftPM says, of the sources as they are.
  /// - Parameters:
  ///   - words: Of SwiftPM: `["build"]` or `["test"]`.
  ///   - heard: Is told each line as well.
  @MainActor func run(
    _ words: [String], _ console: Console, heard: (String) -> Void = { _ in }
  ) throws -> ExitCode {
    var build = self
    for _ in 0..<Omitting.rounds {
      let outcome = try build.runOnce(words) { line in
        console.out(line + "\n")
        heard(line)
      }
      let isWell = outcome.status == 0
      let said = outcome.held.joined(separator: "\n")
      if !isWell, build.classCalls.learn(from: said, of: targets.modules.flatMap { $0 }) {
        try build.classCalls.keep(in: PackageBuild.calls(in: scratch), of: texts)
        build.overlay = try PackageBuild.overlay(of: targets, build.classCalls, scratch)
        continue
      }
      for line in outcome.held {
        console.out(line + "\n")
        heard(line)
      }
      return isWell ? .well : .different
    }
    return .different
  }

  /// - Parameter tell: Is told each line but those from the first on that asks for a `required` initialiser:
  ///   they are held, since the compiler may be asked again.
  private func runOnce(
    _ words: [String], _ tell: (String) -> Void
  ) throws -> (status: Int32, held: [String]) {
    var (places, held) = (overlay.places, [String]())
    let status = try Program.named("swift").run(
      words + ["--package-path", folder.path, "--scratch-path", scratch.path] + flags
    ) { text in
      guard let line = places.line(text) else { return }
      if held.isEmpty, !ClassCalls.isComplaint(line) {
        tell(line)
      } else {
        held.append(line)
      }
    }
    return (status, held)
  }

  /// Everything ready to build a package, what cannot be rewritten said.
  @MainActor static func prepared(_ path: String, scratch: String?, _ console: Console) throws
    -> PackageBuild
  {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: folder.path + "/Package.swift") else {
      throw UsageError("there is no package in '\(folder.path.printable)'")
    }
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    let build = try PackageBuild(
      of: folder, kit: kit,
      scratch: try scratch.map { URL(fileURLWithPath: $0) } ?? cache(for: folder))
    build.remarks.forEach { console.err("\($0)\n") }
    return build
  }

  /// A place of its own for every package.
  static func cache(for folder: URL) throws -> URL {
    let caches = try? FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    guard let caches, FileManager.default.isWritableFile(atPath: caches.path) else {
      throw UsageError("there is no folder for caches: name one for the build with XDG_CACHE_HOME")
    }
    let name = String(folder.path.fingerprint, radix: 16)
    return caches.appendingPathComponent("rehearsal/\(name)")
  }
}
