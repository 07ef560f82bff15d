import QuartzCore

/// A view's part in layout by constraints.
package struct ViewLayout {
  /// Whether the frame and the autoresizing mask place the view.
  var translates = true
  /// The constraints that this view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The system's guides, made when they are asked for.
  var systemGuides: [LayoutGuideRole: UILayoutGuide] = [:]
  var box: LayoutBox?
  /// Lays out the tree whose root this view is.
  var engine: LayoutEngine?
  /// The frame in the solver's numbers that was applied last.
  var applied: CGRect?
  var needsUpdateConstraints = true
  /// Whose properties are to be updated before the next layout.
  var owedProperties: PropertyOwners = .all
  /// What is done again when the view's traits change, as it has read them.
  var readsTraits: Set<FollowedUpdate> = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Which lengths of the frame are estimates, which what lies inside overrules; nil: none.
  var estimates: NSLayoutSizing?
  /// The size that was found to fit last, as asked for and on whole pixels.
  var fitted: (exact: CGSize, onPixels: CGSize)?
  /// The width for which a text of several lines was measured last.
  var wrapWidth: CGFloat?
  /// Whether a constraint leads from inside the view to outside.
  var isCrossed = false
  var margins = MarginPreferences()
  var semantics = UISemanticContentAttribute.unspecified
  /// Whether the view's subviews are being laid out.
  var isUnderWay = false

  /// What the document says that the view is from for other size classes.
  var variations: DocumentVariations?

  /// Whether a view that shrinks away in an animation is hidden at its end.
  var hidesInTheEnd: Bool?

  /// Whether constraints have anything to do with the view.
  var isUsed: Bool { !translates || !constraints.isEmpty }
}

/// The margins of a view as they were set.
struct MarginPreferences {
  /// Points, in every direction, where nothing else was set.
  static let usual: CGFloat = 8

  var insets: NSDirectionalEdgeInsets?
  /// What was set as left and right, whichever way reading runs.
  var plain: UIEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
}
