import Rehearsal
import TransitionTesting
import UIKit

// What belongs to the end of every sequence: rest, whether anything still answers, home, and who
// lives on.
extension HuntRun {
  /// Lets go of everything, and looks at what is left.
  func end() {
    deliver()
    if fingers > 0 { perform(.release(speed: 0, finger: nil)) }
    if watch.driver != nil { perform(.act("give-up", "")) }
    if isHidden { perform(.change(.foreground)) }
    calm()
    guard obstacle == nil else { return }
    rest()
    guard failures.isEmpty else { return tearDown() }
    if done != CleanRuns.cycle { answer() }
    guard failures.isEmpty else { return tearDown() }
    goHome()
    tearDown()
  }

  /// Whether something still does something: a touch, or the call that does in a clean run.
  private func answer() {
    let screens = ScreenState(stage).screens
    answers.screens = screens
    answers.touches = touchAnswers()
    guard !answers.touches else { return }
    guard !known.answersTouches.contains(screens) || touchAnswers(among: 6..<60) else {
      return freeze(
        ScreenState(stage).front.map { "\(type(of: $0))" } ?? "screen",
        stage.touchables().isEmpty
          ? "nothing on the screen can be touched any more"
          : "whatever is touched, nothing happens within two seconds")
    }
    for index in flow.actions.indices {
      let works = effect { perform(.act("act", index == 0 ? "first" : "second")) }
      guard !works else {
        answers.act = index
        return
      }
    }
    guard !known.answersActs.contains(screens) else {
      return freeze(
        "act", "the call that starts something in a clean run does nothing within two seconds")
    }
  }

  private func freeze(_ subject: String, _ seen: String) {
    fail(
      Failure(
        "nothing-frozen", subject, seen: seen,
        cause:
          "a flag, a disabled control or a recognizer is not taken back in this order of events",
        remedy: "isBusy = false // in animationEnded(_:), which comes in every outcome", at: elapsed
      )
    )
  }

  /// Whether one of the things that can be touched does something: of the first few, and before it is
  /// said that nothing does, of all the others.
  private func touchAnswers(among places: Range<Int> = 0..<6) -> Bool {
    stage.touchables().prefix(places.upperBound).dropFirst(places.lowerBound).contains {
      touchable in
      guard let script = try? RehearsalScript(parsing: touchable.script) else { return false }
      return effect { for step in script.steps { perform(step) } }
    }
  }

  /// Whether something that is done has an effect that lasts, or starts a transition.
  private func effect(_ work: () -> Void) -> Bool {
    let (former, count, said) = (
      ScreenDigest(stage), watch.transitions, stage.environment.violations.count
    )
    isProbing = true
    defer { isProbing = false }
    work()
    for _ in 0..<4 {
      if watch.transitions > count { break }
      wait(0.5)
      if stage.isSettled { break }
    }
    return watch.transitions > count || ScreenDigest(stage) != former
      || stage.environment.violations.count > said
  }

  /// Goes back to the first screen by code and without motion, and looks who lives on.
  private func goHome() {
    calm()
    for _ in 0..<6 where ScreenState(stage).screens != known.home {
      guard let top else { break }
      let stage = stage
      if top.presentedViewController != nil {
        stage.perform { top.dismiss(animated: false) }
      } else if let pop = top.firstStack {
        stage.perform { _ = pop.popToRootViewController(animated: false) }
      } else {
        break
      }
      stage.settle(limit: 1)
    }
    stage.settle(limit: 1)
    guard ScreenState(stage).screens == known.home else { return }
    let absent = watch.absent
    self.absent = absent
    guard !known.isLearning else { return }
    suspects = absent.filter { name in
      absent.count { $0 == name } > known.absent.count { $0 == name }
    }
    // A container may keep its few screens, to show them again. What is taken off afterwards is judged by
    // whether they go with it; an application is not, and need not keep two of a kind.
    let most = flow.open == nil ? Self.mostKept : 1
    if let name = suspects.first(where: { name in suspects.count { $0 == name } > most }) {
      leak(name)
    }
  }

  /// Screens of one class that a container keeps, as those of its segments.
  private static let mostKept = 3

  private func leak(_ name: String) {
    fail(
      Failure(
        "nothing-leaks", name,
        seen: "it is still alive after its screen has gone, and is not after a clean run",
        cause: "an observer, a closure or a cache holds it since something happened on the way",
        remedy: "weak var controller: UIViewController?", at: elapsed))
  }

  /// Takes the screens off, whatever they are at, and lets what is under way run out: a transition that
  /// never ends holds its screens for ever, and a hunt plays some thousand sequences a minute.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    watch.stop()
    let stage = stage
    stage.perform { stage.window.rootViewController = nil }
    release()
    stage.settle(limit: 3)
  }

  private func tearDown() {
    close()
    guard flow.open == nil, failures.isEmpty else { return }
    if let name = suspects.first(where: watch.living.contains) { leak(name) }
    guard done == CleanRuns.cycle, failures.isEmpty else { return }
    guard let name = watch.living.first else { return }
    fail(
      Failure(
        "nothing-leaks", name,
        seen: "it is still alive after the way there and back, and the window is empty",
        cause: "an interactor, a closure or a delegate holds it strongly and is held by it",
        remedy: "weak var controller: UIViewController?", at: elapsed))
  }
}

extension UIViewController {
  /// A stack with more than its root, here or below.
  fileprivate var firstStack: UINavigationController? {
    if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return stack }
    return children.lazy.compactMap(\.firstStack).first
  }
}
