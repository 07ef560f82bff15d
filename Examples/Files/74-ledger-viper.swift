//
//  Ledger.swift
//  Xcode 9.4, 2018 - Swift 4.1 - deployment target iOS 10.3. VIPER-ish, with some Objective-C runtime (KVO, swizzling, associated objects).
//
//  See: "Ledger" - balance at the top in large digits on a stretchy dark blue header with a drawn bar chart of the last seven days; below a list of entries with
//  amounts in the currency of the locale, grouped by day. Pull the table down: the header stretches. "+" opens a popover (also on the phone) with five categories;
//  choosing one asks for the amount in an alert with a text field, then a HUD with a spinner (0.8 s) which becomes a tick, the row is inserted with animation
//  and the balance counts up/down to the new value (display link). Swipe a row to delete. Shake the phone: undo alert. A button counts every tap in the console.
//

import UIKit
import ObjectiveC

// MARK: - Entity

@objcMembers
final class Account: NSObject {
    dynamic var balance: Double = 0
    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) {
        entries.append(entry)
        entries.sort { $0.date > $1.date }
        balance += entry.amount
    }

    func remove(_ entry: Entry) {
        guard let i = entries.index(where: { $0.id == entry.id }) else { return }
        entries.remove(at: i)
        balance -= entry.amount
    }
}

@objc final class Entry: NSObject, Codable {
    let id: String
    let title: String
    let category: String
    let amount: Double
    let date: Date

    init(title: String, category: Category, amount: Double, date: Date) {
        id = UUID().uuidString
        self.title = title
        self.category = category.rawValue
        self.amount = amount
        self.date = date
    }
}

enum Category: String {
    case food = "Food", travel = "Travel", home = "Home", fun = "Fun", income = "Income"
    static let all: [Category] = [.food, .travel, .home, .fun, .income]

    var symbol: String {
        switch self {
        case .food: return "🥖"
        case .travel: return "🚲"
        case .home: return "🏠"
        case .fun: return "🎈"
        case .income: return "💶"
        }
    }
}

// MARK: - Contracts

protocol LedgerViewInput: class {
    func show(sections: [LedgerSection])
    func insert(at indexPath: IndexPath, newSection: Bool, sections: [LedgerSection])
    func remove(at indexPath: IndexPath, wholeSection: Bool, sections: [LedgerSection])
    func show(balance: Double, animated: Bool)
    func show(week: [Double])
    func setBusy(_ busy: Bool)
}

protocol LedgerViewOutput: class {
    func viewIsReady()
    func didTapAdd(from item: UIBarButtonItem)
    func didDelete(_ entry: Entry)
    func didShake()
}

protocol LedgerInteractorInput: class {
    var account: Account { get }
    func load()
    func save(title: String, category: Category, amount: Double)
    func delete(_ entry: Entry)
    func undo()
}

protocol LedgerInteractorOutput: class {
    func loaded()
    func saved(_ entry: Entry)
    func deleted(_ entry: Entry)
}

protocol LedgerRouting: class {
    func askCategory(from item: UIBarButtonItem, completion: @escaping (Category) -> Void)
    func askAmount(for category: Category, completion: @escaping (String, Double) -> Void)
    func confirmUndo(_ action: @escaping () -> Void)
}

struct LedgerSection {
    let day: String
    var entries: [Entry]
}

// MARK: - Interactor

final class LedgerInteractor: LedgerInteractorInput {
    let account = Account()
    weak var output: LedgerInteractorOutput?
    private var undoStack: [() -> Void] = []

    func load() {
        let day: TimeInterval = 86400
        let now = Date()
        let rows: [(String, Category, Double, Double)] = [
            ("Baker", .food, -4.2, 0), ("Train to Utrecht", .travel, -17.9, 0.3), ("Salary", .income, 2150, 1.1), ("Rent", .home, -890, 1.4),
            ("Cinema", .fun, -11.5, 2.2), ("Market", .food, -23.75, 3), ("Inner tube", .travel, -8.99, 4.1), ("Lamp", .home, -39, 5.6)
        ]
        rows.forEach { account.add(Entry(title: $0.0, category: $0.1, amount: $0.2, date: now.addingTimeInterval(-$0.3 * day))) }
        output?.loaded()
    }

    func save(title: String, category: Category, amount: Double) {
        let entry = Entry(title: title, category: category, amount: amount, date: Date())
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
            self.account.add(entry)
            self.undoStack.append { [unowned self] in self.reallyDelete(entry) }
            self.output?.saved(entry)
        }
    }

    func delete(_ entry: Entry) {
        reallyDelete(entry)
        undoStack.append { [unowned self] in
            self.account.add(entry)
            self.output?.saved(entry)
        }
    }

    private func reallyDelete(_ entry: Entry) {
        account.remove(entry)
        output?.deleted(entry)
    }

    func undo() { undoStack.popLast()?() }
}

