//
//  AddItemViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 08/03/2024.
//

import PantryKit
import UIKit

final class AddItemViewController: UIViewController {

    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var categoryControl: UISegmentedControl!
    @IBOutlet private var expiryPicker: UIDatePicker!
    @IBOutlet private var saveButton: UIButton!

    private(set) var newItem: PantryItem?
    private let category: PantryItem.Category

    init?(coder: NSCoder, category: PantryItem.Category) {
        self.category = category
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        self.category = .fridge
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        categoryControl.removeAllSegments()
        for (index, category) in PantryItem.Category.allCases.enumerated() {
            categoryControl.insertSegment(withTitle: category.title, at: index, animated: false)
        }
        categoryControl.selectedSegmentIndex = PantryItem.Category.allCases.firstIndex(of: category) ?? 0
        expiryPicker.minimumDate = .now
        saveButton.isEnabled = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        let hasName = sender.hasText
        saveButton.isEnabled = hasName
        isModalInPresentation = hasName
    }

    @IBAction private func save(_ sender: Any) {
        guard let name = nameField.text?.trimmingCharacters(in: .whitespaces), !name.isEmpty else { return }
        newItem = PantryItem(name: name,
                             category: PantryItem.Category.allCases[categoryControl.selectedSegmentIndex],
                             expires: expiryPicker.date)
        performSegue(withIdentifier: "unwindFromAdd", sender: sender)
    }

    @IBAction private func cancel(_ sender: Any) {
        dismiss(animated: true)
    }
}

extension AddItemViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        save(textField)
        return true
    }
}
