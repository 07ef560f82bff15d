import Foundation
import Rehearsal
import Testing

@testable import UIKit

/// Members that demos set and nobody here draws are kept; those that can be seen are seen.
@MainActor @Suite struct KeptTests {
  @Test("what a view or a controller is told and does nothing with is read back") func kept() {
    let view = UIView()
    view.restorationIdentifier = "a"
    view.largeContentTitle = "b"
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "c")]
    #expect(view.restorationIdentifier == "a" && view.largeContentTitle == "b")
    #expect(view.accessibilityCustomActions?.map(\.name) == ["c"])
    #expect(UIView().restorationIdentifier == nil && UIView().clearsContextBeforeDrawing)
    view.accessibilityAttributedLabel = NSAttributedString(string: "d")
    #expect(view.accessibilityLabel == "d")
    let controller = UIViewController()
    controller.restoresFocusAfterTransition = false
    #expect(!controller.restoresFocusAfterTransition)
  }

  @Test("an anchor point is the layer's") func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test("a slider's pictures and rectangles can be its subclass's") func slider() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 10, width: bounds.width, height: 12)
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.subviews[0].frame == CGRect(x: 0, y: 10, width: 200, height: 12))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    slider.setThumbImage(image, for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
    #expect(slider.subviews[2].frame.size == image.size)
    let plain = UISlider(frame: slider.frame)
    plain.value = 1
    #expect(
      plain.thumbRect(
        forBounds: plain.bounds, trackRect: plain.trackRect(forBounds: plain.bounds), value: 1
      ).maxX == 200)
  }

  @Test("a tab's sign has its item's colour") func badge() {
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    item.badgeColor = .systemGreen
    item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
  }

  @Test("a bar gives a view of an application's own the size that it asks for") func customView() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let stage = Stage(scale: 1)
    let screen = UIViewController()
    let view = Sized()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    stage.perform {
      stage.window.rootViewController = UINavigationController(rootViewController: screen)
    }
    stage.rest()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("a symbol of a colour of its own is no stencil") func symbols() throws {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(
      UIImage(systemName: "star.fill", withConfiguration: red.applying(large)))
    #expect(!image.isStencil && image.size.width > 40)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.blue, .red])
    #expect(
      try #require(UIImage(systemName: "star", withConfiguration: palette)).isStencil == false)
  }

  @Test("an item that is moved by hand takes its place, and the data source is told") func moving()
  {
    final class Source: NSObject, UICollectionViewDataSource {
      var items = ["a", "b", "c", "d"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
      func collectionView(
        _ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
      ) { items.insert(items.remove(at: from.item), at: to.item) }
    }
    let stage = Stage(scale: 1)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    stage.perform { stage.window.addSubview(view) }
    stage.perform {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      let place = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
      view.updateInteractiveMovementTargetPosition(place?.center ?? .zero)
      view.endInteractiveMovement()
    }
    stage.rest()
    #expect(source.items == ["b", "c", "a", "d"])
    #expect(view.visibleCells.count == 4)
    stage.perform {
      _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.cancelInteractiveMovement()
    }
    stage.rest()
    #expect(source.items == ["b", "c", "a", "d"])
  }

  @Test("what begins by itself is found, and a film of it begins at the start") func byItself()
    throws
  {
    final class Second: UIViewController {}
    final class First: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        StageClock.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.present(Second(), animated: true)
        }
      }
    }
    let root = ExplorationRoot("App") { First() }
    var explorer = Explorer([root])
    explorer.run()
    let best = try #require(explorer.plan.best)
    #expect(best.path.steps.isEmpty)
    #expect(best.outcome.transitions.map(\.to) == ["Second"])
    let stage = Stage(scale: 1)
    _ = try root.film([], on: stage, framesPerSecond: 30)
    #expect(stage.screens == ["First", "Second"])
  }
}
