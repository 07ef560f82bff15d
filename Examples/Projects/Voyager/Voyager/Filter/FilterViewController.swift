//
//  FilterViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 05/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

class FilterViewController: UIViewController {

    @IBOutlet weak var pickerView: UIPickerView!

    /// `nil` means everywhere.
    var region: Region?

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let region = region, let index = Region.allCases.firstIndex(of: region) {
            pickerView.selectRow(index + 1, inComponent: 0, animated: false)
        }
    }

    private func regionForRow(_ row: Int) -> Region? {
        return row == 0 ? nil : Region.allCases[row - 1]
    }

}

// MARK: - UIPickerViewDataSource

extension FilterViewController: UIPickerViewDataSource {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return Region.allCases.count + 1
    }

}

// MARK: - UIPickerViewDelegate

extension FilterViewController: UIPickerViewDelegate {

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        let title = regionForRow(row)?.title ?? NSLocalizedString("header.everywhere", comment: "No filter")
        return NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.white])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        region = regionForRow(row)
    }

}
