/// What to try next, given what came of what was tried: a value that knows no stage. The same
/// outcomes lead to the same plan.
///
/// What a person would start is tried first, a touch deep; then deeper, then methods that nothing
/// calls, then roots of higher rank. It is over when something wanted was seen, or when enough was
/// tried.
public struct ExplorationPlan: Sendable {
  /// One thing that was tried.
  public struct Try: Hashable, Sendable, Codable {
    /// What was touched.
    public let path: ExplorationPath
    /// What came of it.
    public let outcome: ExplorationOutcome

    /// A try as it was played, such as one read from a file.
    public init(path: ExplorationPath, outcome: ExplorationOutcome) {
      self.path = path
      self.outcome = outcome
    }
  }

  /// In the order in which they were tried.
  public private(set) var tries: [Try] = []
  private var known: [ExplorationPath: ExplorationOutcome] = [:]
  private let ranks: [Int]
  /// The classes that are to take part; empty where any transition will do.
  private let wanted: Set<String>
  /// Whether everything is tried, whatever was seen.
  private let isThorough: Bool
  /// Whether pans that lead back are looked for though something else does.
  private let triesPans: Bool
  /// Tries in all, and touches in a row.
  private let limit, depth: Int

  /// - Parameters:
  ///   - ranks: Those of the roots.
  ///   - limit: Tries in all; nil for twice as many where everything is tried.
  public init(
    ranks: [Int], wanted: Set<String> = [], isThorough: Bool = false,
    triesPans: Bool = false, limit: Int? = nil, depth: Int = 3
  ) {
    self.ranks = ranks
    self.wanted = wanted
    self.isThorough = isThorough
    self.triesPans = triesPans
    self.limit = limit ?? (isThorough ? 160 : 80)
    self.depth = depth
  }

  /// Takes up what came of something.
  public mutating func record(_ path: ExplorationPath, _ outcome: ExplorationOutcome) {
    guard known.updateValue(outcome, forKey: path) == nil else { return }
    tries.append(Try(path: path, outcome: outcome))
  }

  /// What to try now; nil when all is known that has to be.
  public func next() -> ExplorationPath? {
    guard tries.count < limit else { return nil }
    var seen: [ExplorationPath] = []
    for rank in Set(ranks).sorted() {
      let roots = ranks.indices.filter { ranks[$0] == rank }
      for group in groups(of: roots) {
        if let path = group.first(where: { known[$0] == nil }) { return path }
        seen += group
        if !isThorough, isEnough(seen.filter { !$0.steps.isEmpty }) { return nextWayBack() }
      }
      // What begins by itself is enough where no touch leads to more.
      if !isThorough, isEnough(seen) { return nextWayBack() }
    }
    return nextWayBack()
  }

  /// Paths in the order of trying, in groups: after each group one looks whether it is enough.
  private func groups(of roots: [Int]) -> [[ExplorationPath]] {
    let starts = roots.map { ExplorationPath(root: $0) }
    var groups = [starts]
    // Screens that look the same to an explorer are gone on from once.
    var seen: Set<[String]> = []
    groups += levels(from: starts, seen: &seen) { goesOn($0, $1) }
    // What a form lets through only when it is filled in.
    let fill = Touchable.call(ExplorationRoot.fill)
    let filled = starts.filter { calls(from: $0).contains(fill) }.map { $0.adding(fill) }
    groups.append(filled)
    let sent = filled.flatMap { path in steps(from: path).map { path.adding($0) } }
    groups.append(sent)
    groups.append(starts.flatMap(revealed))
    let onward = starts.flatMap(onward)
    groups.append(onward)
    // What lies behind a door that was opened: a screen for signing in, the last page of a wizard.
    groups += levels(from: sent + onward, seen: &seen) { path, outcome in
      goesOn(path, outcome)
        || outcome.screens != known[ExplorationPath(root: path.root)]?.screens
    }
    groups.append(
      starts.flatMap { start in calls(from: start).map { start.adding($0) } }.filter {
        !filled.contains($0)
      })
    return groups
  }

  /// Ever deeper, where a step has led to another screen.
  private func levels(
    from starts: [ExplorationPath], seen: inout Set<[String]>,
    where goesOn: (ExplorationPath, ExplorationOutcome) -> Bool
  ) -> [[ExplorationPath]] {
    var (levels, level): ([[ExplorationPath]], [ExplorationPath]) = ([], starts)
    for _ in 0..<depth {
      let open = level.filter { path in
        guard let outcome = known[path], outcome.failure == nil, goesOn(path, outcome) else {
          return false
        }
        return seen.insert(["\(path.root)"] + outcome.screens).inserted
      }
      level = open.flatMap { path in steps(from: path).map { path.adding($0) } }
      levels.append(level)
    }
    return levels
  }

