/// A change of a stack of screens, as a value that can be applied again (F2.10.1, F2.10.2).
package enum StackChange<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// A screen comes to the top.
  case push(Screen)
  /// The topmost one goes.
  case pop
  /// All above a screen go.
  case popTo(Screen)
  /// All but the first go.
  case popToRoot
  /// Another stack, root first.
  case replace([Screen])

  /// The stack afterwards, root first; the same one where the change has nothing to change: a screen
  /// that is there already, a root that cannot go, a screen that is not there.
  package func applied(to stack: [Screen]) -> [Screen] {
    switch self {
    case .push(let screen):
      return stack.contains(screen) ? stack : stack + [screen]
    case .pop:
      return stack.count > 1 ? Array(stack.dropLast()) : stack
    case .popTo(let screen):
      guard let index = stack.firstIndex(of: screen) else { return stack }
      return Array(stack[...index])
    case .popToRoot:
      return Array(stack.prefix(1))
    case .replace(let screens):
      return screens
    }
  }
}
