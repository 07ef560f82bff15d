//
//  PhotoViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 14/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import AVFoundation
import UIKit

class PhotoViewController: UIViewController {

    @IBOutlet private(set) weak var imageView: UIImageView!
    @IBOutlet private weak var captionLabel: UILabel!
    @IBOutlet private weak var hintLabel: UILabel!
    @IBOutlet private weak var closeButton: UIButton!

    var trail: Trail?
    var interactor: PhotoDismissInteractor?

    override var prefersStatusBarHidden: Bool {
        return true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let trail = trail else { return }
        imageView.image = UIImage(named: trail.photoName)
        captionLabel.text = trail.name
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.3, delay: 1.5, options: [], animations: {
            self.hintLabel.alpha = 0
        }, completion: nil)
    }

    /// Where the picture itself lies within the image view.
    var pictureFrame: CGRect {
        guard let image = imageView.image else { return imageView.bounds }
        return AVMakeRect(aspectRatio: image.size, insideRect: imageView.bounds)
    }

    @IBAction func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let interactor = interactor else { return }
        let translation = recognizer.translation(in: view)
        let progress = min(max(abs(translation.y) / (view.bounds.height * 0.6), 0), 1)

        switch recognizer.state {
        case .began:
            interactor.isInteracting = true
            dismiss(animated: true, completion: nil)
        case .changed:
            interactor.shouldFinish = progress > 0.3
            interactor.update(progress)
        case .ended:
            interactor.isInteracting = false
            let isFling = abs(recognizer.velocity(in: view).y) > 900
            if interactor.shouldFinish || isFling {
                interactor.finish()
            } else {
                interactor.cancel()
            }
        case .cancelled, .failed:
            interactor.isInteracting = false
            interactor.cancel()
        default:
            break
        }
    }

    @IBAction func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .changed:
            let scale = min(max(recognizer.scale, 0.8), 3)
            imageView.transform = CGAffineTransform(scaleX: scale, y: scale)
        case .ended, .cancelled, .failed:
            UIView.animate(withDuration: 0.35,
                           delay: 0,
                           usingSpringWithDamping: 0.7,
                           initialSpringVelocity: 0,
                           options: [],
                           animations: { self.imageView.transform = .identity },
                           completion: nil)
        default:
            break
        }
    }

    @IBAction func toggleChrome(_ recognizer: UITapGestureRecognizer) {
        let alpha: CGFloat = closeButton.alpha > 0.5 ? 0 : 1
        UIView.animate(withDuration: 0.25) {
            self.closeButton.alpha = alpha
            self.captionLabel.alpha = alpha
        }
    }

}
