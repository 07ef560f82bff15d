import Rehearsal
import Testing

@testable import UIKit

/// A push that moves the cells of one collection from one layout to another, and taps that do something.
@MainActor @Suite("Collections across a push, and primary actions")
struct LayoutNavigationTests {
  class Squares: UICollectionViewController {
    var done: [String] = []

    convenience init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard !useLayoutToLayoutNavigationTransitions else { return }
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { done.append("selected \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { done.append("performed \(indexPath.item)") }
  }

  private let stage = Stage()
  private let small = Squares(side: 60)
  private let large = Squares(side: 150)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: small)
    large.useLayoutToLayoutNavigationTransitions = true
    let (stage, navigation) = (stage, navigation)
    stage.perform { stage.window.rootViewController = navigation }
    stage.settle()
  }

  private var firstCell: UICollectionViewCell? {
    small.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
  }

  @Test("the pushed screen shows the first one's collection, whose cells grow on the way")
  func pushes() throws {
    let cell = try #require(firstCell)
    stage.perform { navigation.pushViewController(large, animated: true) }
    stage.advance(to: stage.now + 0.15)
    let width = try #require(cell.layer.presentation()).bounds.width
    #expect(width > 60 && width < 150)
    stage.settle()
    #expect(large.collectionView === small.collectionView)
    #expect(large.collectionView.superview === large.view && cell.bounds.width == 150)
    #expect(large.collectionView.dataSource === small)
    stage.perform { navigation.popViewController(animated: true) }
    stage.settle()
    #expect(small.collectionView.superview === small.view)
    #expect(firstCell === cell && cell.bounds.width == 60)
    #expect(stage.violations.isEmpty)
  }

  @Test("without animation the collection goes over at once, and comes back")
  func atOnce() throws {
    stage.perform { navigation.pushViewController(large, animated: false) }
    stage.settle()
    #expect(large.collectionView.superview === large.view && firstCell?.bounds.width == 150)
    stage.perform { navigation.popViewController(animated: false) }
    stage.settle()
    #expect(small.collectionView.superview === small.view && firstCell?.bounds.width == 60)
  }

  @Test("two collections that are not to be shared slide as any screens do")
  func ordinary() {
    let other = Squares(side: 150)
    stage.perform { navigation.pushViewController(other, animated: true) }
    stage.settle()
    #expect(other.collectionView !== small.collectionView)
    #expect(small.collectionView.superview === small.view)
  }

  @Test("a tap selects, then performs what a tap is for; not while items are edited")
  func primaryAction() throws {
    let place = try #require(firstCell).convert(CGPoint(x: 20, y: 20), to: nil)
    stage.touch(.tap(at: place))
    stage.settle()
    #expect(small.done == ["selected 0", "performed 0"])
    stage.perform { small.collectionView.isEditing = true }
    stage.touch(.tap(at: place))
    stage.settle()
    #expect(small.done.last == "selected 0")
  }
}
