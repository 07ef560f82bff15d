import Documents
import Foundation
import Live
import Projects
import Rehearsal
import RehearseCommands
import Rewriting
import TransitionGallery
import UIKit

/// Readers of files from elsewhere, each alone in a process. What they throw is an answer; that they
/// come back is what is asked.
@MainActor
package enum Reader {
  /// Reads a file and ends the process: with 0 where it could be read, with 1 where it is refused.
  /// - Parameters:
  ///   - kind: A `FileAttack.Kind`.
  ///   - path: From the current folder.
  package static func read(_ kind: String, _ path: String) -> Never {
    do {
      switch FileAttack.Kind(rawValue: kind) {
      case .document: try document(path)
      case .project: _ = try Workspace(reading: path)
      case .source: try source(path)
      case .frame: try frames(path)
      case nil: exit(64)
      }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".printableLines.utf8))
      exit(1)
    }
  }

  /// Reads a document, and shows its first screen.
  private static func document(_ path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try InterfaceDocument(data, path: path)
    guard path.hasSuffix(".storyboard"), let bundle = Bundle(path: ".") else { return }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stage = Stage()
    stage.perform {
      stage.window.rootViewController =
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    }
    stage.advance(to: 0.1)
    _ = stage.take(at: [0])
  }

  private static func source(_ path: String) throws {
    let text = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let rewritten = Rewriter.rewrite([Source(path: path, text: text)])
    guard rewritten.allSatisfy({ $0.text.count { $0 == 10 } == text.count { $0 == 10 } }) else {
      exit(65)
    }
  }

  /// Says each line to a session that somebody watches, and lets time pass in between.
  private static func frames(_ path: String) throws {
    guard let item = Catalogue.item("swipe-dismiss") else { exit(66) }
    let show = LiveShow(LiveSession(item.production, Conditions(scale: 1)))
    show.send = { _, _ in }
    show.connect(1)
    for line in try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: 10) {
      show.receive(Array(line), from: 1)
      show.turn(after: 1.0 / 60)
    }
    for _ in 0..<30 { show.turn(after: 1.0 / 60) }
  }
}

extension String {
  /// Without what a terminal would obey.
  fileprivate var printableLines: String {
    String(
      unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }.map(
        Character.init))
  }
}
