import QuartzCore

/// The state of a screen that has nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewController {
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      content.unavailable?.removeFromSuperview()
      return content.unavailable = nil
    }
    if let shown = content.unavailable, shown.supports(configuration) {
      return shown.configuration = configuration
    }
    content.unavailable?.removeFromSuperview()
    let cover = configuration.makeContentView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cover)
    // In the middle of what a keyboard leaves; a list's own edges are those of its content.
    let frame = (view as? UIScrollView)?.frameLayoutGuide
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
      cover.topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
      cover.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    content.unavailable = cover
  }
}

extension UIViewController {
  /// What `editButtonItem` is.
  func makeEditButton() -> UIBarButtonItem {
    if let button = content.editButton { return button }
    let button = UIBarButtonItem(
      title: (isEditing ? SystemWord.done : .edit).text,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    content.editButton = button
    return button
  }
}
