import Foundation
import Raster
import Rehearsal
import Serving

/// What is answered to a page, to an agent, to a script: the files of the page, and `api/…`.
@MainActor
package struct LiveAnswers {
  package let show: LiveShow
  private let page: LivePage

  /// Keeps files that were made of the session where the person wants them, and says what they are
  /// called; nil where nothing may be written.
  package var save: (@MainActor ([SavedFile]) throws -> [String])?

  /// Makes a test of the session: not every session can become one.
  package var test: (@MainActor (LiveShow) throws -> [SavedFile])?

  package init(_ show: LiveShow) throws {
    self.show = show
    page = try LivePage()
  }

  package func answer(_ request: Request) -> Response {
    if let file = page.file(request.path) {
      return request.method == "GET" ? file : .text("only GET", status: 405)
    }
    guard request.path.hasPrefix("/api/") else {
      return .text("there is nothing here", status: 404)
    }
    let word = String(request.path.dropFirst("/api/".count))
    switch request.method {
    case "GET": return read(word, request)
    case "POST": return write(word, request)
    default: return .text("GET or POST", status: 405)
    }
  }

  /// A complaint that a program can read.
  static func refuse(_ words: String, status: Int = 400) -> Response {
    .json(.object(["error": .string(words)]), status: status)
  }
}

/// The files of the page, and nothing else of this machine.
struct LivePage {
  private let files: [String: Response]

  private static let names = [
    "index.html", "live.css", "link.js", "picture.js", "fingers.js", "timeline.js", "controls.js",
    "inspector.js", "layers.js", "live.js", "icon.svg",
  ]

  init() throws {
    let folder = moduleFiles(of: "Live", built: .module)
      .appendingPathComponent("Page")
    var files: [String: Response] = [:]
    for name in Self.names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      files["/" + name] = Response(type: Self.type(of: name), bytes: bytes)
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  func file(_ path: String) -> Response? { files[path] }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    default: "image/svg+xml"
    }
  }
}
