//
//  PanelViewController.swift
//  SlideKitDemo
//

import UIKit
import Palette

final class PanelViewController: UIViewController {

    private let text: String
    private let swatch: Swatch

    init(text: String, swatch: Swatch) {
        self.text = text
        self.swatch = swatch
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let foreground: UIColor = swatch.isDark ? .white : .black
        let root = UIView()
        root.backgroundColor = swatch.uiColor

        let handle = UIImageView(image: UIImage(named: "Handle"))
        handle.tintColor = foreground

        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = foreground

        let hexLabel = UILabel()
        hexLabel.text = swatch.hex
        hexLabel.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
        hexLabel.textColor = foreground

        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.tintColor = foreground
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [handle, label, hexLabel, close])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerYAnchor)
        ])
        view = root
    }
}

extension Swatch {
    var uiColor: UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
}
