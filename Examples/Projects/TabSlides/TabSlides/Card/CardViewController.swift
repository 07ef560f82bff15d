//
//  CardViewController.swift
//  TabSlides
//

import UIKit

protocol CardViewControllerDelegate: AnyObject {
    func cardViewController(_ controller: CardViewController, didKeep quote: String)
    func cardViewControllerDidClose(_ controller: CardViewController)
}

class CardViewController: UIViewController {

    @IBOutlet private weak var messageLabel: UILabel!

    weak var delegate: CardViewControllerDelegate?

    private static let messages = [
        "Leave the phone in the kitchen.",
        "Take the stairs, twice.",
        "Write one letter by hand.",
        "Ask somebody how they learned their trade."
    ]
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 20
        view.layer.cornerCurve = .continuous
        view.layer.masksToBounds = true
        messageLabel.text = CardViewController.messages[index]
    }

    @IBAction func anotherTapped(_ sender: UIButton) {
        index = (index + 1) % CardViewController.messages.count
        UIView.transition(with: messageLabel, duration: 0.25, options: .transitionCrossDissolve, animations: {
            self.messageLabel.text = CardViewController.messages[self.index]
        })
    }

    @IBAction func keepTapped(_ sender: UIButton) {
        delegate?.cardViewController(self, didKeep: CardViewController.messages[index])
    }

    @IBAction func closeTapped() {
        delegate?.cardViewControllerDidClose(self)
    }
}
