//
//  NavigationDelegate.swift
//  Pantry
//
//  Created by Ines Carvalho on 20/03/2024.
//

import UIKit

/// Lives as an object in Main.storyboard and is wired to the navigation controller's delegate outlet.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        if operation == .push, toVC is ShoppingListViewController {
            return SlideOverAnimator(isPush: true)
        }
        if operation == .pop, fromVC is ShoppingListViewController {
            return SlideOverAnimator(isPush: false)
        }
        return nil
    }
}
