//
//  RootTransition.swift
//  TransitionKit
//
//  Created by Noor Haddad on 04.10.24.
//

import UIKit

/// Exchanges the root view controller of a window.
@MainActor
public enum RootTransition {

    public enum Style {
        case none
        /// The old screen grows and fades while the new one comes up from 92 %.
        case zoomFade
        /// The new screen slides over from below.
        case slideUp
    }

    public static func replaceRoot(of window: UIWindow, with controller: UIViewController, style: Style, duration: TimeInterval = 0.45) {
        guard style != .none, let snapshot = window.snapshotView(afterScreenUpdates: false), window.rootViewController != nil else {
            window.rootViewController = controller
            return
        }

        window.rootViewController = controller
        controller.view.layoutIfNeeded()

        switch style {
        case .none:
            break

        case .zoomFade:
            window.addSubview(snapshot)
            controller.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
                controller.view.transform = .identity
                snapshot.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
                snapshot.alpha = 0
            } completion: { _ in
                snapshot.removeFromSuperview()
            }

        case .slideUp:
            window.insertSubview(snapshot, at: 0)
            controller.view.transform = CGAffineTransform(translationX: 0, y: window.bounds.height)
            UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
                controller.view.transform = .identity
            } completion: { _ in
                snapshot.removeFromSuperview()
            }
        }
    }
}

public extension UIView {
    /// A short "no".
    func shake(amplitude: CGFloat = 10, duration: TimeInterval = 0.4) {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -amplitude, amplitude, -amplitude * 0.6, amplitude * 0.6, -amplitude * 0.2, 0]
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(animation, forKey: "TransitionKit.shake")
    }
}
