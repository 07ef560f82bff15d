// App opens on a light blue screen with one button. Tap "Show": a second screen fades in
// over 0.5 s. Tap "Close" there and it fades out again.
//
//  FadeAnimator.swift
//  CustomTransitions
//
//  Created by Dmitri on 14/03/2017.
//

import UIKit

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var presenting = true
    let duration: TimeInterval = 0.5

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView

        if presenting {
            guard let toView = transitionContext.view(forKey: .to) else { return }
            container.addSubview(toView)
            toView.alpha = 0.0
            UIView.animate(withDuration: duration, animations: {
                toView.alpha = 1.0
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } else {
            guard let fromView = transitionContext.view(forKey: .from) else { return }
            if let toView = transitionContext.view(forKey: .to) {
                container.insertSubview(toView, belowSubview: fromView)
            }
            UIView.animate(withDuration: duration, animations: {
                fromView.alpha = 0.0
            }, completion: { _ in
                fromView.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}

class FirstViewController: UIViewController {

    private let fade = FadeAnimator()

    private lazy var showButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 24)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(showTapped(_:)), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1.0, alpha: 1.0)
        view.addSubview(showButton)
        NSLayoutConstraint.activate([
            showButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            showButton.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    @objc private func showTapped(_ sender: UIButton) {
        let second = SecondViewController()
        second.transitioningDelegate = self
        second.modalPresentationStyle = .fullScreen
        present(second, animated: true, completion: nil)
    }
}

extension FirstViewController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController,
                             presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        fade.presenting = true
        return fade
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        fade.presenting = false
        return fade
    }
}

class SecondViewController: UIViewController {

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray

        let label = UILabel()
        label.text = "I faded in"
        label.textColor = .white
        label.font = .systemFont(ofSize: 30, weight: .light)

        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.tintColor = .yellow
        close.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, close])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc func close(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FirstViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
