//
//  AddRecipeViewController.swift
//  Recipes
//
//  Created by Paula Winter on 17.03.22.
//

import UIKit

class AddRecipeViewController: UIViewController {

    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var courseControl: UISegmentedControl!
    @IBOutlet private weak var minutesLabel: UILabel!
    @IBOutlet private weak var minutesStepper: UIStepper!
    @IBOutlet private weak var ratingView: RatingView!
    @IBOutlet private weak var summaryView: UITextView!
    @IBOutlet private weak var saveButton: UIBarButtonItem!
    @IBOutlet private weak var summaryBottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        for course in Course.allCases {
            courseControl.setTitle(course.title, forSegmentAt: course.rawValue)
        }
        summaryView.layer.cornerRadius = 8
        summaryView.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
        updateMinutes()
        updateSaveButton()

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleField.becomeFirstResponder()
    }

    /// The recipe as typed, or nil while the title is missing.
    func makeRecipe() -> Recipe? {
        guard let title = titleField.text?.trimmingCharacters(in: .whitespaces), !title.isEmpty else { return nil }
        return Recipe(title: title,
                      summary: summaryView.text,
                      imageName: nil,
                      course: Course(rawValue: courseControl.selectedSegmentIndex) ?? .main,
                      minutes: Int(minutesStepper.value),
                      rating: ratingView.rating)
    }

    private func updateMinutes() {
        minutesLabel.text = String.localizedStringWithFormat(NSLocalizedString("recipe.minutes %d", comment: "Preparation time"), Int(minutesStepper.value))
    }

    private func updateSaveButton() {
        saveButton.isEnabled = makeRecipe() != nil
        isModalInPresentation = saveButton.isEnabled
    }

    @IBAction private func titleChanged(_ sender: UITextField) {
        updateSaveButton()
    }

    @IBAction private func minutesChanged(_ sender: UIStepper) {
        updateMinutes()
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
              let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom)
        summaryBottomConstraint.constant = overlap + 16
        UIView.animate(withDuration: duration) {
            self.view.layoutIfNeeded()
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "SaveRecipe" {
            return makeRecipe() != nil
        }
        return true
    }
}

extension AddRecipeViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        summaryView.becomeFirstResponder()
        return false
    }
}
