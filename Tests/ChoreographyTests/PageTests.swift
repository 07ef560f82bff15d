import Choreography
import Foundation
import TestSupport
import Testing

/// `Documentation/Choreography.md`: what the machines do, printed from the machines.
@Suite("The page of machines") struct ChoreographyPage {
  @Test("says what the machines do") func choreographyPage() throws {
    let page = ([Self.head, Self.orders] + Self.machines).joined(separator: "\n\n") + "\n"
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Documentation/Choreography.md").standardized
    let mode = try RecordMode(ProcessInfo.processInfo.environment)
    let outcome = try GoldenOutcome(page, file: file, mode: mode)
    #expect(
      outcome == .same,
      "Documentation/Choreography.md is out of date: SNAPSHOT_TESTING_RECORD=failed make test")
  }

  private static let head = """
    # Choreography

    What UIKit decides in the course of a transition, decided by machines of plain values in
    `Sources/Choreography`: events in, actions out. UIKit performs what comes out, in switches that the compiler
    knows to be complete. A test prints this page from the machines; `Tests/ChoreographyTests` walks through
    every state of each.
    """

  private static var orders: String {
    let tables = Orders.tables.map { table in
      "### \(table.name)\n\n| when | steps |\n|---|---|\n"
        + table.lists.map { "| \($0.0) | \($0.1.joined(separator: " · ")) |" }
        .joined(separator: "\n")
    }
    return """
      ## Orders

      In what order things happen. `willAppear(to)` and the like are told to the screen that comes (`to`) or was
      there (`from`), and become callbacks where they are due; a step with the name of a call is that call.


      """ + tables.joined(separator: "\n\n")
  }

  static var machines: [String] {
    [
      machine(
        "The appearance of a screen", "`AppearanceState`: which callbacks are due.",
        AppearanceState.space, state: { "\($0.phase)\($0.told)" }),
      machine(
        "A transition's context",
        "`TransitionState`: who has it in hand, and what a completion means.",
        TransitionState.space, state: { "\($0.phase)\($0.wasCancelled ? ", cancelled" : "")" }),
      percent, navigation, animator,
      machine(
        "A gesture recogniser",
        "`GestureMachine`: a wish, the arbiter's verdict, the call of the targets.",
        GestureMachine.space, state: \.name),
      machine(
        "A sheet in a finger's hands",
        "`SheetDragState`: what a drag does to a sheet's height, and when it is a dismissal.",
        DraggedSheet.space, state: { "\($0.state.phase)\($0.isAsked ? ", asked" : "")" }),
    ]
  }

  private static var percent: String {
    let space = StateSpace<ClockedDrive, PercentEvent, PercentDriveState.Action>(
      from: ClockedDrive(), events: PercentEvent.allCases, most: 3000
    ) { $0.take($1) }
    return machine(
      "A percent-driven transition",
      "`PercentDriveState`: what a finger's messages do. Figures are left out.", space,
      state: { $0.drive.phase.name })
  }

  private static var navigation: String {
    machine(
      "A stack of screens",
      "`NavigationState`: when a change of the stack is made. `preparing` to `concluding` are stages of "
        + "one change; frozen it goes on, and starts no other.",
      Navigation.space, state: { $0.state.phase.name + ($0.state.isFrozen ? ", frozen" : "") },
      event: { $0.isChange ? "change" : "\($0)" },
      isShown: { !$0.hasSuffix("frozen") || $0.hasPrefix("requested") })
  }

  private static var animator: String {
    let space = StateSpace<ClockedAnimator, AnimatorEvent, AnimatorAction>(
      from: ClockedAnimator(), events: AnimatorEvent.allCases, most: 3000
    ) { $0.take($1) }
    return machine(
      "A property animator",
      "`AnimatorState`: what is to be done about a call. `AnimatorTimeline` says where things are meanwhile.",
      space, state: { "\($0.state.phase)" })
  }

  /// A row for every state and event, with all that can come of it; what changes nothing is left
  /// out.
  static func machine<State: Hashable & Sendable, Event: Sendable, Action: Sendable>(
    _ name: String, _ words: String, _ space: StateSpace<State, Event, Action>,
    state: (State) -> String, event: (Event) -> String = { "\($0)" },
    isShown: (String) -> Bool = { _ in true }
  ) -> String {
    var rows: [(key: String, actions: Set<String>, next: Set<String>)] = []
    for edge in space.edges {
      let (from, to) = (state(edge.from), state(edge.to))
      let actions = edge.actions.map(short).joined(separator: ", ")
      guard isShown(from), from != to || !actions.isEmpty else { continue }
      let key = "| \(from) | \(event(edge.event)) |"
      let index = rows.firstIndex { $0.key == key } ?? rows.endIndex
      if index == rows.endIndex { rows.append((key, [], [])) }
      rows[index].actions.insert(actions.isEmpty ? "–" : actions)
      rows[index].next.insert(to)
    }
    let order = Dictionary(
      space.states.map(state).enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let lines = rows.enumerated().sorted {
      let (a, b) = ($0.element.key, $1.element.key)
      let (one, other) = (order[from(of: a)] ?? 0, order[from(of: b)] ?? 0)
      return one != other ? one < other : $0.offset < $1.offset
    }.map(\.element).map { row in
      "\(row.key) \(row.actions.sorted().joined(separator: " *or* ")) | "
        + row.next.sorted().joined(separator: " *or* ") + " |"
    }
    return "## \(name)\n\n\(words)\n\n| state | event | actions | then |\n|---|---|---|---|\n"
      + lines.joined(separator: "\n")
  }

  private static func from(of key: String) -> String {
    String(key.dropFirst(2).prefix { $0 != "|" }.dropLast())
  }

  /// An action's name without its figures; of a breach its rule.
  private static func short(_ action: some Any) -> String {
    guard let breach = Mirror(reflecting: action).children.first?.value as? Breach else {
      return "`\("\(action)".prefix { $0 != "(" })`"
    }
    return "breach of `\(breach.facts.name)`"
  }
}

extension AppearanceState {
  /// Whether `isAppearing` has been said, as a word where it matters.
  fileprivate var told: String { phase == .appearing && hasSaidIsAppearing ? ", in place" : "" }
}
