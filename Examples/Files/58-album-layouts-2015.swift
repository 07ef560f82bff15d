//
//  AlbumLayouts.swift
//  Contact Sheet
//
//  2015, layout-to-layout navigation transition. Updated for Swift 4.
//

import UIKit

let kNumberOfCards = 24

// MARK: - Layout attributes

class CoverAttributes: UICollectionViewLayoutAttributes {

    var shade: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CoverAttributes
        copy.shade = shade
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CoverAttributes, other.shade == shade else { return false }
        return super.isEqual(object)
    }
}

// MARK: - Layouts

class SheetLayout: UICollectionViewFlowLayout {

    override class var layoutAttributesClass: AnyClass {
        return CoverAttributes.self
    }

    override init() {
        super.init()
        itemSize = CGSize(width: 70, height: 70)
        minimumLineSpacing = 12
        minimumInteritemSpacing = 12
        sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

class CoverFlowLayout: UICollectionViewFlowLayout {

    override class var layoutAttributesClass: AnyClass {
        return CoverAttributes.self
    }

    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 200, height: 200)
        minimumLineSpacing = -60
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepare() {
        if let view = collectionView {
            let side = (view.bounds.width - itemSize.width) / 2
            let topInset = view.adjustedContentInset.top + view.adjustedContentInset.bottom
            let vertical = max(0, (view.bounds.height - topInset - itemSize.height) / 2)
            sectionInset = UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    private func bend(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = collectionView, let cover = attributes.copy() as? CoverAttributes else { return attributes }
        let center = view.contentOffset.x + view.bounds.width / 2
        let ratio = max(-1, min(1, (cover.center.x - center) / (itemSize.width * 0.8)))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, -ratio * CGFloat.pi / 3.2, 0, 1, 0)
        transform = CATransform3DTranslate(transform, 0, 0, -abs(ratio) * 60)
        cover.transform3D = transform
        cover.zIndex = Int(1000 - abs(cover.center.x - center))
        cover.shade = abs(ratio) * 0.5
        return cover
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return super.layoutAttributesForElements(in: rect.insetBy(dx: -200, dy: 0))?.map { bend($0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return super.layoutAttributesForItem(at: indexPath).map { bend($0) }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard collectionView != nil else { return proposedContentOffset }
        let step = itemSize.width + minimumLineSpacing
        let page = (proposedContentOffset.x / step).rounded()
        return CGPoint(x: page * step, y: proposedContentOffset.y)
    }
}

class RingLayout: UICollectionViewLayout {

    private var cache = [CoverAttributes]()

    override class var layoutAttributesClass: AnyClass {
        return CoverAttributes.self
    }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return CGSize.zero }
        let insets = view.adjustedContentInset
        return CGSize(width: view.bounds.width, height: view.bounds.height - insets.top - insets.bottom)
    }

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let count = view.numberOfItems(inSection: 0)
        let size = collectionViewContentSize
        let radius = min(size.width, size.height) / 2 - 50
        cache = (0..<count).map { index in
            let attributes = CoverAttributes(forCellWith: IndexPath(item: index, section: 0))
            let outer = index % 2 == 0
            let angle = CGFloat(index) / CGFloat(count) * 2 * CGFloat.pi
            let distance = outer ? radius : radius * 0.6
            attributes.size = CGSize(width: 56, height: 56)
            attributes.center = CGPoint(x: size.width / 2 + cos(angle) * distance, y: size.height / 2 + sin(angle) * distance)
            attributes.transform3D = CATransform3DMakeRotation(angle, 0, 0, 1)
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let view = collectionView else { return proposedContentOffset }
        return CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    }
}

// MARK: - Cell

class CardCell: UICollectionViewCell {

    static let identifier = "CardCell"

    let numberLabel = UILabel()
    private let shadeView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.borderColor = UIColor.white.cgColor
        contentView.layer.borderWidth = 3
        contentView.layer.allowsEdgeAntialiasing = true
        numberLabel.textAlignment = .center
        numberLabel.textColor = .white
        numberLabel.font = UIFont(name: "HelveticaNeue-CondensedBold", size: 80)
        numberLabel.adjustsFontSizeToFitWidth = true
        numberLabel.minimumScaleFactor = 0.2
        numberLabel.baselineAdjustment = .alignCenters
        shadeView.backgroundColor = .black
        shadeView.alpha = 0
        for sub in [numberLabel, shadeView] {
            sub.frame = contentView.bounds.insetBy(dx: 3, dy: 3)
            sub.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(sub)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        shadeView.alpha = (layoutAttributes as? CoverAttributes)?.shade ?? 0
    }

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        contentView.layer.borderColor = newLayout is RingLayout ? UIColor.yellow.cgColor : UIColor.white.cgColor
    }
}

// MARK: - Controllers

class AlbumViewController: UICollectionViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = UIColor(red: 0.17, green: 0.20, blue: 0.24, alpha: 1)
        if !useLayoutToLayoutNavigationTransitions {
            collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return kNumberOfCards
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath) as! CardCell
        cell.numberLabel.text = "\(indexPath.item + 1)"
        cell.contentView.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / CGFloat(kNumberOfCards), saturation: 0.7, brightness: 0.75, alpha: 1)
        return cell
    }
}

class SheetViewController: AlbumViewController {

    init() {
        super.init(collectionViewLayout: SheetLayout())
        title = "Contact Sheet"
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let covers = CoversViewController(selected: indexPath)
        navigationController?.pushViewController(covers, animated: true)
    }
}

class CoversViewController: AlbumViewController {

    private let selected: IndexPath
    private let switcher = UISegmentedControl(items: ["Covers", "Ring"])
    private var transitionLayout: UICollectionViewTransitionLayout?

    init(selected: IndexPath) {
        self.selected = selected
        super.init(collectionViewLayout: CoverFlowLayout())
        useLayoutToLayoutNavigationTransitions = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        switcher.selectedSegmentIndex = 0
        switcher.addTarget(self, action: #selector(switchLayout), for: .valueChanged)
        navigationItem.titleView = switcher
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.decelerationRate = .fast
        collectionView.scrollToItem(at: selected, at: .centeredHorizontally, animated: true)
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        pinch.name = "ring-pinch"
        collectionView.addGestureRecognizer(pinch)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for recognizer in collectionView.gestureRecognizers ?? [] where recognizer.name == "ring-pinch" {
            collectionView.removeGestureRecognizer(recognizer)
        }
        collectionView.decelerationRate = .normal
    }

    override func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    @objc private func switchLayout() {
        let next: UICollectionViewLayout = switcher.selectedSegmentIndex == 0 ? CoverFlowLayout() : RingLayout()
        switcher.isEnabled = false
        collectionView.setCollectionViewLayout(next, animated: true) { [weak self] _ in
            self?.switcher.isEnabled = true
        }
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard transitionLayout == nil, collectionView.collectionViewLayout is CoverFlowLayout, pinch.scale < 1.05 else { return }
            transitionLayout = collectionView.startInteractiveTransition(to: RingLayout()) { [weak self] completed, finished in
                self?.transitionLayout = nil
                self?.switcher.selectedSegmentIndex = finished ? 1 : 0
            }
        case .changed:
            guard let layout = transitionLayout else { return }
            layout.transitionProgress = max(0, min(1, (1 - pinch.scale) * 1.8))
            layout.invalidateLayout()
        case .ended, .cancelled:
            guard let layout = transitionLayout else { return }
            if layout.transitionProgress > 0.5 && pinch.state == .ended {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        default:
            break
        }
    }
}