// MARK: - Presenter

final class LedgerPresenter: NSObject, LedgerViewOutput, LedgerInteractorOutput {
    weak var view: LedgerViewInput?
    let interactor: LedgerInteractorInput
    let router: LedgerRouting
    private var sections: [LedgerSection] = []
    private static var kvoContext = 0

    private let dayFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .medium
        f.doesRelativeDateFormatting = true
        return f
    }()

    init(interactor: LedgerInteractorInput, router: LedgerRouting) {
        self.interactor = interactor
        self.router = router
        super.init()
        interactor.account.addObserver(self, forKeyPath: #keyPath(Account.balance), options: [.new, .old], context: &LedgerPresenter.kvoContext)
    }

    deinit {
        interactor.account.removeObserver(self, forKeyPath: #keyPath(Account.balance), context: &LedgerPresenter.kvoContext)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &LedgerPresenter.kvoContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        guard let new = change?[.newKey] as? Double else { return }
        view?.show(balance: new, animated: !sections.isEmpty)
    }

    private func rebuild() {
        var result: [LedgerSection] = []
        for e in interactor.account.entries {
            let day = dayFormatter.string(from: e.date)
            if result.last?.day == day {
                result[result.count - 1].entries.append(e)
            } else {
                result.append(LedgerSection(day: day, entries: [e]))
            }
        }
        sections = result
    }

    private func week() -> [Double] {
        let calendar = Calendar.current
        return (0..<7).reversed().map { back in
            let day = calendar.date(byAdding: .day, value: -back, to: Date())!
            return interactor.account.entries.filter { calendar.isDate($0.date, inSameDayAs: day) && $0.amount < 0 }.reduce(0) { $0 - $1.amount }
        }
    }

    private func path(of entry: Entry) -> IndexPath? {
        for (s, section) in sections.enumerated() {
            if let r = section.entries.index(where: { $0 === entry }) { return IndexPath(row: r, section: s) }
        }
        return nil
    }

    // view
    func viewIsReady() { interactor.load() }

    func didTapAdd(from item: UIBarButtonItem) {
        router.askCategory(from: item) { [weak self] category in
            self?.router.askAmount(for: category) { title, amount in
                self?.view?.setBusy(true)
                self?.interactor.save(title: title, category: category, amount: amount)
            }
        }
    }

    func didDelete(_ entry: Entry) { interactor.delete(entry) }
    func didShake() { router.confirmUndo { [weak self] in self?.interactor.undo() } }

    // interactor
    func loaded() {
        rebuild()
        view?.show(sections: sections)
        view?.show(balance: interactor.account.balance, animated: false)
        view?.show(week: week())
    }

    func saved(_ entry: Entry) {
        let before = sections.count
        rebuild()
        view?.setBusy(false)
        if let p = path(of: entry) { view?.insert(at: p, newSection: sections.count > before, sections: sections) }
        view?.show(week: week())
    }

    func deleted(_ entry: Entry) {
        guard let p = path(of: entry) else { return }
        let before = sections.count
        rebuild()
        view?.remove(at: p, wholeSection: sections.count < before, sections: sections)
        view?.show(week: week())
    }
}

// MARK: - Router

final class LedgerRouter: NSObject, LedgerRouting, UIPopoverPresentationControllerDelegate {
    weak var viewController: UIViewController?

    static func assemble() -> UIViewController {
        let router = LedgerRouter()
        let interactor = LedgerInteractor()
        let presenter = LedgerPresenter(interactor: interactor, router: router)
        let view = LedgerViewController()
        view.output = presenter
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return UINavigationController(rootViewController: view)
    }

    func askCategory(from item: UIBarButtonItem, completion: @escaping (Category) -> Void) {
        let list = CategoryPicker(style: .plain)
        list.picked = { [weak self] c in
            self?.viewController?.dismiss(animated: true) { completion(c) }
        }
        list.modalPresentationStyle = .popover
        list.preferredContentSize = CGSize(width: 220, height: 44 * Category.all.count)
        list.popoverPresentationController?.barButtonItem = item
        list.popoverPresentationController?.permittedArrowDirections = .up
        list.popoverPresentationController?.delegate = self
        viewController?.present(list, animated: true, completion: nil)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        return .none
    }

    func askAmount(for category: Category, completion: @escaping (String, Double) -> Void) {
        let alert = UIAlertController(title: category.symbol + " " + category.rawValue, message: "How much?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "What for"; $0.autocapitalizationType = .sentences }
        alert.addTextField { field in
            field.placeholder = "0.00"
            field.keyboardType = .decimalPad
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [unowned alert] _ in
            let title = alert.textFields?[0].text ?? ""
            let number = NumberFormatter()
            number.numberStyle = .decimal
            let value = number.number(from: alert.textFields?[1].text ?? "")?.doubleValue ?? 10
            completion(title.isEmpty ? category.rawValue : title, category == .income ? value : -value)
        })
        viewController?.present(alert, animated: true, completion: nil)
    }

    func confirmUndo(_ action: @escaping () -> Void) {
        let alert = UIAlertController(title: "Undo", message: "Take back the last change?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Undo", style: .destructive) { _ in action() })
        viewController?.present(alert, animated: true, completion: nil)
    }
}

