import QuartzCore

extension UINavigationController {
  /// Changes the stack at once and asks for a transition in the next layout (F2.2.2).
  /// - Returns: The controllers that left, lowest first.
  @discardableResult
  func change(_ change: StackChange, animated: Bool) -> [UIViewController] {
    let before = state.stack
    let after = change.applied(to: before)
    guard !after.elementsEqual(before, by: ===) else { return [] }
    noteIfBusy()
    state.work?.later.append(change)
    state.stack = after
    take(in: after)
    let isPush = !(after.last.map { top in before.contains { $0 === top } } ?? true)
    var request = NavigationState.Request(
      isAnimated: animated, operation: isPush ? .push : .pop)
    // A transaction around the call ends with the transition (F2.15.4).
    request.transactions = state.request?.transactions ?? []
    if animated { request.transactions += [CATransaction.extended()].compactMap(\.self) }
    state.request = request
    viewIfLoaded?.setNeedsLayout()
    if viewIfLoaded?.window == nil, state.work == nil { letGoOfStrays() }
    return before.filter { old in !after.contains { $0 === old } }
  }

  /// A controller comes once, and a stack does not go into a stack: UIKit throws.
  func mayPush(_ controller: UIViewController) -> Bool {
    if state.stack.contains(where: { $0 === controller }) {
      SceneEnvironment.current.violate(.stack(.pushesTwice("\(type(of: controller))")))
      return false
    }
    return isStack(state.stack + [controller])
  }

  func isStack(_ controllers: [UIViewController]) -> Bool {
    if controllers.contains(where: { $0 is UINavigationController }) {
      SceneEnvironment.current.violate(.stack(.nests))
      return false
    }
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      SceneEnvironment.current.violate(.stack(.holdsTwice))
      return false
    }
    return true
  }

  /// The last child, where it is none that the stack brought or takes away.
  var lastAdopted: UIViewController? {
    guard let last = children.last else { return nil }
    let known = state.stack + state.settledStack + state.arriving + (state.work?.target ?? [])
    return known.contains { $0 === last } ? nil : last
  }

  private func noteIfBusy() {
    guard let running = state.running, !running.site.isEnding else { return }
    SceneEnvironment.current.violate(.stack(.changesDuringTransition))
  }

  private func take(in controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      state.arriving.append(controller)
    }
  }
}
