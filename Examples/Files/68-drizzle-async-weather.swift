//
//  Drizzle.swift
//  Xcode 13.2, 2021 - Swift 5.5 - deployment target iOS 15.0 (async/await, actors, sheets with detents, button configurations)
//
//  See: a sky gradient page for "Edinburgh": big temperature, a wavy 24 h curve drawn with draw(_:), five day rows. A plain pill
//  button at the top shows the place; tap = pull-down menu of four places with a tick on the current one; choosing one
//  shows a spinner inside the button for ~0.6 s, then numbers roll (cross-dissolve up) and the curve morphs by display link.
//  "Atlantis" in the menu always fails: alert with Retry / Cancel. Tap "Details": medium sheet (grabber) with °C/°F,
//  km/h / mph toggles; drag it to large. Drag on the curve: a dot follows the finger with the hour's temperature.
//

import UIKit
import os.log

fileprivate let logger = Logger(subsystem: "drizzle", category: "ui")

// MARK: Model

struct Forecast: Decodable, Sendable {
    struct Day: Decodable, Sendable {
        let date: Date
        let symbol: String
        let low: Double
        let high: Double
    }
    let place: String
    let now: Double
    let wind: Double
    let hours: [Double]
    let days: [Day]
}

enum ForecastError: LocalizedError {
    case unknownPlace(String)
    case malformed

    var errorDescription: String? {
        switch self {
        case .unknownPlace(let name): return "No forecast for \(name)"
        case .malformed: return "The forecast couldn't be read"
        }
    }
    var recoverySuggestion: String? { "Try again, or pick another place." }
}

actor ForecastStore {
    static let shared = ForecastStore()

    private var cache: [String: Forecast] = [:]
    private var inFlight: [String: Task<Forecast, Error>] = [:]

    func forecast(for place: String) async throws -> Forecast {
        if let hit = cache[place] { return hit }
        if let running = inFlight[place] { return try await running.value }
        let task = Task<Forecast, Error> {
            try await Task.sleep(nanoseconds: 600_000_000)
            guard let json = Self.documents[place] else { throw ForecastError.unknownPlace(place) }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            do {
                return try decoder.decode(Forecast.self, from: Data(json.utf8))
            } catch {
                throw ForecastError.malformed
            }
        }
        inFlight[place] = task
        defer { inFlight[place] = nil }
        let result = try await task.value
        cache[place] = result
        return result
    }

    private static let documents: [String: String] = [
        "Edinburgh": #"{"place":"Edinburgh","now":9.4,"wind":27,"hours":[6,6,5,5,5,6,7,8,9,9,10,11,11,11,10,10,9,9,8,8,7,7,6,6],"days":[{"date":"2021-11-03T00:00:00Z","symbol":"cloud.rain","low":4,"high":11},{"date":"2021-11-04T00:00:00Z","symbol":"cloud.sun","low":3,"high":9},{"date":"2021-11-05T00:00:00Z","symbol":"wind","low":6,"high":12},{"date":"2021-11-06T00:00:00Z","symbol":"cloud","low":5,"high":10},{"date":"2021-11-07T00:00:00Z","symbol":"sun.max","low":1,"high":8}]}"#,
        "Seville": #"{"place":"Seville","now":24.1,"wind":9,"hours":[15,14,14,13,13,13,14,16,18,20,22,24,25,26,26,25,24,22,20,19,18,17,16,16],"days":[{"date":"2021-11-03T00:00:00Z","symbol":"sun.max","low":13,"high":26},{"date":"2021-11-04T00:00:00Z","symbol":"sun.max","low":12,"high":25},{"date":"2021-11-05T00:00:00Z","symbol":"sun.haze","low":12,"high":24},{"date":"2021-11-06T00:00:00Z","symbol":"cloud.sun","low":13,"high":22},{"date":"2021-11-07T00:00:00Z","symbol":"sun.max","low":11,"high":23}]}"#,
        "Nuuk": #"{"place":"Nuuk","now":-4.8,"wind":41,"hours":[-7,-7,-8,-8,-8,-8,-8,-7,-7,-6,-6,-5,-5,-4,-4,-5,-5,-6,-6,-7,-7,-7,-8,-8],"days":[{"date":"2021-11-03T00:00:00Z","symbol":"snow","low":-8,"high":-4},{"date":"2021-11-04T00:00:00Z","symbol":"wind.snow","low":-9,"high":-5},{"date":"2021-11-05T00:00:00Z","symbol":"cloud.snow","low":-7,"high":-3},{"date":"2021-11-06T00:00:00Z","symbol":"snow","low":-11,"high":-6},{"date":"2021-11-07T00:00:00Z","symbol":"sun.max","low":-13,"high":-8}]}"#
    ]
}

@MainActor
final class Units {
    static let shared = Units()
    static let didChange = Notification.Name("UnitsDidChange")

    var fahrenheit = false { didSet { notify() } }
    var miles = false { didSet { notify() } }

    private let formatter: MeasurementFormatter = {
        let f = MeasurementFormatter()
        f.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        f.numberFormatter.maximumFractionDigits = 0
        return f
    }()

