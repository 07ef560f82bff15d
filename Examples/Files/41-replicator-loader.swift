//
//  LoaderTransition.swift
//  PulseLoader
//
//  Created by Kenji on 2017/03/11.
//  Copyright © 2017 Kenji. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = StartViewController()
        window?.makeKeyAndVisible()
        UIApplication.shared.statusBarStyle = .lightContent
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { }
}

protocol PulseLoaderViewDelegate: class {
    func pulseLoaderDidFinish(_ loader: PulseLoaderView)
}

final class PulseLoaderView: UIView, CAAnimationDelegate {
    weak var delegate: PulseLoaderViewDelegate?

    override class var layerClass: AnyClass { return CAReplicatorLayer.self }
    private var replicator: CAReplicatorLayer { return layer as! CAReplicatorLayer }
    private let dot = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        dot.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).cgPath
        dot.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        dot.fillColor = UIColor.white.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 12
        replicator.instanceDelay = 1.0 / 12
        replicator.instanceAlphaOffset = -0.02
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.position = CGPoint(x: bounds.midX, y: 10)
    }

    func start() {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 0.2, 1]
        scale.keyTimes = [0, 0.5, 1]
        scale.timingFunctions = [CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn), CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)]
        scale.duration = 1
        scale.repeatCount = 2
        scale.delegate = self
        scale.setValue("pulse", forKey: "name")
        scale.isRemovedOnCompletion = false
        scale.fillMode = kCAFillModeForwards
        dot.add(scale, forKey: "pulse")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if let name = anim.value(forKey: "name") as? String, name == "pulse", flag {
            delegate?.pulseLoaderDidFinish(self)
        }
    }
}

class StartViewController: UIViewController, PulseLoaderViewDelegate, UIViewControllerTransitioningDelegate {
    private lazy var loginButton: UIButton = {
        let b = UIButton(type: .custom)
        b.setTitle("LOG IN", for: .normal)
        b.setTitleColor(.white, for: .normal)
        b.titleLabel?.font = UIFont(name: "AvenirNext-DemiBold", size: 18)
        b.backgroundColor = UIColor(red: 0.93, green: 0.3, blue: 0.36, alpha: 1)
        b.layer.cornerRadius = 28
        b.addTarget(self, action: #selector(StartViewController.logIn(_:)), for: .touchUpInside)
        return b
    }()
    private let loader = PulseLoaderView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor(red: 0.17, green: 0.2, blue: 0.35, alpha: 1).cgColor, UIColor.black.cgColor]
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        gradient.endPoint = CGPoint(x: 0.5, y: 1)
        view.layer.insertSublayer(gradient, at: 0)
        view.addSubview(loginButton)
        loader.isHidden = true
        loader.delegate = self
        view.addSubview(loader)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
        guard loginButton.transform == CGAffineTransform.identity, loginButton.layer.animationKeys() == nil, loader.isHidden else { return }
        loginButton.frame = CGRect(x: 40, y: view.bounds.height - 140, width: view.bounds.width - 80, height: 56)
        loader.center = CGPoint(x: view.bounds.midX, y: loginButton.center.y)
    }

    @objc func logIn(_ sender: UIButton) {
        sender.setTitle(nil, for: .normal)
        let shrink = CABasicAnimation(keyPath: "bounds.size.width")
        shrink.fromValue = sender.bounds.width
        shrink.toValue = sender.bounds.height
        shrink.duration = 0.25
        shrink.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
        shrink.fillMode = kCAFillModeForwards
        shrink.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            self.loader.isHidden = false
            self.loader.start()
        }
        sender.layer.add(shrink, forKey: shrink.keyPath)
        CATransaction.commit()
    }

    func pulseLoaderDidFinish(_ loader: PulseLoaderView) {
        loader.isHidden = true
        let home = HomeViewController()
        home.transitioningDelegate = self
        home.modalPresentationStyle = .custom
        present(home, animated: true) {
            self.loginButton.layer.removeAllAnimations()
            self.loginButton.setTitle("LOG IN", for: UIControlState.normal)
        }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return GrowTransition(from: loginButton.center, color: loginButton.backgroundColor ?? .red)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FadeTransition()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

class GrowTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let origin: CGPoint
    let color: UIColor

    init(from origin: CGPoint, color: UIColor) {
        self.origin = origin
        self.color = color
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else { return }
        let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
        bubble.layer.cornerRadius = 28
        bubble.center = origin
        bubble.backgroundColor = color
        container.addSubview(bubble)
        to.view.frame = transitionContext.finalFrame(for: to)
        to.view.alpha = 0
        container.addSubview(to.view)
        let diagonal = hypot(container.bounds.width, container.bounds.height)
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.calculationModeCubic], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
                bubble.transform = CGAffineTransform(scaleX: diagonal * 2 / 56, y: diagonal * 2 / 56)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) {
                to.view.alpha = 1
            }
        }, completion: { _ in
            bubble.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.viewController(forKey: .from)!
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            from.view.alpha = 0
        }) { _ in
            from.view.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
    }
}

class HomeViewController: UITableViewController {
    let items = ["Inbox", "Calendar", "Contacts", "Files"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.tableFooterView = UIView(frame: .zero)
        tableView.contentInset = UIEdgeInsetsMake(20, 0, 0, 0)
        let button = UIButton(type: .system)
        button.setTitle("Log out", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        button.addTarget(self, action: #selector(logOut), for: .touchUpInside)
        tableView.tableHeaderView = button
    }

    @objc private func logOut() { dismiss(animated: true, completion: nil) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
