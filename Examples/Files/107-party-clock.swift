// PartyClock. A wall clock, a confetti button and an alarm sheet, glued together with Combine.
//
// The hands are drawn in draw(_:) from a CADisplayLink wrapped into a Publisher, so the second hand sweeps.
// "Celebrate" fires confetti from the button. "Alarm" slides a half-height sheet up over a darkened clock:
// toolbar on top (Cancel / Done), a time wheel, a colour wheel. Done slides it down and the clock fades to the
// new colour; when the alarm minute comes you get confetti for free.
// iOS 15+, Swift 5 language mode, Xcode 15. Feb 2024.

import Combine
import UIKit

/// Emits the current date on every screen refresh while somebody is subscribed.
struct DisplayLinkPublisher: Publisher {
    typealias Output = Date
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        subscriber.receive(subscription: Link(subscriber))
    }

    private final class Link<S: Subscriber>: NSObject, Subscription where S.Input == Date, S.Failure == Never {
        private var subscriber: S?
        private var displayLink: CADisplayLink?
        private var demand = Subscribers.Demand.none

        init(_ subscriber: S) { self.subscriber = subscriber }

        func request(_ demand: Subscribers.Demand) {
            self.demand += demand
            guard displayLink == nil, self.demand > 0 else { return }
            displayLink = CADisplayLink(target: self, selector: #selector(tick))
            displayLink?.add(to: .main, forMode: .common)
        }

        func cancel() {
            displayLink?.invalidate()
            displayLink = nil
            subscriber = nil
        }

        @objc private func tick() {
            guard demand > 0, let subscriber else { return }
            demand -= 1
            demand += subscriber.receive(Date())
        }
    }
}

extension UIControl {
    func publisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
        let subject = PassthroughSubject<Void, Never>()
        addAction(UIAction { _ in subject.send() }, for: events)
        return subject.eraseToAnyPublisher()
    }
}

enum Theme: String, CaseIterable {
    case ink = "Ink", moss = "Moss", plum = "Plum", brick = "Brick"

    var color: UIColor {
        let hues: [Theme: CGFloat] = [.ink: 0.62, .moss: 0.40, .plum: 0.82, .brick: 0.02]
        return UIColor(hue: hues[self] ?? 0, saturation: 0.6, brightness: 0.35, alpha: 1)
    }
}

final class ClockModel {
    @Published var alarm: Date?
    @Published var theme = Theme.ink
    let frames = DisplayLinkPublisher().share()

    /// Once, at the first frame of the alarm's minute.
    var ringing: AnyPublisher<Void, Never> {
        frames
            .combineLatest($alarm)
            .map { now, alarm in alarm.map { Calendar.current.isDate($0, equalTo: now, toGranularity: .minute) } ?? false }
            .removeDuplicates()
            .filter { $0 }
            .map { _ in () }
            .eraseToAnyPublisher()
    }
}

// MARK: - Clock face

final class ClockView: UIView {
    var date = Date() { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2 - 8
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.white.setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()

        for minute in 0..<60 {
            let isHour = minute % 5 == 0
            line(from: center, turns: Double(minute) / 60, start: radius * (isHour ? 0.84 : 0.91), end: radius * 0.95,
                 width: isHour ? 4 : 1.5, color: .darkGray)
        }

        let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
        let minutes = Double(parts.minute ?? 0) + seconds / 60
        let hours = Double((parts.hour ?? 0) % 12) + minutes / 60
        line(from: center, turns: hours / 12, start: 0, end: radius * 0.5, width: 9, color: .black)
        line(from: center, turns: minutes / 60, start: 0, end: radius * 0.76, width: 6, color: .black)
        line(from: center, turns: seconds / 60, start: -radius * 0.15, end: radius * 0.86, width: 2, color: .systemRed)
    }

    private func line(from center: CGPoint, turns: Double, start: CGFloat, end: CGFloat, width: CGFloat, color: UIColor) {
        let angle = CGFloat(turns) * 2 * .pi - .pi / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center.x + cos(angle) * start, y: center.y + sin(angle) * start))
        path.addLine(to: CGPoint(x: center.x + cos(angle) * end, y: center.y + sin(angle) * end))
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}

