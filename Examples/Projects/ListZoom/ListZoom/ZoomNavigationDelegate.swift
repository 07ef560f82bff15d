//
//  ZoomNavigationDelegate.swift
//  ListZoom
//
//  Lives as an object in the navigation controller's scene in Main.storyboard
//  and is connected to its `delegate` outlet there.
//

import UIKit

class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {

    @IBOutlet weak var navigationController: UINavigationController!

    /// Set in the storyboard as a user defined runtime attribute.
    @IBInspectable var duration: Double = 0.45

    override func awakeFromNib() {
        super.awakeFromNib()
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is ZoomTransitioning, toVC is ZoomTransitioning else { return nil }
        switch operation {
        case .push:
            return ZoomPushAnimator(duration: duration)
        case .pop:
            return ZoomPushAnimator(duration: duration * 0.8, isPopping: true)
        default:
            return nil
        }
    }
}
