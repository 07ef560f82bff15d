//
//  FilterViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 11/03/2024.
//

import PantryKit
import UIKit

final class FilterViewController: UIViewController {

    @IBOutlet private weak var categoryControl: UISegmentedControl!
    @IBOutlet private weak var expiringSwitch: UISwitch!

    var filter = PantryFilter()
    var onApply: ((PantryFilter) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 0, height: 250)
        expiringSwitch.isOn = filter.onlyExpiring
        if let category = filter.category, let index = PantryItem.Category.allCases.firstIndex(of: category) {
            categoryControl.selectedSegmentIndex = index + 1
        } else {
            categoryControl.selectedSegmentIndex = 0
        }
    }

    @IBAction private func categoryChanged(_ sender: UISegmentedControl) {
        filter.category = sender.selectedSegmentIndex == 0 ? nil : PantryItem.Category.allCases[sender.selectedSegmentIndex - 1]
    }

    @IBAction private func expiringChanged(_ sender: UISwitch) {
        filter.onlyExpiring = sender.isOn
        preferredContentSize.height = sender.isOn ? 280 : 250
    }

    @IBAction private func apply(_ sender: UIButton) {
        dismiss(animated: true) { [filter, onApply] in
            onApply?(filter)
        }
    }
}
