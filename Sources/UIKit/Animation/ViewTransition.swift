import QuartzCore

/// The transitions that animation options can name; raw values are the field's (facts 1.0).
enum ViewTransition: UInt, Sendable {
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7

  /// A Core Animation transition that shows it. Core Animation's "from top" starts at the lower
  /// side of a screen, and the other way round.
  var animation: CATransition {
    let animation = CATransition()
    (animation.type, animation.subtype) =
      switch self {
      case .flipFromLeft: (.flip, .fromLeft)
      case .flipFromRight: (.flip, .fromRight)
      case .flipFromTop: (.flip, .fromBottom)
      case .flipFromBottom: (.flip, .fromTop)
      case .curlUp: (.curl, nil)
      case .curlDown: (.uncurl, nil)
      case .crossDissolve: (.fade, nil)
      }
    return animation
  }
}
