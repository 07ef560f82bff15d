import QuartzCore

/// What a button keeps beside title and picture.
@MainActor
struct ButtonExtras {
  var needsUpdate = false
  /// Whether title and picture are shown as those of a pressed or disabled button.
  var isPale = false
  var isAutomatic = true
  /// Whether an update is running, whose changes ask for no other.
  var isUpdating = false
  var subtitle: UILabel?
  var menu: UIMenu?
  var changesSelection = false
  var indicator: UIActivityIndicatorView?
  /// Two chevrons that say that there is a menu.
  var chevrons: UIImageView?
  var isHeld = false
  /// Points that chevrons take at the end; a guess.
  static let chevronRoom: CGFloat = 20
  /// The size that the title's font was last chosen for.
  var size: UIButton.Configuration.Size?

  /// How strongly a pressed button's picture is darkened and a disabled one's is paled; guesses.
  private static let shade: CGFloat = 0.4
  private static let paleness: CGFloat = 0.5

  func darkened(_ image: UIImage) -> UIImage {
    guard !image.isStencil else { return image }
    return redrawn(image) { rect in
      image.draw(in: rect)
      UIColor(white: 0, alpha: Self.shade).setFill()
      UIRectFillUsingBlendMode(rect, .sourceAtop)
    }
  }

  func paled(_ image: UIImage) -> UIImage {
    guard !image.isStencil else { return image }
    return redrawn(image) { image.draw(in: $0, blendMode: .normal, alpha: Self.paleness) }
  }

  private func redrawn(_ image: UIImage, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let renderer = UIGraphicsImageRenderer(size: image.size, format: format)
    return renderer.image { _ in draw(CGRect(origin: .zero, size: image.size)) }
  }
}

extension UIButton {
  func updateConfigurationIfNeeded() {
    if buttonExtras.needsUpdate { runConfigurationUpdate() }
  }

  func runConfigurationUpdate() {
    guard !buttonExtras.isUpdating else { return }
    buttonExtras.isUpdating = true
    buttonExtras.needsUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
    buttonExtras.isUpdating = false
  }

  // MARK: Where things lie

  var shownMargins: ButtonMargins {
    guard let configuration else { return margins }
    var margins = configuration.margins
    if configuration.indicatorColor(of: self) != nil {
      margins.content.right += ButtonExtras.chevronRoom
    }
    return margins
  }

  /// Points above and below the title of a button without a configuration while its content has no
  /// insets, and its least width then.
  private static var padding: CGFloat { 6 }
  private static var leastWidth: CGFloat { 30 }

  /// Where picture and title lie, as they are now.
  /// - Parameter width: Of the content, infinite for as much as it likes.
  func arrangement(within width: CGFloat) -> ButtonArrangement {
    let isPadded = configuration == nil && margins.content == .zero
    return ButtonArrangement(
      words: wordsSize(within: width), image: pictureSize, margins: shownMargins,
      placement: configuration?.imagePlacement ?? .leading,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMirrored: runsFromRight, padding: isPadded ? Self.padding : 0,
      leastWidth: isPadded ? Self.leastWidth : 0)
  }

