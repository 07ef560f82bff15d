//
//  JellyPull.swift
//  Demo of: card stack (swipe left / right) + jelly navigation pop
//
//  Originally written for Swift 2, migrated by Xcode to 4.
//

import Foundation
import UIKit
import QuartzCore

let kScreenWidth = UIScreen.main.bounds.size.width
let kScreenHeight = UIScreen.main.bounds.size.height

func delay(_ seconds: Double, _ closure: @escaping () -> ()) {
    let when = DispatchTime.now() + Double(Int64(seconds * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    DispatchQueue.main.asyncAfter(deadline: when, execute: closure)
}

@objc protocol CardStackViewDataSource: NSObjectProtocol {
    func numberOfCards(in stack: CardStackView) -> Int
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView
    @objc optional func cardStack(_ stack: CardStackView, overlayAt index: Int) -> UIView?
}

@objc protocol CardStackViewDelegate {
    @objc optional func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, toRight: Bool)
    @objc optional func cardStack(_ stack: CardStackView, didSelectCardAt index: Int)
    @objc optional func cardStackDidRunOut(_ stack: CardStackView)
}

@IBDesignable class CardStackView: UIView {
    @IBOutlet weak var dataSource: CardStackViewDataSource?
    @IBOutlet weak var delegate: CardStackViewDelegate?
    @IBInspectable var visibleCards: Int = 3
    fileprivate var cards = [UIView]()
    fileprivate var nextIndex = 0
    fileprivate var startCenter = CGPoint.zero

    func reloadData() {
        for card in cards { card.removeFromSuperview() }
        cards.removeAll()
        nextIndex = 0
        guard let ds = dataSource else { return }
        for _ in 0 ..< min(visibleCards, ds.numberOfCards(in: self)) { appendCard() }
        arrange(animated: false)
    }

    fileprivate func appendCard() {
        guard let ds = dataSource , nextIndex < ds.numberOfCards(in: self) else { return }
        let card = ds.cardStack(self, cardAt: nextIndex)
        card.tag = nextIndex
        card.bounds = CGRect(x: 0, y: 0, width: bounds.width - 40, height: bounds.height - 60)
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        insertSubview(card, at: 0)
        if let overlay = ds.cardStack?(self, overlayAt: nextIndex) ?? nil { card.addSubview(overlay) }
        cards.append(card)
        nextIndex += 1
        let pan = UIPanGestureRecognizer(target: self, action: #selector(CardStackView.handlePan(_:)))
        card.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: Selector("handleTap:"))
        card.addGestureRecognizer(tap)
    }

    fileprivate func arrange(animated: Bool) {
        let changes = {
            for (i, card) in self.cards.enumerated() {
                let s = 1 - CGFloat(i) * 0.06
                card.transform = CGAffineTransform(translationX: 0, y: CGFloat(i) * 18).scaledBy(x: s, y: s)
                card.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
                card.isUserInteractionEnabled = i == 0
            }
        }
        if animated {
            UIView.animate(withDuration: 0.35, delay: 0.0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0.4, options: UIViewAnimationOptions(), animations: changes, completion: nil)
        } else { changes() }
    }

    @objc func handleTap(_ g: UITapGestureRecognizer) {
        delegate?.cardStack?(self, didSelectCardAt: g.view!.tag)
    }

    @objc func handlePan(_ g: UIPanGestureRecognizer) {
        guard let card = g.view else { return }
        let t = g.translation(in: self)
        switch g.state {
        case .began:
            startCenter = card.center
        case .changed:
            card.center = CGPoint(x: startCenter.x + t.x, y: startCenter.y + t.y)
            card.transform = CGAffineTransform(rotationAngle: t.x / kScreenWidth * CGFloat(M_PI_4))
        case .ended, .cancelled:
            let v = g.velocity(in: self)
            if fabs(t.x) > 100 || fabs(v.x) > 800 {
                throwAway(card, toRight: t.x > 0)
            } else {
                arrange(animated: true)
            }
        default: ()
        }
    }

    fileprivate func throwAway(_ card: UIView, toRight: Bool) {
        cards.remove(at: cards.index(of: card)!)
        appendCard()
        UIView.animate(withDuration: 0.3, animations: { () -> Void in
            card.center.x += (toRight ? 1 : -1) * kScreenWidth * 1.5
            card.alpha = 0.2
        }, completion: { (finished) -> Void in
            card.removeFromSuperview()
            self.delegate?.cardStack?(self, didSwipeCardAt: card.tag, toRight: toRight)
            if self.cards.isEmpty { self.delegate?.cardStackDidRunOut?(self) }
        })
        arrange(animated: true)
    }
}

class ViewController: UIViewController, CardStackViewDataSource, CardStackViewDelegate {
    var stack: CardStackView!
    let colors: [UIColor] = [.red, .orange, .brown, .purple, .blue]

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = UIColor(patternImage: ViewController.pattern())
        stack = CardStackView(frame: CGRect(x: 0, y: 100, width: kScreenWidth, height: kScreenHeight - 220))
        stack.dataSource = self
        stack.delegate = self
        view.addSubview(stack)
        stack.reloadData()
        navigationItem.title = "Jelly"
        navigationController?.navigationBar.titleTextAttributes = [NSAttributedStringKey.foregroundColor: UIColor.purple, NSAttributedStringKey.font: UIFont(name: "HelveticaNeue-Light", size: 20)!]
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }

    class func pattern() -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 0)
        defer { UIGraphicsEndImageContext() }
        let c = UIGraphicsGetCurrentContext()!
        c.setFillColor(UIColor(white: 0.95, alpha: 1).cgColor)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        c.setFillColor(UIColor(white: 0.9, alpha: 1).cgColor)
        c.fillEllipse(in: CGRect(x: 6, y: 6, width: 8, height: 8))
        return UIGraphicsGetImageFromCurrentImageContext()!
    }

    func numberOfCards(in stack: CardStackView) -> Int { return colors.count }
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView {
        let v = UIView()
        v.backgroundColor = colors[index]
        v.layer.cornerRadius = 12
        v.layer.shouldRasterize = true
        v.layer.rasterizationScale = UIScreen.main.scale
        v.layer.borderColor = UIColor.white.cgColor
        v.layer.borderWidth = 4
        return v
    }
    func cardStack(_ stack: CardStackView, didSelectCardAt index: Int) {
        let vc = CardDetailViewController(nibName: nil, bundle: nil)
        vc.color = colors[index]
        self.navigationController!.delegate = JellyPush.shared
        self.navigationController!.pushViewController(vc, animated: true)
    }
    func cardStackDidRunOut(_ stack: CardStackView) {
        delay(0.2) { stack.reloadData() }
    }
}

