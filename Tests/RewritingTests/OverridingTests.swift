import QuartzCore
import Rehearsal
import Testing
import UIKit

@testable import RewritingCorpus

/// Subclasses as apps write them: UIKit calls what they override.
@MainActor @Suite(.serialized) struct OverridingTests {
  /// A view on show that has logged nothing yet.
  private func listening(on stage: Stage) -> ListeningView {
    let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.perform { stage.window.addSubview(view) }
    view.log = []
    return view
  }

  @Test("a narrower layer property is the view's layer")
  func layers() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.color = .blue
    #expect(view.layer === (view as UIView).layer && view.layer.delegate === view)
    #expect(view.layer.fillColor == UIColor.blue.cgColor)
  }

  @Test("views are added and removed through what they override, and once")
  func hierarchy() {
    let stage = Stage(scale: 1)
    let (outer, inner) = (listening(on: stage), ListeningView(frame: .zero))
    outer.addSubview(inner)
    outer.insertSubview(UIView(), at: 0)
    inner.removeFromSuperview()
    let names = ["add", "insert 0", "remove"]
    #expect(outer.log.filter(names.contains) == ["add", "insert 0"])
    #expect(inner.log.filter(names.contains) == ["remove"])
  }

  @Test("a view that hides subviews from its list keeps them, and their order")
  func hiddenSubviews() {
    let stage = Stage(scale: 1)
    let (view, hidden, shown) = (listening(on: stage), UIView(), UIView())
    hidden.tag = 99
    for subview in [hidden, UIView(), shown] { view.addSubview(subview) }
    #expect(view.subviews.count == 2 && view.layer.sublayers?.count == 3)
    view.sendSubviewToBack(shown)
    view.addSubview(UIView())
    #expect(view.layer.sublayers?.first === shown.layer && view.layer.sublayers?.count == 4)
    #expect(hidden.window === stage.window && hidden.isDescendant(of: view))
  }

  @Test("touches go through a view that says it wants none")
  func transparency() {
    let stage = Stage(scale: 1)
    let view = listening(on: stage)
    let point = CGPoint(x: 50, y: 50)
    #expect(stage.window.hitTest(point, with: nil) === view)
    view.isTransparent = true
    #expect(stage.window.hitTest(point, with: nil) !== view)
  }

  @Test("a changed size asks for layout and drawing through what is overridden")
  func layout() {
    let stage = Stage(scale: 1)
    let view = listening(on: stage)
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.log.contains("needs display"))
    view.log = []
    view.addConstraint(view.heightAnchor.constraint(equalToConstant: 30))
    #expect(view.log.contains("needs layout"))
    view.sizeToFit()
    #expect(view.bounds.width == 24)
  }

  @Test("the safe area and the traits that a view says are those of what is inside")
  func surroundings() {
    let stage = Stage(scale: 1)
    let (view, inner) = (
      listening(on: stage), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    )
    stage.perform { view.addSubview(inner) }
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(view.safeAreaInsets.top == stage.window.safeAreaInsets.top + 10)
    #expect(inner.safeAreaInsets.top == view.safeAreaInsets.top)
  }

  @Test("pictures, segments and buttons begin by the initialisers and setters that are overridden")
  func controls() {
    let picture = RoundImageView(image: UIImage())
    #expect(picture.layer.cornerRadius == 4 && !picture.isUserInteractionEnabled)
    #expect(Segments(items: ["a", "b"]).selectedSegmentIndex == 0)
    let button = ShoutingButton(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.currentTitle == "GO")
    let cell = PlainCell(style: .default, reuseIdentifier: "other")
    #expect(cell.reuseIdentifier == "plain" && cell.contentView.superview === cell)
  }

  @Test("tables and grids answer through what is overridden")
  func lists() {
    let stage = Stage(scale: 1)
    defer { stage.settle() }
    let table = PlainTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    #expect(table.visibleCells.isEmpty && table.style == .plain)
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.indexPathsForVisibleItems.isEmpty)
    let scroll = QuietScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!scroll.isDragging && scroll.panGestureRecognizer.view === scroll)
    scroll.contentSize.height = 300
    scroll.flashScrollIndicators()
    scroll.addSubview(UIView())
    #expect(scroll.subviews.count == 1 && scroll.content.subviews.count == 1)
  }

  @Test("controllers hear of children, of appearing and of dismissal")
  func screens() {
    let stage = Stage(scale: 1)
    let (screen, child) = (ListeningScreen(), ListeningScreen())
    stage.perform { stage.window.rootViewController = screen }
    stage.perform { screen.addChild(child) }
    #expect(screen.log.contains("add child") && child.parent === screen)
    let modal = UIViewController()
    stage.perform { screen.present(modal, animated: false) }
    stage.settle()
    #expect(screen.presentedViewController === modal && modal.presentingViewController === screen)
    stage.perform { screen.dismiss(animated: false) }
    stage.settle()
    #expect(screen.log.filter { ["present", "dismiss"].contains($0) } == ["present", "dismiss"])
    #expect(screen.presentedViewController == nil && !screen.isBeingDismissed)
  }

  @Test("a navigation controller hears of pushes, and of the pop that its back button asks for")
  func navigation() {
    let stage = Stage(scale: 1)
    let (root, detail) = (UIViewController(), UIViewController())
    (root.title, detail.title) = ("root", "detail")
    let navigation = RecordingNavigationController(rootViewController: root)
    stage.perform { stage.window.rootViewController = navigation }
    stage.perform { navigation.pushViewController(detail, animated: false) }
    stage.settle()
    #expect(detail.hidesBottomBarWhenPushed && navigation.viewControllers.count == 2)
    stage.perform { _ = navigation.popViewController(animated: false) }
    stage.settle()
    #expect(navigation.log.filter { $0.hasPrefix("p") }.suffix(2) == ["push detail", "pop"])
  }

  @Test("a layer is asked for actions and given animations through what it overrides")
  func layerActions() {
    let stage = Stage(scale: 1)
    let (host, layer) = (UIView(), ListeningLayer())
    stage.perform {
      stage.window.addSubview(host)
      host.layer.addSublayer(layer)
    }
    layer.log = []
    stage.perform { layer.opacity = 0.5 }
    #expect(layer.log == ["action opacity", "add opacity"])
    layer.log = []
    #expect(layer.hitTest(.zero) == nil && layer.log.isEmpty == false)
  }

  @Test("an animation's own settings are assigned through what it overrides")
  func animations() {
    let animation = LongAnimation(keyPath: "opacity")
    animation.duration = 3
    #expect(animation.note == "long" && animation.duration == 3)
    #expect((animation.copy() as? CABasicAnimation)?.duration == 3)
  }
}
