//
//  CardSegue.swift
//  RecipeBox
//

import UIKit

/// A controller that can be shown as a card at the bottom of the screen.
/// It has to hold its transitioning delegate, since UIKit only keeps a weak reference to it.
protocol CardPresentable: AnyObject {
    var cardTransition: CardTransitioningDelegate? { get set }
}

/// Drawn as a "Custom" segue in the storyboard. Presents the destination as a bottom card.
final class CardSegue: UIStoryboardSegue {

    override func perform() {
        guard let card = destination as? UIViewController & CardPresentable else {
            assertionFailure("\(type(of: destination)) has to adopt CardPresentable")
            return
        }

        let transition = CardTransitioningDelegate()
        card.cardTransition = transition
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        card.modalPresentationCapturesStatusBarAppearance = false

        if source.presentedViewController == nil {
            source.present(card, animated: true, completion: nil)
        }
    }
}

/// Code shared by all cards.
extension CardPresentable where Self: UIViewController {

    func dismissCard() {
        view.endEditing(true)
        dismiss(animated: true, completion: nil)
    }

    func playFeedback() {
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        generator.selectionChanged()
    }
}
