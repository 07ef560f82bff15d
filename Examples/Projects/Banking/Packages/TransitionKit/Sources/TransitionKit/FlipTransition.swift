//
//  FlipTransition.swift
//  TransitionKit
//
//  Created by Noor Haddad on 04.10.24.
//

import UIKit

/// Turns a view around its vertical axis and shows another one on the back.
@MainActor
public struct FlipTransition {

    public enum Direction {
        case left
        case right

        fileprivate var sign: CGFloat { self == .left ? -1 : 1 }
    }

    public var duration: TimeInterval
    public var perspective: CGFloat

    public init(duration: TimeInterval = 0.6, perspective: CGFloat = 800) {
        self.duration = duration
        self.perspective = perspective
    }

    /// Both views have the same superview and frame. Returns when the back has come to rest.
    public func flip(from front: UIView, to back: UIView, direction: Direction = .left) async {
        var base = CATransform3DIdentity
        base.m34 = -1 / perspective
        let quarter = CATransform3DRotate(base, direction.sign * .pi / 2, 0, 1, 0)
        let otherQuarter = CATransform3DRotate(base, -direction.sign * .pi / 2, 0, 1, 0)

        back.isHidden = true
        front.layer.transform = base
        back.layer.transform = otherQuarter

        await Self.animate(duration / 2, .curveEaseIn) {
            front.layer.transform = quarter
        }
        front.isHidden = true
        back.isHidden = false
        await Self.animate(duration / 2, .curveEaseOut) {
            back.layer.transform = base
        }
        front.layer.transform = CATransform3DIdentity
        back.layer.transform = CATransform3DIdentity
    }

    private static func animate(_ duration: TimeInterval, _ options: UIView.AnimationOptions, _ changes: @escaping () -> Void) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in
                continuation.resume()
            }
        }
    }
}
