import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Presents, dismisses, scrubs, finishes, cancels, pauses and completes, in any order, also from
/// inside callbacks.
@MainActor @Suite("A random walk through modal transitions")
struct ModalWalkTests {
  @Test(
    "never crashes, freezes, or leaves callbacks unpaired or controllers alive",
    arguments: [UInt64(1), 2, 3, 4])
  func walk(seed: UInt64) {
    let stage = Stage(scale: 1)
    weak var last: WalkingController?
    autoreleased {
      let walk = Walk(stage: stage, seed: seed)
      for _ in 0..<1000 { walk.step() }
      walk.comeToRest()
      last = walk.latest
      #expect(!stage.perform { UIApplication.shared.isIgnoringInteractionEvents }, "seed \(seed)")
      #expect(walk.root.presentedViewController == nil, "seed \(seed)")
      #expect(walk.root.view.window != nil, "seed \(seed)")
      #expect(stage.window.subviews.count == 1, "seed \(seed)")
      #expect(walk.unpaired.isEmpty, "seed \(seed): \(walk.unpaired)")
      #expect(walk.shown > 20, "seed \(seed)")
    }
    stage.advance(to: stage.now + 1)
    #expect(last == nil, "seed \(seed)")
  }

  private func autoreleased(_ body: () -> Void) { body() }
}

/// Takes steps by a seeded choice.
@MainActor
private final class Walk {
  let stage: Stage
  let root = UIViewController()
  private var state: UInt64
  private let objects: PercentObjects
  private var depth = 0
  private(set) weak var latest: WalkingController?
  private(set) var unpaired: [String] = []
  private(set) var shown = 0

  init(stage: Stage, seed: UInt64) {
    self.stage = stage
    state = seed
    objects = PercentObjects(SlidingAnimator())
    objects.animator.duration = 0.1
    stage.perform { stage.window.rootViewController = root }
  }

  /// SplitMix64.
  private func pick(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  func step() {
    if pick(3) == 0 { return stage.advance(to: stage.now + Double(1 + pick(8)) / 60) }
    stage.perform { act() }
  }

  private var top: UIViewController {
    var controller: UIViewController = root
    while let next = controller.presentedViewController { controller = next }
    return controller
  }

  func act() {
    switch pick(9) {
    case 0, 1: present()
    case 2: top.dismiss(animated: pick(4) > 0)
    case 3: root.dismiss(animated: pick(4) > 0)
    case 4: objects.interactor.update(CGFloat(pick(120)) / 100)
    case 5: objects.interactor.finish()
    case 6: objects.interactor.cancel()
    case 7: objects.interactor.pause()
    default: if pick(8) == 0 { objects.animator.context?.completeTransition(pick(2) == 0) }
    }
  }

  private func present() {
    let controller = WalkingController(walk: self)
    controller.modalPresentationStyle =
      [.fullScreen, .overFullScreen, .custom, .pageSheet][pick(4)]
    controller.transitioningDelegate = pick(4) > 0 ? objects : nil
    objects.isInteractive = pick(3) > 0
    latest = controller
    top.present(controller, animated: pick(4) > 0)
  }

  /// From inside a callback: now and then something else happens there, but not without end.
  func heard(_ controller: WalkingController, _ appears: Bool, done: Bool) {
    if done, appears { shown += 1 }
    guard depth < 2, pick(6) == 0 else { return }
    depth += 1
    act()
    depth -= 1
  }

  func note(unpaired what: String) { unpaired.append(what) }

  /// Lets go of everything and dismisses all.
  func comeToRest() {
    depth = 2
    for _ in 0..<40 where root.presentedViewController != nil || !stage.isSettled {
      stage.perform { objects.interactor.finish() }
      stage.settle(limit: 2)
      objects.isInteractive = false
      if root.presentedViewController != nil { stage.perform { root.dismiss(animated: false) } }
      stage.settle(limit: 2)
    }
  }
}

/// Sees to it that its callbacks come in pairs.
private final class WalkingController: UIViewController {
  private weak var walk: Walk?
  private var phase = "disappeared"

  init(walk: Walk) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func move(from allowed: [String], to next: String) {
    if !allowed.contains(phase) { walk?.note(unpaired: "\(phase) to \(next)") }
    phase = next
  }

  override func viewWillAppear(_ animated: Bool) {
    move(from: ["disappeared", "disappearing"], to: "appearing")
    walk?.heard(self, true, done: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    move(from: ["appearing"], to: "appeared")
    walk?.heard(self, true, done: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    move(from: ["appeared", "appearing"], to: "disappearing")
    walk?.heard(self, false, done: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    move(from: ["disappearing"], to: "disappeared")
    walk?.heard(self, false, done: true)
  }
}
