//
//  DropSegue.swift
//  PocketTrips
//
//  Created by Jonas Weber on 15.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

/// Lets the destination drop in from the top edge of the screen.
class DropSegue: UIStoryboardSegue {

    override func perform() {
        let source = self.source
        let destination = self.destination
        guard let window = source.view.window else {
            source.present(destination, animated: false, completion: nil)
            return
        }

        let destinationView = destination.view!
        destinationView.frame = window.bounds.offsetBy(dx: 0, dy: -window.bounds.height)
        window.addSubview(destinationView)

        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.3, options: [], animations: {
            destinationView.frame = window.bounds
        }, completion: { _ in
            source.present(destination, animated: false, completion: nil)
        })
    }
}

/// The way back: lifts the source up again.
class LiftUnwindSegue: UIStoryboardSegue {

    override func perform() {
        let source = self.source
        guard let window = source.view.window,
            let snapshot = source.view.snapshotView(afterScreenUpdates: false) else {
                source.dismiss(animated: true, completion: nil)
                return
        }

        snapshot.frame = source.view.frame
        window.addSubview(snapshot)
        source.dismiss(animated: false) {
            window.bringSubview(toFront: snapshot)
            UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn, animations: {
                snapshot.frame.origin.y = -window.bounds.height
            }, completion: { _ in
                snapshot.removeFromSuperview()
            })
        }
    }
}
