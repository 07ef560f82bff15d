// swift-format-ignore-file
import UIKit

final class FormViewController: UIViewController {
    private lazy var submit: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Submit", for: .normal)
        button.addTarget(self, action: #selector(submit(_:forEvent:)), for: .touchUpInside)
        return button
    }()
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(submit)
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: #selector(done(_:)))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    func press() { submit.sendActions(for: .touchUpInside) }

    @IBAction private func submit(_ sender: UIButton, forEvent event: UIEvent?) {
        AppLog.note("submit")
    }

    @objc private func done(_ sender: UIBarButtonItem) { AppLog.note("done") }
    @objc private func cancel() { AppLog.note("cancel") }

    @objc
    private func dismissKeyboard() {
        view.setNeedsLayout()
    }
}
