import Rehearsal
import Testing
import UIKit

/// Cells, headers and decorations that a registration makes of a nib.
@MainActor @Suite("Registrations of nibs") struct NibRegistrationTests {
  private final class Card: UICollectionViewCell {
    var isOfNib = false
  }

  private final class Title: UICollectionReusableView {
    var isOfNib = false
  }

  private final class Lines: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
      line.frame = CGRect(x: 0, y: 200, width: 100, height: 2)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
    }
  }

  @Test("each is made of the nib's first view, and configured")
  func made() {
    let stage = Stage(scale: 1)
    for name in ["Card", "Title", "Line"] {
      stage.provide(nib: name) {
        let (card, title) = (Card(frame: .zero), Title(frame: .zero))
        (card.isOfNib, title.isOfNib) = (true, true)
        return name == "Card" ? card : title
      }
    }
    let layout = Lines()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    layout.register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    var told: [String] = []
    let card = UICollectionView.CellRegistration<Card, Int>(
      cellNib: UINib(nibName: "Card", bundle: nil)
    ) { cell, _, number in told.append("\(number) \(cell.isOfNib)") }
    let title = UICollectionView.SupplementaryRegistration<Title>(
      supplementaryNib: UINib(nibName: "Title", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in told.append("title \(view.isOfNib)") }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: card, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    stage.perform {
      stage.window.addSubview(list)
      source.apply(snapshot, animatingDifferences: false)
    }
    stage.settle()
    #expect(told.sorted() == ["7 true", "8 true", "title true"])
    #expect(list.subviews.filter { ($0 as? Title)?.isOfNib == true }.count == 2)
  }
}
