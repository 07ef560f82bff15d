import UIKit

class BadgeCell: UITableViewCell {
  @NSCopying var note: NSString?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    AppLog.note("badge \(reuseIdentifier ?? "")")
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class TileCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    AppLog.note("tile")
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class CellScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BadgeCell.self, forCellReuseIdentifier: "badge")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
  }
}

class WatchedScrollView: UIScrollView {
  override var delegate: UIScrollViewDelegate? {
    didSet { AppLog.note("delegate \(oldValue == nil ? "set" : "changed")") }
  }
}

class ProxyScrollView: UIScrollView {
  override var delegate: UIScrollViewDelegate? {
    get { return super.delegate }
    set {
      AppLog.note("proxy")
      super.delegate = newValue
    }
  }
}

class ScrollForwarder: NSObject, UIScrollViewDelegate {
  weak var next: UIScrollViewDelegate?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    AppLog.note("forwards")
    next?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return next?.viewForZooming?(in: scrollView) ?? nil
  }
}
