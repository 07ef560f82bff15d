/// Something in a source that can be played without being told how.
package struct FoundTransition: Equatable, Sendable {
  package enum Role: String, Sendable {
    /// A screen that opens another one by a method of its own.
    case opener
    case modalDelegate, navigationDelegate, tabDelegate
    case animator
    /// A screen that brings its transition along.
    case screen
  }

  package let name: String
  package let role: Role
  /// Where the class is: the file, and the line counted from 1.
  package let path: String
  package let line: Int
  /// An expression that makes one; for an animator, to show something.
  package let making: String
  /// For an animator: makes one to take away what was shown.
  let unmaking: String
  /// For an opener: its method.
  package let opening: Opening?
  /// Whether it belongs to a navigation stack.
  let pushes: Bool

  /// A method that opens a screen. It may be private, so its own file makes it reachable.
  package struct Opening: Equatable, Sendable {
    package let path: String
    let type, call: String
    let pushes: Bool

    /// Goes after the last line of the file.
    package var bridge: String { " extension \(type) { func _openForFilm() { \(call) } };" }
  }

  package static let nothing =
    "found nothing to play: there is no screen that presents or pushes another one, no "
    + "transitioning delegate and no animator that can be made without arguments"

  /// What is found, the most telling kind first; kinds that another one already uses are left out.
  package static func all(in sources: [Source]) -> [FoundTransition] {
    let module = ModuleIndex(sources.map(Parsed.init))
    let classes = Finder(module).classes()
    let roles: [[Role]] = [
      [.opener], [.modalDelegate, .navigationDelegate, .tabDelegate], [.animator], [.screen],
    ]
    for group in roles {
      let found = classes.flatMap { $0.transitions }.filter { group.contains($0.role) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The source of a program that plays it.
  package var program: String {
    "import RehearseCommands\nimport UIKit\n\nMainActor.assumeIsolated {\n"
      + "  FoundItem.play(\(item))\n}\n"
  }

  private var item: String {
    switch role {
    case .opener:
      "FoundItem(\"\(name)\", root: { \(making) }, pushes: \(pushes),"
        + " open: { ($0 as? \(name))?._openForFilm() })"
    case .modalDelegate: "FoundItem(\"\(name)\", modal: { \(making) })"
    case .navigationDelegate: "FoundItem(\"\(name)\", navigation: { \(making) })"
    case .tabDelegate: "FoundItem(\"\(name)\", tabs: { \(making) })"
    case .animator:
      "FoundItem(\"\(name)\", showing: { \(making) }, hiding: { \(unmaking) },"
        + " pushes: \(pushes))"
    case .screen: "FoundItem(\"\(name)\", screen: { \(making) })"
    }
  }
}
