//
//  ViewController.swift
//  Polaroids
//
//  Created by Priya N. on 3/11/17.
//  Copyright © 2017 Priya N. All rights reserved.
//
//  Swift 4, iOS 11. UIKit Dynamics for the modal, a CATransform3D cube for the push.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let nav = UINavigationController(rootViewController: WallViewController())
        nav.navigationBar.titleTextAttributes = [NSAttributedStringKey.font: UIFont(name: "Noteworthy-Bold", size: 20) ?? UIFont.boldSystemFont(ofSize: 20)]
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Custom drawn polaroid

class PolaroidView: UIControl {

    var caption: String = "" {
        didSet { setNeedsDisplay() }
    }

    var photoColor: UIColor = .gray {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override var isHighlighted: Bool {
        didSet { layer.shadowOpacity = isHighlighted ? 0.1 : 0.3 }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }

        UIColor.white.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 3).fill()

        let margin = bounds.width * 0.07
        let side = bounds.width - margin * 2
        let photo = CGRect(x: margin, y: margin, width: side, height: side)
        photoColor.setFill()
        context.fill(photo)

        // hills
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: photo.minX, y: photo.maxY))
        hills.addLine(to: CGPoint(x: photo.minX, y: photo.midY))
        hills.addQuadCurve(to: CGPoint(x: photo.midX, y: photo.midY + side * 0.1), controlPoint: CGPoint(x: photo.minX + side * 0.25, y: photo.minY + side * 0.3))
        hills.addQuadCurve(to: CGPoint(x: photo.maxX, y: photo.midY), controlPoint: CGPoint(x: photo.maxX - side * 0.2, y: photo.minY + side * 0.4))
        hills.addLine(to: CGPoint(x: photo.maxX, y: photo.maxY))
        hills.close()
        UIColor(white: 0, alpha: 0.25).setFill()
        hills.fill()

        let attributes: [NSAttributedStringKey: Any] = [
            .font: UIFont(name: "Noteworthy-Light", size: bounds.width * 0.09) ?? UIFont.systemFont(ofSize: 12),
            .foregroundColor: UIColor.darkGray
        ]
        (caption as NSString).draw(at: CGPoint(x: margin, y: photo.maxY + margin * 0.5), withAttributes: attributes)
    }
}

// MARK: - Wall

class WallViewController: UIViewController {

    private let captions = ["Kochi", "Munnar", "Varkala"]
    private let colors: [UIColor] = [#colorLiteral(red: 0.2392, green: 0.6745, blue: 0.9686, alpha: 1), #colorLiteral(red: 0.4666, green: 0.7647, blue: 0.2666, alpha: 1), #colorLiteral(red: 0.9529, green: 0.6862, blue: 0.1333, alpha: 1)]
    private var polaroids = [PolaroidView]()
    private var selected: PolaroidView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wall"
        view.backgroundColor = UIColor(red: 0.87, green: 0.82, blue: 0.74, alpha: 1)
        navigationController?.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cube", style: .plain, target: self, action: #selector(cubeTapped))

        for (i, caption) in captions.enumerated() {
            let polaroid = PolaroidView(frame: CGRect(x: 40 + CGFloat(i) * 60, y: 120 + CGFloat(i) * 150, width: 130, height: 155))
            polaroid.caption = caption
            polaroid.photoColor = colors[i]
            polaroid.transform = CGAffineTransform(rotationAngle: CGFloat(i - 1) * 0.12)
            polaroid.addTarget(self, action: #selector(polaroidTapped(_:)), for: .touchUpInside)
            view.addSubview(polaroid)
            polaroids.append(polaroid)
        }
    }

    @objc private func polaroidTapped(_ sender: PolaroidView) {
        selected = sender
        let vc = PolaroidViewController()
        vc.caption = sender.caption
        vc.color = sender.photoColor
        vc.modalPresentationStyle = .custom
        vc.transitioningDelegate = self
        present(vc, animated: true, completion: nil)
    }

    @objc private func cubeTapped() {
        let vc = UIViewController()
        vc.title = "Other side"
        vc.view.backgroundColor = UIColor(red: 0.55, green: 0.65, blue: 0.6, alpha: 1)
        navigationController?.pushViewController(vc, animated: true)
    }
}

extension WallViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let start = selected.map { view.convert($0.center, to: nil) } ?? view.center
        return SnapInAnimator(startCenter: start)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FallOutAnimator()
    }
}

