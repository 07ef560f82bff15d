import UIKit

@MainActor
public enum Toast {

    private static weak var visible: UIView?

    /// A note at the bottom of the view, gone after two seconds or on a tap.
    public static func show(_ message: String, in view: UIView, undo: (() -> Void)? = nil) {
        visible?.removeFromSuperview()
        let box = ToastView(message: message, undo: undo)
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
            box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        ])
        view.layoutIfNeeded()
        visible = box
        box.transform = CGAffineTransform(translationX: 0, y: 120)
        UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.3, options: .allowUserInteraction) {
            box.transform = .identity
        }
        Task {
            try? await Task.sleep(nanoseconds: 2_500_000_000)
            box.leave()
        }
    }
}

final class ToastView: UIView {
    private let undo: (() -> Void)?

    init(message: String, undo: (() -> Void)?) {
        self.undo = undo
        super.init(frame: .zero)
        backgroundColor = Theme.Color.text
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous
        let label = UILabel()
        label.text = message
        label.textColor = Theme.Color.background
        label.font = Theme.Font.label()
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label])
        stack.spacing = 16
        if undo != nil {
            let button = UIButton(type: .system)
            button.setTitle(NSLocalizedString("toast.undo", bundle: .module, comment: "button in a toast"), for: .normal)
            button.titleLabel?.font = Theme.Font.label()
            button.tintColor = Theme.Color.accent
            button.addTarget(self, action: #selector(undoTapped), for: .touchUpInside)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            stack.addArrangedSubview(button)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func undoTapped() {
        undo?()
        leave()
    }

    @objc func leave() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]) {
            self.transform = CGAffineTransform(translationX: 0, y: 120)
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
