import Foundation
import Rehearsal

/// What people's sources are compiled and linked against: the modules, C headers and the library of
/// this package, where it was built or where it was installed.
struct BuildContext {
  /// The package's own folder; nil where the program was installed without it.
  let root: URL?
  /// Where the program, the library, the modules and the headers are.
  let products: URL

  static let library = "RehearsalKit"

  /// The kit that this very program was built with, or came with.
  /// - Throws: `UsageError` if the program no longer lies where it was built.
  static func ofThisProgram() throws -> BuildContext {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = program.deletingLastPathComponent()
    if exists(products.appendingPathComponent(versionFile)) {
      return BuildContext(root: nil, products: products)
    }
    var root = products
    while root.path != "/", !isRehearsal(root) { root.deleteLastPathComponent() }
    guard root.path != "/", exists(products.appendingPathComponent("Modules")) else {
      throw UsageError(
        "the modules to compile against are not beside this program; "
          + "run it from the folder in which it was built, or unpack its archive whole")
    }
    return BuildContext(root: root, products: products)
  }

  /// Whether a folder is that of this package: other packages have a manifest as well.
  static func isRehearsal(_ folder: URL) -> Bool {
    exists(folder.appendingPathComponent("Package.swift"))
      && exists(folder.appendingPathComponent("Sources/CRaster"))
  }

  /// Of an installed kit: the version of Swift that it goes with. Modules are read by no other.
  static let versionFile = "swift-version"

  /// The version of Swift that the modules are for.
  func swiftVersion() throws -> String {
    let file = products.appendingPathComponent(BuildContext.versionFile)
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return try BuildContext.swiftHere()
  }

  /// The version of the compiler on the search path.
  static func swiftHere() throws -> String {
    let said = try Program.named("swiftc").run(["--version"]).out
    guard let match = said.firstMatch(of: /Swift version ([0-9.]+)/) else {
      throw UsageError("swiftc tells no version")
    }
    return String(match.1)
  }

  /// Makes ready what is compiled and linked against, unless it is there and not older than what this
  /// program was built of. Of an installed kit all is there; its Swift must be the one that it is for.
  /// - Parameter say: Is told when there is something to do.
  func prepare(say: (String) -> Void) throws {
    guard root != nil else { return try checkSwift() }
    try prepareHeaders()
    try buildLibrary(say: say)
  }

  /// Makes ready what is compiled against, and nothing to link.
  func prepareHeaders() throws {
    if let root { try BuildContextHeaders(products: products, root: root).write() }
  }

  private func checkSwift() throws {
    let (own, here) = (try swiftVersion(), try BuildContext.swiftHere())
    guard own != here else { return }
    throw UsageError(
      "this rehearse was made with Swift \(own), and reads and writes its modules; "
        + "the swiftc on the PATH is \(here)")
  }

  private func buildLibrary(say: (String) -> Void) throws {
    let objects = try objects()
    guard try isOutdated(objects) else { return }
    say("linking lib\(BuildContext.library), once\n")
    try withTemporaryFolder { folder in
      let list = folder.appendingPathComponent("objects")
      try Data(objects.map { "\"\($0.path)\"\n" }.joined().utf8).write(to: list)
      let result = folder.appendingPathComponent("lib\(BuildContext.library).so")
      let libraries = try Program.named("pkg-config").run(["--libs"] + BuildContext.libraries)
      let outcome = try Program.named("swiftc").run(
        ["-emit-library", "-use-ld=lld", "-o", result.path, "@\(list.path)"]
          + ["-Xlinker", "-soname=lib\(BuildContext.library).so"]
          + libraries.out.split(whereSeparator: \.isWhitespace).map(String.init))
      guard outcome.status == 0 else { throw UsageError("cannot link: \(outcome.err.suffix(800))") }
      // Whole or not at all, whoever else may be linking.
      let files = FileManager.default
      let ready = try Cleanup.make { () throws -> URL in
        let ready = products.appendingPathComponent("\(UUID().uuidString).so")
        try files.moveItem(at: result, to: ready)
        return ready
      }
      defer { Cleanup.settled(ready) }
      guard rename(ready.path, library.path) == 0 else {
        throw UsageError("cannot write '\(library.path)'")
      }
    }
  }

  var library: URL { products.appendingPathComponent("lib\(BuildContext.library).so") }

  private static let libraries = [
    "freetype2", "harfbuzz", "fribidi", "libpng", "libjpeg", "libwebp", "libwebpmux",
    "libwebpdemux",
  ]

  /// What the program itself was linked of, its own main left out.
  private func objects() throws -> [URL] {
    let list = products.appendingPathComponent("rehearse.product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw UsageError("what this program was built of is no longer in '\(products.path)'")
    }
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { $0.hasSuffix(".o") && !$0.contains("/rehearse.build/") }
      .map { URL(fileURLWithPath: $0) }
  }

  private func isOutdated(_ objects: [URL]) throws -> Bool {
    guard BuildContext.exists(library) else { return true }
    let built = try BuildContext.date(of: library)
    return try objects.contains { try BuildContext.date(of: $0) > built }
  }

  private static func date(of file: URL) throws -> Date {
    let values = try FileManager.default.attributesOfItem(atPath: file.path)
    return values[.modificationDate] as? Date ?? .distantPast
  }

  /// Another word whenever the library was linked anew: what was compiled against the modules then
  /// is no longer up to date, and what was rewritten may be rewritten otherwise.
  func identity() -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: library.path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let text = "\(date) \(values?[.size] as? Int ?? 0)"
    return String(text.fingerprint, radix: 16)
  }

  /// Whether a name is taken by a module of this package.
  func hasModule(_ name: String) -> Bool {
    BuildContext.exists(products.appendingPathComponent("Modules/\(name).swiftmodule"))
  }

  /// Where the compiler finds the modules, those of C included.
  var compilerFlags: [String] {
    [
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc", "-I\(products.appendingPathComponent(BuildContextHeaders.folder).path)",
    ]
  }

  /// Where the compiler keeps what it has made of C headers: beside the products, or, where they cannot
  /// be written, where everybody's temporary files are; its own place is in a home that may be closed.
  var cacheFlags: [String] {
    let files = FileManager.default
    let place =
      files.isWritableFile(atPath: products.path)
      ? products.appendingPathComponent("HeaderCache")
      : files.temporaryDirectory.appendingPathComponent("rehearse-headers-\(getuid())")
    return ["-module-cache-path", place.path]
  }

  /// Where the linker finds the library, now and when the result runs. It is named by its path, so
  /// that it comes before all others: what it has in the place of libdispatch's functions counts.
  var linkerFlags: [String] {
    [library.path, "-Xlinker", "-rpath", "-Xlinker", products.path]
  }

  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
