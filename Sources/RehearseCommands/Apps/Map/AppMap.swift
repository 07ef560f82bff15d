import Foundation
import Rehearsal

/// What exploring an application has found: its screens, and the ways between them.
struct AppMap: Codable {
  /// A screen, with those around it.
  struct Screen: Codable {
    /// The classes on show, outermost first.
    let names: [String]
    /// What was touched to come here, from the start on.
    let steps: [String]
    /// A file beside the page; nil where none could be made.
    var picture: String?
  }

  /// A way from one screen to another, and what moved.
  struct Way: Codable {
    let steps: [String]
    /// `presents Detail by CardAnimator`.
    let story: String
    let from, to: [String]
    var film: String?
    /// Who was called, each with its time.
    var calls: [String] = []
    /// Breaches of UIKit's contract, and what is not supported.
    var notes: [String] = []
  }

  var screens: [Screen] = []
  var ways: [Way] = []
  /// What ended the application, a line each.
  var crashes: [String] = []
  /// How many things were touched.
  var tries = 0

  /// What of a plan belongs on a map.
  init(_ plan: ExplorationPlan) {
    tries = plan.tries.count
    for item in plan.tries where item.outcome.failure == nil {
      guard !screens.contains(where: { $0.names == item.outcome.screens }) else { continue }
      screens.append(Screen(names: item.outcome.screens, steps: item.path.steps.map(\.description)))
    }
    for item in AppMap.starts(of: plan) {
      let before = plan.tries.first {
        $0.path.root == item.path.root && $0.path.steps == item.path.steps.dropLast()
      }
      ways.append(
        Way(
          steps: item.path.steps.map(\.description),
          story: item.outcome.transitions.map(\.description).joined(separator: ", "),
          from: before?.outcome.screens ?? [], to: item.outcome.screens))
    }
  }

  /// What leads forward, each from one screen once, in the order in which it was found.
  static func starts(of plan: ExplorationPlan) -> [ExplorationPlan.Try] {
    var seen: Set<String> = []
    let all = plan.starts
    return plan.tries.filter { item in
      guard all.contains(item), !item.outcome.transitions.isEmpty else { return false }
      guard let last = item.path.steps.last else { return true }
      let before = plan.tries.first { $0.path.steps == item.path.steps.dropLast() }
      // Rows that lead to the same by the same are one.
      let story = item.outcome.transitions.map(\.description).joined(separator: ", ")
      let what = last.kind == .cell ? "a row: \(story)" : last.description
      return seen.insert("\(before?.outcome.screens ?? [])\(what)").inserted
    }
  }
}
