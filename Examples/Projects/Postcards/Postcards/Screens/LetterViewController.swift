import UIKit

final class LetterViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let text = UILabel()
    text.text = "The sea is calm tonight."
    text.font = .preferredFont(forTextStyle: .title2)
    let back = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Back") { [weak self] _ in self?.dismiss(animated: true) })
    let stack = UIStackView(arrangedSubviews: [text, back])
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    UIViewPropertyAnimator(duration: Motion.duration, timingParameters: Motion.timing)
      .startAnimation()
  }
}
