import Elementary
import QuartzCore

/// How an effect moves a symbol's layer: over what the layer is by itself, so that it goes along with any other
/// animation. Every number here is a guess by eye.
struct SymbolMotion {
  /// Of one time, a rising 0…1 for each value.
  private struct Course {
    var keyPath: String
    var values: [Any]
    var times: [Double]?
    var mode = CAAnimationCalculationMode.cubic
  }

  /// Seconds in which goes back what stayed.
  static let returnDuration = 0.3

  private var courses: [Course] = []
  /// Seconds, of one time.
  let duration: Double
  /// Whether the symbol stays as the effect leaves it.
  var stays = false
  /// Whether it comes again by itself until it is removed.
  var repeats = false
  /// When one symbol is there in place of another, 0…1.
  var change = 0.0

  /// - Parameter size: The symbol's, points.
  init(_ effect: SymbolEffectConfiguration, size: CGSize) {
    let isDown = effect.direction == .down
    switch effect.kind {
    case .bounce:
      duration = 0.6
      grow(
        isDown ? [1, 0.8, 1.05, 0.98, 1] : [1, 1.2, 0.95, 1.02, 1], at: [0, 0.3, 0.58, 0.8, 1])
    case .pulse, .variableColor:
      (duration, repeats) = (1.6, true)
      fade([0, -0.65, 0])
    case .breathe:
      (duration, repeats) = (2.4, true)
      grow([1, 1.12, 1])
      if effect.isVaried { fade([0, -0.5, 0]) }
    case .rotate:
      (duration, repeats) = (1.6, true)
      let turn = effect.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
      courses = [Course(keyPath: "transform.rotation.z", values: [0, turn], mode: .linear)]
    case .wiggle:
      duration = 0.8
      wiggle(effect.direction ?? .clockwise, size)
    case .scale:
      (duration, stays) = (0.3, true)
      grow(isDown ? [1, 0.8] : [1, 1.2], mode: .linear)
    case .appear, .drawOn:
      duration = 0.35
      fade([-1, 0])
      if effect.kind == .appear { grow(isDown ? [1.3, 1] : [0.6, 1], mode: .linear) }
    case .disappear, .drawOff:
      (duration, stays) = (0.35, true)
      fade([0, -1])
      if effect.kind == .disappear { grow(isDown ? [1, 0.6] : [1, 1.3], mode: .linear) }
    case .replace, .automatic:
      duration = 0.4
      replace(effect.replacement)
    }
  }

  private mutating func grow(
    _ scales: [Double], at times: [Double]? = nil, mode: CAAnimationCalculationMode = .cubic
  ) {
    let values = scales.map { CATransform3DMakeScale($0, $0, 1) }
    courses.append(Course(keyPath: "transform", values: values, times: times, mode: mode))
  }

  private mutating func fade(_ shares: [Double], at times: [Double]? = nil) {
    courses.append(Course(keyPath: "opacity", values: shares, times: times, mode: .linear))
  }

  /// The symbol that goes until half of the time, the one that comes from then on.
  private mutating func replace(_ kind: SymbolEffectConfiguration.Replacement) {
    let half = kind == .offUp ? 0.001 : 0.4
    change = half
    let last = kind == .upUp ? 1.3 : 0.6
    grow([1, last, 0.6, 1.06, 1], at: [0, half, half, 0.8, 1], mode: .linear)
    fade([0, -1, -1, 0, 0], at: [0, half, half, 0.7, 1])
  }

  /// Three swings, each smaller.
  private mutating func wiggle(_ direction: SymbolEffectConfiguration.Direction, _ size: CGSize) {
    let swings: [Double] = [0, 1, -0.8, 0.55, -0.3, 0]
    switch direction {
    case .clockwise, .counterClockwise:
      let most = direction == .clockwise ? 0.24 : -0.24
      courses = [Course(keyPath: "transform.rotation.z", values: swings.map { $0 * most })]
    default:
      let (across, down) = way(direction)
      let reach = 0.1 * max(size.width, size.height)
      let values = swings.map {
        CATransform3DMakeTranslation(across * reach * $0, down * reach * $0, 0)
      }
      courses = [Course(keyPath: "transform", values: values)]
    }
  }

  /// Of length 1, on the screen.
  private func way(_ direction: SymbolEffectConfiguration.Direction) -> (Double, Double) {
    switch direction {
    case .up, .clockwise, .counterClockwise: (0, -1)
    case .down: (0, 1)
    case .left, .backward: (-1, 0)
    case .right, .forward: (1, 0)
    case .angle(let degrees):
      (
        Elementary.sin(degrees * .pi / 180), -Elementary.cos(degrees * .pi / 180)
      )
    }
  }
}

extension SymbolMotion {
  /// Its animations, one for each property that it moves.
  /// - Parameter animated: Whether the way is seen, where the end stays.
  func animations(_ options: SymbolEffectOptions, animated: Bool) -> [CAPropertyAnimation] {
    let pace = options.soundPace
    return courses.map { course in
      let move = CAKeyframeAnimation(keyPath: course.keyPath)
      (move.values, move.calculationMode) = (course.values, course.mode)
      move.keyTimes = course.times?.map { NSNumber(value: $0) }
      if course.times == nil, course.values.count == 2, stays {
        move.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
      }
      (move.isAdditive, move.duration) = (true, animated ? duration / pace : 0.001)
      move.fillMode = stays ? .forwards : .removed
      move.isRemovedOnCompletion = !stays
      return move
    }
  }

  /// How often it is seen: for ever, or so many times.
  func repetition(_ options: SymbolEffectOptions) -> SymbolEffectOptions.RepeatBehavior {
    if stays { return .init(count: 1, pause: 0) }
    return options.repetition ?? .init(count: repeats ? nil : 1, pause: 0)
  }

  /// An animation over and over, with a pause after each time: half a second unless said.
  static func repeated(
    _ move: CAPropertyAnimation, _ behavior: SymbolEffectOptions.RepeatBehavior
  ) -> CAAnimation {
    guard behavior.count != 1 else { return move }
    let group = CAAnimationGroup()
    group.animations = [move]
    let pause = behavior.pause.map { $0.isFinite ? max($0, 0) : 0 } ?? 0.5
    group.duration = move.duration + pause
    group.repeatCount = behavior.count.map { Float(max($0, 1)) } ?? .infinity
    return group
  }
}

extension SymbolEffectOptions {
  /// 1 for what is no speed.
  var soundPace: Double { pace.isFinite && pace > 0 ? pace : 1 }
}