  private var runsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var pictureSize: CGSize {
    if let indicator = buttonExtras.indicator { return indicator.intrinsicContentSize }
    guard picture.image != nil else { return .zero }
    let size = picture.sizeThatFits(.zero)
    return CGSize(
      width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
  }

  private func wordsSize(within width: CGFloat) -> CGSize {
    guard let configuration else {
      let words = title.sizeThatFits(.zero)
      let isEmpty = words.height == 0 && pictureSize == .zero
      return isEmpty ? CGSize(width: 0, height: title.font.lineHeight) : words
    }
    let placement = configuration.imagePlacement
    let isBeside = placement != .top && placement != .bottom
    let taken = isBeside && pictureSize.width > 0
    let room = taken ? width - pictureSize.width - configuration.imagePadding : width
    let first = size(of: title, within: room)
    guard let subtitle = buttonExtras.subtitle else { return first }
    let second = size(of: subtitle, within: room)
    return CGSize(
      width: max(first.width, second.width),
      height: first.height + configuration.titlePadding + second.height)
  }

  private func size(of label: UILabel, within width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width.isFinite ? max(width, 1) : 0, height: 0))
  }

  func placeImage(_ rect: CGRect) {
    picture.frame = rect
    buttonExtras.indicator?.frame = rect
    guard let chevrons = buttonExtras.chevrons else { return }
    let edge = bounds.maxX - (shownMargins.content.right - ButtonExtras.chevronRoom)
    let size = chevrons.sizeThatFits(.zero)
    chevrons.frame = CGRect(
      x: edge - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func placeWords(_ rect: CGRect) {
    guard let subtitle = buttonExtras.subtitle else { return title.frame = rect }
    let (first, second) = (
      size(of: title, within: rect.width), size(of: subtitle, within: rect.width)
    )
    func place(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, rect.width)
      let x =
        switch titleSide {
        case .left: rect.minX
        case .right: rect.maxX - width
        default: rect.midX - width / 2
        }
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    title.frame = place(first, rect.minY)
    subtitle.frame = place(second, rect.maxY - second.height)
  }

  /// On which side title and subtitle begin together. What is automatic is a guess: beside a
  /// picture at its side, else in the middle.
  private var titleSide: NSTextAlignment {
    let isLeading: Bool
    switch configuration?.titleAlignment ?? .automatic {
    case .leading: isLeading = true
    case .trailing: isLeading = false
    case .center: return .center
    case .automatic:
      let placement = configuration?.imagePlacement ?? .leading
      guard pictureSize.width > 0, placement == .leading || placement == .trailing else {
        return .center
      }
      isLeading = placement == .leading
    }
    return isLeading != runsFromRight ? .left : .right
  }

  // MARK: What configurations show besides

  /// Takes the font of a configuration's size, where that is another than before.
  func chooseFont() {
    guard let size = configuration?.buttonSize, buttonExtras.size != size else { return }
    buttonExtras.size = size
    title.font = size.font
  }

  func dressExtras() {
    guard let configuration else {
      setSubtitle(nil)
      setChevrons(nil)
      return setIndicator(nil)
    }
    let mode = configuration.titleLineBreakMode
    title.lineBreakMode = mode
    title.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    title.textAlignment = titleSide
    setSubtitle(configuration.styledSubtitle(of: self))
    setIndicator(
      configuration.showsActivityIndicator ? configuration.activityColor(of: self) : nil)
    setChevrons(configuration.indicatorColor(of: self))
  }

  private func setChevrons(_ color: UIColor?) {
    guard let color else {
      buttonExtras.chevrons?.removeFromSuperview()
      return buttonExtras.chevrons = nil
    }
    let chevrons =
      buttonExtras.chevrons
      ?? UIImageView(
        image: UIImage(
          systemName: "chevron.up.chevron.down",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)))
    if buttonExtras.chevrons == nil { addSubview(chevrons) }
    buttonExtras.chevrons = chevrons
    chevrons.tintColor = color
    chevrons.alpha = title.alpha
  }

  private func setSubtitle(_ words: NSAttributedString?) {
    guard let words else {
      buttonExtras.subtitle?.removeFromSuperview()
      return buttonExtras.subtitle = nil
    }
    let label = buttonExtras.subtitle ?? UILabel()
    if buttonExtras.subtitle == nil { addSubview(label) }
    buttonExtras.subtitle = label
    label.attributedText = words
    label.numberOfLines = title.numberOfLines
    label.textAlignment = titleSide
    label.alpha = title.alpha
  }

  private func setIndicator(_ color: UIColor?) {
    picture.isHidden = color != nil
    guard let color else {
      buttonExtras.indicator?.removeFromSuperview()
      return buttonExtras.indicator = nil
    }
    let indicator = buttonExtras.indicator ?? UIActivityIndicatorView(style: .medium)
    if buttonExtras.indicator == nil { addSubview(indicator) }
    buttonExtras.indicator = indicator
    indicator.color = color
    indicator.startAnimating()
  }
}

extension UILabel {
  /// Shows styled words or plain ones in a colour; plain ones in the label's own look, whatever was
  /// shown before.
  func show(_ words: NSAttributedString?, or plain: String?, in color: UIColor) {
    content.attributed = nil
    textColor = color
    if let words { attributedText = words } else { text = plain }
  }
}
