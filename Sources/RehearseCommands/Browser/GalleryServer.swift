import Foundation
import Raster
import Rehearsal
import Serving

/// The gallery's page, served: the card's film becomes live under the mouse.
@MainActor
struct GalleryServer {
  private let root: URL
  /// What is served, by its path: the files that are in the folder now, and no others.
  private let paths: Set<String>

  /// - Throws: `UsageError` for a folder of more than a gallery.
  init(_ folder: String) throws {
    root = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
    paths = Set(
      try RehearseCommands.paths(inNamed: root.path).filter {
        Self.types[($0 as NSString).pathExtension] != nil
      }
      .map { "/" + $0 })
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "webp": "image/webp",
  ]

  func answer(_ request: Request) -> Response {
    let path = request.path == "/" ? "/index.html" : request.path
    if path == "/try.js" { return script }
    guard request.method == "GET", paths.contains(path),
      let data = try? Data(contentsOf: root.appendingPathComponent(String(path.dropFirst())))
    else { return .text("there is nothing here", status: 404) }
    let type = Self.types[(path as NSString).pathExtension] ?? ""
    guard path == "/index.html" else { return Response(type: type, bytes: Array(data)) }
    // The page is the one that opens from a folder as well: only a served one can be touched.
    let page = String(decoding: data, as: UTF8.self)
      .replacing("</body>", with: "<script src=\"try.js\"></script>\n</body>")
    var response = Response(type: type, bytes: Array(page.utf8))
    response.holdsScripts = true
    return response
  }

  private var script: Response {
    let url = moduleFiles(of: "RehearseCommands", built: .module)
      .appendingPathComponent("Page/try.js")
    let bytes = (try? Data(contentsOf: url)).map(Array.init) ?? []
    return Response(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
