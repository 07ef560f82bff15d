//
//  SlideTransition.swift
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-21.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

import UIKit

@objc public protocol SlideTransitionDelegate: class {
    @objc optional func slideTransition(_ transition: SlideTransition, willPresent viewController: UIViewController)
    @objc optional func slideTransition(_ transition: SlideTransition, didDismiss viewController: UIViewController)
}

/// The transitioning delegate of a sliding panel. Subclass it to change the animator.
@objc(SLKTransition)
open class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {

    public let configuration: SlideConfiguration
    @objc public weak var delegate: SlideTransitionDelegate?

    public init(configuration: SlideConfiguration) {
        self.configuration = configuration
        super.init()
    }

    open func makeAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
        return SlideAnimator(configuration: configuration, isPresenting: isPresenting)
    }

    // MARK: - UIViewControllerTransitioningDelegate

    public func presentationController(forPresented presented: UIViewController,
                                       presenting: UIViewController?,
                                       source: UIViewController) -> UIPresentationController? {
        let controller = SlidePresentationController(presentedViewController: presented, presenting: presenting)
        controller.configuration = configuration
        controller.onDismiss = { [weak self, weak presented] in
            guard let `self` = self, let presented = presented else { return }
            self.delegate?.slideTransition?(self, didDismiss: presented)
        }
        return controller
    }

    public func animationController(forPresented presented: UIViewController,
                                    presenting: UIViewController,
                                    source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        delegate?.slideTransition?(self, willPresent: presented)
        return makeAnimator(isPresenting: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return makeAnimator(isPresenting: false)
    }
}
