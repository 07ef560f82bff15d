import QuartzCore

/// The screens that have no room in a tab bar, as a list: what "More" shows. A screen that is chosen is
/// pushed; a stack gives its screens, and takes them back when the list is on show again (a guess).
///
/// People cannot put other screens into the bar: there is no button to edit.
@MainActor
final class MoreList: UITableViewController {
  private weak var tabs: UITabBarController?
  /// What was pushed from the list.
  private(set) var opened: UIViewController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = SystemWord.more.text
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The stack lets go of what was popped after this.
    RenderServer.current.enqueueAfterCommit { [weak self] in self?.takeBack() }
  }

  /// What is pushed comes home: a screen to the tabs, and to a stack what it gave.
  private func takeBack() {
    guard let screen = opened, navigationController?.topViewController === self else { return }
    opened = nil
    if let lent { (screen as? UINavigationController)?.setViewControllers(lent, animated: false) }
    lent = nil
    tabs?.adopt(screen)
  }

  /// The screens of a stack, while they are in this one.
  private var lent: [UIViewController]?

  private var screens: [UIViewController] { tabs?.screensInMore ?? [] }

  /// The list has changed.
  func refresh() {
    if let opened, !screens.contains(where: { $0 === opened }) {
      navigationController?.popToRootViewController(animated: false)
      takeBack()
    }
    viewIfLoaded.map { _ in tableView.reloadData() }
  }

  /// Shows a screen of the list.
  func open(_ screen: UIViewController, animated: Bool) {
    guard let stack = navigationController, screen !== opened else { return }
    if opened != nil {
      stack.popToRootViewController(animated: false)
      takeBack()
    }
    opened = screen
    guard let given = screen as? UINavigationController else {
      return stack.pushViewController(screen, animated: animated)
    }
    let screens = given.viewControllers
    lent = screens
    given.setViewControllers([], animated: false)
    stack.setViewControllers([self] + screens, animated: animated)
  }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    let screen = screens[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = screen.tabBarItem.title ?? screen.title
    content.image = screen.tabBarItem.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.chooseInMore(screens[indexPath.row])
  }
}

extension UITabBarController {
  /// How many items a bar has room for: on a phone five, on a tablet eight.
  private var mostTabs: Int { traitCollection.userInterfaceIdiom == .pad ? 8 : 5 }

  /// The screens that only the list shows; the last item of the bar stands for them.
  var screensInMore: [UIViewController] {
    state.controllers.count > mostTabs ? Array(state.controllers.dropFirst(mostTabs - 1)) : []
  }

  private var moreList: MoreList? {
    screensInMore.isEmpty ? nil : moreNavigationController.viewControllers.first as? MoreList
  }

  /// The screens that have an item.
  var screensInBar: [UIViewController] {
    let inMore = screensInMore
    guard !inMore.isEmpty else { return state.controllers }
    return state.controllers.dropLast(inMore.count) + [moreNavigationController]
  }

  /// What is selected, as the application sees it: of the list what was chosen there.
  var chosen: UIViewController? {
    guard state.selected === moreList?.navigationController else { return state.selected }
    return moreList?.opened ?? state.selected
  }

  /// Whether a screen is shown by way of the list; if so it is pushed there.
  func openInMore(_ screen: UIViewController) -> Bool {
    guard screensInMore.contains(where: { $0 === screen }) else { return false }
    moreList?.open(screen, animated: false)
    return true
  }

  /// A row of the list is tapped.
  fileprivate func chooseInMore(_ screen: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    moreList?.open(screen, animated: true)
    delegate?.tabBarController(self, didSelect: screen)
  }

  /// The list comes and goes with what it has to show.
  func settleMore() {
    guard !screensInMore.isEmpty else {
      let stacks = children.compactMap { $0 as? UINavigationController }
      for stack in stacks {
        guard let list = stack.viewControllers.first as? MoreList else { continue }
        list.refresh()
        release(of: stack)
      }
      return
    }
    if moreNavigationController.parent !== self { adopt(moreNavigationController) }
    moreList?.refresh()
  }
}
