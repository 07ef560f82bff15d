import Documents
import QuartzCore

/// A document of a bundle, with its words in the reader's language.
@MainActor
final class DocumentSource {
  let document: InterfaceDocument
  /// Where its pictures and colours are.
  let bundle: Bundle

  init(_ document: InterfaceDocument, in bundle: Bundle) {
    (self.document, self.bundle) = (document, bundle)
  }

  /// The document of a name; nil without one. A document that cannot be read is a violation, and is
  /// as good as none.
  static func find(_ name: String, _ kind: String, in bundle: Bundle?) -> DocumentSource? {
    let bundle = bundle ?? .main
    let language = SceneEnvironment.current.storyboards.language
    let key = "\(bundle.bundlePath)|\(name).\(kind)|\(language)"
    if let known = SceneEnvironment.current.storyboards.documents[key] { return known.source }
    let source = read(name, kind, in: bundle, language)
    SceneEnvironment.current.storyboards.documents[key] = .init(source: source)
    return source
  }

  private static func read(
    _ name: String, _ kind: String, in bundle: Bundle, _ language: String
  ) -> DocumentSource? {
    let root = bundle.resourceURL ?? bundle.bundleURL
    let folders = ["", "\(language).lproj", "Base.lproj", "en.lproj"] + others(in: root)
    let files = folders.map {
      root.appendingPathComponent($0).appendingPathComponent(name + ".\(kind)")
    }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    do {
      var document = try InterfaceDocument(contentsOf: file)
      let words = root.appendingPathComponent("\(language).lproj/\(name).strings")
      if let data = try? Data(contentsOf: words),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: String]
      {
        document = document.localized(by: table)
      }
      for problem in document.problems {
        SceneEnvironment.current.violate("document", problem.description)
      }
      return DocumentSource(document, in: bundle)
    } catch {
      SceneEnvironment.current.violate("document", "\(error)")
      return nil
    }
  }

  /// Languages that are there at all: a document may have been drawn in one of them only.
  private static func others(in root: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted()
  }

  /// A line of a document, for messages.
  func place(_ element: Element) -> String { "\(document.path):\(element.line)" }

  func violate(_ element: Element, _ message: String) {
    SceneEnvironment.current.violate("document", "\(place(element)): \(message)")
  }
}