  /// What can be touched only after a touch that began no transition: a bar that comes up when a row is
  /// chosen. Each once.
  private func revealed(from start: ExplorationPath) -> [ExplorationPath] {
    var seen = Set(steps(from: start))
    return steps(from: start).flatMap { step -> [ExplorationPath] in
      let path = start.adding(step)
      guard let outcome = known[path], outcome.transitions.isEmpty, outcome.failure == nil else {
        return []
      }
      return steps(from: path).filter { seen.insert($0).inserted }.prefix(4).map(path.adding)
    }
  }

  /// The same touch again and again, as through the pages of a wizard: what is empty is filled in on the
  /// way, and where the button is gone, the one that came is touched.
  private func onward(from start: ExplorationPath) -> [ExplorationPath] {
    let first = withForm(start)
    let ways = steps(from: first.last ?? start).filter {
      $0.kind == .control || $0.kind == .barItem || $0.description.hasPrefix("swipe left")
    }
    return first + ways.prefix(5).flatMap { onward(from: first.last ?? start, by: $0) }
  }

  private func onward(from start: ExplorationPath, by way: Touchable) -> [ExplorationPath] {
    var (paths, path, way): ([ExplorationPath], ExplorationPath, Touchable) = ([], start, way)
    for _ in 0..<6 {
      let before = path
      path = path.adding(way)
      paths.append(path)
      guard let outcome = known[path], outcome.failure == nil, isAnotherScreen(path, than: before),
        !outcome.transitions.contains(where: { $0.isForward && !$0.actors.isEmpty })
      else { return paths }
      let form = withForm(path)
      paths += form
      path = form.last ?? path
      let former = steps(from: before)
      let next = steps(from: path).first {
        $0.kind == way.kind && $0.description == way.description
      }
      // In the place of the former one, more or less.
      let newcomer = steps(from: path).filter {
        ($0.kind == .control || $0.kind == .barItem) && !former.contains($0)
      }.min { $0.distance(to: way) < $1.distance(to: way) }
      guard let chosen = next ?? newcomer else { return paths }
      way = chosen
    }
    return paths
  }

  /// The step that fills in a form, where there is one to fill in and nothing went wrong.
  private func withForm(_ path: ExplorationPath) -> [ExplorationPath] {
    let fill = Touchable.call(ExplorationRoot.fill)
    guard calls(from: path).contains(fill) else { return [] }
    return [path.adding(fill)]
  }

  private func isAnotherScreen(_ path: ExplorationPath, than former: ExplorationPath) -> Bool {
    guard let now = known[path], let before = known[former] else { return false }
    return now.arrangement != before.arrangement || now.words != before.words
      || now.screens != before.screens
  }

  private func goesOn(_ path: ExplorationPath, _ outcome: ExplorationOutcome) -> Bool {
    path.steps.isEmpty || outcome.transitions.contains { $0.isForward && $0.isCompleted != false }
  }

  private func steps(from path: ExplorationPath) -> [Touchable] {
    (known[path]?.touchables ?? []).filter { $0.kind != .back && $0.kind != .call }
  }

  private func calls(from path: ExplorationPath) -> [Touchable] {
    (known[path]?.touchables ?? []).filter { $0.kind == .call }
  }

  /// Whether what was seen of some paths is what was wanted.
  private func isEnough(_ paths: [ExplorationPath]) -> Bool {
    let outcomes = tries.filter { paths.contains($0.path) }
    guard wanted.isEmpty else {
      let actors = outcomes.flatMap { $0.outcome.transitions.flatMap(\.actors) }
      return !wanted.isDisjoint(with: actors)
    }
    return outcomes.contains { worth(of: $0) >= 30 }
  }
}

extension ExplorationPath {
  /// The same for steps that differ only in which row, item or button is touched last.
  public var alikeKey: String {
    let before = steps.dropLast().map(\.description).joined(separator: ", ")
    guard let last = steps.last else { return "\(root)" }
    let verb = last.description.prefix { $0 != "\"" && !$0.isNumber }
    return "\(root) \(before) \(last.kind.rawValue) \(verb)"
  }

  func adding(_ step: Touchable) -> ExplorationPath {
    ExplorationPath(root: root, steps: steps + [step])
  }
}

// MARK: - What was found

extension ExplorationPlan {
  /// Everything that starts something, the most telling first; of equals, what was tried first.
  public var starts: [Try] {
    let telling = tries.enumerated().filter { _, item in
      (!item.path.steps.isEmpty || ranks[item.path.root] < 3)
        && (item.outcome.transitions.contains(where: \.isForward) && !isReturn(item)
          || isMotion(item))
    }
    return telling.sorted { a, b in
      (-worth(of: a.element), a.offset) < (-worth(of: b.element), b.offset)
    }.map(\.element)
  }

  /// Whether a first touch moves what is on the screen, without any transition.
  private func isMotion(_ item: Try) -> Bool {
    item.path.steps.count == 1 && item.path.steps[0].kind != .call && ranks[item.path.root] < 3
      && item.outcome.transitions.isEmpty && (item.outcome.moved || item.outcome.flourishes)
      && item.outcome.failure == nil
  }

