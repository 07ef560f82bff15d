// What you see: a year of month grids; today is ringed in red, busy days have dots. Pinch inwards on the grid and it
// scrubs into a compact one-row-per-day agenda under your fingers (pinch outwards to return). Tap a day: the month
// zooms until that day's cell fills the screen and turns into an hour timeline with its events. Go back with the back
// button, or pinch the timeline closed: it shrinks into its cell under the fingers and the month returns around it.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let zoomer = CalendarZoomer()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let navigation = UINavigationController(rootViewController: MonthsViewController(zoomer: zoomer))
        navigation.delegate = zoomer
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.navigationBar.tintColor = .systemRed
        zoomer.navigation = navigation
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model
struct Event {
    let title: String
    let startHour: Int
    let hours: Int
    let colour: UIColor
}

struct Month {
    let first: Date
    let dayCount: Int
    let leadingBlanks: Int

    func date(day: Int, calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .day, value: day, to: first) ?? first
    }

    static func year(containing date: Date, calendar: Calendar = .current) -> [Month] {
        guard let start = calendar.dateInterval(of: .year, for: date)?.start else { return [] }
        return (0..<12).compactMap { offset in
            guard let first = calendar.date(byAdding: .month, value: offset, to: start),
                  let days = calendar.range(of: .day, in: .month, for: first) else { return nil }
            let weekday = calendar.component(.weekday, from: first)
            return Month(first: first, dayCount: days.count, leadingBlanks: (weekday - calendar.firstWeekday + 7) % 7)
        }
    }
}

enum Diary {
    private static let titles = ["Stand-up", "Dentist", "Lunch with Mo", "Rowing", "Review", "Call home"]
    private static let colours: [UIColor] = [.systemBlue, .systemGreen, .systemPurple, .systemOrange]

    static func events(on date: Date) -> [Event] {
        let seed = Calendar.current.ordinality(of: .day, in: .year, for: date) ?? 1
        return (0..<(seed * 7 % 4)).map { index in
            Event(title: titles[(seed + index) % titles.count], startHour: 8 + index * 4 + seed % 3,
                  hours: 1 + (seed + index) % 2, colour: colours[(seed + index) % colours.count])
        }
    }
}

// MARK: - Layout
final class MonthLayout: UICollectionViewLayout {
    enum Mode { case grid, agenda }

    let mode: Mode
    private let months: [Month]
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero

    init(mode: Mode, months: [Month]) {
        self.mode = mode
        self.months = months
        super.init()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var collectionViewContentSize: CGSize { size }

    override func prepare() {
        super.prepare()
        items.removeAll()
        headers.removeAll()
        guard let width = collectionView?.bounds.width, width > 0 else { return }
        let side = width / 7
        let row: CGFloat = 44
        var y: CGFloat = 0
        for (section, month) in months.enumerated() {
            let headerPath = IndexPath(item: 0, section: section)
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: headerPath)
            header.frame = CGRect(x: 0, y: y, width: width, height: 48)
            headers[headerPath] = header
            y += 48
            for day in 0..<month.dayCount {
                let path = IndexPath(item: day, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                switch mode {
                case .grid:
                    let slot = day + month.leadingBlanks
                    attributes.frame = CGRect(x: CGFloat(slot % 7) * side, y: y + CGFloat(slot / 7) * side, width: side, height: side)
                case .agenda:
                    attributes.frame = CGRect(x: 0, y: y + CGFloat(day) * row, width: width, height: row)
                }
                items[path] = attributes
            }
            let rows = (month.leadingBlanks + month.dayCount + 6) / 7
            y += mode == .grid ? CGFloat(rows) * side : CGFloat(month.dayCount) * row
        }
        size = CGSize(width: width, height: y + 24)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (Array(headers.values) + Array(items.values)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { items[indexPath] }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        headers[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}

// MARK: - Months
final class DayCell: UICollectionViewCell {
    private let number = UILabel()
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        number.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        number.textAlignment = .center
        number.layer.borderColor = UIColor.systemRed.cgColor
        dot.layer.cornerRadius = 3
        contentView.addSubview(number)
        contentView.addSubview(dot)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(day: Int, date: Date) {
        number.text = String(day)
        number.layer.borderWidth = Calendar.current.isDateInToday(date) ? 2 : 0
        number.textColor = Calendar.current.isDateInWeekend(date) ? .secondaryLabel : .label
        dot.backgroundColor = Diary.events(on: date).first?.colour ?? .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        number.frame = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: 6, dy: 6)
        number.layer.cornerRadius = number.bounds.height / 2
        let stretched = bounds.width > side * 1.5
        dot.frame = stretched ? CGRect(x: side + 8, y: bounds.midY - 3, width: bounds.width - side - 24, height: 6)
                              : CGRect(x: bounds.midX - 3, y: bounds.maxY - 10, width: 6, height: 6)
    }
}

final class MonthHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title2)
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class MonthsViewController: UICollectionViewController {
    private let months: [Month]
    private let grid: MonthLayout
    private let agenda: MonthLayout
    private let zoomer: CalendarZoomer
    private var morph: UICollectionViewTransitionLayout?
    private var selectedPath: IndexPath?

    init(zoomer: CalendarZoomer) {
        self.zoomer = zoomer
        months = Month.year(containing: Date())
        grid = MonthLayout(mode: .grid, months: months)
        agenda = MonthLayout(mode: .agenda, months: months)
        super.init(collectionViewLayout: grid)
        title = "Calendar"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
        collectionView.register(MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                                withReuseIdentifier: "month")
        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:))))
    }

    /// The frame of the day that was opened, in the given view.
    func openedCellFrame(in view: UIView) -> CGRect? {
        guard let path = selectedPath, let attributes = collectionView.layoutAttributesForItem(at: path) else { return nil }
        return collectionView.convert(attributes.frame, to: view)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { months[section].dayCount }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
        cell.show(day: indexPath.item + 1, date: months[indexPath.section].date(day: indexPath.item))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                                 at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath) as! MonthHeader
        header.label.text = months[indexPath.section].first.formatted(.dateTime.month(.wide))
        return header
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedPath = indexPath
        let day = DayViewController(date: months[indexPath.section].date(day: indexPath.item))
        day.view.addGestureRecognizer(UIPinchGestureRecognizer(target: zoomer, action: #selector(CalendarZoomer.handlePinch(_:))))
        navigationController?.pushViewController(day, animated: true)
    }

    @objc private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        let showsGrid = collectionView.collectionViewLayout === grid
        switch pinch.state {
        case .began where morph == nil:
            let closing = pinch.velocity < 0
            guard closing == showsGrid else { return }      // nothing further in that direction
            morph = collectionView.startInteractiveTransition(to: showsGrid ? agenda : grid) { [weak self] _, _ in
                self?.morph = nil
            }
        case .changed:
            guard let morph = morph else { return }
            let progress = morph.nextLayout === agenda ? (1 - pinch.scale) / 0.6 : (pinch.scale - 1) / 1.2
            morph.transitionProgress = min(1, max(0, progress))
            morph.invalidateLayout()
        case .ended, .cancelled:
            guard let morph = morph else { return }
            if morph.transitionProgress > 0.4 && pinch.state == .ended {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        default: break
        }
    }
}

