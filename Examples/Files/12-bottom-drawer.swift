//
//  DrawerViewController.swift
//
//  A map-like screen with a drawer peeking out at the bottom. Drag the drawer up
//  and it follows the finger, getting taller while the background darkens and
//  the arrow turns around. Let go and it either finishes opening or falls back.
//  Tapping the handle opens or closes it too, and you can grab it mid-way.
//

import UIKit

class DrawerViewController: UIViewController {

    private enum State {
        case collapsed, expanded
        var opposite: State { self == .collapsed ? .expanded : .collapsed }
    }

    private let drawerHeight: CGFloat = 480
    private let peekHeight: CGFloat = 90
    private let dimView = UIView()
    private let drawer = UIView()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.up"))
    private var drawerBottom: NSLayoutConstraint!
    private var state: State = .collapsed
    private var animator: UIViewPropertyAnimator?
    private var progressWhenInterrupted: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen

        dimView.backgroundColor = .black
        dimView.alpha = 0
        dimView.frame = view.bounds
        dimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimView)

        drawer.backgroundColor = .systemBackground
        drawer.layer.cornerRadius = 16
        drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        drawer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drawer)

        arrow.translatesAutoresizingMaskIntoConstraints = false
        drawer.addSubview(arrow)

        drawerBottom = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: drawerHeight - peekHeight)
        NSLayoutConstraint.activate([
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.heightAnchor.constraint(equalToConstant: drawerHeight),
            drawerBottom,
            arrow.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 14),
            arrow.centerXAnchor.constraint(equalTo: drawer.centerXAnchor)
        ])

        drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drawerPanned(_:))))
        drawer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drawerTapped)))
    }

    private func startAnimation(to target: State) {
        guard animator == nil else { return }
        view.layoutIfNeeded()

        let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.9) {
            self.apply(target)
            self.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self = self else { return }
            if position == .end { self.state = target }
            // the constraint isn't rolled back by a reversed animation, so set it again
            self.apply(self.state)
            self.animator = nil
        }
        animator.startAnimation()
        self.animator = animator
    }

    private func apply(_ state: State) {
        switch state {
        case .collapsed:
            drawerBottom.constant = drawerHeight - peekHeight
            dimView.alpha = 0
            arrow.transform = .identity
        case .expanded:
            drawerBottom.constant = 0
            dimView.alpha = 0.5
            arrow.transform = CGAffineTransform(rotationAngle: .pi)
        }
    }

    @objc private func drawerTapped() {
        if let running = animator {
            running.isReversed.toggle()
        } else {
            startAnimation(to: state.opposite)
        }
    }

    @objc private func drawerPanned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startAnimation(to: state.opposite)
            animator?.pauseAnimation()
            animator?.isReversed = false
            progressWhenInterrupted = animator?.fractionComplete ?? 0
        case .changed:
            let distance = drawerHeight - peekHeight
            var fraction = -pan.translation(in: view).y / distance
            if state == .expanded { fraction *= -1 }
            animator?.fractionComplete = max(0.001, min(0.999, fraction + progressWhenInterrupted))
        case .ended, .cancelled:
            guard let animator = animator else { return }
            let velocity = pan.velocity(in: view).y
            let movingUp = velocity < 0
            let shouldFinish: Bool
            if abs(velocity) < 100 {
                shouldFinish = animator.fractionComplete > 0.5
            } else {
                shouldFinish = state == .collapsed ? movingUp : !movingUp
            }
            animator.isReversed = !shouldFinish
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            break
        }
    }
}
