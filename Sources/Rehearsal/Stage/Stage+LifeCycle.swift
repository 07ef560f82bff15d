import UIKit

extension Stage {
  /// Starts an application as a device does: its delegate is made and told, its scene is connected
  /// if it has one, and it comes to the front. The window that it shows is the stage's from then on.
  /// - Parameters:
  ///   - delegate: The application's delegate, a class derived from `NSObject`.
  ///   - scene: The scene delegate that its property list names; nil if code names one, or none.
  ///   - options: What the delegate is told about why it was started.
  public func launch(
    _ delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    perform {
      window.isHidden = true
      environment.lifeCycle.launch(
        delegate, sceneClass: (scene as Any?) as? AnyClass, options: options)
      guard let shown = UIApplication.shared.keyWindow ?? environment.windows.last else {
        window.makeKeyAndVisible()
        return environment.violate(.application(.noWindow(delegate: "\(delegate)")))
      }
      adopt(shown)
    }
  }

  /// The application leaves the front, as to a call, or goes out of sight.
  public func resignActive() { perform { environment.lifeCycle.resignActive() } }

  /// The application goes out of sight.
  public func enterBackground() { perform { environment.lifeCycle.enterBackground() } }

  /// The application comes back to the front.
  public func becomeActive() { perform { environment.lifeCycle.becomeActive() } }

  /// The application ends. The stage goes on, for checks.
  public func terminate() { perform { environment.lifeCycle.terminate() } }

  /// Memory is short: delegate, observers and controllers are told.
  public func warnOfMemory() { perform { environment.lifeCycle.warnOfMemory() } }
}

extension Stage {
  /// What stands in for a screen of a storyboard, under its identifier (a storyboard's first screen:
  /// under the storyboard's name).
  public func provide(_ identifier: String, _ make: @escaping () -> UIViewController) {
    environment.storyboards.screens[identifier] = make
  }

  /// What stands in for a segue of a storyboard, given the screen that it starts from.
  public func provide(
    segue identifier: String, _ make: @escaping (UIViewController) -> UIStoryboardSegue
  ) {
    environment.storyboards.segues[identifier] = make
  }

  /// What stands in for the one object of a nib.
  public func provide(nib name: String, _ make: @escaping () -> Any) {
    environment.storyboards.nibs[name] = make
  }

  /// Presses a key of a keyboard.
  /// - Returns: Whether somebody had a `UIKeyCommand` for it.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    perform { environment.press(input, modifiers) }
  }
}

/// Something that a device would let its user feel.
public struct HapticEvent: Hashable, Sendable, CustomStringConvertible {
  /// Such as `impact.medium`, `selection`, `notification.success`.
  public let kind: String
  /// 0...1.
  public let intensity: Double
  /// Seconds since the stage's start.
  public let time: Double

  public var description: String { "\(kind) at \(time) s" }
}

extension Stage {
  /// What the user was made to feel so far, in order.
  public var haptics: [HapticEvent] {
    environment.system.haptics.map {
      HapticEvent(kind: $0.kind, intensity: $0.intensity, time: $0.time)
    }
  }

  /// What assistive technology was told so far, in order, such as `screenChanged` or
  /// `announcement: Saved`.
  public var accessibilityPosts: [String] {
    environment.system.accessibility.posts.map { post in
      post.name + (post.argument.map { ": \($0)" } ?? "")
    }
  }

  /// Light or dark, for the whole screen; everybody is told when it changes.
  public var appearance: UIUserInterfaceStyle {
    get { environment.traits.own.userInterfaceStyle }
    set { perform { environment.change { $0.style = newValue } } }
  }

  /// Whether the user asks for less motion. Observers are told when it changes.
  public var reducesMotion: Bool {
    get { environment.system.reducesMotion }
    set { perform { environment.system.reducesMotion = newValue } }
  }
}