// MARK: - Day
final class TimelineView: UIView {
    static let hourHeight: CGFloat = 56
    var events: [Event] = [] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular),
                                                         .foregroundColor: UIColor.secondaryLabel]
        for hour in 0...24 {
            let y = CGFloat(hour) * Self.hourHeight + 8
            NSString(format: "%02d:00", hour).draw(at: CGPoint(x: 12, y: y - 7), withAttributes: attributes)
            UIColor.separator.setFill()
            UIRectFill(CGRect(x: 56, y: y, width: bounds.width - 56, height: 0.5))
        }
        for event in events {
            let box = CGRect(x: 60, y: CGFloat(event.startHour) * Self.hourHeight + 9, width: bounds.width - 76,
                             height: CGFloat(event.hours) * Self.hourHeight - 2)
            event.colour.withAlphaComponent(0.25).setFill()
            UIBezierPath(roundedRect: box, cornerRadius: 6).fill()
            (event.title as NSString).draw(in: box.insetBy(dx: 8, dy: 6), withAttributes: [
                .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: event.colour])
        }
    }
}

final class DayViewController: UIViewController {
    private let date: Date
    private let scroll = UIScrollView()
    private let timeline = TimelineView()

    init(date: Date) {
        self.date = date
        super.init(nibName: nil, bundle: nil)
        title = date.formatted(.dateTime.weekday(.wide).day().month())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        timeline.backgroundColor = .clear
        timeline.events = Diary.events(on: date)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(timeline)
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: scroll.bounds.width, height: TimelineView.hourHeight * 24 + 24)
        guard timeline.frame.size != size else { return }
        timeline.frame = CGRect(origin: .zero, size: size)
        scroll.contentSize = size
        scroll.contentOffset.y = TimelineView.hourHeight * 7
    }
}

// MARK: - Zoom
final class CalendarZoomer: NSObject, UINavigationControllerDelegate {
    weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    @objc func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        let progress = min(1, max(0, (1 - pinch.scale) / 0.7))
        switch pinch.state {
        case .began:
            guard pinch.velocity < 0 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled, .failed:
            if progress > 0.35 && pinch.state == .ended { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default: break
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is MonthsViewController || toVC is MonthsViewController else { return nil }
        return DayZoomAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class DayZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let zoomingIn = operation == .push
        guard let months = context.viewController(forKey: zoomingIn ? .from : .to) as? MonthsViewController,
              let day = context.viewController(forKey: zoomingIn ? .to : .from) else { return context.completeTransition(false) }
        let container = context.containerView
        if zoomingIn {
            day.view.frame = context.finalFrame(for: day)
            container.addSubview(day.view)
        } else {
            months.view.frame = context.finalFrame(for: months)
            container.insertSubview(months.view, belowSubview: day.view)
        }
        day.view.layoutIfNeeded()
        months.view.layoutIfNeeded()

        let full = container.bounds
        let cell = months.openedCellFrame(in: container) ?? full.insetBy(dx: full.width * 0.4, dy: full.height * 0.45)
        let scale = full.width / cell.width
        let magnified = CGAffineTransform(translationX: (full.midX - cell.midX) * scale, y: (full.midY - cell.midY) * scale)
            .scaledBy(x: scale, y: scale)
        let shrunk = CGAffineTransform(translationX: cell.midX - full.midX, y: cell.midY - full.midY)
            .scaledBy(x: cell.width / full.width, y: cell.height / full.height)
        let pose = { (opened: Bool) in
            day.view.transform = opened ? .identity : shrunk
            day.view.alpha = opened ? 1 : 0
            months.view.transform = opened ? magnified : .identity
            months.view.alpha = opened ? 0 : 1
        }
        pose(!zoomingIn)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut, animations: {
            pose(zoomingIn)
        }, completion: { _ in
            for view in [day.view!, months.view!] {
                view.transform = .identity
                view.alpha = 1
            }
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
