import Rehearsal
import TransitionTesting

/// What has been met so far: which steps, in which states, after which steps. What meets something
/// new is gone on from.
struct Coverage {
  private var met: Set<String> = []
  /// Sequences that met something new, each up to where it did.
  private(set) var finds: [[RehearsalScript.Step]] = []

  /// Takes down what a step met.
  /// - Returns: Whether nobody had met it before.
  mutating func meet(
    _ step: RehearsalScript.Step, after former: RehearsalScript.Step?, in state: String
  )
    -> Bool
  {
    met.insert("\(state) \(former.map(\.kind) ?? "start") \(step.kind)").inserted
  }

  mutating func keep(_ steps: [RehearsalScript.Step]) { finds.append(steps) }

  /// How much has been met.
  var count: Int { met.count }
}

extension RehearsalScript.Step {
  /// What sort of thing happens, numbers and places left out.
  var kind: String {
    switch self {
    case .act(let verb, let name): "\(verb) \(name)"
    case .settle: "settle"
    case .wait: "wait"
    case .tap: "tap"
    case .press: "press"
    case .move: "move"
    case .pan: "pan"
    case .hold: "hold"
    case .fling: "fling"
    case .scroll: "scroll"
    case .release(let speed, _): speed == nil ? "release" : "release at"
    case .cancel: "cancel"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .hover: "hover"
    case .unhover: "unhover"
    case .type: "type"
    case .key(let key): "key \(key.rawValue)"
    case .turn: "turn"
    case .change(let condition): "\(condition)"
    }
  }
}

extension RehearsalScript.Step {
  /// Whether it needs an application that is seen.
  var needsSight: Bool {
    switch self {
    case .tap, .press, .move, .pan, .fling, .scroll, .pinch, .rotate, .hover, .type, .key, .turn:
      true
    default: false
    }
  }

  /// Whether nobody does anything in it.
  var isPause: Bool {
    switch self {
    case .wait, .settle: true
    default: false
    }
  }
}
