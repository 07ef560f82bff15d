import Rehearsal
import Testing
import UIKit

/// The guide that lies where the keyboard is (F8.3.8).
@MainActor @Suite("The keyboard's guide")
struct KeyboardGuideTests {
  /// A bar that stands on the keyboard, below a list that a finger drags.
  @MainActor
  private struct Chat {
    let stage = Stage(device: .iPhone16, scale: 1)
    let root = UIViewController()
    let bar = UIView()
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))

    init(setUp: (UIView) -> Void = { _ in }) {
      list.contentSize = CGSize(width: 393, height: 2000)
      list.keyboardDismissMode = .interactive
      for view in [list, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      list.addSubview(field)
      let view = root.view!
      setUp(view)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 60),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      stage.perform { stage.window.rootViewController = root }
      stage.settle()
    }

    /// Where the bar ends, as it shows.
    var line: CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }

    func write() {
      stage.perform { field.becomeFirstResponder() }
      stage.settle()
    }
  }

  // The window is 852 points high, 34 of them below the safe area; the keyboard 302 and those 34.
  private static let (down, up, end): (CGFloat, CGFloat, CGFloat) = (818, 516, 852)

  @Test func `it is the safe area's end while the keyboard is down, and goes along with it`() {
    let chat = Chat()
    #expect(chat.line == Self.down)
    chat.stage.perform { chat.field.becomeFirstResponder() }
    chat.stage.advance(to: chat.stage.now + 0.1)
    #expect(Self.up < chat.line && chat.line < Self.down, "it is on its way")
    chat.stage.settle()
    #expect(chat.line == Self.up && chat.list.frame.height == Self.up - 60)
    chat.stage.perform { chat.field.resignFirstResponder() }
    chat.stage.settle()
    #expect(chat.line == Self.down)
  }

  @Test func `without the safe area it is empty at the view's end while the keyboard is down`() {
    let chat = Chat { $0.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(chat.line == Self.end)
    #expect(chat.root.view.keyboardLayoutGuide.layoutFrame.height == 0)
    chat.write()
    #expect(chat.line == Self.up)
    #expect(
      chat.root.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func `it covers what of a view lies under the keyboard, and no more than the view`() {
    let chat = Chat()
    let views = [(300.0, 100.0), (500, 100), (700, 100)].map { y, height in
      let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: height))
      chat.stage.perform { chat.root.view.addSubview(view) }
      return view
    }
    chat.write()
    #expect(views.map { $0.keyboardLayoutGuide.layoutFrame.height } == [0, 84, 100])
  }

  @Test func `a screen that comes while somebody writes has it where the keyboard is`() {
    let chat = Chat()
    chat.write()
    let late = UIView()
    chat.stage.perform {
      late.translatesAutoresizingMaskIntoConstraints = false
      let page = UIView(frame: chat.root.view.bounds)
      page.addSubview(late)
      chat.root.view.addSubview(page)
      NSLayoutConstraint.activate([
        late.widthAnchor.constraint(equalToConstant: 50),
        late.heightAnchor.constraint(equalToConstant: 50),
        late.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        late.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
      ])
    }
    #expect(late.frame.maxY == Self.up)
  }

  @Test(
    "a finger that has come to the keyboard takes it along, and leaves it where it goes",
    arguments: [(160.0, 40.0, true), (160, -40, false), (60, 20, false)])
  func finger(way: Double, last: Double, goes: Bool) {
    let chat = Chat()
    chat.write()
    let start = CGPoint(x: 200, y: 400)
    let finger = Finger.press(at: start).drag(by: CGVector(dx: 0, dy: way), over: 0.2)
      .drag(by: CGVector(dx: 0, dy: last), over: 0.1)
    let began = chat.stage.now
    chat.stage.touch(finger.release())
    chat.stage.advance(to: began + 0.19)
    let expected = max(start.y + CGFloat(way * 0.95), Self.up)
    #expect(
      abs(chat.line - expected) < CGFloat(way) / 5 && (chat.line > Self.up) == (expected > Self.up))
    #expect(chat.field.isFirstResponder, "nothing is told before the finger lets go")
    chat.stage.settle()
    #expect(chat.field.isFirstResponder == !goes)
    #expect(chat.line == (goes ? Self.down : Self.up))
  }

  @Test func `the padding has a finger take it away before it has come to it`() {
    let chat = Chat { $0.keyboardLayoutGuide.keyboardDismissPadding = 60 }
    chat.write()
    chat.stage.touch(
      .press(at: CGPoint(x: 200, y: 400)).drag(by: CGVector(dx: 0, dy: 90), over: 0.2).release())
    chat.stage.settle()
    #expect(!chat.field.isFirstResponder)
  }

  @Test func `of tracked constraints hold those of the bottom, and those away from the others`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = view.keyboardLayoutGuide
    let child = UIView()
    view.addSubview(child)
    func constraint() -> NSLayoutConstraint {
      child.bottomAnchor.constraint(lessThanOrEqualTo: guide.topAnchor)
    }
    let (near, sides, away) = (constraint(), constraint(), constraint())
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([sides], activeWhenNearEdge: .leading)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect(near.isActive && !sides.isActive && away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .leading) == [sides])
    let other = constraint()
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && other.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && !away.isActive)
  }
}
