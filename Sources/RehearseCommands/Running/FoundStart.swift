import Foundation
import Rehearsal

/// What `rehearse run` has chosen to play, handed from the command to the program that plays it.
struct FoundStart: Codable {
  /// What it is called, and what its folder and address are.
  let name, slug: String
  let path: ExplorationPath
  /// What leads back; nil where nothing does.
  let back: Touchable?
  /// What it starts, in words.
  let summary: String
  /// `present`, `navigation`, `tab`.
  let kind: String
  /// Whether anything in the files can drive a transition.
  let isInteractive: Bool
  /// The files.
  let files: [String]
  /// A finger of the screens' own that starts one of the two.
  let swipe: FoundSwipe?

  /// The environment variable that it travels in, as JSON.
  static let variable = "REHEARSE_START"
  /// The one that this process was given; nil where there is none.
  static var ofProcess: FoundStart? {
    ProcessInfo.processInfo.environment[variable].flatMap {
      try? JSONDecoder().decode(FoundStart.self, from: Data($0.utf8))
    }
  }
  /// The one that names the file for what the application prints.
  static let log = "REHEARSE_LOG"

  /// - Parameter isInteractive: Whether anything in the files can drive a transition.
  init(
    _ start: ExplorationPlan.Try, in plan: ExplorationPlan, name: String, files: [String],
    isInteractive: Bool
  ) {
    self.files = files
    self.isInteractive = isInteractive
    back = plan.wayBack(from: start.path)
    swipe = FoundSwipe(start, in: plan)
    self.name = name
    slug = FoundItem.slug(of: name)
    path = start.path
    summary = FoundStart.story(of: start)
    kind =
      switch start.outcome.transitions.first(where: \.isForward)?.kind {
      case .push, .pop: "navigation"
      case .tab: "tab"
      default: "modal"
      }
  }

  /// `tap "Open" · presents Detail by CardAnimator`.
  static func story(of start: ExplorationPlan.Try) -> String {
    let steps = start.path.steps.map(\.description).joined(separator: ", then ")
    let isByItself = start.path.steps.isEmpty
    let changes = start.outcome.transitions.map(\.description).joined(separator: ", ")
    return (isByItself ? "began by itself" : steps) + " · "
      + (changes.isEmpty ? "moves what is on the screen" : changes)
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

/// A line of what an exploring process tells: what it is about to try, or what came of it.
enum ExplorationLine: Codable {
  case trying(ExplorationPath)
  case tried(ExplorationPlan.Try)
  /// Nothing is left to be tried.
  case over
}
