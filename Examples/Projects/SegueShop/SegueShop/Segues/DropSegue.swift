//
//  DropSegue.swift
//  SegueShop
//

import UIKit

/// The destination falls in from above while the source shrinks a little.
class DropSegue: UIStoryboardSegue {

    override func perform() {
        guard let window = source.view.window, let sourceView = source.view, let destinationView = destination.view else {
            source.present(destination, animated: false)
            return
        }

        destination.modalPresentationStyle = .fullScreen
        destinationView.frame = window.bounds
        destinationView.transform = CGAffineTransform(translationX: 0, y: -window.bounds.height)
        window.addSubview(destinationView)
        window.isUserInteractionEnabled = false

        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.2) {
            destinationView.transform = .identity
            sourceView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            sourceView.alpha = 0.6
        } completion: { _ in
            sourceView.transform = .identity
            sourceView.alpha = 1
            window.isUserInteractionEnabled = true
            destinationView.removeFromSuperview()
            self.source.present(self.destination, animated: false)
        }
    }
}
