//
//  UIViewController+SlideKit.swift
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-23.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

import UIKit
import ObjectiveC

private var transitionKey: UInt8 = 0

public extension UIViewController {

    /// The transition this controller was slid in with. Kept alive by the controller.
    public private(set) var slideTransition: SlideTransition? {
        get {
            return objc_getAssociatedObject(self, &transitionKey) as? SlideTransition
        }
        set {
            objc_setAssociatedObject(self, &transitionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Presents `panel` over the receiver, sliding in as the configuration says.
    @discardableResult
    public func slideIn(_ panel: UIViewController,
                        configuration: SlideConfiguration,
                        delegate: SlideTransitionDelegate? = nil,
                        completion: (() -> Void)? = nil) -> SlideTransition {
        let transition = SlideTransition(configuration: configuration)
        transition.delegate = delegate
        panel.slideTransition = transition
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = transition
        present(panel, animated: true, completion: completion)
        return transition
    }

    /// Shorthand for `slideIn(_:configuration:)` with the defaults.
    @discardableResult
    public func slideIn(_ panel: UIViewController, from edge: SlideEdge) -> SlideTransition {
        return slideIn(panel, configuration: SlideConfiguration(edge: edge))
    }
}
