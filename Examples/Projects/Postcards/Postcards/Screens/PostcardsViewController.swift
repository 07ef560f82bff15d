import UIKit

/// A card that flips over to its letter.
final class PostcardsViewController: UIViewController {

  private let card = UIView()
  private lazy var turn = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Turn over") { [weak self] _ in self?.turnOver() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Postcards", comment: "The title of the first screen")
    view.backgroundColor = .systemBackground
    card.backgroundColor = .sky
    card.layer.cornerRadius = 16
    let stamp = UIImageView(image: UIImage(resource: .stamp))
    stamp.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stamp)
    for view in [card, turn] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stamp.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      stamp.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
      card.widthAnchor.constraint(equalToConstant: 300),
      card.heightAnchor.constraint(equalToConstant: 200),
      turn.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 32),
      turn.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func turnOver() {
    let letter = LetterViewController()
    letter.modalPresentationStyle = .fullScreen
    letter.modalTransitionStyle = .flipHorizontal
    present(letter, animated: true)
  }
}
