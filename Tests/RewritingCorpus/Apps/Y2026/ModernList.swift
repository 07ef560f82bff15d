// swift-format-ignore-file
import UIKit

final class ModernList: UIViewController {
    private let transition = ZoomTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
        button.addTarget(self, action: #selector(pressed(_:)), for: .touchDown)
        view.addSubview(button)
    }

    @objc private func pressed(_ sender: UIButton) { AppLog.note("pressed down") }

    func open() {
        let detail = UIViewController()
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = transition
        present(detail, animated: true)
    }
}