  /// What UIKit moves on screens of ours says little.
  private func worth(of item: Try) -> Int {
    // What a person does is more telling than what happens to one.
    if item.path.steps.isEmpty { return max(0, item.outcome.worth - 5) }
    let isLent = ranks[item.path.root] >= 3 && item.outcome.transitions.allSatisfy(\.actors.isEmpty)
    // A part of a transition on screens of ours says less than a screen that brings it along.
    guard isLent else { return min(item.outcome.worth, ranks[item.path.root] >= 4 ? 32 : 100) }
    let shown = item.outcome.transitions.map(\.to)
    // A finger that moves something on another screen of the files' own is what they are about.
    let hasOwnMotion = tries.contains { other in
      isMotion(other) && other.path.steps[0].kind == .gesture && other.outcome.worth > 0
        && !shown.contains(known[ExplorationPath(root: other.path.root)]?.screens.first ?? "")
    }
    if hasOwnMotion { return min(item.outcome.worth, 3) }
    let isMade = tries.contains { other in
      other.outcome.wantsPresentation && ranks[other.path.root] < 3
        && other.outcome.screens.first.map(shown.contains) ?? false
    }
    return min(item.outcome.worth, isMade ? 35 : 3)
  }

  /// Whether it only leads back to where the step before came from.
  private func isReturn(_ item: Try) -> Bool {
    let before = ExplorationPath(root: item.path.root, steps: Array(item.path.steps.dropLast()))
    guard !before.steps.isEmpty, let former = known[before] else { return false }
    let origins = former.transitions.map(\.from)
    return item.outcome.transitions.allSatisfy { !$0.isForward || origins.contains($0.to) }
  }

  /// The most telling thing that was found; nil where nothing started anything.
  public var best: Try? { starts.first { $0.outcome.worth > 0 } }

  /// What leads back from where a path led, with its own animator if there is one that does.
  public func wayBack(from path: ExplorationPath) -> Touchable? {
    let ways = tries.filter { item in
      item.path.root == path.root && item.path.steps.count == path.steps.count + 1
        && Array(item.path.steps.dropLast()) == path.steps && item.outcome.failure == nil
        && leadsBack(item, from: path)
    }
    let best = ways.enumerated().max { a, b in
      (a.element.outcome.worth, -a.offset) < (b.element.outcome.worth, -b.offset)
    }
    return best?.element.path.steps.last
  }

  /// Whether something takes back what a path led to: by a transition, or, where none was begun, by
  /// having everything where it was.
  private func leadsBack(_ item: Try, from path: ExplorationPath) -> Bool {
    let went = known[path]?.transitions ?? []
    // Another tab or page is no way back from a screen that was pushed or presented.
    let isElsewhere =
      went.contains { $0.kind == .push || $0.kind == .presentation }
      && item.outcome.transitions.allSatisfy { $0.kind == .tab || $0.isPage }
    guard went.isEmpty else { return item.outcome.leadsBack && !isElsewhere }
    let start = known[ExplorationPath(root: path.root, steps: Array(path.steps.dropLast()))]
    return item.outcome.transitions.isEmpty && item.outcome.arrangement == start?.arrangement
  }

  /// A pan of the application's own that leads back from where a path led.
  public func panBack(from path: ExplorationPath) -> Touchable? {
    tries.first { item in
      item.path.root == path.root && Array(item.path.steps.dropLast()) == path.steps
        && item.outcome.failure == nil && item.outcome.leadsBack
        && item.path.steps.last.map { $0.kind == .gesture && $0.description.hasPrefix("pan") }
          ?? false
    }?.path.steps.last
  }

  private static let waysBack = 14

  /// What to try next in search of the way back from the best; what leads back with an animator of
  /// its own ends the search.
  private func nextWayBack() -> ExplorationPath? {
    guard let best else { return nil }
    let order: [Touchable.Kind] = [.control, .barItem, .gesture, .tab, .back, .cell]
    let all = best.outcome.touchables
    let candidates =
      order.flatMap { kind in all.filter { $0.kind == kind } }.prefix(Self.waysBack)
      + [Touchable.call("back")]
    var isFound = false
    for step in candidates where !isFound || isPan(step) {
      let path = best.path.adding(step)
      guard let outcome = known[path] else { return path }
      let isOwn = outcome.transitions.contains { !$0.actors.isEmpty }
      if best.outcome.transitions.isEmpty {
        guard !leadsBack(Try(path: path, outcome: outcome), from: best.path) else { return nil }
        continue
      }
      if leadsBack(Try(path: path, outcome: outcome), from: best.path),
        isOwn || best.outcome.transitions.allSatisfy(\.actors.isEmpty)
      {
        guard triesPans, !isPan(step) else { return nil }
        isFound = true
      }
    }
    return nil
  }

  private func isPan(_ step: Touchable) -> Bool {
    step.kind == .gesture && step.description.hasPrefix("pan")
  }
}

extension ExplorationOutcome {
  fileprivate var leadsBack: Bool {
    transitions.contains { change in
      guard change.isCompleted != false else { return false }
      return change.kind != .presentation && change.kind != .push
    }
  }
}
