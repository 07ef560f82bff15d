//
//  TimerCardViewController.swift
//  RecipeBox
//

import UIKit

/// A bottom card with a wheel of minutes.
class TimerCardViewController: UIViewController, CardPresentable {

    @IBOutlet private weak var pickerView: UIPickerView!
    @IBOutlet private weak var startButton: UIButton!

    var cardTransition: CardTransitioningDelegate?
    var suggestedMinutes = 10

    private let minutes = Array(1...120)

    /// Read by the cooking screen when it is unwound to.
    private(set) var selectedMinutes = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        selectedMinutes = min(max(suggestedMinutes, 1), minutes.count)
        pickerView.selectRow(selectedMinutes - 1, inComponent: 0, animated: false)
        updateButton()
    }

    @IBAction private func cancel(_ sender: UIButton) {
        dismissCard()
    }

    private func updateButton() {
        let format = NSLocalizedString("timer.start", comment: "Button, start a timer of so many minutes")
        // Without this the system button would flash at each change.
        UIView.performWithoutAnimation {
            startButton.setTitle(String(format: format, selectedMinutes), for: .normal)
            startButton.layoutIfNeeded()
        }
    }
}

// MARK: - Picker view

extension TimerCardViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return minutes.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return String(format: NSLocalizedString("duration.minutes", comment: "Short duration"), minutes[row])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selectedMinutes = minutes[row]
        playFeedback()
        updateButton()
    }
}
