import UIKit
import QuartzCore

//MARK: - bubble transition 2015 style
@objc public class BubbleTransition: NSObject {
    public var startingPoint = CGPoint.zero {
        didSet { bubble.center = startingPoint }
    }
    public var duration = 0.5
    public var transitionMode: BubbleTransitionMode = .present
    public var bubbleColor: UIColor = .white
    public fileprivate(set) var bubble = UIView()

    @objc public enum BubbleTransitionMode: Int {
        case present, dismiss, pop
    }
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        let fromViewController = transitionContext.viewController(forKey: .from)
        let toViewController = transitionContext.viewController(forKey: .to)
        if transitionMode == .present { fromViewController?.beginAppearanceTransition(false, animated: true) }
        if toViewController?.modalPresentationStyle == .custom { toViewController?.beginAppearanceTransition(true, animated: true) }

        if transitionMode == .present {
            let presentedControllerView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
            let originalCenter = presentedControllerView.center
            let originalSize = presentedControllerView.frame.size
            bubble = UIView()
            bubble.frame = frameForBubble(originalCenter, size: originalSize, start: startingPoint)
            bubble.layer.cornerRadius = bubble.frame.size.height / 2
            bubble.center = startingPoint
            bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
            bubble.backgroundColor = bubbleColor
            containerView.addSubview(bubble)
            presentedControllerView.center = startingPoint
            presentedControllerView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
            presentedControllerView.alpha = 0
            containerView.addSubview(presentedControllerView)
            UIView.animate(withDuration: duration, animations: {
                self.bubble.transform = CGAffineTransform.identity
                presentedControllerView.transform = CGAffineTransform.identity
                presentedControllerView.alpha = 1
                presentedControllerView.center = originalCenter
            }, completion: { (_) in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                self.bubble.isHidden = true
                if toViewController?.modalPresentationStyle == .custom { toViewController?.endAppearanceTransition() }
                fromViewController?.endAppearanceTransition()
            })
        } else {
            let key = (transitionMode == .pop) ? UITransitionContextViewKey.to : UITransitionContextViewKey.from
            let returningControllerView = transitionContext.view(forKey: key)!
            let originalCenter = returningControllerView.center
            let originalSize = returningControllerView.frame.size
            bubble.frame = frameForBubble(originalCenter, size: originalSize, start: startingPoint)
            bubble.layer.cornerRadius = bubble.frame.size.height / 2
            bubble.center = startingPoint
            bubble.isHidden = false
            UIView.animate(withDuration: duration, animations: {
                self.bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
                returningControllerView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
                returningControllerView.center = self.startingPoint
                returningControllerView.alpha = 0
            }, completion: { (completed) in
                if !transitionContext.transitionWasCancelled {
                    returningControllerView.center = originalCenter
                    returningControllerView.removeFromSuperview()
                    self.bubble.removeFromSuperview()
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                toViewController?.endAppearanceTransition()
            })
        }
    }
}

private extension BubbleTransition {
    func frameForBubble(_ originalCenter: CGPoint, size originalSize: CGSize, start: CGPoint) -> CGRect {
        let lengthX = fmax(start.x, originalSize.width - start.x)
        let lengthY = fmax(start.y, originalSize.height - start.y)
        let offset = sqrt(lengthX * lengthX + lengthY * lengthY) * 2
        let size = CGSize(width: offset, height: offset)
        return CGRect(origin: CGPoint.zero, size: size)
    }
}

class FloatingViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let transition = BubbleTransition()
    var someButton: UIButton!
    let radialLayout = RadialLayout()
    var wheel: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.9607843137, green: 0.9607843137, blue: 0.9607843137, alpha: 1)
        wheel = UICollectionView(frame: CGRect(x: 0, y: 80, width: view.bounds.size.width, height: 360), collectionViewLayout: radialLayout)
        wheel.backgroundColor = .clear
        wheel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "dot")
        wheel.dataSource = self
        wheel.delegate = self
        view.addSubview(wheel)
        someButton = UIButton(type: .system)
        someButton.setTitle("+", for: .normal)
        someButton.titleLabel?.font = UIFont.systemFont(ofSize: 36, weight: UIFont.Weight.ultraLight)
        someButton.backgroundColor = .black
        someButton.tintColor = UIColor.white
        someButton.frame = CGRect(x: view.bounds.midX - 32, y: view.bounds.maxY - 120, width: 64, height: 64)
        someButton.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
        someButton.layer.cornerRadius = someButton.bounds.height * 0.5
        someButton.addTarget(self, action: #selector(FloatingViewController.open(sender:)), for: UIControl.Event.touchUpInside)
        view.addSubview(someButton)
    }

    @objc func open(sender: UIButton!) {
        let controller = ComposeViewController(nibName: nil, bundle: nil)
        controller.transitioningDelegate = self
        controller.modalPresentationStyle = .custom
        self.present(controller, animated: true) { NSLog("presented from %@", NSStringFromCGPoint(self.transition.startingPoint)) }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .present
        transition.startingPoint = someButton.center
        transition.bubbleColor = someButton.backgroundColor!
        return transition
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .dismiss
        transition.startingPoint = someButton.center
        return transition
    }
}

extension FloatingViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 14 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.row) / 14, saturation: 0.8, brightness: 0.9, alpha: 1)
        cell.layer.cornerRadius = 16
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.performBatchUpdates({
            radialLayout.angle += .pi / 6
            radialLayout.invalidateLayout()
        }, completion: nil)
    }
}

class RadialAttributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1000000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }
    override func copy(with zone: NSZone? = nil) -> Any {
        let c = super.copy(with: zone) as! RadialAttributes
        c.anchorPoint = anchorPoint
        c.angle = angle
        return c
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let o = object as? RadialAttributes, o.anchorPoint == anchorPoint else { return false }
        return super.isEqual(object)
    }
}

class RadialLayout: UICollectionViewLayout {
    var angle: CGFloat = 0
    private var cache = [RadialAttributes]()
    override class var layoutAttributesClass: AnyClass { return RadialAttributes.self }
    override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }
    override func prepare() {
        super.prepare()
        guard let cv = collectionView else { return }
        let n = cv.numberOfItems(inSection: 0)
        cache = (0..<n).map { i in
            let a = RadialAttributes(forCellWith: IndexPath(item: i, section: 0))
            let t = CGFloat(i) / CGFloat(n) * 2 * .pi + angle
            a.size = CGSize(width: 44, height: 44)
            a.center = CGPoint(x: cv.bounds.midX + cos(t) * 130, y: cv.bounds.height / 2 + sin(t) * 130)
            a.angle = t
            return a
        }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { return cache[indexPath.item] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let a = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        a?.alpha = 0
        return a
    }
}

class ComposeViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        b.center = CGPoint(x: view.center.x, y: view.frame.height - 88)
        b.setTitle("✕", for: .normal)
        b.addTarget(self, action: #selector(closeAction(_:)), for: .touchUpInside)
        view.addSubview(b)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        replicator.position = view.center
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
        replicator.instanceDelay = 0.2
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 20, width: 16, height: 16)
        dot.cornerRadius = 8
        dot.backgroundColor = UIColor.white.cgColor
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)
        let hop = CABasicAnimation(keyPath: "transform.translation.y")
        hop.byValue = -14
        hop.autoreverses = true
        hop.repeatCount = .infinity
        hop.duration = 0.3
        dot.add(hop, forKey: nil)
    }
    @IBAction func closeAction(_ sender: AnyObject) {
        self.dismiss(animated: true, completion: nil)
        UIApplication.shared.keyWindow?.endEditing(true)
    }
}
