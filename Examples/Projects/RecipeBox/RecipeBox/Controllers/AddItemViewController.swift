//
//  AddItemViewController.swift
//  RecipeBox
//

import UIKit

/// A bottom card to add an entry to the shopping list.
class AddItemViewController: UIViewController, CardPresentable {

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var quantityLabel: UILabel!
    @IBOutlet private weak var quantityStepper: UIStepper!
    @IBOutlet private weak var saveButton: UIButton!

    var cardTransition: CardTransitioningDelegate?

    /// The new entry, or nil as long as it has no name.
    var item: ShoppingItem? {
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return nil }
        let quantity = Int(quantityStepper.value)
        return ShoppingItem(name: name, amount: quantity > 1 ? "\(quantity) ×" : "")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        updateControls()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "saveItem" {
            return item != nil
        }
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        view.endEditing(true)
    }

    // MARK: - Actions

    @IBAction private func nameChanged(_ sender: UITextField) {
        updateControls()
    }

    @IBAction private func quantityChanged(_ sender: UIStepper) {
        updateControls()
    }

    @IBAction private func cancel(_ sender: UIButton) {
        dismissCard()
    }

    private func updateControls() {
        quantityLabel.text = String(Int(quantityStepper.value))
        saveButton.isEnabled = item != nil
        saveButton.alpha = saveButton.isEnabled ? 1 : 0.5
    }
}

// MARK: - UITextFieldDelegate

extension AddItemViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard item != nil else {
            textField.resignFirstResponder()
            return true
        }
        performSegue(withIdentifier: "saveItem", sender: textField)
        return true
    }
}
