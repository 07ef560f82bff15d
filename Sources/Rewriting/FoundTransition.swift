/// Something in a source that can be played without being told how.
package struct FoundTransition: Equatable, Sendable {
  package enum Role: String, Sendable {
    /// A screen that opens another one by a method of its own.
    case opener
    case modalDelegate, navigationDelegate, tabDelegate
    case animator
    /// A screen that brings its transition along.
    case screen
    /// The delegate of an application, or of its scene.
    case application, scene
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
  /// Methods of a screen that open another one.
  package let openings: [Opening]
  /// Whether it belongs to a navigation stack.
  let pushes: Bool

  /// A method that opens a screen. It may be private, so its own file makes it reachable.
  package struct Opening: Equatable, Sendable {
    package let path: String
    let type: String
    /// Without its arguments.
    package let name: String
    let call: String
    let pushes: Bool
  }

  /// What is found, the most telling kind first; kinds that another one already uses are left out.
  package static func all(in sources: [Source]) -> [FoundTransition] {
    let found = everything(in: sources)
    let roles: [[Role]] = [
      [.opener], [.modalDelegate, .navigationDelegate, .tabDelegate], [.animator], [.screen],
    ]
    for group in roles {
      let found = found.filter { group.contains($0.role) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Everything that is found, of all kinds.
  static func everything(in sources: [Source]) -> [FoundTransition] {
    Finder(ModuleIndex(sources.map(Parsed.init))).classes().flatMap(\.transitions)
  }
}

extension FoundTransition {
  /// An expression of what plays it on screens of ours.
  var item: String {
    switch role {
    case .modalDelegate: "FoundItem(\"\(name)\", modal: { \(making) })"
    case .navigationDelegate: "FoundItem(\"\(name)\", navigation: { \(making) })"
    case .tabDelegate: "FoundItem(\"\(name)\", tabs: { \(making) })"
    case .animator:
      "FoundItem(\"\(name)\", showing: { \(making) }, hiding: { \(unmaking) },"
        + " pushes: \(pushes))"
    default: "FoundItem(\"\(name)\", screen: { \(making) })"
    }
  }
}
