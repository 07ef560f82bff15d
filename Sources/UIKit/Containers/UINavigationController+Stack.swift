import Choreography
import QuartzCore

extension UINavigationController {
  /// Changes the stack at once and asks for a transition in the next layout (F2.2.2).
  /// - Returns: The controllers that left, lowest first.
  @discardableResult
  func change(_ change: StackChange<Screen>, animated: Bool) -> [UIViewController] {
    let before = state.stack
    let actions = state.change(change, isAnimated: animated)
    let after = state.stack
    perform(actions)
    return before.filter { !after.contains($0) }.map(\.controller)
  }

  func perform(_ actions: [NavigationState<Screen>.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: NavigationState<Screen>.Action) {
    switch action {
    case .violate(let breach): Violation.record(breach)
    case .takeIn(let screens): takeIn(screens)
    case .ask(let request): ask(request)
    case .requestLayout: viewIfLoaded?.setNeedsLayout()
    case .releaseStrays: releaseStrays()
    case .makeTransition(let beginning): makeTransition(beginning)
    case .showTopAtOnce:
      // Transactions around the call are over when all of this is.
      withExtendedLifetime(objects.transactions) { showTopAtOnce(animated: false) }
    }
  }

  private func takeIn(_ screens: [Screen]) {
    for screen in screens where screen.controller.parent !== self {
      addChild(screen.controller)
      state.adopt(screen)
    }
  }

  /// A transaction around the call ends with the transition (F2.15.4).
  private func ask(_ request: NavigationState<Screen>.Request) {
    if request.isAnimated, !PlantedFault.transactionEndsAtOnce.isPlanted {
      objects.transactions += [CATransaction.extended()].compactMap(\.self)
    }
    perform(state.ask(request, isInWindow: viewIfLoaded?.window != nil))
  }

  /// A controller comes once, and a stack does not go into a stack: UIKit throws.
  func checkPush(_ controller: UIViewController) -> Bool {
    if isStacked(controller) {
      Violation.record(.stack(.pushesTwice("\(type(of: controller))")))
      return false
    }
    return checkStack(stackedControllers + [controller])
  }

  func checkStack(_ controllers: [UIViewController]) -> Bool {
    if controllers.contains(where: { $0 is UINavigationController }) {
      Violation.record(.stack(.nests))
      return false
    }
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      Violation.record(.stack(.holdsTwice))
      return false
    }
    return true
  }

  /// The last child, where it is none that the stack brought or takes away.
  var lastAdopted: UIViewController? {
    guard let last = children.last else { return nil }
    return state.knows(Screen(last)) ? nil : last
  }
}
