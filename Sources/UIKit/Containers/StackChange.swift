/// A change of a navigation stack, as a value that can be applied again (F2.10.1, F2.10.2).
enum StackChange {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case replace([UIViewController])

  /// The stack afterwards; the same one where the change has nothing to change.
  @MainActor
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller):
      return stack.contains { $0 === controller } ? stack : stack + [controller]
    case .pop:
      return stack.count > 1 ? Array(stack.dropLast()) : stack
    case .popTo(let controller):
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return stack }
      return Array(stack[...index])
    case .popToRoot:
      return Array(stack.prefix(1))
    case .replace(let controllers):
      return controllers
    }
  }
}
