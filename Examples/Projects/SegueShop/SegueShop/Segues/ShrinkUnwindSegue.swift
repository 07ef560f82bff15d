//
//  ShrinkUnwindSegue.swift
//  SegueShop
//

import UIKit

/// Used for "Add to cart": the product screen shrinks into the cart bar.
class ShrinkUnwindSegue: UIStoryboardSegue {

    private let duration: TimeInterval = 0.4

    override func perform() {
        guard let window = source.view.window,
              let snapshot = source.view.snapshotView(afterScreenUpdates: false) else {
            source.dismiss(animated: true)
            return
        }

        snapshot.frame = window.bounds
        snapshot.clipsToBounds = true
        window.addSubview(snapshot)
        source.dismiss(animated: false) {
            window.bringSubviewToFront(snapshot)
        }

        let end = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - window.safeAreaInsets.bottom - 32)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseIn], animations: {
            snapshot.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
            snapshot.center = end
            snapshot.alpha = 0.2
        }, completion: { _ in
            snapshot.removeFromSuperview()
        })
    }
}
