import UIKit

/// A screen with another one in it.
class OverviewViewController: UIViewController {
  @IBOutlet weak var progress: UIProgressView!
  @IBOutlet weak var countLabel: UILabel!
  private var tips: TipsViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedTips" { tips = segue.destination as? TipsViewController }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    progress.setProgress(0.25, animated: false)
    countLabel.text = "1 of \(Errand.all.count)"
  }

  @IBAction func nextTip(_ sender: UIButton) {
    tips?.showNext()
  }
}

class TipsViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  private var number = 0
  private let tips = ["Start with the nearest.", "Carry a bag.", "Noon is busy."]

  func showNext() {
    number = (number + 1) % tips.count
    UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve, animations: {
      self.label.text = self.tips[self.number]
    })
  }
}
