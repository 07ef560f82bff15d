//
//  TodayViewController.swift
//  TabSlides
//

import UIKit

class TodayViewController: UIViewController {

    @IBOutlet private weak var sunImageView: UIImageView!
    @IBOutlet private weak var quoteLabel: UILabel!
    @IBOutlet private weak var keptLabel: UILabel!
    @IBOutlet private weak var drawButton: UIButton!

    // UIViewController.transitioningDelegate is weak.
    private let cardTransition = CardTransitioningDelegate()
    private var kept = 0 {
        didSet { keptLabel.text = "Kept: \(kept)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        drawButton.layer.cornerRadius = 12
        drawButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 28, bottom: 14, right: 28)
    }

    @IBAction func drawCard(_ sender: UIButton) {
        let storyboard = UIStoryboard(name: "Card", bundle: nil)
        guard let card = storyboard.instantiateViewController(withIdentifier: "Card") as? CardViewController else { return }
        card.delegate = self
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = cardTransition
        present(card, animated: true)
    }
}

extension TodayViewController: CardViewControllerDelegate {

    func cardViewController(_ controller: CardViewController, didKeep quote: String) {
        quoteLabel.text = "“\(quote)”"
        kept += 1
        dismiss(animated: true) {
            UIView.transition(with: self.sunImageView, duration: 0.5, options: .transitionFlipFromLeft, animations: nil)
        }
    }

    func cardViewControllerDidClose(_ controller: CardViewController) {
        dismiss(animated: true)
    }
}
