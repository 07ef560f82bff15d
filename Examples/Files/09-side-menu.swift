//
//  SideMenu.swift
//
//  Tapping the Menu button slides a menu in from the left edge, covering
//  about three quarters of the screen. The rest goes dark. You can tap the dark
//  part to close it, or drag the menu back to the left with your finger.
//

import UIKit

class HomeViewController: UIViewController {
    private let menuTransition = SideMenuTransition()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain,
                                                           target: self, action: #selector(openMenu))
    }

    @objc private func openMenu() {
        let menu = MenuViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = menuTransition
        present(menu, animated: true)
    }
}

class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let buttons = ["Profile", "Orders", "Settings", "Log out"].map { title in
            UIButton(type: .system, primaryAction: UIAction(title: title) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.frame = CGRect(x: 16, y: 100, width: 200, height: 240)
        view.addSubview(stack)
    }
}

class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let interactor = SideMenuInteractor()

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        let controller = SideMenuPresentationController(presentedViewController: presented, presenting: presenting)
        controller.interactor = interactor
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
        interactor.isDragging ? interactor : nil
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let menuToShow = context.view(forKey: .to)
        guard let menu = menuToShow ?? context.view(forKey: .from) else { return }
        if let toVC = context.viewController(forKey: .to), menuToShow != nil {
            menu.frame = context.finalFrame(for: toVC)
            context.containerView.addSubview(menu)
            menu.transform = CGAffineTransform(translationX: -menu.bounds.width, y: 0)
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: {
            let hidden = CGAffineTransform(translationX: -menu.bounds.width, y: 0)
            menu.transform = menuToShow != nil ? .identity : hidden
        }, completion: { _ in
            if context.transitionWasCancelled { menu.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}

class SideMenuInteractor: UIPercentDrivenInteractiveTransition { var isDragging = false }

class SideMenuPresentationController: UIPresentationController {
    var interactor: SideMenuInteractor?
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: 0, width: min(bounds.width * 0.75, 320), height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        containerView.insertSubview(dimmingView, at: 0)
        containerView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    @objc private func dimmingTapped() { presentedViewController.dismiss(animated: true) }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let interactor = interactor, let container = containerView else { return }
        let width = frameOfPresentedViewInContainerView.width
        let progress = max(0, min(1, -pan.translation(in: container).x / width))
        switch pan.state {
        case .began:
            interactor.isDragging = true
            presentedViewController.dismiss(animated: true)
        case .changed: interactor.update(progress)
        case .ended, .cancelled:
            interactor.isDragging = false
            let flung = pan.velocity(in: container).x < -600
            if progress > 0.4 || flung { interactor.finish() } else { interactor.cancel() }
        default: break
        }
    }
}
