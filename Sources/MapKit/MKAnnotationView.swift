/// How an annotation looks on a map: its picture in the middle of its place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)? { didSet { annotationChanged() } }
  open private(set) var reuseIdentifier: String?
  open var image: UIImage? { didSet { showImage() } }
  /// Points from the place to the middle of the view.
  open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?

  // Kept: nothing is dragged, hidden or brought together.
  open var isDraggable = false
  open var dragState = MKAnnotationViewDragState.none
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open var clusteringIdentifier: String?
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// What of views may not overlap.
  public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }

  private var selection = false
  private let picture = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// As a class that was registered is made.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
  }

  open func prepareForReuse() {
    isSelected = false
    dragState = .none
  }
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { selection = selected }
  open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) {
    dragState = newDragState
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let map = enclosingMap, let annotation else {
      return super.touchesEnded(touches, with: event)
    }
    map.selectAnnotation(annotation, animated: true)
  }

  func adopt(_ identifier: String) { reuseIdentifier = identifier }

  /// How far it is drawn above its frame: a callout stands above that.
  var growth: CGFloat { 0 }

  /// For what subclasses draw of an annotation.
  func annotationChanged() {}

  private func showImage() {
    picture.image = image
    guard let image else { return }
    bounds = CGRect(origin: .zero, size: image.size)
    superview?.setNeedsLayout()
  }

  private var enclosingMap: MKMapView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? MKMapView }.first
  }
}

/// How far a drag is: nothing is dragged here.
public enum MKAnnotationViewDragState: UInt, Sendable {
  case none = 0
  case starting, dragging, canceling, ending
}

/// Which annotations give way: none here.
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

/// Which annotations lie above others: the later ones here.
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(1000)
  public static let defaultSelected = Self(1000)
  public static let defaultUnselected = Self(500)
  public static let min = Self(0)
}

/// Whether words are shown beside a marker.
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }
