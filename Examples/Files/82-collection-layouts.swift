//
//  SwatchesViewController.swift
//  Swatches
//
//  Grid <-> list <-> fan. Tap the segmented control for an animated change,
//  pinch for an interactive one, tap a swatch for a layout-to-layout push.
//
//  Swift 5.0, iOS 12
//

import UIKit

// Root is set up in AppDelegate:
//   window.rootViewController = UINavigationController(rootViewController: SwatchesViewController())

struct Swatch {
    let name: String
    let color: UIColor
}

extension Swatch {
    static let palette: [Swatch] = {
        let names = ["Rust", "Amber", "Straw", "Moss", "Fern", "Pine", "Teal", "Sky",
                     "Denim", "Ink", "Violet", "Plum", "Rose", "Clay", "Sand", "Slate"]
        return names.enumerated().map { offset, name in
            Swatch(name: name, color: UIColor(hue: CGFloat(offset) / CGFloat(names.count), saturation: 0.6, brightness: 0.85, alpha: 1))
        }
    }()
}

// MARK: - Layouts

final class GridLayout: UICollectionViewFlowLayout {

    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
        minimumInteritemSpacing = 8
        minimumLineSpacing = 8
        sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    }

    required init?(coder aDecoder: NSCoder) {
        self.columns = 3
        super.init(coder: aDecoder)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let available = collectionView.bounds.width
            - sectionInset.left - sectionInset.right
            - CGFloat(columns - 1) * minimumInteritemSpacing
        let side = floor(available / CGFloat(columns))
        itemSize = CGSize(width: side, height: columns == 1 ? 64 : side)
    }
}

final class FanLayout: UICollectionViewLayout {

    private var cache: [UICollectionViewLayoutAttributes] = []
    private let cardSize = CGSize(width: 150, height: 220)

    override var collectionViewContentSize: CGSize {
        return collectionView?.bounds.size ?? .zero
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let pivot = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height * 0.62)
        let spread: CGFloat = .pi * 0.9

        cache = (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            let angle = -spread / 2 + spread * CGFloat(item) / CGFloat(max(count - 1, 1))
            attributes.size = cardSize
            attributes.center = CGPoint(x: pivot.x + sin(angle) * 110, y: pivot.y - cos(angle) * 110)
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            attributes.zIndex = item
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.size != collectionView?.bounds.size
    }
}

// MARK: - Cell

final class SwatchCell: UICollectionViewCell {

    static let identifier = String(describing: SwatchCell.self)

    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.layer.borderColor = UIColor.white.cgColor
        contentView.layer.borderWidth = 1
        nameLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
        nameLabel.textColor = .white
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.contentView.alpha = self.isHighlighted ? 0.7 : 1
            }
        }
    }

    func configure(with swatch: Swatch) {
        nameLabel.text = swatch.name
        contentView.backgroundColor = swatch.color
        isAccessibilityElement = true
        accessibilityLabel = swatch.name
        accessibilityTraits = .button
    }
}

// MARK: - View controllers

class SwatchesViewController: UICollectionViewController {

    fileprivate let swatches = Swatch.palette

    private let grid = GridLayout(columns: 3)
    private let list = GridLayout(columns: 1)
    private let fan = FanLayout()
    private lazy var layouts: [UICollectionViewLayout] = [grid, list, fan]

    private lazy var segmented: UISegmentedControl = {
        let control = UISegmentedControl(items: ["Grid", "List", "Fan"])
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        return control
    }()

    private var transitionLayout: UICollectionViewTransitionLayout?

    init() {
        super.init(collectionViewLayout: grid)
    }

    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = UIColor(white: 0.95, alpha: 1)
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
        collectionView.alwaysBounceVertical = true
        navigationItem.titleView = segmented

        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        collectionView.addGestureRecognizer(pinch)
    }

    @objc private func segmentChanged(_ sender: UISegmentedControl) {
        let target = layouts[sender.selectedSegmentIndex]
        target.invalidateLayout()
        sender.isEnabled = false
        collectionView.setCollectionViewLayout(target, animated: true) { _ in
            sender.isEnabled = true
        }
    }

    /// Pinching out goes from the grid to the list, pinching in goes back.
    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard transitionLayout == nil, segmented.selectedSegmentIndex < 2 else { return }
            let goingToList = segmented.selectedSegmentIndex == 0
            guard goingToList == (pinch.velocity > 0) else { return }
            let target: UICollectionViewLayout = goingToList ? list : grid
            transitionLayout = collectionView.startInteractiveTransition(to: target) { [weak self] completed, finished in
                guard let self = self else { return }
                if finished {
                    self.segmented.selectedSegmentIndex = goingToList ? 1 : 0
                }
                self.transitionLayout = nil
            }
        case .changed:
            guard let layout = transitionLayout else { return }
            let raw = segmented.selectedSegmentIndex == 0 ? pinch.scale - 1 : (1 - pinch.scale) * 2
            layout.transitionProgress = min(max(raw, 0), 1)
            layout.invalidateLayout()
        case .ended:
            guard let layout = transitionLayout else { return }
            if layout.transitionProgress > 0.5 {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        case .cancelled, .failed:
            if transitionLayout != nil {
                collectionView.cancelInteractiveTransition()
            }
        default:
            break
        }
    }

    // MARK: UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return swatches.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SwatchCell.identifier, for: indexPath) as! SwatchCell
        cell.configure(with: swatches[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = SwatchStripViewController(collectionViewLayout: StripLayout())
        detail.useLayoutToLayoutNavigationTransitions = true
        detail.title = swatches[indexPath.item].name
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class StripLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 260, height: 380)
        minimumLineSpacing = 20
        sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        let stride = itemSize.width + minimumLineSpacing
        let page = (proposedContentOffset.x / stride).rounded()
        return CGPoint(x: page * stride, y: proposedContentOffset.y)
    }
}

/// Shares the collection view with the controller below it on the stack.
class SwatchStripViewController: UICollectionViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.decelerationRate = .fast
    }
}
