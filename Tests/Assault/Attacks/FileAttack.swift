import Foundation
import TestSupport

/// Damaged files of one kind, for a reader alone.
package struct FileAttack: Attack {
  /// What the reader is told to read.
  package enum Kind: String, CaseIterable, Sendable {
    case document, project, source, frame
  }

  package let kind: Kind
  package var name: String { kind.rawValue + "s" }
  /// Whole ones, sorted by path.
  private let whole: [(name: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - kind: Of frames whole ones are made here.
  ///   - examples: A folder with whole ones somewhere below it.
  package init(_ kind: Kind, examples: URL) {
    self.kind = kind
    whole = kind == .frame ? [] : FileAttack.files(of: kind, in: examples)
    precondition(
      kind == .frame || !whole.isEmpty,
      "files to damage · none of the kind \(kind.rawValue) below \(examples.path) · start it where the "
        + "examples lie")
  }

  private static func files(of kind: Kind, in folder: URL) -> [(name: String, bytes: [UInt8])] {
    let endings: [String] =
      switch kind {
      case .document: [".storyboard", ".xib"]
      case .project: [".pbxproj"]
      case .source: [".swift"]
      case .frame: []
      }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { path in endings.contains { path.hasSuffix($0) } }.compactMap {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + $0) else {
        return nil
      }
      return (($0 as NSString).lastPathComponent, Array(data))
    }
  }

  package func blow(_ random: inout Seeded) -> Blow {
    let name: String
    var bytes: [UInt8]
    if kind == .frame {
      (name, bytes) = ("frames.txt", FrameWords.lines(&random))
    } else {
      let example = whole.randomElement(using: &random) ?? ("empty", [])
      (name, bytes) = example
      bytes = Damage.done(to: bytes, &random)
    }
    let path = kind == .project ? "App.xcodeproj/project.pbxproj" : name
    var blow = Blow([kind.rawValue, kind == .project ? "App.xcodeproj" : path], program: .reader)
    blow.files[path] = bytes
    return blow
  }
}

/// What a page, or somebody in its place, says to a session: lines of JSON.
enum FrameWords {
  private static let commands = [
    "act", "play", "pause", "back", "forward", "restart", "again", "pace", "seek", "device",
    "scale",
    "dark", "rightToLeft", "reduceMotion", "textSize", "rotate", "show", "nothing",
  ]
  private static let values = [
    "0", "1", "-1", "1e308", "-1e308", "null", "true", "\"\"", "\"ipad\"", "[]", "{}", "0.5", "3",
    "99",
    "[[[[]]]]", "\"\\u0000\"", "NaN",
  ]

  static func lines(_ random: inout Seeded) -> [UInt8] {
    var text = ""
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let value = values.randomElement(using: &random) ?? ""
      let other = values.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let command = commands.randomElement(using: &random) ?? ""
        text += "{\"t\":\"do\",\"c\":\"\(command)\",\"v\":\(value)}\n"
      case 3, 4:
        let action = ["press", "move", "lift", "cancel", "hover", "unhover", "pat"]
          .randomElement(using: &random)
        text += "{\"t\":\"touch\",\"e\":[[\(value),\"\(action ?? "")\",\(other),200]]}\n"
      case 5: text += "{\"t\":\"wheel\",\"x\":\(value),\"y\":\(other),\"dx\":\(value),\"dy\":9}\n"
      case 6: text += "{\"t\":\"pinch\",\"x\":\(value),\"y\":\(other),\"by\":\(value)}\n"
      default: text += "{\"t\":\"key\",\"k\":\(value)}\n"
      }
    }
    let bytes = Array(text.utf8)
    return Int.random(in: 0..<4, using: &random) == 0 ? Damage.done(to: bytes, &random) : bytes
  }
}
