//
//  AppearanceViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 18/03/2024.
//

import UIKit

final class AppearanceViewController: UIViewController {

    @IBOutlet private var styleButtons: [UIButton]!
    @IBOutlet private weak var stackView: UIStackView!

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
            self.updateAxis()
        }
        updateAxis()
        updateSelection()
    }

    private func updateAxis() {
        stackView.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
    }

    private func updateSelection() {
        let current = UserDefaults.standard.integer(forKey: DefaultsKey.appearance)
        for button in styleButtons {
            button.isSelected = button.tag == current
            button.configuration?.image = UIImage(systemName: button.isSelected ? "checkmark.circle.fill" : "circle")
        }
    }

    @IBAction private func stylePicked(_ sender: UIButton) {
        guard let style = UIUserInterfaceStyle(rawValue: sender.tag),
              let scene = view.window?.windowScene?.delegate as? SceneDelegate else { return }
        scene.apply(style)
        updateSelection()
    }
}
