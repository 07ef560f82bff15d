import Rehearsal
import Testing
import UIKit

/// What a screen keeps above the keyboard (F8.3.9).
@MainActor @Suite("What stands above the keyboard")
struct KeyboardAccessoryTests {
  /// A screen with a bar for writing, as of a chat.
  private final class Chat: UIViewController {
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

    init(_ bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
      bar.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private let stage = Stage(device: .iPhone16, scale: 1)
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

  private func show(_ chat: Chat) -> UINavigationController {
    let stack = UINavigationController(rootViewController: chat)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    return stack
  }

  private func isFirst(_ responder: UIResponder) -> Bool {
    stage.perform { responder.isFirstResponder }
  }

  /// Where the bar is in the window; nil where it does not show.
  private var place: CGRect? {
    bar.window.map { bar.convert(bar.bounds, to: $0) }
  }

  // The window is 852 points high, 34 of them below the safe area; the keys are 302 points high.
  private static let (down, up): (CGFloat, CGFloat) = (792, 456)

  @Test func `it is there as soon as its screen is, and above the keys while somebody writes`() {
    let chat = Chat(bar)
    _ = show(chat)
    #expect(place == CGRect(x: 0, y: Self.down, width: 393, height: 60))
    #expect(isFirst(chat))
    stage.perform { chat.field.becomeFirstResponder() }
    stage.settle()
    #expect(isFirst(chat.field) && place?.minY == Self.up)
    stage.perform { chat.field.resignFirstResponder() }
    stage.settle()
    #expect(isFirst(chat) && place?.minY == Self.down)
  }

  /// Of any height, and no height of its own: its constraints say.
  private final class GrowingBar: UIView {
    let text = UILabel()

    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        text.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test func `one that may be of any height is as high as its constraints want it`() {
    let growing = GrowingBar()
    let chat = Chat(growing)
    _ = show(chat)
    #expect(growing.window != nil && growing.text.frame.height == 40)
    #expect(growing.convert(growing.bounds, to: nil as UIView?).minY == 762 as CGFloat)
    #expect(stage.violations.isEmpty)
  }

  @Test func `a field elsewhere on the screen has it above its keys as well`() {
    let chat = Chat(bar)
    let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
    chat.view.addSubview(other)
    _ = show(chat)
    stage.perform { other.becomeFirstResponder() }
    stage.settle()
    #expect(place?.minY == Self.up)
  }

  @Test func `it goes with its screen, and comes back with it`() {
    let chat = Chat(bar)
    let stack = show(chat)
    stage.perform { stack.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    #expect(place == nil && !isFirst(chat))
    stage.perform { _ = stack.popViewController(animated: true) }
    stage.settle()
    #expect(place?.minY == Self.down)
  }

  @Test(
    "a screen over its own has the place to itself",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func covered(style: UIModalPresentationStyle) {
    let chat = Chat(bar)
    _ = show(chat)
    let over = UIViewController()
    over.modalPresentationStyle = style
    stage.perform { chat.present(over, animated: true) }
    stage.settle()
    #expect(place == nil)
    stage.perform { over.dismiss(animated: true) }
    stage.settle()
    #expect(place?.minY == Self.down)
  }

  @Test(
    "one that is laid out by constraints is as high as these ask for, and as the safe area where they heed it",
    arguments: [(false, 806.0, 46.0), (true, 772, 80)])
  func constrained(isClear: Bool, y: Double, height: Double) {
    let bar = bar
    bar.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      label.bottomAnchor.constraint(
        equalTo: isClear ? bar.safeAreaLayoutGuide.bottomAnchor : bar.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      label.heightAnchor.constraint(equalToConstant: 30),
    ])
    _ = show(Chat(bar))
    #expect(place == CGRect(x: 0, y: y, width: 393, height: height))
    #expect(label.convert(label.bounds, to: nil).maxY == (isClear ? 810 : 844))
  }

  @Test func `a screen that may write and keeps nothing is not asked`() {
    final class Quiet: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Quiet()
    stage.perform { stage.window.rootViewController = screen }
    stage.settle()
    #expect(!isFirst(screen))
  }
}
