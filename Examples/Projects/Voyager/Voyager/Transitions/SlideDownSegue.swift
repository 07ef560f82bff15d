//
//  SlideDownSegue.swift
//  Voyager
//
//  Created by Jonas Keller on 05/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

/// Lets the destination drop in from above the screen.
class SlideDownSegue: UIStoryboardSegue {

    override func perform() {
        guard let window = source.view.window else {
            source.present(destination, animated: false, completion: nil)
            return
        }

        let destinationView: UIView = destination.view
        destinationView.frame = window.bounds
        destinationView.transform = CGAffineTransform(translationX: 0, y: -window.bounds.height)
        window.addSubview(destinationView)

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut, animations: {
            destinationView.transform = .identity
        }, completion: { _ in
            destinationView.removeFromSuperview()
            self.source.present(self.destination, animated: false, completion: nil)
        })
    }

}

/// The way back: the source leaves through the top of the screen.
class SlideUpUnwindSegue: UIStoryboardSegue {

    override func perform() {
        guard let window = source.view.window,
            let snapshot = source.view.snapshotView(afterScreenUpdates: false) else {
                source.dismiss(animated: true, completion: nil)
                return
        }

        snapshot.frame = window.bounds
        window.addSubview(snapshot)
        source.dismiss(animated: false) {
            window.bringSubviewToFront(snapshot)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn, animations: {
                snapshot.transform = CGAffineTransform(translationX: 0, y: -window.bounds.height)
            }, completion: { _ in
                snapshot.removeFromSuperview()
            })
        }
    }

}
