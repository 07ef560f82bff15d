//
//  SlidesTabBarController.swift
//  TabSlides
//

import UIKit

class SlidesTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.tintColor = UIColor(named: "AccentColor")
    }
}

extension SlidesTabBarController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = viewControllers,
              let fromIndex = controllers.firstIndex(of: fromVC),
              let toIndex = controllers.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(direction: toIndex > fromIndex ? .forward : .backward)
    }

    // Two quick taps would start a second transition during the first.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        return viewController !== selectedViewController && transitionCoordinator == nil
    }
}
