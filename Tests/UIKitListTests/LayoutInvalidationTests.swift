import Rehearsal
import Testing
@testable import UIKit
@testable import UIKitTestSupport

/// Sets its insets where it hears that the collection has another size, as published layouts do.
private final class CentredLayout: UICollectionViewFlowLayout {
  private(set) var heard: [CGSize] = []
  private var known = CGSize.zero

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let view = collectionView, view.bounds.size != known else { return }
    known = view.bounds.size
    heard.append(known)
    let inset = (known.width - itemSize.width) / 2
    view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    view.contentOffset = CGPoint(x: -inset, y: 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class Cards: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("A layout that is told of invalidations (F8.18.3)")
struct LayoutInvalidationTests {
  @Test("hears of changed bounds with their context, and sees the new ones")
  func bounds() {
    let (stage, layout, cards) = (Stage(scale: 1), CentredLayout(), Cards())
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cards
    stage.perform {
      stage.window.addSubview(view)
      view.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
    }
    stage.settle()
    #expect(layout.heard.last == CGSize(width: 300, height: 80))
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first.map { view.convert($0.frame, to: stage.window).minX } == 100)
    stage.perform { view.bounds.size.width = 200 }
    stage.settle()
    #expect(layout.heard.last == CGSize(width: 200, height: 80) && view.contentInset.left == 50)
  }

  @Test("hears of one that it is asked for, by a context of its class")
  func asked() {
    let layout = CountingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let before = layout.contexts.count
    layout.invalidateLayout()
    #expect(layout.contexts.count == before + 1 && view.collectionViewLayout === layout)
    #expect(layout.contexts.last is UICollectionViewFlowLayoutInvalidationContext)
  }
}

private final class CountingLayout: UICollectionViewFlowLayout {
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// What layouts commonly do in `prepare()`.
@MainActor @Suite("Flow layouts that prepare themselves")
struct SelfPreparedFlowTests {
  private final class Centred: UICollectionViewFlowLayout {
    var count = 0

    override func prepare() {
      super.prepare()
      count += 1
      let side = ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2
      sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      minimumLineSpacing = 12
    }
  }

  @Test("a layout that sets its own properties there comes to rest")
  func rest() {
    let (stage, screen) = screenOnStage()
    let layout = Centred()
    let collection = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    stage.perform { screen.view.addSubview(collection) }
    stage.settle()
    #expect(layout.count <= 3 && stage.unsupported.isEmpty)
    let before = layout.count
    stage.advance(to: stage.now + 0.5)
    #expect(layout.count == before)
  }
}
