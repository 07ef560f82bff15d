/// How a presented screen covers others (F2.6).
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// What `automatic` stands for: a page sheet; of what was built before there were any, the whole
  /// screen (F8.17.1).
  @MainActor var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return SceneEnvironment.current.system.kit < 13 ? .fullScreen : .pageSheet
  }

  /// Whether it covers the controller that defines the context, not the screen (F2.1.3).
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the screen below leaves the window when this one is up (F2.5.4).
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}

/// The system's animations between screens.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
