/// A program that starts what some files have and tries what can be touched.
package struct FoundProgram: Sendable {
  /// Something that is put onto a stage.
  package struct Root: Equatable, Sendable {
    package let name: String
    /// Where its class is: the file, and the line counted from 1.
    package let path: String
    package let line: Int
    /// How it is made, for messages.
    package let making: String
    /// Of lower ranks first: 0 is what a person would start.
    package let rank: Int
    let expression: String
  }

  /// The most outward first.
  package let roots: [Root]
  /// The classes whose part in a transition is what the files are about.
  package let wanted: [String]
  /// Whether anything in the files can drive a transition.
  package let isInteractive: Bool
  /// What goes after the last line of some files, so that private methods can be called.
  package let bridges: [String: String]

  package static let nothing =
    "found nothing to play: there is no application or screen, no transitioning delegate and no animator that "
    + "can be made without arguments"

  /// A storyboard with a first screen, that lies near the files.
  package struct Storyboard: Equatable, Sendable {
    package let name, path: String

    package init(name: String, path: String) { (self.name, self.path) = (name, path) }

    fileprivate var root: Root {
      let making = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()"
      return Root(
        name: "\(name).storyboard", path: path, line: 1, making: making, rank: 0,
        expression: "FoundRoot(\"\(name).storyboard\", rank: 0, in: nil, "
          + "screen: { \(making) ?? UIViewController() }, calls: [])")
    }
  }

  /// - Parameter storyboards: Whose first screens are what a person would start.
  /// - Returns: nil where nothing can be put onto a stage.
  package init?(of sources: [Source], storyboards: [Storyboard] = []) {
    let sources = sources.map(Previews.erased)
    let module = ModuleIndex(sources.map(Parsed.init))
    let finder = Finder(module)
    let found = finder.classes().flatMap(\.transitions)
    var builder = RootBuilder(finder: finder, found: found)
    let drawn = storyboards.map(\.root)
    roots = drawn + builder.roots(behind: !drawn.isEmpty)
    bridges = builder.bridges
    wanted = finder.wanted()
    isInteractive = finder.drivesTransitions
    if roots.isEmpty { return nil }
  }

  /// The source of the program, and the root that each of its lines is about.
  /// - Parameter isUsed: Leaves out roots that do not compile.
  package func source(where isUsed: (Root) -> Bool) -> (text: String, roots: [Int: Root]) {
    var lines = [
      "import RehearseCommands", "import UIKit", "@MainActor func start() -> Never {",
      "var roots: [FoundRoot] = []",
    ]
    var places: [Int: Root] = [:]
    for root in roots where isUsed(root) {
      lines.append("roots.append(\(root.expression))")
      places[lines.count] = root
    }
    let names = wanted.map { "\"\($0)\"" }.joined(separator: ", ")
    lines += [
      "FoundRoot.main(roots, wanted: [\(names)])", "}", "MainActor.assumeIsolated { start() }", "",
    ]
    return (lines.joined(separator: "\n"), places)
  }
}

extension Finder {
  /// Whether a name in the files is one by which transitions are driven.
  var drivesTransitions: Bool {
    let names: Set<String> = [
      "UIPercentDrivenInteractiveTransition", "updateInteractiveTransition",
      "finishInteractiveTransition", "cancelInteractiveTransition", "pauseInteractiveTransition",
      "startInteractiveTransition",
    ]
    return module.files.contains { file in
      file.tokens.indices.contains { names.contains(file.text($0)) }
    }
  }

  /// The classes of the files that take part in transitions.
  func wanted() -> [String] {
    let roles: Set<String> = [
      "UIViewControllerAnimatedTransitioning", "UIPercentDrivenInteractiveTransition",
      "UIViewControllerInteractiveTransitioning", "UIPresentationController",
    ]
    return module.files.flatMap { file in
      file.types.filter { $0.kind == .class && !lineage(of: $0).isDisjoint(with: roles) }.map(
        \.name)
    }.sorted()
  }

  /// How often code outside of a class makes one, delegates of applications left out.
  func uses(of type: TypeScope) -> Int {
    module.files.reduce(0) { sum, file in
      let outside = file.types.filter { scope in
        scope.name == type.name || scope.path == type.path
          || lineage(of: scope).contains {
            $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate")
          }
      }
      return sum
        + file.tokens.indices.count { place in
          file.text(place) == type.name
            && (file.is(place + 1, "(") || file.is(place + 1, ".") && file.is(place + 2, "init"))
            && !outside.contains { $0.open < place && place < $0.close }
        }
    }
  }
}