extension WallViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CubeAnimator(reversed: operation == .pop)
    }
}

// MARK: - Detail

class PolaroidViewController: UIViewController, UIGestureRecognizerDelegate {

    var caption = ""
    var color = UIColor.gray
    let polaroid = PolaroidView(frame: CGRect(x: 0, y: 0, width: 280, height: 335))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        polaroid.caption = caption
        polaroid.photoColor = color
        polaroid.center = view.center
        polaroid.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(polaroid)

        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
        let rotate = UIRotationGestureRecognizer(target: self, action: #selector(handleRotation(_:)))
        pinch.delegate = self
        rotate.delegate = self
        polaroid.addGestureRecognizer(pinch)
        polaroid.addGestureRecognizer(rotate)

        let tap = UITapGestureRecognizer(target: self, action: #selector(closeTapped))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
    }

    @objc func closeTapped() {
        dismiss(animated: true, completion: nil)
    }

    @objc func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        polaroid.transform = polaroid.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        if pinch.state == .ended || pinch.state == .cancelled {
            let t = polaroid.transform
            let scale = sqrt(t.a * t.a + t.c * t.c)
            if scale < 0.6 {
                dismiss(animated: true, completion: nil)
            } else if scale > 1.4 {
                UIView.animate(withDuration: 0.3) { self.polaroid.transform = .identity }
            }
        }
    }

    @objc func handleRotation(_ rotation: UIRotationGestureRecognizer) {
        polaroid.transform = polaroid.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.view === otherGestureRecognizer.view
    }
}

// MARK: - Dynamics animators

class SnapInAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {

    private let startCenter: CGPoint
    private var dynamics: UIDynamicAnimator?
    private var context: UIViewControllerContextTransitioning?

    init(startCenter: CGPoint) {
        self.startCenter = startCenter
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toVC = transitionContext.viewController(forKey: .to) as! PolaroidViewController
        let container = transitionContext.containerView
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(toVC.view)

        toVC.view.backgroundColor = UIColor(white: 0, alpha: 0)
        UIView.animate(withDuration: 0.4) {
            toVC.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        }

        let target = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        toVC.polaroid.center = startCenter

        context = transitionContext
        let animator = UIDynamicAnimator(referenceView: toVC.view)
        animator.delegate = self
        let snap = UISnapBehavior(item: toVC.polaroid, snapTo: target)
        snap.damping = 0.5
        animator.addBehavior(snap)
        dynamics = animator
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        animator.removeAllBehaviors()
        dynamics = nil
        context?.completeTransition(true)
        context = nil
    }
}

class FallOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var dynamics: UIDynamicAnimator!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: .from) as! PolaroidViewController
        let polaroid = fromVC.polaroid

        dynamics = UIDynamicAnimator(referenceView: transitionContext.containerView)
        let gravity = UIGravityBehavior(items: [polaroid])
        gravity.magnitude = 4
        let spin = UIDynamicItemBehavior(items: [polaroid])
        spin.addAngularVelocity(CGFloat.pi / 2, for: polaroid)
        dynamics.addBehavior(gravity)
        dynamics.addBehavior(spin)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            fromVC.view.backgroundColor = UIColor(white: 0, alpha: 0)
        }, completion: { _ in
            self.dynamics.removeAllBehaviors()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

// MARK: - Cube

class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let reversed: Bool

    init(reversed: Bool) {
        self.reversed = reversed
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
        let angle: CGFloat = (reversed ? -1 : 1) * .pi / 2
        let faces = [fromView, toView]

        toView.frame = container.bounds
        container.addSubview(toView)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 900
        container.layer.sublayerTransform = perspective
        container.backgroundColor = .black

        // both faces turn around the middle of the cube, half a width behind the screen
        for face in faces {
            face.layer.isDoubleSided = false
            face.layer.anchorPointZ = -container.bounds.width / 2
            face.layer.zPosition = -container.bounds.width / 2
        }
        toView.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            fromView.layer.transform = CATransform3DMakeRotation(-angle, 0, 1, 0)
            toView.layer.transform = CATransform3DIdentity
        }, completion: { _ in
            for face in faces {
                face.layer.transform = CATransform3DIdentity
                face.layer.anchorPointZ = 0
                face.layer.zPosition = 0
                face.layer.isDoubleSided = true
            }
            container.layer.sublayerTransform = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