class CardDetailViewController: UIViewController {
    var color: UIColor?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        extendedLayoutIncludesOpaqueBars = true
    }
}

class JellyPush: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    static let shared = JellyPush()
    fileprivate var operation = UINavigationControllerOperation.push
    fileprivate var context: UIViewControllerContextTransitioning?
    fileprivate let jelly = CAShapeLayer()

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return operation == .push ? self : nil
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = transitionContext.view(forKey: UITransitionContextViewKey.to)!
        transitionContext.containerView.addSubview(to)
        jelly.frame = to.bounds
        jelly.path = path(0, 0)
        to.layer.mask = jelly
        let anim = CAKeyframeAnimation(keyPath: "path")
        anim.values = [path(0, 0), path(0.4, 120), path(0.9, -60), path(1, 30), path(1, 0)]
        anim.keyTimes = [0, 0.3, 0.6, 0.8, 1]
        anim.duration = transitionDuration(using: transitionContext)
        anim.calculationMode = kCAAnimationLinear
        anim.delegate = self
        jelly.path = path(1, 0)
        jelly.add(anim, forKey: "jelly")
        let shadow = CABasicAnimation(keyPath: "opacity")
        shadow.fromValue = 0.3
        shadow.toValue = 1.0
        let group = CAAnimationGroup()
        group.animations = [shadow]
        group.duration = 0.3
        to.layer.add(group, forKey: nil)
    }

    fileprivate func path(_ progress: CGFloat, _ bend: CGFloat) -> CGPath {
        let w = kScreenWidth, h = kScreenHeight
        let x = w * (1 - progress)
        let p = UIBezierPath()
        p.move(to: CGPoint(x: w + 200, y: 0))
        p.addLine(to: CGPoint(x: x, y: 0))
        p.addQuadCurve(to: CGPoint(x: x, y: h), controlPoint: CGPoint(x: x - bend, y: h / 2))
        p.addLine(to: CGPoint(x: w + 200, y: h))
        p.close()
        return p.cgPath
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .to)?.layer.mask = nil
        context?.completeTransition(true)
        context = nil
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey : Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.backgroundColor = UIColor.white
        window!.rootViewController = UINavigationController(rootViewController: ViewController())
        window!.makeKeyAndVisible()
        return true
    }
}