final class ClockViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let model = ClockModel()
    private let clock = ClockView()
    private let celebrateButton = UIButton(configuration: .filled())
    private let alarmButton = UIButton(configuration: .tinted())
    private var subscriptions = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        clock.isOpaque = false
        celebrateButton.configuration?.title = "Celebrate"
        let buttons = UIStackView(arrangedSubviews: [celebrateButton, alarmButton])
        buttons.spacing = 16
        buttons.distribution = .fillEqually
        for subview in [clock, buttons] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            clock.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
            clock.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            clock.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.85),
            clock.heightAnchor.constraint(equalTo: clock.widthAnchor),
            buttons.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            buttons.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
            buttons.heightAnchor.constraint(equalToConstant: 54)
        ])
        view.backgroundColor = model.theme.color
        bind()
    }

    private func bind() {
        model.frames
            .sink { [weak self] in self?.clock.date = $0 }
            .store(in: &subscriptions)

        model.$theme
            .dropFirst()
            .removeDuplicates()
            .sink { [weak self] theme in UIView.animate(withDuration: 0.6) { self?.view.backgroundColor = theme.color } }
            .store(in: &subscriptions)

        model.$alarm
            .map { $0.map { "Alarm " + $0.formatted(date: .omitted, time: .shortened) } ?? "Alarm" }
            .sink { [weak self] in self?.alarmButton.configuration?.title = $0 }
            .store(in: &subscriptions)

        celebrateButton.publisher(for: .touchUpInside)
            .merge(with: model.ringing)
            .sink { [weak self] _ in self?.throwConfetti() }
            .store(in: &subscriptions)

        alarmButton.publisher(for: .touchUpInside)
            .sink { [weak self] _ in self?.showSheet() }
            .store(in: &subscriptions)
    }

    private func showSheet() {
        let sheet = AlarmSheetViewController(alarm: model.alarm ?? Date(), theme: model.theme)
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        sheet.finished
            .sink { [weak self] choice in
                self?.dismiss(animated: true)
                guard let choice else { return }
                self?.model.alarm = choice.alarm
                self?.model.theme = choice.theme
            }
            .store(in: &subscriptions)
        present(sheet, animated: true)
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        HalfSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }

    private func throwConfetti() {
        let paper = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
        }
        let emitter = CAEmitterLayer()
        emitter.frame = view.bounds
        emitter.emitterPosition = celebrateButton.convert(CGPoint(x: celebrateButton.bounds.midX, y: 0), to: view)
        emitter.beginTime = CACurrentMediaTime()
        emitter.emitterCells = [UIColor.systemPink, .systemYellow, .systemTeal, .systemGreen].map { color in
            let cell = CAEmitterCell()
            cell.contents = paper.cgImage
            cell.color = color.cgColor
            cell.birthRate = 60
            cell.lifetime = 4
            cell.velocity = 620
            cell.velocityRange = 200
            cell.yAcceleration = 600
            cell.emissionLongitude = -.pi / 2
            cell.emissionRange = .pi / 4
            cell.spinRange = 8
            return cell
        }
        view.layer.addSublayer(emitter)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { emitter.birthRate = 0 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { emitter.removeFromSuperlayer() }
    }
}

final class AlarmSheetViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    typealias Choice = (alarm: Date, theme: Theme)

    let finished = PassthroughSubject<Choice?, Never>()
    private let timePicker = UIDatePicker()
    private let themePicker = UIPickerView()
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    private var theme: Theme

    init(alarm: Date, theme: Theme) {
        self.theme = theme
        super.init(nibName: nil, bundle: nil)
        timePicker.date = alarm
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        timePicker.datePickerMode = .time
        timePicker.preferredDatePickerStyle = .wheels
        themePicker.dataSource = self
        themePicker.delegate = self
        themePicker.selectRow(Theme.allCases.firstIndex(of: theme) ?? 0, inComponent: 0, animated: false)
        toolbar.items = [
            UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finished.send(nil) }),
            .flexibleSpace(),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.finished.send((alarm: self.timePicker.date, theme: self.theme))
            })
        ]
        [toolbar, timePicker, themePicker].forEach { view.addSubview($0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0))
        let (bar, wheels) = area.divided(atDistance: 50, from: .minYEdge)
        toolbar.frame = bar
        (timePicker.frame, themePicker.frame) = wheels.divided(atDistance: wheels.width * 0.6, from: .minXEdge)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Theme.allCases.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { Theme.allCases[row].rawValue }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { theme = Theme.allCases[row] }
}

final class HalfSheetPresentationController: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: max(300, bounds.height / 2), from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        shade.frame = containerView?.bounds ?? .zero
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        presentedView?.layer.cornerRadius = 20
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.layer.masksToBounds = true
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ClockViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
