//
//  CardTransitioningDelegate.swift
//  Voyager
//
//  Created by Jonas Keller on 03/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

    func presentationController(forPresented presented: UIViewController,
                                presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        return CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

}
