//
//  NoteViewController.swift
//  ListZoom
//

import UIKit

class NoteViewController: UIViewController {

    @IBOutlet weak var textView: UITextView!

    var text = ""
    var onFinish: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = text
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent else { return }
        onFinish?(textView.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