final class CategoryPicker: UITableViewController {
    var picked: ((Category) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isScrollEnabled = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return Category.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        let c = Category.all[indexPath.row]
        cell.textLabel?.text = c.symbol + "  " + c.rawValue
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked?(Category.all[indexPath.row]) }
}

// MARK: - Views

final class LedgerHeader: UIView {
    let balanceLabel = UILabel()
    private var values: [Double] = []
    private var shown: Double = 0
    private var from: Double = 0
    private var target: Double = 0
    private var began: CFTimeInterval = 0
    private lazy var link: CADisplayLink = {
        let l = CADisplayLink(target: self, selector: #selector(step))
        l.isPaused = true
        l.add(to: .main, forMode: .commonModes)
        return l
    }()
    static let currency: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .currency
        return f
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.09, green: 0.14, blue: 0.30, alpha: 1)
        contentMode = .redraw
        balanceLabel.textColor = .white
        balanceLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .thin)
        balanceLabel.adjustsFontSizeToFitWidth = true
        addSubview(balanceLabel)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    func set(week: [Double]) {
        values = week
        UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: { self.layer.displayIfNeeded() }, completion: nil)
        setNeedsDisplay()
    }

    func set(balance: Double, animated: Bool) {
        from = shown
        target = balance
        if animated {
            began = CACurrentMediaTime()
            link.isPaused = false
        } else {
            shown = balance
            render()
        }
    }

    @objc private func step() {
        let t = min((CACurrentMediaTime() - began) / 0.8, 1)
        shown = from + (target - from) * (1 - pow(1 - t, 4))
        if t == 1 { link.isPaused = true }
        render()
    }

    private func render() { balanceLabel.text = LedgerHeader.currency.string(from: shown as NSNumber) }

    override func layoutSubviews() {
        super.layoutSubviews()
        balanceLabel.frame = CGRect(x: 20, y: bounds.height - 150, width: bounds.width - 40, height: 50)
    }

    override func draw(_ rect: CGRect) {
        let top = values.max() ?? 0
        guard top > 0, let ctx = UIGraphicsGetCurrentContext() else { return }
        let slot = (bounds.width - 40) / CGFloat(values.count)
        for (i, v) in values.enumerated() {
            let h = max(3, 70 * CGFloat(sqrt(v / top)))
            let bar = CGRect(x: 20 + slot * CGFloat(i) + slot * 0.2, y: bounds.height - 16 - h, width: slot * 0.6, height: h)
            ctx.setFillColor(UIColor(hue: 0.55 - 0.45 * h / 70, saturation: 0.6, brightness: 0.95, alpha: 1).cgColor)
            ctx.addPath(UIBezierPath(roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)).cgPath)
            ctx.fillPath()
        }
    }
}

