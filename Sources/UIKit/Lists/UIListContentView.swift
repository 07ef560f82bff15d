import QuartzCore

/// Shows words and a picture as a list content configuration says.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, label, second] { addSubview(view) }
    dress()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [picture, label, second] { addSubview(view) }
    dress()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      dress()
    }
  }

  /// Guides at the words and the picture.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = nil
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = nil
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = nil

  private func dress() {
    dress(label, shown.text, shown.attributedText, shown.textProperties)
    dress(second, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    picture.image = pictureAsAsked
    picture.contentMode = .scaleAspectFit
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    alpha = shown.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func dress(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      properties.alignment == .center
      ? .center : properties.alignment == .justified ? .justified : .natural
    if let styled { label.attributedText = styled } else { label.text = text.map(properties.cased) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// Where everything lies in a width.
  private struct Places {
    var picture = CGRect.zero
    var label = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  /// A symbol has the size that is asked for, which counts where it says none itself.
  private var pictureAsAsked: UIImage? {
    guard let image = shown.image,
      let wish = shown.imageProperties.preferredSymbolConfiguration
    else { return shown.image }
    return image.symbolShown(wish, in: traitCollection, growth: 1)
  }

  private var pictureSize: CGSize {
    guard let image = picture.image else { return .zero }
    let (size, most) = (image.size, shown.imageProperties.maximumSize)
    let shares = [(most.width, size.width), (most.height, size.height)].map { limit, own in
      limit > 0 && own > limit ? limit / own : 1
    }
    let scale = min(shares[0], shares[1])
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The room that the system's pictures take in a row; a guess.
  private static let standardWidth: CGFloat = 28

  /// How wide the picture's place is.
  private func pictureRoom(_ size: CGSize) -> CGFloat {
    let asked = shown.imageProperties.reservedLayoutSize.width
    let isStandard = asked == UIListContentConfiguration.ImageProperties.standardDimension
    let isSymbol = picture.image?.isSymbolImage == true
    return max(isStandard || asked == 0 && isSymbol ? Self.standardWidth : asked, size.width)
  }

  /// Where the words begin, from the side where reading does.
  var textLeading: CGFloat {
    let size = pictureSize
    let margin = shown.directionalLayoutMargins.leading
    return size == .zero ? margin : margin + pictureRoom(size) + shown.imageToTextPadding
  }

  private func places(in width: CGFloat) -> Places {
    var places = Places()
    let margins = shown.directionalLayoutMargins
    let size = pictureSize
    let left = textLeading
    if size != .zero {
      places.picture = CGRect(
        x: margins.leading + (pictureRoom(size) - size.width) / 2, y: 0, width: size.width,
        height: size.height)
    }
    let room = max(width - left - margins.trailing, 0)
    let first = fit(label, room), other = fit(second, room)
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && !second.isHidden
      && first.width + other.width + shown.textToSecondaryTextHorizontalPadding <= room
    var height: CGFloat
    if isBeside {
      height = max(first.height, other.height)
      places.label = CGRect(
        x: left, y: (height - first.height) / 2,
        width: room - other.width - shown.textToSecondaryTextHorizontalPadding,
        height: first.height)
      places.second = CGRect(
        x: left + room - other.width, y: (height - other.height) / 2, width: other.width,
        height: other.height)
    } else {
      let gap = label.isHidden || second.isHidden ? 0 : shown.textToSecondaryTextVerticalPadding
      height = first.height + gap + other.height
      places.label = CGRect(x: left, y: 0, width: room, height: first.height)
      places.second = CGRect(x: left, y: first.height + gap, width: room, height: other.height)
    }
    let inner = max(height, size.height)
    places.height = inner + margins.top + margins.bottom
    places.picture.origin.y = margins.top + (inner - size.height) / 2
    for key in [\Places.label, \Places.second] {
      places[keyPath: key].origin.y += margins.top + (inner - height) / 2
    }
    return places
  }

  private func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    guard bounds.width > 0 else { return super.intrinsicContentSize }
    return CGSize(width: UIView.noIntrinsicMetric, height: places(in: bounds.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    let down = max((bounds.height - places.height) / 2, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (picture, places.picture), (label, places.label), (second, places.second),
    ]
      as [(UIView, CGRect)]
    {
      var frame = frame.offsetBy(dx: 0, dy: down)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A text in the letters that are asked for.
  func cased(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
