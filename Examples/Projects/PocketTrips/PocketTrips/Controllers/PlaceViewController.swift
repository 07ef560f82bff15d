//
//  PlaceViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 20.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class PlaceViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var textView: UITextView!

    var place: Place!
    var interactor: PullDownInteractor?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(hue: CGFloat(place.hue), saturation: 0.55, brightness: 0.8, alpha: 1)
        nameLabel.text = place.name
        textView.text = place.blurb
    }

    @IBAction func handlePan(_ sender: UIPanGestureRecognizer) {
        guard let interactor = interactor else { return }
        let threshold: CGFloat = 0.3
        let translation = sender.translation(in: view)
        let progress = min(max(translation.y / view.bounds.height, 0), 1)

        switch sender.state {
        case .began:
            interactor.hasStarted = true
            dismiss(animated: true, completion: nil)
        case .changed:
            interactor.shouldFinish = progress > threshold
            interactor.update(progress)
        case .cancelled:
            interactor.hasStarted = false
            interactor.cancel()
        case .ended:
            interactor.hasStarted = false
            if interactor.shouldFinish {
                interactor.finish()
            } else {
                interactor.cancel()
            }
        default:
            break
        }
    }
}