    func temperature(_ celsius: Double) -> String {
        let m = Measurement(value: celsius, unit: UnitTemperature.celsius)
        return formatter.string(from: fahrenheit ? m.converted(to: .fahrenheit) : m)
    }

    func speed(_ kmh: Double) -> String {
        let m = Measurement(value: kmh, unit: UnitSpeed.kilometersPerHour)
        return formatter.string(from: miles ? m.converted(to: .milesPerHour) : m)
    }

    private func notify() { NotificationCenter.default.post(name: Self.didChange, object: self) }
}

// MARK: Curve

final class CurveView: UIView {

    private var from: [CGFloat] = Array(repeating: 0.5, count: 24)
    private var to: [CGFloat] = Array(repeating: 0.5, count: 24)
    private var shown: [CGFloat] = Array(repeating: 0.5, count: 24)
    private var raw: [Double] = []
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0
    private var finger: CGFloat?
    private let bubble = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        bubble.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
        bubble.textColor = .white
        bubble.alpha = 0
        addSubview(bubble)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(scrub(_:)))
        press.minimumPressDuration = 0.05
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func set(_ hours: [Double]) {
        raw = hours
        let lo = hours.min() ?? 0, hi = hours.max() ?? 1
        from = shown
        to = hours.map { CGFloat(($0 - lo) / max(hi - lo, 1)) }
        start = CACurrentMediaTime()
        link?.invalidate()
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func step(_ link: CADisplayLink) {
        let t = min((CACurrentMediaTime() - start) / 0.7, 1)
        let eased = CGFloat(1 - pow(1 - t, 3))
        shown = zip(from, to).map { $0 + ($1 - $0) * eased }
        setNeedsDisplay()
        if t >= 1 {
            link.invalidate()
            self.link = nil
        }
    }

    private func point(_ i: Int) -> CGPoint {
        CGPoint(x: bounds.width * CGFloat(i) / CGFloat(shown.count - 1), y: bounds.height - 20 - shown[i] * (bounds.height - 50))
    }

    override func draw(_ rect: CGRect) {
        guard let c = UIGraphicsGetCurrentContext() else { return }
        let line = UIBezierPath()
        line.move(to: point(0))
        for i in 1..<shown.count {
            let a = point(i - 1), b = point(i)
            let mid = (a.x + b.x) / 2
            line.addCurve(to: b, controlPoint1: CGPoint(x: mid, y: a.y), controlPoint2: CGPoint(x: mid, y: b.y))
        }
        let area = line.copy() as! UIBezierPath
        area.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        area.addLine(to: CGPoint(x: 0, y: bounds.maxY))
        area.close()
        c.saveGState()
        area.addClip()
        let colors = [UIColor.white.withAlphaComponent(0.45).cgColor, UIColor.white.withAlphaComponent(0).cgColor] as CFArray
        c.drawLinearGradient(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)!, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
        c.restoreGState()
        UIColor.white.setStroke()
        line.lineWidth = 3
        line.lineCapStyle = .round
        line.stroke()

        if let x = finger {
            let i = min(max(Int((x / bounds.width * CGFloat(shown.count - 1)).rounded()), 0), shown.count - 1)
            let p = point(i)
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: p.x - 6, y: p.y - 6, width: 12, height: 12)).fill()
        }
    }

    @objc private func scrub(_ g: UIGestureRecognizer) {
        switch g.state {
        case .began, .changed:
            let x = min(max(g.location(in: self).x, 0), bounds.width)
            finger = x
            if !raw.isEmpty {
                let i = Int((x / bounds.width * CGFloat(raw.count - 1)).rounded())
                bubble.text = String(format: "%02d:00  ", i) + Units.shared.temperature(raw[i])
                bubble.sizeToFit()
                bubble.center = CGPoint(x: min(max(x, bubble.bounds.width / 2), bounds.width - bubble.bounds.width / 2), y: point(i).y - 20)
            }
            UIView.animate(withDuration: 0.15) { self.bubble.alpha = 1 }
        default:
            finger = nil
            UIView.animate(withDuration: 0.15) { self.bubble.alpha = 0 }
        }
        setNeedsDisplay()
    }
}

// MARK: Main screen

class ForecastViewController: UIViewController {

    private let places = ["Edinburgh", "Seville", "Nuuk", "Atlantis"]
    private var place = "Edinburgh"
    private var forecast: Forecast?
    private var loading: Task<Void, Never>?

