import UIKit

/// What came of trying something on a fresh stage.
public struct ExplorationOutcome: Hashable, Sendable, Codable {
  /// What it started.
  public var transitions: [StartedTransition] = []
  /// What can be touched on the screen where it led.
  public var touchables: [Touchable] = []
  /// The screens on show then, outermost first: `UITabBarController, Feed`.
  public var screens: [String] = []
  /// Whether what is on the screen is elsewhere, or other, than before, though no transition began.
  public var moved = false
  /// Whether views of the application's own move and come back to where they were.
  public var flourishes = false
  /// How much of the screen what moved takes up, 0…1; a menu of the system's counts for nothing.
  public var share = 0.0
  /// Where everything on the screen is at rest, as a number: the same screen gives the same.
  public var arrangement: UInt64 = 0
  /// What is written on the screen, as a number.
  public var words: UInt64 = 0
  /// Whether the outermost screen is made to be presented: it says how, or asked to be taken off.
  public var wantsPresentation = false
  /// Why it could not be tried, or what went wrong; nil if all is well.
  public var failure: String?

  /// Nothing has happened yet.
  public init() {}

  /// How much there is to see, 0 for nothing: what the application itself moves comes before what
  /// UIKit moves, and that before what only changes places.
  public var worth: Int {
    guard failure == nil else { return 0 }
    return transitions.map(\.worth).max() ?? (moved ? worthOfMotion : flourishes ? 4 : 0)
  }

  /// A drawer that comes up says more than a word that gets longer.
  private var worthOfMotion: Int { share >= 0.2 ? 9 : share >= 0.02 ? 8 : 7 }
}

extension StartedTransition {
  /// Whether it is one to look at though nobody touched anything.
  fileprivate var beginsByItself: Bool {
    (kind == .presentation || kind == .push) && isAnimated && isCompleted != false && !to.isEmpty
  }

  /// Screens of the system's that say little of an application.
  private static let systemScreens: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "SFSafariViewController", "UIColorPickerViewController",
    "UIFontPickerViewController", "PHPickerViewController", "MFMailComposeViewController",
  ]

  fileprivate var worth: Int {
    guard isCompleted != false else { return 5 }
    if !actors.isEmpty { return isForward ? 100 : 60 }
    guard isAnimated else { return 4 }
    switch kind {
    case .presentation: return Self.systemScreens.contains(to) ? 10 : 50
    case .push: return 50
    // Pages lead to what is behind the last of them.
    case .exchange: return isPage ? 29 : 40
    case .tab: return 30
    case .dismissal, .pop: return 20
    }
  }
}

/// Where exploring begins: an application, or a screen that fills the window.
@MainActor
public struct ExplorationRoot {
  /// A method that starts something, which nothing on the screen need call.
  public struct Call {
    /// What people call it: the method with its argument labels.
    public let name: String
    /// Is given the window's root.
    public let perform: @MainActor (UIViewController) -> Void

    /// A method under a name.
    public init(_ name: String, perform: @escaping @MainActor (UIViewController) -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// What people call it: the class of the application or of its outermost screen.
  public let name: String
  /// What is tried first: roots of a higher rank only if those of lower ones lead nowhere. 0 is
  /// what a person would start.
  public var rank = 0
  /// Methods to be tried beside what can be touched.
  public var calls: [Call] = []
  /// Whether the screens that it begins with are touched; those that are lent to a transition are
  /// not.
  public var isTouched = true
  /// Puts the screens onto a fresh stage.
  public let open: @MainActor (Stage) -> Void

  /// Screens that a closure puts onto a stage.
  public init(_ name: String, open: @escaping @MainActor (Stage) -> Void) {
    self.name = name
    self.open = open
  }

  /// A screen that fills the window.
  public init(_ name: String, screen: @escaping @MainActor () -> UIViewController) {
    self.init(name) { $0.window.rootViewController = screen() }
  }

  /// An application, started as a device does.
  public init(
    _ name: String, application delegate: (any UIApplicationDelegate.Type)?,
    scene: (any UISceneDelegate.Type)? = nil
  ) {
    self.init(name) { $0.launch(delegate ?? PlainApplication.self, scene: scene) }
  }

  /// An application whose scene does all of the work.
  private final class PlainApplication: UIResponder, UIApplicationDelegate {}
}

/// One way through an application: where it begins, and what is touched, each when all is at rest.
public struct ExplorationPath: Hashable, Sendable, Codable {
  /// The number of its root.
  public let root: Int
  /// What is touched, in order.
  public var steps: [Touchable]

  /// A way from a root; without steps it is the root as it opens.
  public init(root: Int, steps: [Touchable] = []) {
    self.root = root
    self.steps = steps
  }
}

extension ExplorationRoot {
  /// A stage on which the screens are, at rest.
  public func opened(on stage: Stage) {
    stage.perform { open(stage) }
    stage.rest()
  }

  /// The name of the call that goes back by code, where nothing on the screen does.
  public nonisolated static let back = "back"

  /// What can be done now.
  public func touchables(on stage: Stage, isFirst: Bool) -> [Touchable] {
    (isTouched || !isFirst ? stage.touchables() : [])
      + (isFirst ? calls.map { Touchable.call($0.name) } : [])
      + ((isTouched || !isFirst) && stage.hasEmptyFields ? [Touchable.call(Self.fill)] : [])
  }

  /// The name of the call that writes into the empty fields of a form.
  public nonisolated static let fill = "fill in the form"

  /// What fingers do for a step on the screen as it is now, which may be of another size; nil where
  /// it is not there.
  func script(of step: Touchable, on stage: Stage, isFirst: Bool) throws -> RehearsalScript? {
    let known = touchables(on: stage, isFirst: isFirst)
    let found = known.first { $0.kind == step.kind && $0.description == step.description }
    let isAlways = step == .call(Self.back)
    return try (found ?? (isAlways ? step : nil)).map { step in
      try RehearsalScript(parsing: step.script)
    }
  }

  /// What a script's `call NAME` does.
  public func act(on stage: Stage) -> @MainActor (String, String) -> Bool {
    { verb, name in
      guard verb == "call" else { return false }
      if name == Self.fill {
        FieldFiller.fill(stage.environment)
        return true
      }
      if let call = calls.first(where: { $0.name == name }),
        let root = stage.window.rootViewController
      {
        call.perform(root)
        return true
      }
      return name == Self.back
        && stage.window.rootViewController.map { Self.goBack(from: $0) } ?? false
    }
  }

  /// Goes a whole way on a fresh stage and tells what its last step did; with no step, what the
  /// start did.
  public func outcome(of steps: [Touchable], on stage: Stage) -> ExplorationOutcome {
    var outcome = ExplorationOutcome()
    var log = TransitionLog(stage)
    opened(on: stage)
    do {
      for (index, step) in steps.enumerated() {
        guard let script = try script(of: step, on: stage, isFirst: index == 0) else {
          outcome.failure = "it is not on the screen any more"
          return outcome
        }
        log = TransitionLog(stage)
        let (before, breaches) = (Arrangement(of: stage), stage.violations.count)
        let resting = Flourish(of: stage)
        try stage.play(script, act: act(on: stage))
        outcome.flourishes =
          script.steps.contains(where: \.isTap) && Flourish(of: stage).hasBegun(since: resting)
        stage.rest()
        let after = Arrangement(of: stage)
        outcome.moved =
          after.hasMoved(since: before) && !stage.hasIgnoredRequest(since: breaches)
        outcome.share = after.share(since: before)
      }
    } catch {
      outcome.failure = "\(error)"
    }
    // That screens are there when it opens is no transition; that one moves then is.
    outcome.transitions =
      steps.isEmpty ? log.transitions.filter(\.beginsByItself) : log.transitions
    outcome.touchables = touchables(on: stage, isFirst: steps.isEmpty)
    outcome.screens = stage.screens
    outcome.wantsPresentation = stage.rootWantsPresentation
    let arrangement = Arrangement(of: stage)
    (outcome.arrangement, outcome.words) = (arrangement.number, arrangement.words)
    return outcome
  }
}

extension Stage {
  /// Lets the clock run until nothing moves any more; what never rests is left three seconds after the last
  /// transition and the last work that was put off, and after twenty at the latest; what does nothing but
  /// repeat itself, after one.
  /// - Parameter move: Moves the clock to an instant.
  public func rest(moving move: (@MainActor (Double) -> Void)? = nil) {
    let start = now
    var last = start
    while !isSettled, now - last < (onlyRepeats ? 1 : 3), now - start < 20 {
      if environment.transitions.areRunning || environment.server.owesDelayedWork { last = now }
      let next = now + 1 / refreshRate
      if let move { move(next) } else { advance(to: next) }
    }
  }

  /// The classes of the screens on show, outermost first.
  public var screens: [String] {
    environment.perform {
      var names: [String] = []
      var next = window.rootViewController
      while let screen = next {
        names.append("\(type(of: screen))")
        next =
          screen.presentedViewController ?? (screen as? UINavigationController)?.topViewController
          ?? (screen as? UITabBarController)?.selectedViewController
          ?? (screen as? UIPageViewController)?.viewControllers?.first
          ?? screen.frontChild
      }
      return names
    }
  }
}

extension UIViewController {
  /// The child that one sees and touches, where one takes up most of the screen. Of several that lie over
  /// each other, as a drawer over tabs does, the one that fingers reach in most places.
  fileprivate var frontChild: UIViewController? {
    let large = children.filter { $0.fills(self) }
    guard large.count > 1, let view = viewIfLoaded else { return large.last }
    let places = [0.2, 0.5, 0.8].flatMap { x in [0.2, 0.5, 0.8].map { CGPoint(x: x, y: $0) } }
    let hits = places.compactMap { place in
      view.hitTest(
        CGPoint(x: place.x * view.bounds.width, y: place.y * view.bounds.height), with: nil)
    }
    return large.enumerated().max { a, b in
      (a.element.owns(hits), a.offset) < (b.element.owns(hits), b.offset)
    }?.element
  }

  private func owns(_ views: [UIView]) -> Int {
    views.count { view in viewIfLoaded.map(view.isDescendant) ?? false }
  }

  /// Whether it is what one sees of the screen around it, and no part of that among others.
  fileprivate func fills(_ screen: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let around = screen.viewIfLoaded, view.window != nil else {
      return false
    }
    let (own, all) = (view.bounds.size, around.bounds.size)
    return own.width * own.height >= 0.6 * all.width * all.height
  }
}
