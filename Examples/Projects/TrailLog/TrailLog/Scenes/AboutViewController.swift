//
//  AboutViewController.swift
//  TrailLog
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var cardView: UIView!
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var textLabel: UILabel!

    var region = ""
    var imageName = "Ridge"
    private var animator: UIDynamicAnimator?
    private var attachment: UIAttachmentBehavior?
    private var home = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = UIImage(named: imageName)
        textLabel.text = L("about.text", region)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        animator = UIDynamicAnimator(referenceView: view)
        home = cardView.center
    }

    @IBAction func cardPanned(_ sender: UIPanGestureRecognizer) {
        guard let animator = animator else { return }
        switch sender.state {
        case .began:
            animator.removeAllBehaviors()
            let touch = sender.location(in: cardView)
            let offset = UIOffset(horizontal: touch.x - cardView.bounds.midX, vertical: touch.y - cardView.bounds.midY)
            let a = UIAttachmentBehavior(item: cardView, offsetFromCenter: offset, attachedToAnchor: sender.location(in: view))
            animator.addBehavior(a)
            attachment = a
        case .changed:
            attachment?.anchorPoint = sender.location(in: view)
        default:
            animator.removeAllBehaviors()
            let snap = UISnapBehavior(item: cardView, snapTo: home)
            snap.damping = 0.5
            animator.addBehavior(snap)
        }
    }
}
