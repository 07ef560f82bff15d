// swift-format-ignore-file
import UIKit

/// A view whose layer is a shape, and which hears of nearly everything that happens to it.
class ShapeView: UIView {
    override class var layerClass: AnyClass { return CAShapeLayer.self }
    override var layer: CAShapeLayer { return super.layer as! CAShapeLayer }

    var color: UIColor = .red {
        didSet { layer.fillColor = color.cgColor }
    }
}

class ListeningView: UIView {
    var log: [String] = []
    var isTransparent = false

    // Hierarchy
    override func addSubview(_ view: UIView) { log.append("add"); super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { log.append("insert \(index)"); super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { super.insertSubview(view, belowSubview: siblingSubview) }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { super.insertSubview(view, aboveSubview: siblingSubview) }
    override func removeFromSuperview() { log.append("remove"); super.removeFromSuperview() }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
    override func isDescendant(of view: UIView) -> Bool { return super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { return super.viewWithTag(tag) }
    override var subviews: [UIView] { return super.subviews.filter { $0.tag != 99 } }
    override var superview: UIView? { return super.superview }
    override var window: UIWindow? { return super.window }
    override var tag: Int { didSet { log.append("tag \(tag)") } }

    // Layout and drawing
    override func setNeedsLayout() { log.append("needs layout"); super.setNeedsLayout() }
    override func layoutIfNeeded() { log.append("layout if needed"); super.layoutIfNeeded() }
    override func setNeedsDisplay() { log.append("needs display"); super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func sizeToFit() { super.sizeToFit(); bounds.size.width += 4 }
    override var clipsToBounds: Bool { get { return super.clipsToBounds } set { super.clipsToBounds = newValue } }
    override var isOpaque: Bool { get { return false } set { super.isOpaque = newValue } }
    override var autoresizingMask: UIView.AutoresizingMask { didSet { log.append("mask") } }
    override var autoresizesSubviews: Bool { get { return super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
    override var mask: UIView? { didSet { mask?.frame = bounds } }
    override var contentScaleFactor: CGFloat { get { return super.contentScaleFactor } set { super.contentScaleFactor = newValue } }

    // Surroundings
    override var isUserInteractionEnabled: Bool { get { return !isTransparent && super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
    override var traitCollection: UITraitCollection { return UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(horizontalSizeClass: .compact)]) }
    override var safeAreaInsets: UIEdgeInsets { var insets = super.safeAreaInsets; insets.top += 10; return insets }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { log.append("style") } }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { return super.effectiveUserInterfaceLayoutDirection }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode { get { return super.tintAdjustmentMode } set { super.tintAdjustmentMode = newValue } }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { return super.convert(point, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { return super.convert(point, from: view) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { return super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { return super.convert(rect, from: view) }

    // Snapshots
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { log.append("snapshot"); return super.snapshotView(afterScreenUpdates: afterUpdates) }
    override func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        return super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    // Gestures
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { log.append("gesture"); super.addGestureRecognizer(gestureRecognizer) }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { super.removeGestureRecognizer(gestureRecognizer) }
    override var gestureRecognizers: [UIGestureRecognizer]? { get { return super.gestureRecognizers } set { super.gestureRecognizers = newValue } }
    override func endEditing(_ force: Bool) -> Bool { return super.endEditing(force) }

    // Constraints
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { return super.contentHuggingPriority(for: axis) }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { log.append("hugging"); super.setContentHuggingPriority(priority, for: axis) }
    override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(priority, for: axis) }
    override var topAnchor: NSLayoutYAxisAnchor { return super.topAnchor }
    override var heightAnchor: NSLayoutDimension { return super.heightAnchor }
    override var safeAreaLayoutGuide: UILayoutGuide { return super.safeAreaLayoutGuide }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { return super.directionalLayoutMargins } set { super.directionalLayoutMargins = newValue } }
}

class RoundImageView: UIImageView {
    override init(image: UIImage?) { super.init(image: image); layer.cornerRadius = 4 }
    override init(image: UIImage?, highlightedImage: UIImage?) { super.init(image: image, highlightedImage: highlightedImage) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Segments: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items); selectedSegmentIndex = 0 }
    required init?(coder: NSCoder) { fatalError() }
    override var numberOfSegments: Int { return super.numberOfSegments }
}

class ShoutingButton: UIButton {
    var sent: [UIControl.Event] = []
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title?.uppercased(), for: state) }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleColor(color, for: state) }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { super.setBackgroundImage(image, for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { super.setAttributedTitle(title, for: state) }
    override func title(for state: UIControl.State) -> String? { return super.title(for: state) }
    override var currentTitle: String? { return super.currentTitle }
    override var currentImage: UIImage? { return super.currentImage }
    override var contentEdgeInsets: UIEdgeInsets { get { return super.contentEdgeInsets } set { super.contentEdgeInsets = newValue } }
    override var titleEdgeInsets: UIEdgeInsets { didSet { setNeedsLayout() } }
    override var imageEdgeInsets: UIEdgeInsets { didSet { setNeedsLayout() } }
    override var buttonType: UIButton.ButtonType { return super.buttonType }
    override var isTracking: Bool { return super.isTracking }
    override var isTouchInside: Bool { return super.isTouchInside }
    override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { return .left } set { super.contentHorizontalAlignment = newValue } }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { super.addTarget(target, action: action, for: controlEvents) }
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { super.removeTarget(target, action: action, for: controlEvents) }
    override func sendActions(for controlEvents: UIControl.Event) { sent.append(controlEvents); super.sendActions(for: controlEvents) }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { super.addAction(action, for: controlEvents) }
}

class QuietScrollView: UIScrollView {
    let content = UIView()
    override func addSubview(_ view: UIView) { view === content ? super.addSubview(view) : content.addSubview(view) }
    override var isDragging: Bool { return super.isDragging }
    override var isTracking: Bool { return super.isTracking }
    override var isDecelerating: Bool { return super.isDecelerating }
    override var panGestureRecognizer: UIPanGestureRecognizer { return super.panGestureRecognizer }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { return super.pinchGestureRecognizer }
    override var adjustedContentInset: UIEdgeInsets { return super.adjustedContentInset }
    override var contentLayoutGuide: UILayoutGuide { return super.contentLayoutGuide }
    override func flashScrollIndicators() { super.flashScrollIndicators() }
}

class PlainTable: UITableView {
    override var delegate: UITableViewDelegate? { didSet { reloads += 1 } }
    var reloads = 0
    override var numberOfSections: Int { return super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { return super.numberOfRows(inSection: section) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { return super.cellForRow(at: indexPath) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { return super.indexPath(for: cell) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { return super.indexPathForRow(at: point) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { return super.rectForRow(at: indexPath) }
    override var visibleCells: [UITableViewCell] { return super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { return super.indexPathsForVisibleRows }
    override var indexPathForSelectedRow: IndexPath? { return super.indexPathForSelectedRow }
    override var style: UITableView.Style { return super.style }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
}

class PlainCell: UITableViewCell {
    override var contentView: UIView { return super.contentView }
    override var reuseIdentifier: String? { return "plain" }
}

class Grid: UICollectionView {
    override var delegate: UICollectionViewDelegate? { get { return super.delegate } set { super.delegate = newValue } }
    override var numberOfSections: Int { return super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { return super.numberOfItems(inSection: section) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { return super.cellForItem(at: indexPath) }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { return super.indexPath(for: cell) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { return super.indexPathForItem(at: point) }
    override var visibleCells: [UICollectionViewCell] { return super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { return super.indexPathsForVisibleItems }
    override var indexPathsForSelectedItems: [IndexPath]? { return super.indexPathsForSelectedItems }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { return super.layoutAttributesForItem(at: indexPath) }
}

class GridCell: UICollectionViewCell {
    override var contentView: UIView { return super.contentView }
}
