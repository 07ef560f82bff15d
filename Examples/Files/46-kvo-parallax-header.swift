// StretchyHeader by @lena — KVO on contentOffset, UIScrollView extension, view controller with header + push with custom pop.
import UIKit

private var headerContext = 0

public class StretchyHeader: NSObject {
    @objc public dynamic var progress: CGFloat = 0
    public weak var scrollView: UIScrollView? {
        didSet {
            oldValue?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &headerContext)
            scrollView?.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .initial], context: &headerContext)
        }
    }
    public var view: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let view = view { scrollView?.insertSubview(view, at: 0) }
            layout()
        }
    }
    public var height: CGFloat = 240 {
        didSet {
            scrollView?.contentInset.top = height
            scrollView?.scrollIndicatorInsets.top = height
            scrollView?.setContentOffset(CGPoint(x: 0, y: -height), animated: false)
            layout()
        }
    }

    public override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        if context == &headerContext, keyPath == "contentOffset" {
            layout()
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    private func layout() {
        guard let scrollView = scrollView, let view = view else { return }
        let y = scrollView.contentOffset.y
        let h = max(64, -y)
        view.frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: h)
        progress = (h - 64) / (height - 64)
    }

    deinit {
        scrollView?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &headerContext)
    }
}

private extension UIScrollView {
    private struct Keys { static var header: UInt8 = 0 }
    var stretchyHeader: StretchyHeader {
        if let header = objc_getAssociatedObject(self, &Keys.header) as? StretchyHeader { return header }
        let header = StretchyHeader()
        header.scrollView = self
        objc_setAssociatedObject(self, &Keys.header, header, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return header
    }
}

class ArtistViewController: UITableViewController, UINavigationControllerDelegate {
    private var observation: NSKeyValueObservation?
    private let songs = (1...20).map { "Song \($0)" }
    private let header = ArtistHeader()
    private lazy var formatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .spellOut
        return f
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Artist"
        navigationItem.largeTitleDisplayMode = .never
        edgesForExtendedLayout = .all
        tableView.rowHeight = 56
        tableView.separatorInset = .init(top: 0, left: 60, bottom: 0, right: 0)
        tableView.register(SongCell.self, forCellReuseIdentifier: "SongCell")
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.stretchyHeader.view = header
        tableView.stretchyHeader.height = 300
        observation = tableView.stretchyHeader.observe(\.progress, options: [.initial, .new]) { [weak self] _, change in
            guard let progress = change.newValue else { return }
            self?.header.blur.alpha = max(0, 1 - progress)
            self?.header.label.transform = CGAffineTransform(scaleX: 0.5 + progress / 2, y: 0.5 + progress / 2)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        navigationController?.delegate = self
        if let row = tableView.indexPathForSelectedRow {
            transitionCoordinator?.animate(alongsideTransition: { _ in
                self.tableView.deselectRow(at: row, animated: true)
            }, completion: { context in
                if context.isCancelled { self.tableView.selectRow(at: row, animated: false, scrollPosition: .none) }
            })
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SongCell", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row]
        cell.detailTextLabel?.text = formatter.string(from: NSNumber(value: indexPath.row + 1))
        cell.imageView?.image = UIImage(systemName: "music.note")
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let player = SongViewController()
        player.song = songs[indexPath.row]
        navigationController?.pushViewController(player, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return StripesAnimator(reverse: false)
        case .pop: return StripesAnimator(reverse: true)
        case .none: return nil
        @unknown default: return nil
        }
    }
}

class SongCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryView = UIImageView(image: UIImage(systemName: "ellipsis"))
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        textLabel?.textColor = selected ? tintColor : .label
    }
}

class ArtistHeader: UIView {
    let label = UILabel()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        gradient.colors = [UIColor.systemPurple, .systemPink, .systemOrange].map { $0.cgColor }
        gradient.locations = [0, 0.6, 1]
        layer.addSublayer(gradient)
        blur.alpha = 0
        blur.translatesAutoresizingMaskIntoConstraints = false
        label.text = "The Robins"
        label.font = UIFont.systemFont(ofSize: 44, weight: .black)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(blur)
        addSubview(label)
        let views: [String: Any] = ["blur": blur, "label": label]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[blur]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[blur]|", options: [], metrics: nil, views: views))
        NSLayoutConstraint(item: label, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: label, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -12).isActive = true
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        CATransaction.commit()
    }
}

class SongViewController: UIViewController {
    var song = ""
    private var link: CADisplayLink?
    private let wave = CAShapeLayer()
    private var start: CFTimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        title = song
        wave.fillColor = UIColor.systemPink.cgColor
        view.layer.addSublayer(wave)
        let back = UIButton(type: .close)
        back.addTarget(self, action: #selector(close), for: .primaryActionTriggered)
        back.frame.origin = CGPoint(x: 20, y: 64)
        view.addSubview(back)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        start = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        if #available(iOS 15, *) { link?.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60) }
        link?.add(to: .main, forMode: .common)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
    }

    @objc private func close() { _ = navigationController?.popViewController(animated: true) }

    @objc private func tick(_ link: CADisplayLink) {
        let t = link.targetTimestamp - start
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: view.bounds.height))
        for x in stride(from: CGFloat(0), through: view.bounds.width, by: 4) {
            let y = view.bounds.midY + 30 * sin(x / 40 + CGFloat(t) * 4)
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: view.bounds.width, y: view.bounds.height))
        path.closeSubpath()
        wave.path = path
    }
}

final class StripesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let reverse: Bool
    private let count = 8
    init(reverse: Bool) { self.reverse = reverse }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else { return }
        let container = transitionContext.containerView
        to.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        container.addSubview(to)
        let height = container.bounds.height / CGFloat(count)
        var stripes: [UIView] = []
        let renderer = UIGraphicsImageRenderer(bounds: from.bounds)
        let image = renderer.image { from.layer.render(in: $0.cgContext) }
        for i in 0..<count {
            let rect = CGRect(x: 0, y: CGFloat(i) * height, width: container.bounds.width, height: height)
            let scale = image.scale
            guard let cropped = image.cgImage?.cropping(to: rect.applying(.init(scaleX: scale, y: scale))) else { continue }
            let stripe = UIImageView(image: UIImage(cgImage: cropped, scale: scale, orientation: .up))
            stripe.frame = rect
            container.addSubview(stripe)
            stripes.append(stripe)
        }
        let group = DispatchGroup()
        for (i, stripe) in stripes.enumerated() {
            group.enter()
            let dx = container.bounds.width * (i % 2 == 0 ? 1 : -1) * (reverse ? -1 : 1)
            UIView.animate(withDuration: 0.5, delay: Double(i) * 0.025, options: .curveEaseIn) {
                stripe.center.x += dx
            } completion: { _ in
                stripe.removeFromSuperview()
                group.leave()
            }
        }
        group.notify(queue: .main) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
