//
//  PromptPopupViewController.swift
//
//  A home-made alert. The screen behind goes dim and a white box with a text
//  field pops in with a little bounce. When the keyboard comes up the box moves
//  up so it stays in the middle of what is left. Save or Cancel shrinks the box
//  and the dimming goes away. Saving with an empty field shakes the box.
//

import UIKit

class PromptPopupViewController: UIViewController {

    private let onSave: (String) -> Void
    private let dimmingView = UIView()
    private let box = UIView()
    private let textField = UITextField()
    private var boxCenterY: NSLayoutConstraint!

    init(title: String, onSave: @escaping (String) -> Void) {
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Presents without the system animation, the popup animates itself.
    static func show(title: String, from presenter: UIViewController, onSave: @escaping (String) -> Void) {
        presenter.present(PromptPopupViewController(title: title, onSave: onSave), animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        dimmingView.frame = view.bounds
        dimmingView.alpha = 0
        view.addSubview(dimmingView)

        box.backgroundColor = .systemBackground
        box.layer.cornerRadius = 14
        box.alpha = 0
        box.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.textAlignment = .center
        textField.borderStyle = .roundedRect

        let cancel = UIButton(type: .system)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [cancel, save])
        buttons.distribution = .fillEqually

        let stack = UIStackView(arrangedSubviews: [titleLabel, textField, buttons])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(stack)

        boxCenterY = box.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 280),
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            boxCenterY,
            stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16)
        ])

        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillChange(_:)),
                                               name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.2) { self.dimmingView.alpha = 1 }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8,
                       options: [], animations: {
            self.box.alpha = 1
            self.box.transform = .identity
        }, completion: { _ in self.textField.becomeFirstResponder() })
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
              let endFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
              let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(endFrame, from: nil).minY)
        boxCenterY.constant = -overlap / 2
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
                       animations: { self.view.layoutIfNeeded() })
    }

    @objc private func cancelTapped() { close() }

    @objc private func saveTapped() {
        guard let text = textField.text, !text.isEmpty else {
            return shake()
        }
        close { self.onSave(text) }
    }

    private func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -10, 10, -8, 8, -4, 4, 0]
        animation.duration = 0.4
        box.layer.add(animation, forKey: "shake")
    }

    private func close(then completion: (() -> Void)? = nil) {
        view.endEditing(true)
        UIView.animate(withDuration: 0.2, animations: {
            self.dimmingView.alpha = 0
            self.box.alpha = 0
            self.box.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }, completion: { _ in
            self.dismiss(animated: false, completion: completion)
        })
    }
}