/// Puts roots in order and writes how each is made.
private struct RootBuilder {
  let finder: Finder
  let found: [FoundTransition]
  private(set) var bridges: [String: String] = [:]
  private var bridgeCount = 0

  init(finder: Finder, found: [FoundTransition]) {
    self.finder = finder
    self.found = found
  }

  /// - Parameter isBehind: Whether there is something that a person would start rather.
  mutating func roots(behind isBehind: Bool) -> [FoundProgram.Root] {
    let applications = applications()
    let outer = applications.isEmpty && !isBehind ? 0 : 1
    var roots = applications
    let stack = ownStack()
    let screens = found.filter { $0.role == .screen && $0.name != stack }
    let ranked = screens.map { screen in (screen, rank(of: screen)) }
    for (screen, rank) in ranked.sorted(by: { $0.1 < $1.1 }) {
      roots.append(self.screen(screen, rank: outer + min(rank / 10, 1), in: stack))
    }
    // A screen may bring its transition along.
    for item in screens {
      roots.append(root(item, 3, "FoundRoot(\(item.item), rank: 3)"))
    }
    for item in found where [.modalDelegate, .navigationDelegate, .tabDelegate].contains(item.role)
    {
      roots.append(root(item, 4, "FoundRoot(\(item.item), rank: 4)"))
    }
    for item in found where item.role == .animator {
      roots.append(root(item, 5, "FoundRoot(\(item.item), rank: 5)"))
    }
    return roots
  }

  private func root(_ item: FoundTransition, _ rank: Int, _ expression: String) -> FoundProgram.Root
  {
    FoundProgram.Root(
      name: item.name, path: item.path, line: item.line, making: item.making, rank: rank,
      expression: expression)
  }

  private func applications() -> [FoundProgram.Root] {
    let scene = found.first { $0.role == .scene }
    let applications = found.filter { $0.role == .application }
    guard let first = applications.first ?? scene else { return [] }
    let delegates = applications.isEmpty ? ["nil"] : applications.map(\.making)
    return delegates.map { delegate in
      root(
        first, 0,
        "FoundRoot(\"\(first.name)\", application: \(delegate), scene: \(scene?.making ?? "nil"))")
    }
  }

  /// A navigation controller of the files' own that gets its screens from elsewhere.
  private func ownStack() -> String? {
    let stacks = found.filter { item in
      guard item.role == .screen, let type = finder.type(named: item.name) else { return false }
      return finder.lineage(of: type).contains("UINavigationController")
        && item.making == "\(item.name)()"
        && !finder.words(
          ["viewControllers", "setViewControllers", "rootViewController", "pushViewController"],
          in: type.name)
    }
    return stacks.count == 1 ? stacks[0].name : nil
  }

  /// Of the screens that nobody makes, those first that hold others; below 10 for what is
  /// outermost.
  private func rank(of screen: FoundTransition) -> Int {
    guard let type = finder.type(named: screen.name) else { return 10 }
    let isMade = finder.uses(of: type) > 0
    let lineage = finder.lineage(of: type)
    if lineage.contains("UITabBarController") { return isMade ? 10 : 0 }
    if lineage.contains("UISplitViewController") { return isMade ? 11 : 1 }
    if lineage.contains("UINavigationController") { return isMade ? 12 : 2 }
    return isMade ? 13 : 3
  }

  private mutating func screen(
    _ item: FoundTransition, rank: Int, in stack: String?
  ) -> FoundProgram.Root {
    var calls: [String] = []
    for opening in item.openings {
      let name = "_start\(bridgeCount)"
      bridgeCount += 1
      bridges[opening.path, default: ""] +=
        " extension \(opening.type) { func \(name)() { \(opening.call) } };"
      calls.append(
        "(\"\(opening.name)\", { guard let screen = $0 as? \(item.name) else { return false };"
          + " screen.\(name)(); return true })")
    }
    let needsStack = item.pushes || item.openings.contains(where: \.pushes)
    let around =
      needsStack ? "{ \(stack ?? "UINavigationController")(rootViewController: $0) }" : "nil"
    return root(
      item, rank,
      "FoundRoot(\"\(item.name)\", rank: \(rank), in: \(around), screen: { \(item.making) },"
        + " calls: [\(calls.joined(separator: ", "))])")
  }
}

extension Finder {
  fileprivate func type(named path: String) -> TypeScope? {
    module.files.flatMap(\.types).first { $0.kind == .class && $0.path == path }
  }
}
