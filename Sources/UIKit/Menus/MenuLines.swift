import QuartzCore

/// What a menu shows, line by line: deferred lines worked out, hidden ones left out.
@MainActor
struct MenuLines {
  /// Lines between two separators.
  struct Group {
    var title = ""
    var lines: [UIMenuElement] = []
  }

  private(set) var title = ""
  private(set) var groups: [Group] = []
  private(set) var singles: [UIMenu] = []

  init(of menu: UIMenu) {
    title = menu.title
    if menu.options.contains(.singleSelection) { singles.append(menu) }
    add(menu.children)
    groups.removeAll { $0.lines.isEmpty }
  }

  var isEmpty: Bool { groups.isEmpty }

  private mutating func add(_ elements: [UIMenuElement]) {
    groups.append(Group())
    for element in elements { add(element) }
  }

  private mutating func add(_ element: UIMenuElement) {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline):
      if menu.options.contains(.singleSelection) { singles.append(menu) }
      add(menu.children)
      groups[groups.count - 1].title = menu.title
      groups.append(Group())
    case let deferred as UIDeferredMenuElement:
      for element in deferred.elements { add(element) }
    default:
      if !element.lineAttributes.contains(.hidden) {
        groups[groups.count - 1].lines.append(element)
      }
    }
  }

  /// Moves the mark of a menu with one mark to a line.
  func mark(_ action: UIAction) {
    for menu in singles where menu.children.contains(where: { $0 === action }) {
      for case let other as UIAction in menu.children {
        other.state = other === action ? .on : .off
      }
    }
  }
}

extension UIDeferredMenuElement {
  /// What the provider answers at once; an answer that comes later shows the next time.
  fileprivate var elements: [UIMenuElement] {
    if let answer, isCached { return answer }
    answer = nil
    provider { [weak self] in self?.answer = $0 }
    return answer ?? []
  }
}

extension UIMenuElement {
  var lineAttributes: UIMenuElement.Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  var lineState: UIMenuElement.State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }

  /// The picture of a line as it is now.
  var linePicture: UIImage? {
    if let action = self as? UIAction, action.state == .on, let chosen = action.selectedImage {
      return chosen
    }
    return image
  }
}
