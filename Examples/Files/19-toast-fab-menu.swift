//
//  FloatingMenuViewController.swift
//
//  A round plus button sits in the bottom right corner. Tap it: the plus turns
//  into an x and three small buttons pop up above it one after another. Tap one
//  and the menu folds away and a small dark message drops down from the top,
//  stays for two seconds and slides back up.
//

import UIKit

final class ToastView: UIView {

    private let label = UILabel()

    init(message: String) {
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(0.85)
        layer.cornerRadius = 20
        label.text = message
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    static func show(_ message: String, in view: UIView) {
        let toast = ToastView(message: message)
        toast.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toast.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
        ])
        let hidden = CGAffineTransform(translationX: 0, y: -120)
        toast.transform = hidden
        toast.alpha = 0

        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
                       options: [.allowUserInteraction], animations: {
            toast.transform = .identity
            toast.alpha = 1
        }, completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 2, options: [.curveEaseIn], animations: {
                toast.transform = hidden
                toast.alpha = 0
            }, completion: { _ in toast.removeFromSuperview() })
        })
    }
}

final class FloatingMenuViewController: UIViewController {

    private let mainButton = UIButton(type: .system)
    private var itemButtons: [UIButton] = []
    private var isOpen = false

    private let items: [(symbol: String, message: String)] = [
        ("camera.fill", "Photo added"),
        ("mic.fill", "Recording saved"),
        ("pencil", "Note created")
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        style(mainButton, symbol: "plus", size: 60, color: .systemBlue)
        mainButton.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
        NSLayoutConstraint.activate([
            mainButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            mainButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        ])

        for (index, item) in items.enumerated() {
            let button = UIButton(type: .system)
            style(button, symbol: item.symbol, size: 46, color: .systemIndigo)
            button.tag = index
            button.addTarget(self, action: #selector(itemTapped(_:)), for: .touchUpInside)
            NSLayoutConstraint.activate([
                button.centerXAnchor.constraint(equalTo: mainButton.centerXAnchor),
                button.centerYAnchor.constraint(equalTo: mainButton.centerYAnchor)
            ])
            button.alpha = 0
            itemButtons.append(button)
        }
        view.bringSubviewToFront(mainButton)
    }

    private func style(_ button: UIButton, symbol: String, size: CGFloat, color: UIColor) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = .white
        button.backgroundColor = color
        button.layer.cornerRadius = size / 2
        button.layer.shadowOpacity = 0.3
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.widthAnchor.constraint(equalToConstant: size).isActive = true
        button.heightAnchor.constraint(equalToConstant: size).isActive = true
    }

    @objc private func toggleMenu() {
        isOpen.toggle()
        UIView.animate(withDuration: 0.25) {
            self.mainButton.transform = self.isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
        }
        for (index, button) in itemButtons.enumerated() {
            let offset = -CGFloat(index + 1) * 64
            UIView.animate(withDuration: 0.4, delay: isOpen ? Double(index) * 0.05 : 0,
                           usingSpringWithDamping: 0.65, initialSpringVelocity: 0.3,
                           options: [.beginFromCurrentState], animations: {
                button.transform = self.isOpen ? CGAffineTransform(translationX: 0, y: offset) : .identity
                button.alpha = self.isOpen ? 1 : 0
            })
        }
    }

    @objc private func itemTapped(_ sender: UIButton) {
        toggleMenu()
        ToastView.show(items[sender.tag].message, in: view)
    }
}
