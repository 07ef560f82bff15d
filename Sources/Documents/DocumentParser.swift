import Foundation
import FoundationXML

/// The text of a document to its elements.
///
/// What is cut, nested beyond any hand's work, or larger than any that is drawn ends in an error
/// with its place. Nothing outside of the text is read.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// Bytes, elements and levels that no document of an application comes near.
  static let limits = (bytes: 64 << 20, elements: 400_000, levels: 200)

  private struct Open {
    let tag: String
    let attributes: [String: String]
    let line: Int
    var children: [Element] = []
    var text = ""
  }

  private let path: String
  private var open: [Open] = []
  private var root: Element?
  private var count = 0
  private var failure: DocumentError?

  private init(path: String) { self.path = path }

  static func root(of data: Data, path: String) throws -> Element {
    guard data.count <= limits.bytes else {
      throw DocumentError(path: path, line: 0, "is larger than \(limits.bytes >> 20) MB")
    }
    if data.starts(with: [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74])
      || data.starts(with: Data("NIBArchive".utf8))
    {
      throw DocumentError(
        path: path, line: 0, "is compiled", remedy: "give the document that Xcode opens")
    }
    if let type = data.range(of: Data("<!DOCTYPE".utf8)) {
      let line = 1 + data[..<type.lowerBound].count { $0 == 10 }
      throw DocumentError(
        path: path, line: line, "has a document type, which no document of Xcode has")
    }
    // Foundation's reader traps at names that are no text.
    if String(validating: data, as: UTF8.self) == nil {
      let lines = data.split(separator: 10, omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw DocumentError(path: path, line: line + 1, "is not text in UTF-8")
    }
    let delegate = DocumentParser(path: path)
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isWhole, let root = delegate.root else { throw delegate.breakage(parser) }
    return root
  }

  /// Where the text is no XML any more.
  private func breakage(_ parser: XMLParser) -> DocumentError {
    DocumentError(
      path: path, line: max(parser.lineNumber, 1),
      open.last.map { "ends or breaks inside of <\($0.tag)>, which begins in line \($0.line)" }
        ?? "is no XML document")
  }

  // The reader goes on after some errors, and says at the end that all was well.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if failure == nil { failure = breakage(parser) }
  }

  func parser(
    _ parser: XMLParser, didStartElement tag: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    count += 1
    let line = parser.lineNumber
    if count > Self.limits.elements {
      return fail(parser, "has more than \(Self.limits.elements) elements")
    }
    if open.count >= Self.limits.levels {
      return fail(parser, "is nested more than \(Self.limits.levels) levels deep")
    }
    open.append(Open(tag: tag, attributes: attributes, line: line))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: data, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement tag: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let last = open.popLast() else { return }
    let isText = last.children.isEmpty
    let element = Element(
      last.tag, last.attributes, children: last.children, text: isText ? last.text : "",
      line: last.line)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func fail(_ parser: XMLParser, _ message: String) {
    failure = DocumentError(path: path, line: parser.lineNumber, message)
    parser.abortParsing()
  }
}
