import UIKit

// Coordinator pattern: onboarding pages → sign in sheet → main tab bar. Dependency container, factories, protocols with associated types.

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}
extension Coordinator {
    func add(_ c: Coordinator) { children.append(c) }
    func remove(_ c: Coordinator) { children.removeAll { $0 === c } }
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard
    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

enum Settings {
    @UserDefault(key: "seen", defaultValue: false) static var hasSeenOnboarding: Bool
    @UserDefault(key: "name", defaultValue: "") static var userName: String
}

protocol ReusableView: AnyObject { static var identifier: String { get } }
extension ReusableView where Self: UIView { static var identifier: String { String(describing: self) } }
extension UITableViewCell: ReusableView {}
extension UITableView {
    func register<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: T.identifier) }
    func dequeue<T: UITableViewCell>(for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: T.identifier, for: indexPath) as? T else { preconditionFailure("no \(T.identifier)") }
        return cell
    }
}

final class AppCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    private let window: UIWindow
    init(window: UIWindow) { self.window = window; super.init() }
    func start() {
        Settings.hasSeenOnboarding ? showMain() : showOnboarding()
        window.makeKeyAndVisible()
    }
    private func showOnboarding() {
        let c = OnboardingCoordinator(window: window)
        c.onDone = { [weak self, unowned c] in
            self?.remove(c)
            Settings.hasSeenOnboarding = true
            self?.showMain()
        }
        add(c)
        c.start()
    }
    private func showMain() {
        let tabs = UITabBarController()
        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        let feed = UINavigationController(rootViewController: FeedViewController())
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "list.bullet"), tag: 0)
        let me = UINavigationController(rootViewController: ProfileViewController(style: .insetGrouped))
        me.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
        me.tabBarItem.badgeValue = "1"
        tabs.setViewControllers([feed, me], animated: false)
        guard window.rootViewController != nil else { window.rootViewController = tabs; return }
        UIView.transition(with: window, duration: 0.5, options: [.transitionFlipFromRight, .allowAnimatedContent], animations: {
            let old = UIView.areAnimationsEnabled
            UIView.setAnimationsEnabled(false)
            self.window.rootViewController = tabs
            UIView.setAnimationsEnabled(old)
        })
    }
}

final class OnboardingCoordinator: Coordinator {
    var children: [Coordinator] = []
    var onDone: (() -> Void)?
    private let window: UIWindow
    private var pager: OnboardingPager?
    init(window: UIWindow) { self.window = window }
    func start() {
        let p = OnboardingPager(pages: OnboardingPage.allCases)
        p.finished = { [weak self] in self?.askName() }
        window.rootViewController = p
        pager = p
    }
    private func askName() {
        let form = SignInViewController()
        form.completion = { [weak self] result in
            switch result {
            case .success(let name):
                Settings.userName = name
                self?.pager?.dismiss(animated: true) { self?.onDone?() }
            case .failure(let e):
                let alert = UIAlertController(title: "Oops", message: e.localizedDescription, preferredStyle: .alert)
                alert.addAction(.init(title: "OK", style: .cancel))
                form.present(alert, animated: true)
            }
        }
        let nav = UINavigationController(rootViewController: form)
        if let sheet = nav.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        nav.isModalInPresentation = true
        pager?.present(nav, animated: true)
    }
}

enum OnboardingPage: Int, CaseIterable, CustomStringConvertible {
    case hello, share, begin
    var description: String { ["Hello", "Share", "Begin"][rawValue] }
    var symbol: String { ["hand.wave", "square.and.arrow.up", "flag.checkered"][rawValue] }
    var color: UIColor { [.systemMint, .systemCyan, .systemBrown][rawValue] }
}

final class OnboardingPager: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let pages: [OnboardingPage]
    private lazy var controllers = pages.map { OnboardingPageController(page: $0) }
    private let dots = UIPageControl()
    private lazy var nextButton = UIButton(configuration: .borderedProminent(), primaryAction: UIAction(title: "Continue", handler: { [weak self] _ in self?.advance() }))
    var finished: (() -> Void)?

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        setViewControllers([controllers[0]], direction: .forward, animated: false)
        dots.numberOfPages = pages.count
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .quaternaryLabel
        dots.addTarget(self, action: #selector(dotsChanged), for: .valueChanged)
        dots.backgroundStyle = .prominent
        let stack = UIStackView(arrangedSubviews: [dots, nextButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        view.safeAreaLayoutGuide.bottomAnchor.constraint(equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 2).isActive = true
    }
    private func advance() {
        guard dots.currentPage + 1 < pages.count else { finished?(); return }
        dots.currentPage += 1
        setViewControllers([controllers[dots.currentPage]], direction: .forward, animated: true)
        if dots.currentPage == pages.count - 1 { nextButton.configuration?.title = "Get started" }
    }
    @objc private func dotsChanged(_ sender: UIPageControl) {
        setViewControllers([controllers[sender.currentPage]], direction: .forward, animated: true)
    }
    func pageViewController(_ p: UIPageViewController, viewControllerBefore vc: UIViewController) -> UIViewController? {
        controllers.firstIndex { $0 === vc }.flatMap { $0 > 0 ? controllers[$0 - 1] : nil }
    }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter vc: UIViewController) -> UIViewController? {
        controllers.firstIndex { $0 === vc }.flatMap { $0 + 1 < controllers.count ? controllers[$0 + 1] : nil }
    }
    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let c = viewControllers?.first as? OnboardingPageController else { return }
        dots.currentPage = c.page.rawValue
    }
}

