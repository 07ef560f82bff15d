import UIKit

class NewTripViewController: UITableViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var daysLabel: UILabel!
    @IBOutlet private weak var daysStepper: UIStepper!
    @IBOutlet private weak var kindButton: UIButton!
    @IBOutlet private weak var startPicker: UIDatePicker!
    @IBOutlet private weak var saveItem: UIBarButtonItem!
    @IBOutlet private weak var budget: UISlider!
    var onSave: ((Trip) -> Void)?
    private var kind = Trip.Kind.hike

    override func viewDidLoad() {
        super.viewDidLoad()
        kindButton.menu = UIMenu(children: Trip.Kind.allCases.map { kind in
            UIAction(title: kind.rawValue.capitalized, state: kind == self.kind ? .on : .off) { [weak self] _ in self?.kind = kind }
        })
        kindButton.showsMenuAsPrimaryAction = true
        kindButton.changesSelectionAsPrimaryAction = true
        stepped(daysStepper)
        edited(nameField)
    }
    @IBAction func edited(_ sender: UITextField) {
        saveItem.isEnabled = !(sender.text ?? "").isEmpty
        isModalInPresentation = saveItem.isEnabled
    }
    @IBAction func stepped(_ sender: UIStepper) {
        daysLabel.text = Trip(name: "", days: Int(sender.value), kind: kind).daysText
    }
    func save() { onSave?(Trip(name: nameField.text ?? "", days: Int(daysStepper.value), kind: kind)) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "save" || !(nameField.text ?? "").isEmpty
    }
}

extension NewTripViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: NSLocalizedString("Discard", comment: ""), style: .destructive) { _ in self.dismiss(animated: true) })
        sheet.addAction(UIAlertAction(title: NSLocalizedString("Keep", comment: ""), style: .cancel))
        present(sheet, animated: true)
    }
}

extension NewTripViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.endEditing(true)
    }
}
