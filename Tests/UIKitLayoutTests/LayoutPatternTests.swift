import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Layout that public code does in places where it must not go on for ever.
@MainActor @Suite("Layout as public code writes it")
struct LayoutPatternTests {
  @Test("changes that leave everything where it is ask for no other pass", arguments: 0...8)
  func noLoop(kind: Int) {
    let (stage, screen) = screenOnStage()
    let view = Shuffler(kind)
    stage.perform { screen.view.addSubview(view) }
    stage.settle(limit: 5)
    #expect(view.passes <= 3)
    #expect(stage.unsupported.isEmpty)
  }

  @Test("a constraint replaced by an equal one takes a handful of passes")
  func equalConstraints() {
    let (stage, screen) = screenOnStage()
    let view = Replacer(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.perform { screen.view.addSubview(view) }
    stage.settle(limit: 5)
    #expect(view.passes <= 4)
    #expect(view.child.frame == CGRect(x: 0, y: 20, width: 50, height: 50))
    #expect(stage.unsupported.isEmpty)
  }

  @Test(
    "a view that changes its parts in every layout is left after a dozen rounds, and that is told")
  func changingParts() {
    final class Card: UIView {
      var passes = 0
      private var shade: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        shade?.removeFromSuperview()
        let new = UIView(frame: bounds.insetBy(dx: 20, dy: 20))
        insertSubview(new, at: 0)
        shade = new
      }
    }
    let (stage, screen) = screenOnStage()
    let view = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.perform { screen.view.addSubview(view) }
    #expect(view.passes == 12 && view.subviews.count == 1)
    #expect(stage.unsupported == ["layout that asks for itself again more than 12 times"])
  }

  @Test("a frame changed about the centre that a constraint names is no conflict", arguments: 0...2)
  func centreConstraint(kind: Int) {
    let (stage, screen) = screenOnStage()
    let box = UIView(frame: CGRect(x: 96.5, y: 0, width: 200, height: 100))
    var width: NSLayoutConstraint?
    stage.perform {
      screen.view.addSubview(box)
      if kind > 0 {
        box.translatesAutoresizingMaskIntoConstraints = false
        width = box.widthAnchor.constraint(equalToConstant: 200)
        width?.isActive = true
      }
      box.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
    }
    stage.settle()
    stage.perform {
      width?.isActive = false
      box.translatesAutoresizingMaskIntoConstraints = true
      if kind == 2 { screen.view.layoutIfNeeded() }
      box.frame = CGRect(x: 46.5, y: 0, width: 300, height: 100)
    }
    stage.settle()
    #expect(box.frame == CGRect(x: 46.5, y: 0, width: 300, height: 100))
    #expect(stage.violations.isEmpty)
  }

  @Test("a sibling goes just below or above another, wherever it stood")
  func siblings() {
    let names = ["a", "b", "c"]
    func order(_ change: (UIView, [UIView]) -> Void) -> String {
      let host = UIView()
      let views = names.map { name in
        let view = UIView()
        view.accessibilityIdentifier = name
        host.addSubview(view)
        return view
      }
      change(host, views)
      return host.subviews.map { $0.accessibilityIdentifier ?? "" }.joined()
    }
    #expect(order { $0.insertSubview($1[0], belowSubview: $1[1]) } == "abc")
    #expect(order { $0.insertSubview($1[0], belowSubview: $1[2]) } == "bac")
    #expect(order { $0.insertSubview($1[0], aboveSubview: $1[1]) } == "bac")
    #expect(order { $0.insertSubview($1[2], belowSubview: $1[0]) } == "cab")
    #expect(order { $0.insertSubview($1[2], aboveSubview: $1[0]) } == "acb")
    #expect(order { $0.insertSubview($1[1], aboveSubview: $1[1]) } == "abc")
  }
}

/// Changes the order of its subviews in every layout.
private final class Shuffler: UIView {
  var passes = 0
  private let kind: Int
  private let a = UIView(), b = UIView()

  init(_ kind: Int) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    addSubview(a)
    addSubview(b)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    passes += 1
    switch kind {
    case 0: bringSubviewToFront(b)
    case 1: addSubview(b)
    case 2: sendSubviewToBack(a)
    case 3: insertSubview(a, at: 0)
    case 4: UIView.animate(withDuration: 0.1) { self.a.frame.size.width = 10 }
    case 5: a.isHidden = false
    case 6: insertSubview(a, belowSubview: b)
    case 7: insertSubview(b, aboveSubview: a)
    default: b.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    }
    super.layoutSubviews()
  }
}

/// Replaces a constraint by an equal one in every layout.
private final class Replacer: UIView {
  var passes = 0
  let child = UIView()
  private var top: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    passes += 1
    top?.isActive = false
    top = child.topAnchor.constraint(equalTo: topAnchor, constant: 20)
    top?.isActive = true
    super.layoutSubviews()
  }
}
