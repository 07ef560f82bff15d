import Documents
import QuartzCore

/// A document of a bundle, with its words in the reader's language.
@MainActor
final class DocumentSource {
  let document: InterfaceDocument
  /// Where its pictures and colours are.
  let bundle: Bundle

  /// The identifiers of what is there for some size classes only.
  private(set) lazy var varied = Set(
    ["include", "exclude"].flatMap(document.root.all).compactMap { $0["reference"] })

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
    let folder = DocumentFolder.of(bundle)
    guard let file = folder.document("\(name).\(kind)", language: language) else { return nil }
    do {
      var document = try InterfaceDocument(contentsOf: file)
      if let words = folder.words(of: name, language: language) {
        document = document.localized(by: words)
      }
      for problem in document.problems { violate(problem) }
      return DocumentSource(document, in: bundle)
    } catch {
      violate(error)
      return nil
    }
  }

  private static func violate(_ error: any Error) {
    let known = error as? DocumentError
    Violation.record(
      .application(.document(known?.placedMessage ?? "\(error)", more: known?.remedy)))
  }

  /// A line of a document, for messages.
  func place(_ element: Element) -> String { "\(document.path):\(element.line)" }

  func violate(_ element: Element, _ what: String, _ more: String? = nil) {
    Violation.record(
      .application(.document("\(place(element)): \(what)", more: more)))
  }
}
