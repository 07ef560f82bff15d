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
