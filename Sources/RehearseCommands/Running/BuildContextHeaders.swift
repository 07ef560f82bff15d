import Foundation
import Rehearsal

/// The headers of the C modules that Swift modules of this package import, in one folder with one map,
/// those of the system's libraries included: whoever compiles against the kit needs no others.
struct BuildContextHeaders {
  static let folder = "Headers"

  /// Where the folder goes.
  let products: URL
  /// This package.
  let root: URL

  private static let own = ["CRaster", "CCodecs", "CWindow", "CTasks", "CServe"]
  private static let system = ["CFreeType", "CHarfBuzz", "CFriBidi"]

  /// Writes what is not there or other than it should be.
  /// - Throws: `UsageError` where a header is missing, or the folder cannot be written.
  func write() throws {
    let target = products.appendingPathComponent(BuildContextHeaders.folder)
    for (path, source) in try files() {
      let place = target.appendingPathComponent(path)
      guard let bytes = FileManager.default.contents(atPath: source.path) else {
        throw UsageError("cannot read '\(source.path.printable)'")
      }
      try write(bytes, to: place)
    }
    // The map comes last: what it names is there.
    try write(Data(map.utf8), to: target.appendingPathComponent("module.modulemap"))
  }

  private func write(_ bytes: Data, to place: URL) throws {
    if FileManager.default.contents(atPath: place.path) == bytes { return }
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: place, options: .atomic)
    } catch {
      throw UsageError("cannot write '\(place.path.printable)': \(reason(error))")
    }
  }

  private var map: String {
    let own = BuildContextHeaders.own.map {
      "module \($0) {\n  umbrella \"\($0)\"\n  export *\n}\n"
    }
    // No library is linked: the kit's own has them already.
    let system = BuildContextHeaders.system.map {
      "module \($0) [system] {\n  header \"\($0)/shim.h\"\n  export *\n}\n"
    }
    return (own + system).joined()
  }

  /// Where each header goes, and where it comes from.
  private func files() throws -> [(path: String, source: URL)] {
    let sources = root.appendingPathComponent("Sources")
    var files = BuildContextHeaders.own.flatMap { module in
      headers(in: sources.appendingPathComponent("\(module)/include"), as: module + "/")
    }
    files += BuildContextHeaders.system.map {
      ("\($0)/shim.h", sources.appendingPathComponent("\($0)/shim.h"))
    }
    let freeType = try systemFolder(with: "ft2build.h", of: "freetype2")
    files.append(("ft2build.h", freeType.appendingPathComponent("ft2build.h")))
    files += headers(in: freeType.appendingPathComponent("freetype"), as: "freetype/")
    files += headers(in: try systemFolder(with: "hb.h", of: "harfbuzz"), as: "")
      .filter { $0.path.hasPrefix("hb") && !$0.path.contains("/") }
    let friBidi = try systemFolder(with: "fribidi/fribidi.h", of: "fribidi")
    files += headers(in: friBidi.appendingPathComponent("fribidi"), as: "fribidi/")
    return files
  }

  private func headers(in folder: URL, as prefix: String) -> [(path: String, source: URL)] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".h") }.sorted().map {
      (prefix + $0, folder.appendingPathComponent($0))
    }
  }

  /// The folder in which a library has a header.
  private func systemFolder(with header: String, of library: String) throws -> URL {
    let said = try Program.named("pkg-config").run(["--cflags-only-I", library])
    let named = said.out.split(whereSeparator: \.isWhitespace).map { String($0.dropFirst(2)) }
    let folders = named + ["/usr/include", "/usr/local/include"]
    guard
      let folder = folders.first(where: {
        BuildContext.exists(URL(fileURLWithPath: "\($0)/\(header)"))
      })
    else {
      throw UsageError("there is no '\(header)' of \(library): scripts/bootstrap installs it")
    }
    return URL(fileURLWithPath: folder)
  }
}
