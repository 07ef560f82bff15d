/// What the rules that write into classes ask of them.
extension TypeScope {
  private static let endings = [
    "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider",
    "Window", "Stepper", "Picker",
  ]
  /// Controllers that are no responders.
  private static let others = [
    "PresentationController", "InteractionController", "MenuController", "PopoverController",
    "DisplayController",
  ]

  /// Whether the class above all those of the module is one of UIKit's views, screens or the like.
  func isResponder(in module: ModuleIndex) -> Bool {
    var name = inherited.first
    for _ in 0..<32 {
      guard let known = name, let next = module.superclass(of: known) else { break }
      name = next
    }
    guard let name, name.hasPrefix("UI") else { return false }
    return Self.endings.contains(where: name.hasSuffix)
      && !Self.others.contains(where: name.hasSuffix)
  }

  /// The word before a member that overrides a public one: as accessible as the class, or as everything in
  /// the module.
  var accessOfOverrides: String {
    let access = ["open", "public"].contains { modifiers.has($0) } ? "public " : ""
    return modifiers.has("package") ? "package " : access
  }
}
