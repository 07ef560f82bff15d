//
//  EditTrailViewController.swift
//  TrailLog
//

import UIKit

class EditTrailViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var formStack: UIStackView!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var regionField: UITextField!
    @IBOutlet weak var difficultyControl: UISegmentedControl!
    @IBOutlet weak var distanceSlider: UISlider!
    @IBOutlet weak var distanceLabel: UILabel!
    @IBOutlet weak var ascentStepper: UIStepper!
    @IBOutlet weak var ascentLabel: UILabel!
    @IBOutlet weak var datePicker: UIDatePicker!
    @IBOutlet weak var notesView: UITextView!
    @IBOutlet weak var moreStack: UIStackView!
    @IBOutlet weak var saveItem: UIBarButtonItem!

    var trail: Trail = .blank()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trail.name.isEmpty ? L("edit.new") : trail.name
        difficultyControl.removeAllSegments()
        for d in Difficulty.allCases {
            difficultyControl.insertSegment(withTitle: d.title, at: d.rawValue, animated: false)
        }
        nameField.text = trail.name
        regionField.text = trail.region
        nameField.placeholder = L("edit.name")
        regionField.placeholder = L("edit.region")
        difficultyControl.selectedSegmentIndex = trail.difficulty.rawValue
        distanceSlider.value = Float(trail.kilometres)
        ascentStepper.value = trail.ascent
        datePicker.date = trail.date
        datePicker.maximumDate = Date()
        notesView.text = trail.notes
        updateLabels()
        validate()

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardChanged(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardChanged(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private func updateLabels() {
        distanceLabel.text = trail.distanceText
        ascentLabel.text = trail.ascentText
    }

    private func validate() {
        let ok = !(nameField.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
        saveItem.isEnabled = ok
        isModalInPresentation = ok && trail.name != nameField.text
    }

    @objc private func keyboardChanged(_ note: Notification) {
        guard let info = note.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = view.convert(frame, from: nil)
        let hiding = note.name == UIResponder.keyboardWillHideNotification
        let bottom = hiding ? 0 : max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = bottom
            self.scrollView.verticalScrollIndicatorInsets.bottom = bottom
        }
    }

    // MARK: - Actions

    @IBAction func textChanged(_ sender: UITextField) { validate() }

    @IBAction func distanceChanged(_ sender: UISlider) {
        trail.kilometres = Double((sender.value * 2).rounded() / 2)
        updateLabels()
    }

    @IBAction func ascentChanged(_ sender: UIStepper) {
        trail.ascent = sender.value
        updateLabels()
    }

    @IBAction func toggleMore(_ sender: UIButton) {
        let open = moreStack.isHidden
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [], animations: {
            self.moreStack.isHidden = !open
            self.moreStack.alpha = open ? 1 : 0
            sender.imageView?.transform = open ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            self.formStack.layoutIfNeeded()
        }, completion: nil)
    }

    @IBAction func backgroundTapped(_ sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            regionField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "saveTrail" else { return }
        view.endEditing(true)
        trail.name = nameField.text!
        trail.region = regionField.text ?? ""
        trail.difficulty = Difficulty(rawValue: difficultyControl.selectedSegmentIndex) ?? .easy
        trail.date = datePicker.date
        trail.notes = notesView.text
    }
}
