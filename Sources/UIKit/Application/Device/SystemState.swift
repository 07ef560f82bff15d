import QuartzCore

/// What a stage has of the device and of its user beside the screen.
@MainActor
package final class SystemState {
  /// Whether the user asks for less motion.
  package var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
  /// The version of iOS whose SDK the application was built with, which its property list says; the
  /// present one where it does not.
  package var kit =
    (Bundle.main.infoDictionary?["DTPlatformVersion"] as? String)
    .flatMap { Int($0.prefix { $0 != "." }) } ?? .max
  package var accessibility = AccessibilityWorld()
  /// What the user was made to feel, in order.
  package var haptics: [HapticRecord] = []
  var device = DeviceState()
  let deviceObject = UIDevice()
  let pasteboard = UIPasteboard()
  /// Words that applications have taught the dictionary.
  var learnedWords: Set<String> = []
  private(set) lazy var menuBar = UIMenuSystem()
  private(set) lazy var textMenus = UIMenuSystem()
  /// What the status bar shows and who said so.
  package var statusBar = StatusBarState()
  /// How the system's bars look meanwhile.
  package var systemBars = SystemBars()
  /// Told when that changes.
  package var statusBarChanged: ((StatusBarState) -> Void)?
}
