//
//  InfoViewController.swift
//  Gallery2014
//
//  Created by Tomas Berg on 06/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

/// The keyboard toolbar and both pickers are loose objects in the scene.
class InfoViewController: UIViewController {

    var photo: Photo!

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var placeField: UITextField!
    @IBOutlet weak var categoryField: UITextField!
    @IBOutlet weak var dateField: UITextField!
    @IBOutlet var fields: [UITextField]!

    @IBOutlet var keyboardToolbar: UIToolbar!
    @IBOutlet var categoryPicker: UIPickerView!
    @IBOutlet var datePicker: UIDatePicker!
    @IBOutlet weak var previousButton: UIBarButtonItem!
    @IBOutlet weak var nextButton: UIBarButtonItem!

    private let categories = Photo.Category.allCases

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        fields.sort { $0.tag < $1.tag }
        for field in fields {
            field.inputAccessoryView = keyboardToolbar
        }
        categoryField.inputView = categoryPicker
        dateField.inputView = datePicker

        titleField.text = photo.title
        placeField.text = photo.place
        categoryField.text = photo.category.title
        dateField.text = dateFormatter.string(from: photo.date)
        datePicker.date = photo.date
        if let row = categories.index(of: photo.category) {
            categoryPicker.selectRow(row, inComponent: 0, animated: false)
        }
    }

    private var activeIndex: Int? {
        return fields.index { $0.isFirstResponder }
    }

    // MARK: Actions

    @IBAction func previousField(_ sender: Any) {
        guard let index = activeIndex, index > 0 else { return }
        fields[index - 1].becomeFirstResponder()
    }

    @IBAction func nextField(_ sender: Any) {
        guard let index = activeIndex, index < fields.count - 1 else { return }
        fields[index + 1].becomeFirstResponder()
    }

    @IBAction func endEditing(_ sender: Any) {
        view.endEditing(true)
    }

    @IBAction func dateChanged(_ sender: UIDatePicker) {
        dateField.text = dateFormatter.string(from: sender.date)
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        view.endEditing(true)
        guard segue.identifier == "saveInfo" else { return }
        photo.title = titleField.text ?? ""
        photo.place = placeField.text ?? ""
        photo.category = categories[categoryPicker.selectedRow(inComponent: 0)]
        photo.date = datePicker.date
    }
}

extension InfoViewController: UITextFieldDelegate {

    func textFieldDidBeginEditing(_ textField: UITextField) {
        let index = activeIndex ?? 0
        previousButton.isEnabled = index > 0
        nextButton.isEnabled = index < fields.count - 1
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        nextField(textField)
        return false
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        return textField !== categoryField && textField !== dateField
    }
}

extension InfoViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return categories.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return categories[row].title
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        categoryField.text = categories[row].title
    }
}
