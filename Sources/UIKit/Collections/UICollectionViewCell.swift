import QuartzCore

/// A view of a collection that is used again for another element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// About to stand for another element.
  open func prepareForReuse() {}

  /// Takes its place; the collection sets frame, alpha, depth and transform itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func take(_ place: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: place.size)
    center = place.center
    alpha = place.alpha
    isHidden = place.isHidden
    transform3D = place.transform3D
    if CATransform3DIsIdentity(place.transform3D) { transform = place.transform }
    layer.zPosition = CGFloat(place.zIndex)
    apply(place)
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows goes in here.
  open private(set) var contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    DocumentCoder.made(self, by: UICollectionViewCell.self, from: coder)
  }

  open var isSelected = false {
    didSet { showSelection() }
  }

  open var isHighlighted = false {
    didSet { showSelection() }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Over the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { oldValue?.removeFromSuperview() }
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    insertSubview(view, belowSubview: contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }
}

/// A controller whose view holds a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open private(set) var collectionViewLayout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collection: UICollectionView?

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }

  /// Takes a collection that a document draws.
  func take(collectionView made: UIView) {
    let view = UIView(frame: made.frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    collection = made as? UICollectionView
    if let collection { collectionViewLayout = collection.collectionViewLayout }
    self.view = view
  }

  open override func loadView() {
    if loadDocumentView() {
      if collection?.dataSource == nil { collection?.dataSource = self }
      if collection?.delegate == nil { collection?.delegate = self }
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    self.collection = collection
    self.view = view
    collection.dataSource = self
    collection.delegate = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
