import Geometry
import Raster
import Timing

/// Leads from what a layer showed to what it shows now, whatever changed inside it.
///
/// The old look is what was last committed; it is frozen when the transition is committed.
open class CATransition: CAAnimation {
  /// Default a cross-fade.
  open var type = CATransitionType.fade

  /// Where the motion comes from; `fromLeft` when nil.
  open var subtype: CATransitionSubtype?

  /// Where on its way the transition begins, 0…1. Default 0.
  open var startProgress: Float = 0

  /// Where on its way the transition ends, 0…1. Default 1.
  open var endProgress: Float = 1

  package override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.takeSettings(of: self)
    return copy
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// How far the transition has come, a fraction of a cycle in.
  func extent(atProgress progress: Double) -> Double {
    let along = timingFunction?.curve.value(at: progress) ?? progress
    return Double(startProgress) + Double(endProgress - startProgress) * along
  }

  /// The blend that the type names; a fade, and a report, for names that are not known.
  func makeBlend() -> SnapshotBlend {
    let names: [CATransitionType: SnapshotBlend.Style] = [
      .fade: .fade, .moveIn: .moveIn, .push: .push, .reveal: .reveal, .flip: .flip,
      .curl: .curl, .uncurl: .uncurl,
    ]
    if names[type] == nil { Unsupported.report("CATransitionType \(type.rawValue)") }
    return SnapshotBlend(style: names[type] ?? .fade, from: side)
  }

  // On iOS, whose layers stand with y down, "from top" moves upwards and "from bottom"
  // downwards; seen in code that imitates a sheet by them.
  private var side: SnapshotBlend.Side {
    switch subtype {
    case .fromRight: .right
    case .fromTop: .bottom
    case .fromBottom: .top
    default: .left
    }
  }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// The kinds of transitions.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new look dissolves in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away and shows the new one below.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The looks are two sides of a card that turns; UIKit's, from its own side.
  package static let flip = CATransitionType(rawValue: "flip")
  /// The old look is lifted off the new one like a page.
  package static let curl = CATransitionType(rawValue: "curl")
  /// The new look is laid on the old one like a page.
  package static let uncurl = CATransitionType(rawValue: "uncurl")
}

/// Where the motion of a transition comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
