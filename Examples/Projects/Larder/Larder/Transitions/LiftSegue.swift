//
//  LiftSegue.swift
//  Larder
//

import UIKit

/// A custom segue used without a storyboard. A copy of `liftedView` lifts off, grows to the whole page and fades into it.
final class LiftSegue: UIStoryboardSegue {

    weak var liftedView: UIView?

    override func perform() {
        guard let window = source.view.window, let lifted = liftedView, let copy = lifted.snapshotView(afterScreenUpdates: false) else {
            source.navigationController?.pushViewController(destination, animated: true)
            return
        }
        let start = lifted.convert(lifted.bounds, to: window)
        let plate = UIView(frame: start)
        plate.backgroundColor = destination.view.backgroundColor
        plate.layer.cornerRadius = lifted.layer.cornerRadius
        plate.layer.shadowOpacity = 0
        plate.layer.shadowRadius = 16
        copy.frame = start
        window.addSubview(plate)
        window.addSubview(copy)
        lifted.isHidden = true

        let from = source, page = destination
        let lift = UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) {
            plate.transform = CGAffineTransform(translationX: 0, y: -14).scaledBy(x: 1.08, y: 1.08)
            copy.transform = plate.transform
            plate.layer.shadowOpacity = 0.35
        }
        let grow = UIViewPropertyAnimator(duration: 0.45, dampingRatio: 0.9) {
            plate.transform = .identity
            plate.frame = window.bounds
            plate.layer.cornerRadius = 0
            copy.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
            copy.alpha = 0
        }
        lift.addCompletion { _ in grow.startAnimation() }
        grow.addCompletion { _ in
            lifted.isHidden = false
            from.navigationController?.pushViewController(page, animated: false)
            UIView.animate(withDuration: 0.25, animations: { plate.alpha = 0 }, completion: { _ in
                plate.removeFromSuperview()
                copy.removeFromSuperview()
            })
        }
        lift.startAnimation()
    }
}
