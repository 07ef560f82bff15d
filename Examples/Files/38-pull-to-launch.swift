import UIKit

// Pull to refresh demo with rocket, Swift 5, 2019

protocol RefreshViewDelegate: class {
    func refreshViewDidRefresh(refreshView: RocketRefreshView)
}

class RocketRefreshView: UIView, UIScrollViewDelegate {
    weak var delegate: RefreshViewDelegate?
    var scrollView: UIScrollView?
    var refreshing: Bool = false
    var progress: CGFloat = 0.0
    var isRefreshing = false
    let ovalShapeLayer: CAShapeLayer = CAShapeLayer()
    let rocketLayer: CALayer = CALayer()
    let starsLayer = CAEmitterLayer()

    init(frame: CGRect, scrollView: UIScrollView) {
        super.init(frame: frame)
        self.scrollView = scrollView
        backgroundColor = UIColor(red: 0.05, green: 0.07, blue: 0.2, alpha: 1)
        ovalShapeLayer.strokeColor = UIColor.white.cgColor
        ovalShapeLayer.fillColor = UIColor.clear.cgColor
        ovalShapeLayer.lineWidth = 4.0
        ovalShapeLayer.lineDashPattern = [2, 3]
        ovalShapeLayer.lineCap = .round
        let refreshRadius = frame.size.height / 2 * 0.8
        ovalShapeLayer.path = UIBezierPath(ovalIn: CGRect(
            x: frame.size.width / 2 - refreshRadius,
            y: frame.size.height / 2 - refreshRadius,
            width: 2 * refreshRadius,
            height: 2 * refreshRadius)
        ).cgPath
        layer.addSublayer(ovalShapeLayer)

        let config = UIImage.SymbolConfiguration(pointSize: 20)
        let rocketImage = UIImage(systemName: "paperplane.fill", withConfiguration: config)!.withTintColor(.white, renderingMode: .alwaysOriginal)
        rocketLayer.contents = rocketImage.cgImage
        rocketLayer.bounds = CGRect(x: 0.0, y: 0.0, width: rocketImage.size.width, height: rocketImage.size.height)
        rocketLayer.position = CGPoint(x: frame.size.width / 2 + frame.size.height / 2 * 0.8, y: frame.size.height / 2)
        layer.addSublayer(rocketLayer)
        rocketLayer.opacity = 0.0

        starsLayer.frame = bounds
        starsLayer.emitterPosition = CGPoint(x: bounds.midX, y: bounds.midY)
        starsLayer.emitterSize = bounds.size
        starsLayer.emitterShape = .rectangle
        starsLayer.renderMode = .additive
        let star = CAEmitterCell()
        star.birthRate = 20
        star.lifetime = 2
        star.contents = UIImage(systemName: "sparkle")?.cgImage
        star.color = UIColor.white.cgColor
        star.alphaRange = 0.5
        star.scale = 0.2
        star.scaleRange = 0.2
        star.redRange = 0.3
        star.greenSpeed = -0.1
        starsLayer.emitterCells = [star]
        layer.insertSublayer(starsLayer, at: 0)
    }

    required init(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offsetY = max(-(scrollView.contentOffset.y + scrollView.adjustedContentInset.top), 0.0)
        progress = min(max(offsetY / frame.size.height, 0.0), 1.0)
        if !isRefreshing {
            redrawFromProgress(self.progress)
        }
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        if !isRefreshing && self.progress >= 1.0 {
            delegate?.refreshViewDidRefresh(refreshView: self)
            beginRefreshing()
        }
    }

