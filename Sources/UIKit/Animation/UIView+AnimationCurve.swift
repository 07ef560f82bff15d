import QuartzCore
import Timing

extension UIView {
  /// The paces that UIKit names (F4.2.2), and three that it uses without naming them: their raw
  /// values appear at run time, in keyboard notifications for one (facts 1.0). Code that switches
  /// over the named four needs a `default`, as it does against UIKit's own enum.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// Core Animation's default curve.
    case _default = 5
    /// Control points of one's own.
    case _custom = 6
    /// The spring that moves the system's screens (F4.5.1).
    case _system = 7

    /// The curve; for the spring, the default one stands in where only a curve will do.
    var bezier: UnitBezier {
      switch self {
      case .easeInOut, ._custom: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case ._default, ._system: .default
      }
    }

    var timingFunction: CAMediaTimingFunction { CAMediaTimingFunction(curve: bezier) }

    /// How a block on this curve moves: raw value 7 is a spring of fixed shape, which a shorter
    /// duration cuts off (F4.5.2).
    var motion: AnimationScope.Motion {
      self == ._system ? .spring(.system) : .curve(timingFunction)
    }
  }
}
