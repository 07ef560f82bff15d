import Foundation

/// What people's sources are compiled and linked against: the modules and the library of this
/// package, where it was built.
struct Kit {
  /// The package's own folder.
  let root: URL
  /// Where the products are, modules included.
  let products: URL

  static let library = "RehearsalKit"

  /// The kit that this very program was built with.
  /// - Throws: `UsageError` if the program no longer lies where it was built.
  static func ofThisProgram() throws -> Kit {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = program.deletingLastPathComponent()
    var root = products
    while root.path != "/", !exists(root.appendingPathComponent("Package.swift")) {
      root.deleteLastPathComponent()
    }
    guard root.path != "/", exists(products.appendingPathComponent("Modules")) else {
      throw UsageError(
        "the modules to compile against are not beside this program; "
          + "run it from the folder in which it was built")
    }
    return Kit(root: root, products: products)
  }

  /// Builds the library, unless it is there already.
  /// - Parameter say: Is told when that takes a while.
  func buildLibrary(say: (String) -> Void) throws {
    guard !Kit.exists(products.appendingPathComponent("lib\(Kit.library).so")) else { return }
    say("building lib\(Kit.library), once\n")
    let swift = try Program.named("swift")
    let outcome = try swift.run(
      ["build", "--package-path", root.path, "--product", Kit.library, "-c"]
        + [products.lastPathComponent, "-Xcc", "-O2"])
    guard outcome.status == 0 else {
      throw UsageError("cannot build lib\(Kit.library): \(outcome.out.suffix(800))")
    }
  }

  /// Where the compiler finds the modules.
  func compilerFlags() throws -> [String] {
    var flags = ["-I", products.appendingPathComponent("Modules").path]
    for module in ["CRaster", "CCodecs"] {
      let map = products.appendingPathComponent("\(module).build/module.modulemap").path
      let headers = root.appendingPathComponent("Sources/\(module)/include").path
      flags += ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"]
    }
    for module in ["CFreeType", "CHarfBuzz"] {
      let map = root.appendingPathComponent("Sources/\(module)/module.modulemap").path
      flags += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    let headers = try Program.named("pkg-config").run(["--cflags", "freetype2", "harfbuzz"])
    let folders = Set(headers.out.split(whereSeparator: \.isWhitespace)).sorted()
    return flags + folders.flatMap { ["-Xcc", String($0)] }
  }

  /// Where the linker finds the library, now and when the result runs.
  var linkerFlags: [String] {
    ["-L\(products.path)", "-l\(Kit.library)", "-Xlinker", "-rpath", "-Xlinker", products.path]
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
