import QuartzCore

/// What a cell's or a header's configurations come to.
@MainActor
struct CellContents {
  var content: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backdrop: BackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
  var isUpdating = false
}

/// A cell or a header that shows configurations.
@MainActor
protocol ConfiguredView: UIView {
  var contents: CellContents { get set }
  /// Where the content goes.
  var contentHolder: UIView { get }
  var stateForConfigurations: any UIConfigurationState { get }
  func runConfigurationUpdate()
}

extension ConfiguredView {
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    contents.content = configuration
    renewContent()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    contents.background = configuration
    renewBackground()
  }

  private func renewContent() {
    guard var configuration = contents.content else {
      contents.view?.removeFromSuperview()
      return contents.view = nil
    }
    if contents.updatesContent {
      configuration = configuration.updated(for: stateForConfigurations)
    }
    if let view = contents.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      contents.view?.removeFromSuperview()
      let view = configuration.makeContentView()
      contents.view = view
      view.estimate(contentHolder.layout.estimates)
      contentHolder.addSubview(view)
      view.frame = contentHolder.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    setNeedsLayout()
  }

  private func renewBackground() {
    guard var configuration = contents.background else {
      contents.backdrop?.removeFromSuperview()
      return contents.backdrop = nil
    }
    if contents.updatesBackground {
      configuration = configuration.updated(for: stateForConfigurations)
    }
    let view = contents.backdrop ?? BackgroundView(frame: bounds)
    contents.backdrop = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(configuration)
    setNeedsLayout()
  }

  /// The state has changed: the cell is asked, then its configurations follow it.
  func updateConfigurations() {
    guard !contents.isUpdating else { return }
    contents.isUpdating = true
    contents.needsUpdate = false
    runConfigurationUpdate()
    contents.isUpdating = false
    if contents.updatesContent, contents.content != nil { renewContent() }
    if contents.updatesBackground, contents.background != nil { renewBackground() }
  }

  /// Called in layout.
  func layOutContents() {
    if contents.needsUpdate { updateConfigurations() }
    contents.backdrop?.frame = bounds
    if let view = contents.view, view.translatesAutoresizingMaskIntoConstraints {
      view.frame = contentHolder.bounds
    }
  }

  /// Says which lengths of the content stand in until they are measured.
  func estimateContents(_ lengths: NSLayoutSizing?) {
    contentHolder.estimate(lengths)
    contents.view?.estimate(lengths)
  }

  /// The size at which what is in the content view comes closest to a target.
  /// - Parameter beside: Points of the width that the content view does not have.
  func fittingSizeOfContents(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    beside: CGFloat = 0
  ) -> CGSize {
    layOutContents()
    let holder = contentHolder
    var target = target
    target.width = max(target.width - beside, 0)
    var size = holder.bounds.size
    if let list = contents.view as? UIListContentView {
      size = list.sizeThatFits(CGSize(width: target.width, height: 0))
      if horizontal == .required { size.width = target.width }
    } else {
      size = (contents.view ?? holder).systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    size.width += beside
    return size
  }

  /// The height that the constraints in the content view ask for; nil where there are none.
  func measureByConstraints() -> CGFloat? {
    if contents.view != nil {
      layoutIfNeeded()
      return heightOfContents(in: contentHolder.bounds.width).map { max($0, 44) }
    }
    let usesConstraints = contentHolder.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard usesConstraints else { return nil }
    layoutIfNeeded()
    return systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height that a header or footer of a table asks for in a width; nil where there is no content.
  func measureEdge(in width: CGFloat) -> CGFloat? {
    frame.size.width = width
    guard contents.view != nil else { return measureByConstraints() }
    layoutIfNeeded()
    return heightOfContents(in: width)
  }

  /// The height that the content asks for in a width; nil without a configuration.
  func heightOfContents(in width: CGFloat) -> CGFloat? {
    guard let view = contents.view else { return nil }
    if let list = view as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    view.frame.size.width = width
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : max(view.intrinsicContentSize.height, 0)
  }
}