final class LedgerViewController: UITableViewController, LedgerViewInput {
    var output: LedgerViewOutput!
    private let header = LedgerHeader()
    private var sections: [LedgerSection] = []
    private let headerHeight: CGFloat = 190

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        tableView.rowHeight = 56
        tableView.contentInset.top = headerHeight
        tableView.scrollIndicatorInsets.top = headerHeight
        tableView.addSubview(header)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped(_:)))
        navigationItem.rightBarButtonItem = add
        navigationController?.navigationBar.isTranslucent = false
        output.viewIsReady()
        tableView.contentOffset.y = -headerHeight
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { return true }

    override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
        if motion == .motionShake { output.didShake() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutHeader()
    }

    private func layoutHeader() {
        let y = tableView.contentOffset.y
        let h = max(headerHeight, -y)
        header.frame = CGRect(x: 0, y: min(y, -headerHeight), width: tableView.bounds.width, height: h)
        header.layer.zPosition = -1
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { layoutHeader() }

    @objc private func addTapped(_ sender: UIBarButtonItem) { output.didTapAdd(from: sender) }

    // input
    func show(sections: [LedgerSection]) {
        self.sections = sections
        tableView.reloadData()
    }

    func insert(at indexPath: IndexPath, newSection: Bool, sections: [LedgerSection]) {
        self.sections = sections
        tableView.beginUpdates()
        if newSection {
            tableView.insertSections([indexPath.section], with: .top)
        } else {
            tableView.insertRows(at: [indexPath], with: .top)
        }
        tableView.endUpdates()
    }

    func remove(at indexPath: IndexPath, wholeSection: Bool, sections: [LedgerSection]) {
        self.sections = sections
        tableView.beginUpdates()
        if wholeSection {
            tableView.deleteSections(IndexSet(integer: indexPath.section), with: .fade)
        } else {
            tableView.deleteRows(at: [indexPath], with: .left)
        }
        tableView.endUpdates()
    }

    func show(balance: Double, animated: Bool) { header.set(balance: balance, animated: animated) }
    func show(week: [Double]) { header.set(week: week) }

    func setBusy(_ busy: Bool) {
        if busy { hud.show(in: navigationController!.view) } else { hud.succeed() }
    }

    // table
    override func numberOfSections(in tableView: UITableView) -> Int { return sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return sections[section].entries.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return sections[section].day }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry") ?? UITableViewCell(style: .value1, reuseIdentifier: "entry")
        let e = sections[indexPath.section].entries[indexPath.row]
        cell.textLabel?.text = (Category(rawValue: e.category)?.symbol ?? "") + "  " + e.title
        cell.detailTextLabel?.text = LedgerHeader.currency.string(from: NSNumber(value: e.amount))
        cell.detailTextLabel?.textColor = e.amount < 0 ? .darkGray : UIColor(red: 0.1, green: 0.6, blue: 0.3, alpha: 1)
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        output.didDelete(sections[indexPath.section].entries[indexPath.row])
    }
}

// MARK: - HUD as an associated object

final class HUD: UIView {
    private let spinner = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
    private let tick = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
        backgroundColor = UIColor(white: 0, alpha: 0.75)
        layer.cornerRadius = 14
        spinner.center = center
        addSubview(spinner)
        let p = UIBezierPath()
        p.move(to: CGPoint(x: 34, y: 57))
        p.addLine(to: CGPoint(x: 50, y: 73))
        p.addLine(to: CGPoint(x: 78, y: 40))
        tick.path = p.cgPath
        tick.strokeColor = UIColor.white.cgColor
        tick.fillColor = nil
        tick.lineWidth = 5
        tick.isHidden = true
        layer.addSublayer(tick)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    func show(in host: UIView) {
        host.addSubview(self)
        center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
        tick.isHidden = true
        spinner.startAnimating()
        alpha = 0
        transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        UIView.animate(withDuration: 0.25) {
            self.alpha = 1
            self.transform = .identity
        }
    }

    func succeed() {
        guard superview != nil else { return }
        spinner.stopAnimating()
        tick.isHidden = false
        let a = CABasicAnimation(keyPath: "strokeEnd")
        a.fromValue = 0
        a.duration = 0.3
        tick.add(a, forKey: nil)
        UIView.animate(withDuration: 0.25, delay: 0.8, options: [], animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
    }
}

private var hudKey: UInt8 = 0

extension UIViewController {
    var hud: HUD {
        if let existing = objc_getAssociatedObject(self, &hudKey) as? HUD { return existing }
        let new = HUD(frame: .zero)
        objc_setAssociatedObject(self, &hudKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }
}

// MARK: - Swizzling: log every appearance

extension UIViewController {
    static let logAppearances: Void = {
        let original = #selector(UIViewController.viewDidAppear(_:))
        let swizzled = #selector(UIViewController.ledger_viewDidAppear(_:))
        guard let a = class_getInstanceMethod(UIViewController.self, original), let b = class_getInstanceMethod(UIViewController.self, swizzled) else { return }
        method_exchangeImplementations(a, b)
    }()

    @objc fileprivate func ledger_viewDidAppear(_ animated: Bool) {
        ledger_viewDidAppear(animated)       // that's the original by now
        print("[screen]", NSStringFromClass(type(of: self)))
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        _ = UIViewController.logAppearances
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = UIColor(red: 0.09, green: 0.14, blue: 0.30, alpha: 1)
        window?.rootViewController = LedgerRouter.assemble()
        window?.makeKeyAndVisible()
        return true
    }
}
