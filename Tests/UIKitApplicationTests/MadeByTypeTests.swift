import QuartzCore
import Testing
import UIKit

/// Apple's `+alloc` finds every initialiser by the class; `_MadeByType` does for those of UIKit.
@MainActor @Suite("Classes known at run time") struct MadeByTypeTests {
  private class Card: UIView {
    let word: String
    override init(frame: CGRect) {
      word = "card"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("no document") }
  }
  private final class Deep: Card { var more = [1, 2, 3] }
  private final class Box<Value>: Card { var values: [Value] = [] }
  private final class Own: NSObject { let word = "own" }

  @Test("are asked for their own initialiser, or have that of the class above with what they store")
  func views() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(_MadeByType(UIView.self).make(frame: frame).frame == frame)
    #expect(_MadeByType(UILabel.self).make(frame: frame).numberOfLines == 1)
    #expect(_MadeByType(Card.self).make(frame: frame).word == "card")
    #expect(_MadeByType(Deep.self).make().more == [1, 2, 3])
    #expect(_MadeByType(Box<Int>.self).make(frame: frame).values.isEmpty)
    let kinds: [UIView.Type] = [Deep.self, UISwitch.self, UIButton.self]
    for kind in kinds { #expect(type(of: _MadeByType(kind).make()) == kind) }
    #expect(_MadeByType(UIImageView.self).make(image: UIImage(systemName: "star")).image != nil)
  }

  @Test("have the initialisers of their family")
  func families() {
    let cell = _MadeByType(UITableViewCell.self).make(style: .value1, reuseIdentifier: "a")
    #expect(cell.reuseIdentifier == "a" && cell.detailTextLabel != nil)
    let header = _MadeByType(UITableViewHeaderFooterView.self).make(reuseIdentifier: "b")
    #expect(header.reuseIdentifier == "b")
    #expect(_MadeByType(UITableView.self).make(frame: .zero, style: .grouped).style == .grouped)
    let layout = UICollectionViewFlowLayout()
    let list = _MadeByType(UICollectionView.self).make(frame: .zero, collectionViewLayout: layout)
    #expect(list.collectionViewLayout === layout)
    let root = UIViewController()
    let stack = _MadeByType(UINavigationController.self).make(rootViewController: root)
    #expect(stack.viewControllers == [root])
    #expect(_MadeByType(UITableViewController.self).make(style: .plain).tableView.style == .plain)
    #expect(_MadeByType(UIViewController.self).make(nibName: "n", bundle: nil).nibName == "n")
    let presentation = _MadeByType(UIPresentationController.self).make(
      presentedViewController: root, presenting: nil)
    #expect(presentation.presentedViewController === root)
    let tap = _MadeByType(UITapGestureRecognizer.self).make(target: nil, action: nil)
    #expect(tap.numberOfTapsRequired == 1)
    #expect(_MadeByType(Own.self).make().word == "own")
    #expect(_MadeByType(CAGradientLayer.self).make().startPoint == CGPoint(x: 0.5, y: 0))
  }
}
