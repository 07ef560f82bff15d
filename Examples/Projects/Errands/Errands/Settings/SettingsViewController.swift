import UIKit

/// Rows that stand in the storyboard as they are.
class SettingsViewController: UITableViewController {
  @IBOutlet var fields: [UITextField]!
  @IBOutlet weak var soundSwitch: UISwitch!
  @IBOutlet weak var volume: UISlider!
  @IBOutlet weak var volumeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    changeVolume(volume)
    fields.forEach { $0.delegate = self }
  }

  @IBAction func changeSound(_ sender: UISwitch) {
    volume.isEnabled = sender.isOn
    volumeLabel.alpha = sender.isOn ? 1 : 0.4
  }

  @IBAction func changeVolume(_ sender: UISlider) {
    volumeLabel.text = "\(Int(sender.value)) %"
  }

  @IBAction func backToSettings(_ segue: UIStoryboardSegue) {}
}

extension SettingsViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// Comes over the settings as a card, by a transition of its own.
class AboutViewController: UIViewController, UIViewControllerTransitioningDelegate {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardPresentation(presentedViewController: presented, presenting: presenting)
  }
}

class CardPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height: CGFloat = 320
    return CGRect(
      x: 16, y: container.bounds.height - height - 48, width: container.bounds.width - 32,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    shade.frame = containerView?.bounds ?? .zero
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.alpha = 0
    containerView?.addSubview(shade)
    presentedView?.layer.cornerRadius = 18
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.shade.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.shade.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
