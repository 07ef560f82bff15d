//
//  PhotoViewerViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 08/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

/// Shows one photo over the grid. Drag it away to close the viewer.
class PhotoViewerViewController: UIViewController {

    @IBOutlet weak var backgroundView: UIView!
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var captionLabel: UILabel!

    var image: UIImage?
    var caption: String?

    override var prefersStatusBarHidden: Bool {
        return true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = image
        captionLabel.text = caption
    }

    // MARK: - Actions

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }

    @IBAction func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        let progress = min(1, abs(translation.y) / (view.bounds.height / 2))

        switch recognizer.state {
        case .changed:
            let scale = 1 - 0.3 * progress
            imageView.transform = CGAffineTransform(translationX: translation.x, y: translation.y).scaledBy(x: scale, y: scale)
            backgroundView.alpha = 1 - progress
            captionLabel.alpha = 1 - min(1, progress * 3)
        case .ended:
            let velocity = recognizer.velocity(in: view)
            if progress > 0.35 || abs(velocity.y) > 1000 {
                throwAway(upwards: progress > 0.35 ? translation.y < 0 : velocity.y < 0)
            } else {
                snapBack()
            }
        case .cancelled, .failed:
            snapBack()
        default:
            break
        }
    }

    private func throwAway(upwards: Bool) {
        let distance = view.bounds.height
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: {
            self.imageView.transform = self.imageView.transform.concatenating(CGAffineTransform(translationX: 0, y: upwards ? -distance : distance))
            self.backgroundView.alpha = 0
            self.captionLabel.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false, completion: nil)
        })
    }

    private func snapBack() {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {
            self.imageView.transform = .identity
            self.backgroundView.alpha = 1
            self.captionLabel.alpha = 1
        })
    }

}
