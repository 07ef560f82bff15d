import QuartzCore

/// Changes the menus of a system, by their names. What a name does not find is left alone.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

// Single lines, put where menus are.
extension UIMenuBuilder {
  /// Takes a line away, or puts others in its place, wherever in the menus it is.
  public func remove(action identifier: UIAction.Identifier) {
    replace(action: identifier, with: [])
  }
  public func replace(action identifier: UIAction.Identifier, with elements: [UIMenuElement]) {
    exchange(elements) { ($0 as? UIAction)?.identifier == identifier }
  }
  public func remove(command action: Selector) { replace(command: action, with: []) }
  public func replace(command action: Selector, with elements: [UIMenuElement]) {
    exchange(elements) { ($0 as? UICommand)?.action == action }
  }
  private func exchange(_ elements: [UIMenuElement], _ isMeant: (UIMenuElement) -> Bool) {
    func changed(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(
        menu.children.flatMap { child in
          isMeant(child) ? elements : [(child as? UIMenu).map(changed) ?? child]
        })
    }
    guard let root = menu(for: .root) else { return }
    replace(menu: .root, with: changed(root))
  }
  public func replaceElements(
    inMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { replaceChildren(ofMenu: parentIdentifier, from: childrenBlock) }
  public func insertElements(
    _ children: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) { replaceChildren(ofMenu: parentIdentifier) { children + $0 } }
  public func insertElements(
    _ children: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) { replaceChildren(ofMenu: parentIdentifier) { $0 + children } }
  public func insertElements(
    _ children: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    insertSibling(
      UIMenu(options: .displayInline, children: children), beforeMenu: siblingIdentifier)
  }
  public func insertElements(
    _ children: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    insertSibling(UIMenu(options: .displayInline, children: children), afterMenu: siblingIdentifier)
  }
}

extension UIMenuBuilder {
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

/// The menus of a device with a menu bar, or those of a text. A stage shows neither: they are built when that
/// is asked for, and kept.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { SceneEnvironment.current.system.menuBar }
  open class var context: UIMenuSystem { SceneEnvironment.current.system.textMenus }
  private(set) var root = UIMenu.standardRoot
  private var isOutdated = false

  /// Has the application's delegate be asked for changes in the next turn.
  open func setNeedsRebuild() {
    guard !isOutdated else { return }
    isOutdated = true
    _ = StageClock.enqueue(at: StageClock.now) { [weak self] in self?.rebuild() }
  }

  /// Lines show their states whenever a menu comes: nothing is to be done.
  open func setNeedsRevalidate() {}

  private func rebuild() {
    isOutdated = false
    let builder = MenuTree(system: self, root: UIMenu.standardRoot)
    let application = SceneEnvironment.current.application
    ((application.delegate as? UIResponder) ?? application).buildMenu(with: builder)
    root = builder.root
  }
}

/// A tree of menus that is being changed.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem, root: UIMenu) { (self.system, self.root) = (system, root) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first { $0 as? UICommand }.first {
      $0.action == action && "\($0.propertyList ?? "")" == "\(propertyList ?? "")"
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Everything of a kind, outermost first.
  private func first<Element>(_ kind: (UIMenuElement) -> Element?) -> [Element] {
    var found: [Element] = []
    func visit(_ element: UIMenuElement) {
      if let fitting = kind(element) { found.append(fitting) }
      for child in (element as? UIMenu)?.children ?? [] { visit(child) }
    }
    visit(root)
    return found
  }

  /// Puts others in the place of the menus of a name; the root stays one.
  private func change(_ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return edit(menu) }
      let children = menu.children.flatMap { child in
        (child as? UIMenu).map(changed) ?? [child]
      }
      return [menu.replacingChildren(children)]
    }
    let answer = changed(root)
    if answer.count == 1, let menu = answer[0] as? UIMenu { root = menu }
  }
}

extension UIMenu {
  /// The menus of a bar as they are before anybody changes them, without lines.
  static var standardRoot: UIMenu {
    let names: [(String, Identifier, [Identifier])] = [
      ("", .application, [.about, .preferences, .services, .hide, .quit]),
      ("File", .file, [.newScene, .openRecent, .close, .document, .print]),
      (
        SystemWord.edit.text, .edit,
        [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech]
      ),
      ("Format", .format, [.font, .text]), ("View", .view, [.toolbar, .sidebar, .fullscreen]),
      ("Window", .window, [.minimizeAndZoom, .bringAllToFront]), ("Help", .help, []),
    ]
    return UIMenu(
      identifier: .root,
      children: names.map { title, identifier, inner in
        UIMenu(
          title: title, identifier: identifier,
          children: inner.map { UIMenu(identifier: $0, options: .displayInline) })
      })
  }
}

extension UIMenu.Identifier {
  public static let about = Self("com.apple.menu.about")
  public static let preferences = Self("com.apple.menu.preferences")
  public static let services = Self("com.apple.menu.services")
  public static let hide = Self("com.apple.menu.hide")
  public static let quit = Self("com.apple.menu.quit")
  public static let newScene = Self("com.apple.menu.new-scene")
  public static let open = Self("com.apple.menu.open")
  public static let openRecent = Self("com.apple.menu.open-recent")
  public static let close = Self("com.apple.menu.close")
  public static let print = Self("com.apple.menu.print")
  public static let document = Self("com.apple.menu.document")
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  public static let find = Self("com.apple.menu.find")
  public static let replace = Self("com.apple.menu.replace")
  public static let textStyle = Self("com.apple.menu.text-style")
  public static let spelling = Self("com.apple.menu.spelling")
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  public static let substitutions = Self("com.apple.menu.substitutions")
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  public static let transformations = Self("com.apple.menu.transformations")
  public static let speech = Self("com.apple.menu.speech")
  public static let lookup = Self("com.apple.menu.lookup")
  public static let learn = Self("com.apple.menu.learn")
  public static let format = Self("com.apple.menu.format")
  public static let font = Self("com.apple.menu.font")
  public static let textSize = Self("com.apple.menu.text-size")
  public static let textColor = Self("com.apple.menu.text-color")
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  public static let text = Self("com.apple.menu.text")
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  public static let alignment = Self("com.apple.menu.alignment")
  public static let autoFill = Self("com.apple.menu.autofill")
  public static let toolbar = Self("com.apple.menu.toolbar")
  public static let sidebar = Self("com.apple.menu.sidebar")
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
