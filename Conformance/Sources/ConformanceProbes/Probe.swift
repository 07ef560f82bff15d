import UIKit

/// Something small that is staged in a window and looked at.
@MainActor
public struct Probe {
  /// Stays the same for ever: reports are compared by it.
  public let name: String
  let stage: @MainActor (ProbeScene) -> Void

  init(_ name: String, _ stage: @escaping @MainActor (ProbeScene) -> Void) {
    self.name = name
    self.stage = stage
  }

  /// All there are, in the order in which they are asked.
  public static let all: [Probe] =
    curves + springs + springNumbers + timing + values + keyframes + transforms + layers
    + blocks + animators + stacks + modals + customs + tabs + children + coordinators + bars
    + views + viewTree + updates + leftovers + zooms + defaults

  /// Asks the probe.
  /// - Parameters:
  ///   - window: Key and visible; what is in it is replaced.
  ///   - wait: Lets some seconds pass.
  ///   - perform: Runs code in a turn of the run loop.
  /// - Returns: One line of JSON.
  public func ask(
    in window: UIWindow, wait: (Double) -> Void, perform: (() -> Void) -> Void = { $0() }
  ) -> String {
    let scene = ProbeScene(window)
    perform { window.rootViewController = scene.root }
    wait(0.1)
    perform { stage(scene) }
    var passed = 0.0
    while !scene.steps.isEmpty {
      let step = scene.steps.removeFirst()
      wait(max(step.time - passed, 0))
      passed = max(passed, step.time)
      perform { step.body() }
    }
    wait(0.1)
    return "{\"name\":\(Answer.quoted(name)),\"saw\":\(scene.answer.json)}"
  }
}

/// Where a probe stages what it stages.
@MainActor
final class ProbeScene {
  let window: UIWindow
  /// An empty screen.
  let root = UIViewController()
  var answer = Answer.none
  private(set) var calls: [String] = []
  fileprivate var steps: [(time: Double, body: () -> Void)] = []
  /// Objects that nobody else keeps.
  var kept: [AnyObject] = []

  init(_ window: UIWindow) {
    self.window = window
    root.view.backgroundColor = .white
  }

  /// Does something some seconds after the probe began. To be said in the order of time.
  func at(_ time: Double, _ body: @escaping () -> Void) { steps.append((time, body)) }

  func note(_ call: String) { calls.append(call) }

  /// The calls noted so far.
  var noted: Answer { .list(calls.map(Answer.text)) }

  func forget() { calls = [] }

  /// A view in the window.
  func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    return view
  }

  /// A layer in the window whose time stands at 1.
  func heldLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.layer.addSublayer(layer)
    layer.speed = 0
    layer.timeOffset = 1
    return layer
  }

  /// What a held layer shows at some times after 1.
  func look(
    _ layer: CALayer, at times: [Double], _ value: @escaping (CALayer) -> Double
  ) {
    at(0.05) {
      self.answer = .list(
        times.map { time in
          layer.timeOffset = 1 + time
          CATransaction.flush()
          return .number(layer.presentation().map(value) ?? .nan)
        })
    }
  }
}

/// A screen that notes what it hears.
final class Spy: UIViewController {
  private let name: String
  private unowned let scene: ProbeScene
  /// Whether moves from and to parents are noted, too.
  var tellsOfParents = false

  init(_ name: String, _ scene: ProbeScene) {
    self.name = name
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func say(_ what: String) { scene.note("\(name) \(what)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    say("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("didDisappear\(tellsOfParents && isMovingFromParent ? " leaving" : "")")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if tellsOfParents { say(parent == nil ? "willMove nil" : "willMove parent") }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if tellsOfParents { say(parent == nil ? "didMove nil" : "didMove parent") }
  }
}

extension Answer {
  static func points(_ point: CGPoint) -> Answer {
    .list([.number(Double(point.x)), .number(Double(point.y))])
  }

  static func rect(_ rect: CGRect) -> Answer {
    .list([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  static func numbers(_ values: [Double]) -> Answer { .list(values.map(Answer.number)) }

  static func maybe(_ value: Double?) -> Answer { value.map(Answer.number) ?? .none }
}
