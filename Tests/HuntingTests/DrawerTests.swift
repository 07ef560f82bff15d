import Rehearsal
import Testing
import TransitionTesting
import UIKit

@testable import Hunting

/// A menu beside a screen, which no transition opens.
@MainActor @Suite("A hunt of a menu beside a screen")
struct DrawerTests {
  private func flow(losesFingers: Bool) -> ScreenFlow {
    ScreenFlow("drawer", makeRoot: { DrawerController(losesFingers: losesFingers) }) { root, _ in
      (root as? DrawerController)?.show(true)
    } reverse: { root, _ in
      (root as? DrawerController)?.show(false)
    }
  }

  @Test("takes it for what it is, open and closed", arguments: [1, 2, 3, 4] as [UInt64])
  func sound(seed: UInt64) {
    let report = Hunt(flow(losesFingers: false)).run(seed: seed, tries: 60)
    #expect(
      report.finds.isEmpty, "\(report.finds.map { "\($0.failure.seen): \($0.script.description)" })"
    )
  }

  @Test("finds one that stays half open where the finger was taken away")
  func half() throws {
    let script = try RehearsalScript(
      parsing: "pan from 40,400 by 60,0 over 0.2 s\ncancel\nsettle")
    #expect(try Hunt(flow(losesFingers: false)).failures(of: script).isEmpty)
    let failures = try Hunt(flow(losesFingers: true)).failures(of: script)
    #expect(failures.contains { $0.name == "looks-the-same" })
  }
}

/// A screen, and a menu that comes in over it by a tap or under a finger.
private final class DrawerController: UIViewController {
  private let (screen, menu) = (UIViewController(), UIViewController())
  /// Whether it forgets to go either way when a finger is taken away.
  private let losesFingers: Bool
  private var isOpen = false

  init(losesFingers: Bool) {
    self.losesFingers = losesFingers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Menu") { [unowned self] _ in show(!isOpen) })
    button.frame = CGRect(x: 250, y: 100, width: 100, height: 44)
    for (child, color) in [(screen, UIColor.systemGreen), (menu, .systemBlue)] {
      addChild(child)
      child.view.frame = view.bounds
      child.view.backgroundColor = color
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.addSubview(button)
    menu.view.frame.size.width = 200
    place(0)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", DrawerController.pan)))
  }

  private func place(_ share: CGFloat) {
    menu.view.transform = CGAffineTransform(translationX: -200 * (1 - share), y: 0)
    menu.view.alpha = share
  }

  func show(_ isOpen: Bool) {
    self.isOpen = isOpen
    UIView.animate(withDuration: 0.3) { self.place(isOpen ? 1 : 0) }
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let share = (isOpen ? 1 : 0) + pan.translation(in: view).x / 200
    switch pan.state {
    case .changed: place(min(max(share, 0), 1))
    case .ended: show(share > 0.5)
    case .cancelled where losesFingers: break
    case .cancelled, .failed: show(isOpen)
    default: break
    }
  }
}
