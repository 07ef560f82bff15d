import UIKit

// Screens whose storyboard has their outlets and actions, private ones too.

class DrawnListController: UITableViewController {
  @IBOutlet private weak var footer: UILabel!
  @IBOutlet private var stars: [UIView]!
  @IBOutlet weak var addButton: UIBarButtonItem!
  let items = ["One", "Two", "Three"]

  override func awakeFromNib() {
    super.awakeFromNib()
    AppLog.note("list awake, view loaded: \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    AppLog.note(
      "footer \(footer.text ?? "nil"), stars \(stars.count), \(addButton?.title ?? "nil")")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as! DrawnCell
    cell.show(items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    AppLog.note("did select \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    AppLog.note("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    AppLog.note("prepare \(segue.identifier ?? "nil") row \(row) by \(type(of: sender!))")
    if let detail = segue.destination as? DrawnDetailController { detail.row = row }
  }

  @IBAction private func add(_ sender: UIBarButtonItem) {
    AppLog.note("add by \(sender.title ?? "nil")")
  }

  @IBAction func unwindToList(_ unwindSegue: UIStoryboardSegue) {
    AppLog.note(
      "unwound from \(type(of: unwindSegue.source)) by \(unwindSegue.identifier ?? "nil")")
  }
}

final class DrawnCell: UITableViewCell {
  @IBOutlet fileprivate weak var name: UILabel!
  @IBInspectable var inset: CGFloat = 0
  @IBInspectable public var isBold: Bool = false
  @IBInspectable var word: String?
  @IBInspectable var shade: UIColor = .clear

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    AppLog.note(
      "cell \(reuseIdentifier ?? "nil"), \(contentView.subviews.count) subviews, name: \(name != nil)"
    )
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    AppLog.note("cell awake \(name.text ?? "nil") \(inset) \(isBold) \(word ?? "nil")")
  }

  func show(_ text: String) { name.text = text }
}

class DrawnDetailController: DrawnBase<Int> {
  var row: Int?
  @IBOutlet var label: UILabel!
  @IBOutlet weak var top: NSLayoutConstraint!
  @IBOutlet var delegate: NSObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    value = row
    label.text = "row \(row ?? -1)"
    AppLog.note(
      "detail top \(top.constant) header \(header.text ?? "nil") helper \(type(of: delegate!))")
  }

  @IBAction func plain() { AppLog.note("plain") }
  @IBAction func two(_ sender: UIButton, forEvent event: UIEvent?) {
    AppLog.note("two \(sender.currentTitle ?? "nil")")
  }
  func two(_ number: Int) -> Int { return number }
}

/// A generic parent with outlets of its own.
class DrawnBase<Value>: UIViewController {
  @IBOutlet weak var header: UILabel!
  var value: Value?
  @IBAction func goOn(_ sender: Any?) { AppLog.note("go on") }
}

/// An object beside the screens.
@objc(Helper) class DrawnHelper: NSObject {
  @IBOutlet weak var screen: UIViewController?
  override init() {
    super.init()
    AppLog.note("helper made")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    AppLog.note("helper awake \(screen == nil)")
  }
}

class DrawnFadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    AppLog.note("fade made")
  }

  override func perform() {
    AppLog.note("fade performed")
    source.present(destination, animated: false)
  }
}

/// A segue that is the delegate of the transition it begins, and nobody else keeps.
class DrawnRiseSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.transitioningDelegate = self
    super.perform()
  }

  deinit { AppLog.note("rise gone") }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    AppLog.note("asked how to come")
    return nil
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    AppLog.note("asked how to go")
    return nil
  }
}

enum Drawn {
  final class Card: UIViewController {
    let word: String?

    init?(coder: NSCoder, word: String) {
      self.word = word
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      word = nil
      super.init(coder: coder)
    }
  }
}

extension DrawnDetailController {
  @IBSegueAction private func makeCard(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> UIViewController?
  {
    AppLog.note("make card \(segueIdentifier ?? "nil")")
    return Drawn.Card(coder: coder, word: "by hand")
  }
}

extension UIView {
  @IBInspectable var drawnRadius: CGFloat {
    get { return layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

#if os(macOS)
  class DrawnForMac: NSViewController {
    @IBOutlet var nothing: NSView!
  }
#else
  class DrawnForPhones: UIView {
    @IBOutlet var first, second: UIView!
  }
#endif
