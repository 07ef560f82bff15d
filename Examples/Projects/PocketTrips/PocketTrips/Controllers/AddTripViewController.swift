//
//  AddTripViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 15.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class AddTripViewController: UIViewController {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var countryField: UITextField!
    @IBOutlet weak var datePicker: UIDatePicker!
    @IBOutlet weak var daysLabel: UILabel!
    @IBOutlet weak var daysStepper: UIStepper!

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        datePicker.minimumDate = Date()
        daysChanged(daysStepper)
    }

    @IBAction func daysChanged(_ sender: UIStepper) {
        let format = NSLocalizedString("trip.days", comment: "")
        daysLabel.text = String.localizedStringWithFormat(format, Int(sender.value))
    }

    @IBAction func backgroundTapped(_ sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    func makeTrip() -> Trip? {
        guard let name = nameField.text, !name.isEmpty else { return nil }
        return Trip(name: name, country: countryField.text ?? "", start: datePicker.date, days: Int(daysStepper.value))
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "saveTrip" && makeTrip() == nil {
            let alert = UIAlertController(title: NSLocalizedString("add.missing", comment: ""), message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in
                self.nameField.becomeFirstResponder()
            }))
            present(alert, animated: true, completion: nil)
            return false
        }
        return true
    }
}

extension AddTripViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == nameField {
            countryField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
