//
//  PhotoViewController.swift
//  Recipes
//
//  Created by Paula Winter on 18.03.22.
//

import UIKit

class PhotoViewController: UIViewController {

    var recipe: Recipe!

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var captionLabel: UILabel!
    @IBOutlet private weak var captionView: UIVisualEffectView!
    @IBOutlet private weak var singleTapRecognizer: UITapGestureRecognizer!
    @IBOutlet private weak var doubleTapRecognizer: UITapGestureRecognizer!

    private var isChromeHidden = false

    override var prefersStatusBarHidden: Bool {
        return isChromeHidden
    }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        return .fade
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe.title
        imageView.image = recipe.image
        captionLabel.text = recipe.summary
        singleTapRecognizer.require(toFail: doubleTapRecognizer)
    }

    @IBAction private func handleSingleTap(_ recognizer: UITapGestureRecognizer) {
        isChromeHidden.toggle()
        navigationController?.setNavigationBarHidden(isChromeHidden, animated: true)
        UIView.animate(withDuration: 0.25) {
            self.captionView.alpha = self.isChromeHidden ? 0 : 1
            self.view.backgroundColor = self.isChromeHidden ? .black : .systemBackground
            self.setNeedsStatusBarAppearanceUpdate()
        }
    }

    @IBAction private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        } else {
            let point = recognizer.location(in: imageView)
            let size = CGSize(width: imageView.bounds.width / 2.5, height: imageView.bounds.height / 2.5)
            scrollView.zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
        }
    }

    @IBAction private func share(_ sender: UIBarButtonItem) {
        guard let image = recipe.image else { return }
        let controller = UIActivityViewController(activityItems: [recipe.title, image], applicationActivities: nil)
        controller.popoverPresentationController?.barButtonItem = sender
        present(controller, animated: true)
    }
}

extension PhotoViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}

extension PhotoViewController: ZoomTransitionSource {
    var zoomImageView: UIImageView? {
        return imageView
    }
}
