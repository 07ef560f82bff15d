//
//  ViewController.swift
//  Bubble
//
//  Created by Tomás on 14/10/16.
//  Copyright © 2016 Tomás. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        UIApplication.shared.statusBarStyle = .lightContent
        UINavigationBar.appearance().barTintColor = UIColor(red: 45/255.0, green: 52/255.0, blue: 54/255.0, alpha: 1.0)
        UINavigationBar.appearance().tintColor = UIColor.white
        UINavigationBar.appearance().titleTextAttributes = [NSForegroundColorAttributeName: UIColor.white]

        self.window = UIWindow(frame: UIScreen.main.bounds)
        let root = ViewController()
        self.window!.rootViewController = root
        self.window!.makeKeyAndVisible()
        return true
    }
}

class ViewController: UIViewController, UIViewControllerTransitioningDelegate {

    var addButton: UIButton!
    var countLabel: UILabel!
    var notes: [String] = []
    let transition = BubbleTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = UIColor(red: 223/255.0, green: 230/255.0, blue: 233/255.0, alpha: 1.0)

        countLabel = UILabel()
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        countLabel.textAlignment = NSTextAlignment.center
        countLabel.attributedText = self.attributedCount()
        self.view.addSubview(countLabel)

        addButton = UIButton(type: .custom)
        addButton.translatesAutoresizingMaskIntoConstraints = false
        addButton.backgroundColor = UIColor(red: 0.0, green: 184/255.0, blue: 148/255.0, alpha: 1.0)
        addButton.setTitle("+", for: UIControlState.normal)
        addButton.titleLabel?.font = UIFont.systemFont(ofSize: 34, weight: UIFontWeightLight)
        addButton.layer.cornerRadius = 30
        addButton.addTarget(self, action: #selector(ViewController.addTapped(_:)), for: UIControlEvents.touchUpInside)
        self.view.addSubview(addButton)

        let views: [String: UIView] = ["label": countLabel, "button": addButton]
        let metrics = ["side": 60, "margin": 24]
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|-margin-[label]-margin-|", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:[button(side)]-margin-|", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-120-[label]", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:[button(side)]-margin-|", options: [], metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
    }

    func attributedCount() -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [String: Any] = [
            NSFontAttributeName: UIFont.boldSystemFont(ofSize: 24),
            NSForegroundColorAttributeName: UIColor.darkGray,
            NSParagraphStyleAttributeName: style
        ]
        return NSAttributedString(string: notes.count == 1 ? "1 note" : "\(notes.count) notes", attributes: attributes)
    }

    func addTapped(_ sender: UIButton) {
        let composer = ComposerViewController()
        composer.onSave = { [unowned self] text in
            self.notes.append(text)
            self.countLabel.attributedText = self.attributedCount()
        }
        composer.transitioningDelegate = self
        composer.modalPresentationStyle = .custom
        self.present(composer, animated: true, completion: nil)
    }

    // MARK: UIViewControllerTransitioningDelegate

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .present
        transition.startingPoint = addButton.center
        transition.bubbleColor = addButton.backgroundColor!
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .dismiss
        transition.startingPoint = addButton.center
        return transition
    }
}

class BubbleTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    enum Mode: Int {
        case present, dismiss
    }

    var startingPoint = CGPoint.zero
    var bubbleColor = UIColor.white
    var duration = 0.5
    var mode = Mode.present

    fileprivate weak var context: UIViewControllerContextTransitioning?
    fileprivate var maskedView: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let containerView = transitionContext.containerView
        let key = (mode == .present) ? UITransitionContextViewKey.to : UITransitionContextViewKey.from
        guard let animatedView = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }

        if mode == .present {
            animatedView.frame = containerView.bounds
            containerView.addSubview(animatedView)
        }

        let size = containerView.bounds.size
        let dx = max(startingPoint.x, size.width - startingPoint.x)
        let dy = max(startingPoint.y, size.height - startingPoint.y)
        let radius = sqrt(dx * dx + dy * dy)

        let small = UIBezierPath(ovalIn: CGRect(x: startingPoint.x, y: startingPoint.y, width: 0, height: 0).insetBy(dx: -30, dy: -30))
        let large = UIBezierPath(arcCenter: startingPoint, radius: radius, startAngle: 0, endAngle: CGFloat(M_PI * 2), clockwise: true)

        let mask = CAShapeLayer()
        mask.frame = containerView.bounds
        mask.path = (mode == .present) ? large.cgPath : small.cgPath
        animatedView.layer.mask = mask
        maskedView = animatedView

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = (mode == .present) ? small.cgPath : large.cgPath
        animation.toValue = mask.path
        animation.duration = self.transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.fillMode = kCAFillModeForwards
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        maskedView?.layer.mask = nil
        maskedView = nil
        if let context = context {
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

class ComposerViewController: UIViewController, UITextFieldDelegate {

    var onSave: ((String) -> Void)?
    var textField: UITextField!

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = UIColor(red: 0.0, green: 184/255.0, blue: 148/255.0, alpha: 1.0)

        textField = UITextField(frame: CGRect(x: 24, y: 120, width: self.view.bounds.size.width - 48, height: 48))
        textField.autoresizingMask = .flexibleWidth
        textField.borderStyle = .none
        textField.backgroundColor = UIColor.white
        textField.layer.cornerRadius = 6
        textField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        textField.leftViewMode = .always
        textField.placeholder = "Write something…"
        textField.returnKeyType = .done
        textField.delegate = self
        self.view.addSubview(textField)

        let close = UIButton(type: .system)
        close.frame = CGRect(x: 24, y: 44, width: 80, height: 44)
        close.contentHorizontalAlignment = .left
        close.tintColor = UIColor.white
        close.setTitle("Cancel", for: .normal)
        close.addTarget(self, action: #selector(self.cancel), for: .touchUpInside)
        self.view.addSubview(close)
    }

    func cancel() {
        self.textField.resignFirstResponder()
        self.dismiss(animated: true, completion: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else {
            self.cancel()
            return true
        }
        textField.resignFirstResponder()
        self.onSave?(text)
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.1) {
            self.dismiss(animated: true, completion: nil)
        }
        return true
    }
}
