//
//  CircleRevealSegue.swift
//  Recipes
//
//  Created by Paula Winter on 19.03.22.
//

import UIKit

/// Opens the destination out of a growing circle.
class CircleRevealSegue: UIStoryboardSegue {

    /// Centre of the circle in window coordinates.
    var origin: CGPoint?

    override func perform() {
        guard let window = source.view.window, let destinationView = destination.view else {
            source.present(destination, animated: false)
            return
        }
        destination.modalPresentationStyle = .fullScreen

        destinationView.frame = window.bounds
        window.addSubview(destinationView)
        destinationView.layoutIfNeeded()

        let center = origin ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        let start = CircleMask.path(center: center, radius: 1)
        let end = CircleMask.path(center: center, radius: CircleMask.radius(toCover: window.bounds, from: center))

        let mask = CAShapeLayer()
        mask.path = end
        destinationView.layer.mask = mask

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            destinationView.layer.mask = nil
            destinationView.removeFromSuperview()
            self.source.present(self.destination, animated: false)
        }
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 0.45
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        mask.add(animation, forKey: "reveal")
        CATransaction.commit()
    }
}

/// The way back: the presented screen shrinks into its centre.
class CircleCollapseSegue: UIStoryboardSegue {

    override func perform() {
        guard let window = source.view.window,
              let snapshot = source.view.snapshotView(afterScreenUpdates: false) else {
            source.dismiss(animated: true)
            return
        }
        snapshot.frame = window.bounds
        window.addSubview(snapshot)

        source.presentingViewController?.dismiss(animated: false) {
            window.bringSubviewToFront(snapshot)

            let center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
            let start = CircleMask.path(center: center, radius: CircleMask.radius(toCover: window.bounds, from: center))
            let end = CircleMask.path(center: center, radius: 1)

            let mask = CAShapeLayer()
            mask.path = end
            snapshot.layer.mask = mask

            CATransaction.begin()
            CATransaction.setCompletionBlock {
                snapshot.removeFromSuperview()
            }
            let animation = CABasicAnimation(keyPath: "path")
            animation.fromValue = start
            animation.toValue = end
            animation.duration = 0.4
            animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
            mask.add(animation, forKey: "collapse")
            CATransaction.commit()
        }
    }
}

private enum CircleMask {
    static func path(center: CGPoint, radius: CGFloat) -> CGPath {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        return UIBezierPath(ovalIn: rect).cgPath
    }

    static func radius(toCover bounds: CGRect, from center: CGPoint) -> CGFloat {
        let dx = max(center.x - bounds.minX, bounds.maxX - center.x)
        let dy = max(center.y - bounds.minY, bounds.maxY - center.y)
        return hypot(dx, dy)
    }
}
