//
//  NotesViewController.swift
//  Recipes
//
//  Created by Paula Winter on 20.03.22.
//

import UIKit

/// A card from the bottom; can be thrown away with the finger.
class NotesViewController: UIViewController {

    var recipe: Recipe!
    var onSave: ((String) -> Void)?

    @IBOutlet private weak var grabberView: UIView!
    @IBOutlet private weak var headerView: UIView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        grabberView.layer.cornerRadius = 2.5
        titleLabel.text = String(format: NSLocalizedString("notes.title %@", comment: "Title of the notes card"), recipe.title)
        textView.text = recipe.notes
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onSave?(textView.text)
    }

    @IBAction private func done(_ sender: Any) {
        textView.resignFirstResponder()
        dismiss(animated: true)
    }

    @IBAction private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let transition = transitioningDelegate as? CardTransitioningDelegate else { return }
        if recognizer.state == .began {
            textView.resignFirstResponder()
            transition.beginInteractiveDismissal(of: self)
        }
        transition.interactor.handle(recognizer, in: view)
    }
}
