import QuartzCore

/// Between whom a presentation controller stands.
///
/// A controller that is presented owns its presentation controller, which then does not keep it
/// alive: without that, merely asking for `presentationController` would keep both for ever. One
/// that nobody owns, as before its presentation and after it, keeps its presented controller.
@MainActor
struct PresentationParticipants {
  private weak var known: UIViewController?
  private var kept: UIViewController?
  weak var presenting: UIViewController?
  /// Whether a presentation began with it.
  private(set) var wasUsed = false
  /// Whether the presented controller owns the presentation controller.
  var areOwned = false { didSet { keep() } }
  /// Whether another presentation controller owns this one, as a popover does the sheet that it
  /// becomes: that one keeps the presented controller, or is owned by it.
  var arePartOfAnother = false { didSet { keep() } }

  init(of presented: UIViewController, over presenting: UIViewController?) {
    known = presented
    kept = presented
    self.presenting = presenting
  }

  /// The one that is presented. An empty one stands in for one that nobody held on to, which is
  /// recorded as a violation.
  func requirePresented() -> UIViewController {
    if let known { return known }
    Violation.record(.presentation(.presentedIsGone))
    return UIViewController()
  }

  mutating func setPresented(_ presented: UIViewController) {
    known = presented
    keep()
  }

  private mutating func keep() { kept = areOwned || arePartOfAnother ? nil : known }

  /// Takes part in a presentation of a controller, as its delegate wants it.
  /// - Returns: Whether it may: not while it manages another presentation.
  mutating func takeUp(_ presented: UIViewController) -> Bool {
    let isBusy = known.map { $0 !== presented && $0.presentation.presenting != nil } ?? false
    if wasUsed || known !== presented {
      Violation.record(.presentation(.controllerReused(isBusy: isBusy)))
    }
    guard !isBusy else { return false }
    setPresented(presented)
    wasUsed = true
    return true
  }
}
