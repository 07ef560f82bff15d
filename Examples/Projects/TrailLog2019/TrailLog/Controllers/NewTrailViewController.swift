//
//  NewTrailViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 15/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class NewTrailViewController: UIViewController {

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var regionControl: UISegmentedControl!
    @IBOutlet private weak var distanceLabel: UILabel!
    @IBOutlet private weak var distanceSlider: UISlider!
    @IBOutlet private weak var ascentLabel: UILabel!
    @IBOutlet private weak var ascentStepper: UIStepper!
    @IBOutlet private weak var difficultyControl: UISegmentedControl!
    @IBOutlet private weak var badgeView: DifficultyBadgeView!

    override func viewDidLoad() {
        super.viewDidLoad()
        valuesChanged(self)
    }

    func makeTrail() -> Trail {
        let region = Region(rawValue: regionControl.selectedSegmentIndex) ?? .alps
        let difficulty = Difficulty(rawValue: difficultyControl.selectedSegmentIndex) ?? .easy
        return Trail(name: nameField.text ?? "",
                     region: region,
                     kilometres: Double(distanceSlider.value),
                     ascent: Int(ascentStepper.value),
                     difficulty: difficulty,
                     profile: NewTrailViewController.profile(peak: CGFloat(ascentStepper.value / ascentStepper.maximumValue)))
    }

    private static func profile(peak: CGFloat) -> [CGFloat] {
        return (0...12).map { step in
            let along = CGFloat(step) / 12
            return 0.08 + peak * 0.9 * sin(along * .pi)
        }
    }

    @IBAction func valuesChanged(_ sender: Any) {
        distanceLabel.text = TrailText.distance(Double(distanceSlider.value))
        ascentLabel.text = TrailText.ascent(Int(ascentStepper.value))
        badgeView.level = difficultyControl.selectedSegmentIndex
    }

    @IBAction func endEditing(_ recognizer: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "save" else { return true }
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
        if name.isEmpty {
            shakeNameField()
            return false
        }
        return true
    }

    private func shakeNameField() {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -10, 10, -8, 8, -4, 4, 0]
        shake.duration = 0.45
        nameField.layer.add(shake, forKey: "shake")
        nameField.becomeFirstResponder()
    }

}

extension NewTrailViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

}