final class OnboardingPageController: UIViewController {
    let page: OnboardingPage
    init(page: OnboardingPage) { self.page = page; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func loadView() {
        let v = UIView()
        v.backgroundColor = page.color
        let icon = UIImageView(image: UIImage(systemName: page.symbol)?.applyingSymbolConfiguration(.init(pointSize: 80)))
        icon.tintColor = .white
        icon.isAccessibilityElement = true
        icon.accessibilityLabel = page.description
        let label = UILabel()
        label.text = page.description
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 40, weight: .bold))
        label.textColor = .white
        let s = UIStackView(arrangedSubviews: [icon, label])
        s.axis = .vertical
        s.spacing = UIStackView.spacingUseSystem
        s.alignment = .center
        s.translatesAutoresizingMaskIntoConstraints = false
        v.addSubview(s)
        NSLayoutConstraint.activate([s.centerXAnchor.constraint(equalTo: v.centerXAnchor), s.centerYAnchor.constraint(equalTo: v.centerYAnchor)])
        view = v
    }
}

final class SignInViewController: UIViewController, UITextFieldDelegate {
    enum Problem: LocalizedError { case empty; var errorDescription: String? { "Please enter a name." } }
    var completion: ((Result<String, Problem>) -> Void)?
    private let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Who are you?"
        view.backgroundColor = .systemBackground
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.textContentType = .name
        field.autocapitalizationType = .words
        field.returnKeyType = .done
        field.clearButtonMode = .whileEditing
        field.leftView = UIImageView(image: UIImage(systemName: "person"))
        field.leftViewMode = .always
        field.delegate = self
        field.inputAccessoryView = {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.submit() })]
            return bar
        }()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            field.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(submit))
        NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) { [weak self] note in
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                  let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
                  let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
            UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
                self?.additionalSafeAreaInsets.bottom = frame.height / 4
                self?.view.layoutIfNeeded()
            }
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { submit(); return textField.resignFirstResponder() }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = (textField.text as NSString?)?.replacingCharacters(in: range, with: string) ?? string
        return text.count <= 20
    }
    @objc private func submit() {
        guard let t = field.text, !t.isEmpty else { completion?(.failure(.empty)); return }
        completion?(.success(t))
    }
}

final class FeedViewController: UITableViewController {
    private let rows = (1...20).map { "Post \($0)" }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hi \(Settings.userName)"
        tableView.register(UITableViewCell.self)
        tableView.sectionHeaderTopPadding = 0
    }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { rows.count }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = t.dequeue(for: i)
        cell.textLabel?.text = rows[i.row]
        cell.accessoryType = .detailDisclosureButton
        return cell
    }
    override func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt i: IndexPath) {
        cell.alpha = 0
        cell.transform = CGAffineTransform(translationX: 0, y: 30)
        UIView.animate(withDuration: 0.4, delay: 0.03 * Double(i.row), options: [.allowUserInteraction]) {
            cell.alpha = 1
            cell.transform = .identity
        }
    }
    override func tableView(_ t: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {
        let sheet = UIAlertController(title: rows[i.row], message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Hide", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = t.cellForRow(at: i)
        present(sheet, animated: true)
    }
}

final class ProfileViewController: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); title = "Profile"; tableView.register(UITableViewCell.self) }
    override func numberOfSections(in t: UITableView) -> Int { 2 }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
    override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { s == 0 ? "Account" : "About" }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = t.dequeue(for: i)
        cell.textLabel?.text = ["Name", "Email", "Version", "Licences"][i.section * 2 + i.row]
        let toggle = UISwitch()
        toggle.isOn = i.row == 0
        toggle.addAction(UIAction { [weak self] action in
            self?.overrideUserInterfaceStyle = (action.sender as! UISwitch).isOn ? .light : .dark
        }, for: .valueChanged)
        cell.accessoryView = i.section == 0 ? toggle : nil
        return cell
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
}