    private let gradient = CAGradientLayer()
    private let temperature = UILabel()
    private let wind = UILabel()
    private let curve = CurveView()
    private let days = UIStackView()
    private lazy var placeButton: UIButton = {
        var config = UIButton.Configuration.tinted()
        config.cornerStyle = .capsule
        config.image = UIImage(systemName: "location.fill", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
        config.imagePadding = 6
        config.baseForegroundColor = .white
        config.baseBackgroundColor = .white
        let b = UIButton(configuration: config)
        b.showsMenuAsPrimaryAction = true
        b.configurationUpdateHandler = { [unowned self] button in
            var c = button.configuration
            c?.title = self.place
            c?.showsActivityIndicator = self.loading != nil
            button.configuration = c
        }
        return b
    }()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.insertSublayer(gradient, at: 0)
        temperature.font = .systemFont(ofSize: 96, weight: .ultraLight)
        temperature.textColor = .white
        temperature.textAlignment = .center
        temperature.text = "--"
        wind.font = .preferredFont(forTextStyle: .callout)
        wind.textColor = UIColor(white: 1, alpha: 0.8)
        wind.textAlignment = .center
        days.axis = .vertical
        days.distribution = .fillEqually
        days.spacing = 4

        var plain = UIButton.Configuration.plain()
        plain.title = "Details"
        plain.image = UIImage(systemName: "chevron.up")
        plain.imagePlacement = .top
        plain.baseForegroundColor = .white
        let details = UIButton(configuration: plain, primaryAction: UIAction { [weak self] _ in self?.showDetails() })

        let top = UIStackView(arrangedSubviews: [placeButton])
        top.axis = .vertical
        top.alignment = .center
        let stack = UIStackView(arrangedSubviews: [top, temperature, wind, curve, days, details])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            days.heightAnchor.constraint(equalToConstant: 180)
        ])
        NotificationCenter.default.addObserver(self, selector: #selector(unitsChanged), name: Units.didChange, object: nil)
        rebuildMenu()
        load(place)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }

    private func rebuildMenu() {
        placeButton.menu = UIMenu(title: "Places", options: .singleSelection, children: places.map { name in
            UIAction(title: name, state: name == place ? .on : .off) { [weak self] _ in self?.load(name) }
        })
    }

    private func load(_ name: String) {
        loading?.cancel()
        loading = Task {
            defer {
                loading = nil
                placeButton.setNeedsUpdateConfiguration()
            }
            do {
                let f = try await ForecastStore.shared.forecast(for: name)
                guard !Task.isCancelled else { return }
                place = name
                show(f)
            } catch {
                logger.error("load failed \(error.localizedDescription, privacy: .public)")
                fail(error, name)
            }
            rebuildMenu()
        }
        placeButton.setNeedsUpdateConfiguration()
    }

    private func show(_ f: Forecast) {
        forecast = f
        for label in [temperature, wind] {
            let t = CATransition()
            t.type = .push
            t.subtype = .fromTop
            t.duration = 0.35
            t.timingFunction = CAMediaTimingFunction(name: .easeOut)
            label.layer.add(t, forKey: kCATransition)
        }
        curve.set(f.hours)
        render()

        let warm = CGFloat(min(max((f.now + 10) / 40, 0), 1))
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.2)
        gradient.colors = [UIColor(hue: 0.62 - 0.04 * warm, saturation: 0.8, brightness: 0.45 + 0.3 * warm, alpha: 1).cgColor,
                           UIColor(hue: 0.55 - 0.45 * warm, saturation: 0.55, brightness: 0.75 + 0.2 * warm, alpha: 1).cgColor]
        CATransaction.commit()
    }

    private func render() {
        guard let f = forecast else { return }
        temperature.text = Units.shared.temperature(f.now)
        wind.text = "Wind " + Units.shared.speed(f.wind)
        days.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for day in f.days {
            let name = UILabel()
            name.text = day.date.formatted(.dateTime.weekday(.wide))
            let icon = UIImageView(image: UIImage(systemName: day.symbol)?.applyingSymbolConfiguration(.init(paletteColors: [.white, .systemYellow])))
            icon.contentMode = .scaleAspectFit
            let range = UILabel()
            range.text = "\(Units.shared.temperature(day.low)) / \(Units.shared.temperature(day.high))"
            range.textAlignment = .right
            [name, range].forEach { $0.textColor = .white }
            let row = UIStackView(arrangedSubviews: [name, icon, range])
            row.distribution = .fillEqually
            days.addArrangedSubview(row)
        }
    }

    private func fail(_ error: Error, _ name: String) {
        let alert = UIAlertController(title: error.localizedDescription, message: (error as? LocalizedError)?.recoverySuggestion, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let retry = UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.load(name) }
        alert.addAction(retry)
        alert.preferredAction = retry
        present(alert, animated: true)
    }

    @objc private func unitsChanged() {
        UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) { self.render() }
    }

    private func showDetails() {
        let vc = UnitsViewController()
        if let sheet = vc.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.preferredCornerRadius = 24
        }
        present(vc, animated: true)
    }
}

final class UnitsViewController: UITableViewController {
    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Units" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.valueCell()
        let temperature = indexPath.row == 0
        content.text = temperature ? "Fahrenheit" : "Miles"
        content.secondaryText = temperature ? Units.shared.temperature(20) : Units.shared.speed(100)
        content.image = UIImage(systemName: temperature ? "thermometer" : "wind")
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { [weak tableView] action in
            let on = (action.sender as! UISwitch).isOn
            if temperature { Units.shared.fahrenheit = on } else { Units.shared.miles = on }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { tableView?.reloadRows(at: [indexPath], with: .fade) }
        })
        toggle.isOn = temperature ? Units.shared.fahrenheit : Units.shared.miles
        cell.accessoryView = toggle
        return cell
    }
}

// MARK: App (no scene manifest in the Info.plist)

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ForecastViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
