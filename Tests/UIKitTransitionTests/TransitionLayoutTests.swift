import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Between two layouts of a collection")
struct TransitionLayoutTests {
  private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "n", for: indexPath) }
  }

  private let stage = Stage(scale: 1)
  private let numbers = Numbers()
  private let small = UICollectionViewFlowLayout()
  private let large = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    small.itemSize = CGSize(width: 50, height: 50)
    large.itemSize = CGSize(width: 200, height: 100)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: small)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "n")
    view.dataSource = numbers
    stage.perform { stage.window.addSubview(view) }
    stage.settle()
  }

  private func frame(_ item: Int) -> CGRect {
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  @Test("progress puts every item as far on its way; finishing stays with the next layout")
  func finished() {
    let before = frame(1)
    var ended: [Bool] = []
    let transition = view.startInteractiveTransition(to: large) { ended = [$0, $1] }
    #expect(frame(1) == before)
    transition.transitionProgress = 1
    let after = frame(1)
    #expect(after.size == CGSize(width: 200, height: 100))
    transition.transitionProgress = 0.5
    #expect(frame(1).size == CGSize(width: 125, height: 75))
    #expect(abs(frame(1).midX - (before.midX + after.midX) / 2) < 1e-9)
    stage.perform { view.finishInteractiveTransition() }
    stage.settle()
    #expect(view.collectionViewLayout === large && frame(1) == after && ended == [true, true])
  }

  @Test("cancelling goes back to where everything was")
  func cancelled() {
    let before = (0..<6).map(frame)
    var ended: [Bool] = []
    let transition = view.startInteractiveTransition(to: large) { ended = [$0, $1] }
    transition.transitionProgress = 0.7
    view.layoutIfNeeded()
    stage.perform { view.cancelInteractiveTransition() }
    stage.settle()
    #expect((0..<6).map(frame) == before && ended == [true, false])
  }
}
