import UIKit

/// Something to be done.
struct Errand {
  let title: String
  let place: String
  var isDone = false

  static let all = [
    Errand(title: "Bread and milk", place: "The corner shop"),
    Errand(title: "Return the books", place: "Library"),
    Errand(title: "Keys for Ann", place: "Locksmith"),
    Errand(title: "Flowers", place: "Market, until noon"),
  ]
}

/// Two lines and a mark, drawn in the storyboard.
class ErrandCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var placeLabel: UILabel!
  @IBOutlet private weak var mark: UIView!

  private var isDone = false

  func show(_ errand: Errand) {
    titleLabel.text = errand.title
    placeLabel.text = errand.place
    isDone = errand.isDone
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    mark.backgroundColor = isDone ? tintColor : .clear
    mark.layer.borderColor = tintColor.cgColor
  }
}