    func beginRefreshing() {
        isRefreshing = true
        UIView.animate(withDuration: 0.3) {
            var newInsets = self.scrollView!.contentInset
            newInsets.top += self.frame.size.height
            self.scrollView!.contentInset = newInsets
        }
        let strokeStartAnimation = CABasicAnimation(keyPath: "strokeStart")
        strokeStartAnimation.fromValue = -0.5
        strokeStartAnimation.toValue = 1.0
        let strokeEndAnimation = CABasicAnimation(keyPath: "strokeEnd")
        strokeEndAnimation.fromValue = 0.0
        strokeEndAnimation.toValue = 1.0
        let strokeAnimationGroup = CAAnimationGroup()
        strokeAnimationGroup.duration = 1.5
        strokeAnimationGroup.repeatDuration = 5.0
        strokeAnimationGroup.animations = [strokeEndAnimation, strokeStartAnimation]
        ovalShapeLayer.add(strokeAnimationGroup, forKey: nil)

        let flightAnimation = CAKeyframeAnimation(keyPath: "position")
        flightAnimation.path = ovalShapeLayer.path
        flightAnimation.calculationMode = .paced
        let orientation = CABasicAnimation(keyPath: "transform.rotation")
        orientation.fromValue = 0
        orientation.toValue = 2.0 * .pi
        let flightGroup = CAAnimationGroup()
        flightGroup.duration = 1.5
        flightGroup.repeatDuration = 5.0
        flightGroup.animations = [flightAnimation, orientation]
        rocketLayer.add(flightGroup, forKey: nil)
    }

    func endRefreshing() {
        isRefreshing = false
        UIView.animate(withDuration: 0.3, delay: 0.0, options: .curveEaseOut, animations: {
            var newInsets = self.scrollView!.contentInset
            newInsets.top -= self.frame.size.height
            self.scrollView!.contentInset = newInsets
        }, completion: { _ in })
    }

    func redrawFromProgress(_ progress: CGFloat) {
        ovalShapeLayer.strokeEnd = progress
        rocketLayer.opacity = Float(progress)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rocketLayer.setAffineTransform(CGAffineTransform(rotationAngle: progress * .pi))
        CATransaction.commit()
    }
}

let kRefreshViewHeight: CGFloat = 110.0

func delay(seconds: Double, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: completion)
}

class FlightsViewController: UITableViewController, RefreshViewDelegate {
    var refreshView: RocketRefreshView!
    let packItems = ["LHR → OSL", "CDG → JFK", "HND → SFO", "MEX → GRU"]

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Departures"
        self.view.backgroundColor = UIColor(red: 0.0, green: 154.0/255.0, blue: 222.0/255.0, alpha: 1.0)
        self.tableView.rowHeight = 64.0
        let refreshRect = CGRect(x: 0.0, y: -kRefreshViewHeight, width: view.frame.size.width, height: kRefreshViewHeight)
        refreshView = RocketRefreshView(frame: refreshRect, scrollView: self.tableView)
        refreshView.delegate = self
        view.addSubview(refreshView)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        refreshView.scrollViewDidScroll(scrollView)
    }
    override func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        refreshView.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    func refreshViewDidRefresh(refreshView: RocketRefreshView) {
        delay(seconds: 2) {
            refreshView.endRefreshing()
        }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { return 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return packItems.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.accessoryType = .none
        cell.textLabel!.text = packItems[indexPath.row]
        cell.detailTextLabel?.text = "Gate \(indexPath.row + 3)"
        cell.imageView!.image = UIImage(systemName: "airplane.departure")
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let board = FlipBoardController(text: packItems[indexPath.row])
        navigationController?.pushViewController(board, animated: true)
    }
}

class FlipBoardController: UIViewController {
    private let text: String
    private let label = CATextLayer()
    init(text: String) { self.text = text; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        label.string = text
        label.fontSize = 40
        label.font = UIFont.monospacedSystemFont(ofSize: 40, weight: .bold)
        label.alignmentMode = .center
        label.foregroundColor = UIColor.yellow.cgColor
        label.contentsScale = UIScreen.main.scale
        label.frame = CGRect(x: 0, y: 300, width: view.bounds.width, height: 50)
        view.layer.addSublayer(label)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let t = CATransition()
        t.type = .moveIn
        t.subtype = .fromTop
        t.duration = 0.5
        t.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        label.add(t, forKey: kCATransition)
        label.string = "BOARDING"
    }
}
