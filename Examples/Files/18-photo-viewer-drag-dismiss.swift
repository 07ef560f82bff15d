//
//  PhotoViewerViewController.swift
//
//  Full screen photo. Pinch to zoom, double tap to zoom in and out. When it is
//  not zoomed you can drag the photo down: it follows the finger, shrinks a bit,
//  and the black background gets see-through so the screen behind shows up. Let
//  go far enough and it drops away, otherwise it springs back.
//

import UIKit

class PhotoViewerViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let imageView = UIImageView()
    private let scrollView = UIScrollView()
    private let dismissal = DragDismissTransition()

    init(image: UIImage?) {
        super.init(nibName: nil, bundle: nil)
        imageView.image = image
        modalPresentationStyle = .custom   // keeps the presenting view in place underneath
        modalTransitionStyle = .crossDissolve   // the way in is the stock fade
        transitioningDelegate = dismissal
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)

        imageView.frame = scrollView.bounds
        imageView.contentMode = .scaleAspectFit
        scrollView.addSubview(imageView)

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    @objc private func doubleTapped() {
        scrollView.setZoomScale(scrollView.zoomScale > 1 ? 1 : 2.5, animated: true)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return scrollView.zoomScale <= 1 && velocity.y > abs(velocity.x)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            dismissal.isInteractive = true
            dismiss(animated: true)
        case .changed:
            dismissal.update(translation: pan.translation(in: view))
        case .ended, .cancelled, .failed:
            let farEnough = pan.translation(in: view).y > 140 || pan.velocity(in: view).y > 900
            dismissal.end(finish: pan.state == .ended && farEnough)
        default: break
        }
    }
}

class DragDismissTransition: NSObject, UIViewControllerTransitioningDelegate,
                             UIViewControllerInteractiveTransitioning, UIViewControllerAnimatedTransitioning {

    var isInteractive = false
    private var context: UIViewControllerContextTransitioning?

    private var viewer: PhotoViewerViewController? {
        context?.viewController(forKey: .from) as? PhotoViewerViewController
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? { isInteractive ? self : nil }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    // Not dragging: just fade out.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: 0.3, animations: { fromView?.alpha = 0 }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    func update(translation: CGPoint) {
        guard let viewer = viewer else { return }
        let progress = max(0, min(1, translation.y / viewer.view.bounds.height))
        let scale = 1 - progress * 0.4
        viewer.imageView.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
            .scaledBy(x: scale, y: scale)
        viewer.view.backgroundColor = UIColor.black.withAlphaComponent(1 - progress)
        context?.updateInteractiveTransition(progress)
    }

    func end(finish: Bool) {
        isInteractive = false
        guard let context = context, let viewer = viewer else { return }
        if finish { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: finish ? 1 : 0.75,
                       initialSpringVelocity: 0, options: [], animations: {
            let dropped = CGAffineTransform(translationX: 0, y: viewer.view.bounds.height)
            viewer.imageView.transform = finish ? dropped : .identity
            viewer.view.backgroundColor = UIColor.black.withAlphaComponent(finish ? 0 : 1)
        }, completion: { _ in
            context.completeTransition(finish)
            self.context = nil
        })
    }
}
