/*
 IslandAndSheet.swift - Two things everybody asks me about, in one file, no libraries.
 (1) A black pill at the top of the screen which swells into a notification and shrinks back.
 (2) A bottom sheet with three stops. Throw it: it goes where the throw would have ended, not where
 the finger let go. Pull it past the top or bottom stop and it resists. You may catch it mid-flight.
 The sheet is just a child view controller, so no UIPresentationController and no modal.
 iOS 13+, Swift 5.5, written Nov 2021 and touched up after the iPhone 14 Pro keynote. -- Ines
*/
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ app: UIApplication, didFinishLaunchingWithOptions opts: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MapViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

// MARK: - The maths

enum Physics {
  /// Where would a scroll view come to rest if let go at this velocity (pt/s)?
  static func project(_ velocity: CGFloat, rate: UIScrollView.DecelerationRate = .normal) -> CGFloat {
    let d = rate.rawValue
    return (velocity / 1000) * d / (1 - d)
  }

  /// Same curve as UIScrollView: f(x) = (1 - 1 / (x * c / d + 1)) * d
  static func rubberBand(_ x: CGFloat, dimension d: CGFloat, c: CGFloat = 0.55) -> CGFloat {
    (1 - 1 / (x * c / d + 1)) * d
  }

  /// Inverse, needed when the finger catches a sheet that is already stretched.
  static func unRubberBand(_ f: CGFloat, dimension d: CGFloat, c: CGFloat = 0.55) -> CGFloat {
    (1 / (1 - min(f, d * 0.99) / d) - 1) * d / c
  }

  static func stretch(_ y: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat, by f: (CGFloat, CGFloat) -> CGFloat) -> CGFloat {
    if y < range.lowerBound { return range.lowerBound - f(range.lowerBound - y, dimension) }
    if y > range.upperBound { return range.upperBound + f(y - range.upperBound, dimension) }
    return y
  }
}

// MARK: - Host

class MapViewController: UIViewController, UIGestureRecognizerDelegate {
  enum Stop: CaseIterable { case peek, half, full }

  private let sheet = PlacesViewController()
  private let dim = UIView()
  private let island = IslandView()
  private let slack: CGFloat = 240  // extra sheet below the screen, so stretching never shows a gap
  private var stop = Stop.peek
  private var animator: UIViewPropertyAnimator?
  private var startTop: CGFloat = 0
  private var laidOutSize = CGSize.zero
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func loadView() { view = MapView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.isUserInteractionEnabled = false
    view.addSubview(dim)

    addChild(sheet)
    view.addSubview(sheet.view)
    sheet.didMove(toParent: self)
    sheet.onSelect = { [weak self] place in
      self?.settle(at: .peek, velocity: 0)
      self?.island.show(title: place, subtitle: "Saved to your trip", symbol: "bookmark.fill")
    }
    sheet.table.contentInset.bottom = slack + 40
    view.addSubview(island)

    pan.delegate = self
    view.addGestureRecognizer(pan)
    sheet.table.panGestureRecognizer.require(toFail: pan)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    laidOutSize = .zero
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != laidOutSize else { return }
    laidOutSize = view.bounds.size
    halt()
    dim.frame = view.bounds
    island.topInset = max(11, view.safeAreaInsets.top - 48)
    sheet.view.bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - top(of: .full) + slack)
    moveSheet(to: top(of: stop))
  }

  private func top(of stop: Stop) -> CGFloat {
    switch stop {
    case .peek: return view.bounds.height - view.safeAreaInsets.bottom - 110
    case .half: return view.bounds.height * 0.52
    case .full: return view.safeAreaInsets.top + 12
    }
  }

  private var sheetTop: CGFloat { sheet.view.center.y - sheet.view.bounds.height / 2 }

  private func moveSheet(to y: CGFloat) {
    sheet.view.center = CGPoint(x: view.bounds.midX, y: y + sheet.view.bounds.height / 2)
    let half = top(of: .half), full = top(of: .full)
    dim.alpha = max(0, min(1, (half - y) / (half - full))) * 0.45
  }

  private func halt() {
    if let animator = animator, animator.state == .active {
      animator.stopAnimation(true)  // leaves center where it is on screen
    }
    animator = nil
  }

  @objc private func panned(_ g: UIPanGestureRecognizer) {
    let range = top(of: .full)...top(of: .peek)
    let dimension = view.bounds.height
    switch g.state {
    case .began:
      halt()
      startTop = Physics.stretch(sheetTop, in: range, dimension: dimension) { Physics.unRubberBand($0, dimension: $1) }
    case .changed:
      let raw = startTop + g.translation(in: view).y
      moveSheet(to: Physics.stretch(raw, in: range, dimension: dimension) { Physics.rubberBand($0, dimension: $1) })
    case .ended, .cancelled:
      let velocity = g.velocity(in: view).y
      let landing = sheetTop + Physics.project(velocity)
      let target = Stop.allCases.min { abs(top(of: $0) - landing) < abs(top(of: $1) - landing) }!
      settle(at: target, velocity: velocity)
    default: break
    }
  }

  private func settle(at target: Stop, velocity: CGFloat) {
    halt()
    stop = target
    let distance = top(of: target) - sheetTop
    // UIKit wants the velocity in "distances per second"
    let relative = abs(distance) < 1 ? 0 : max(-30, min(30, velocity / distance))
    let spring = UISpringTimingParameters(mass: 1, stiffness: 240, damping: 26, initialVelocity: CGVector(dx: 0, dy: relative))
    let a = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    a.addAnimations { self.moveSheet(to: self.top(of: target)) }
    a.startAnimation()
    animator = a
    sheet.table.isScrollEnabled = target == .full
  }

  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // ask the presentation layer: the model is already at the end while the spring is running
    let frame = sheet.view.layer.presentation()?.frame ?? sheet.view.frame
    return frame.contains(touch.location(in: view))
  }

  func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    guard stop == .full, animator?.isRunning != true else { return true }
    let table = sheet.table
    guard table.bounds.contains(g.location(in: table)) else { return true }
    return table.contentOffset.y <= 0 && pan.velocity(in: view).y > 0
  }
}

// MARK: - The sheet's content

class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var onSelect: ((String) -> Void)?
  private let places = (1...30).map { "Café no. \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 22
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true

    let grabber = UIView(frame: CGRect(x: view.bounds.midX - 20, y: 8, width: 40, height: 5))
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)

    let title = UILabel(frame: CGRect(x: 20, y: 22, width: 240, height: 40))
    title.text = "Nearby"
    title.font = .systemFont(ofSize: 28, weight: .bold)
    view.addSubview(title)

    table.frame = CGRect(x: 0, y: 70, width: view.bounds.width, height: view.bounds.height - 70)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentInsetAdjustmentBehavior = .never
    table.backgroundColor = .clear
    table.isScrollEnabled = false
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    cell.textLabel?.text = places[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "cup.and.saucer.fill") ?? UIImage(systemName: "mappin")
    cell.backgroundColor = .clear
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(places[indexPath.row])
  }
}

// MARK: - Island

class IslandView: UIView {
  var topInset: CGFloat = 11
  private let icon = UIImageView(), title = UILabel(), subtitle = UILabel()
  private var hideWork: DispatchWorkItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    clipsToBounds = true
    alpha = 0
    icon.tintColor = .systemYellow
    icon.contentMode = .scaleAspectFit
    title.textColor = .white
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitle.textColor = .lightGray
    subtitle.font = .systemFont(ofSize: 14)
    [icon, title, subtitle].forEach { addSubview($0) }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
  }

  required init?(coder: NSCoder) { fatalError("no storyboards here") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mid = bounds.midY
    icon.frame = CGRect(x: 22, y: mid - 18, width: 36, height: 36)
    title.frame = CGRect(x: 74, y: mid - 24, width: max(0, bounds.width - 94), height: 24)
    subtitle.frame = CGRect(x: 74, y: mid + 2, width: max(0, bounds.width - 94), height: 20)
  }

  private func resize(_ size: CGSize) {
    guard let host = superview else { return }
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(x: host.bounds.midX, y: topInset + size.height / 2)
    layer.cornerRadius = size.height / 2
    layoutIfNeeded()
  }

  func show(title text: String, subtitle detail: String, symbol: String) {
    hideWork?.cancel()
    title.text = text
    subtitle.text = detail
    icon.image = UIImage(systemName: symbol)
    [icon, title, subtitle].forEach { $0.alpha = 0 }
    resize(CGSize(width: 126, height: 37))
    alpha = 1

    let width = min((superview?.bounds.width ?? 375) - 24, 420)
    let grow = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.7) { self.resize(CGSize(width: width, height: 84)) }
    grow.addAnimations({ [self.icon, self.title, self.subtitle].forEach { $0.alpha = 1 } }, delayFactor: 0.3)
    grow.startAnimation()
    UINotificationFeedbackGenerator().notificationOccurred(.success)

    let work = DispatchWorkItem { [weak self] in self?.hide() }
    hideWork = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.8, execute: work)
  }

  @objc func hide() {
    hideWork?.cancel()
    let shrink = UIViewPropertyAnimator(duration: 0.45, dampingRatio: 0.9) {
      self.resize(CGSize(width: 126, height: 37))
      [self.icon, self.title, self.subtitle].forEach { $0.alpha = 0 }
    }
    shrink.addCompletion { _ in UIView.animate(withDuration: 0.2) { self.alpha = 0 } }
    shrink.startAnimation()
  }
}

// MARK: - A pretend map

class MapView: UIView {
  override init(frame: CGRect) { super.init(frame: frame); contentMode = .redraw; backgroundColor = UIColor(red: 0.85, green: 0.91, blue: 0.84, alpha: 1) }
  required init?(coder: NSCoder) { fatalError("no storyboards here") }

  override func draw(_ rect: CGRect) {
    UIColor.white.setStroke()
    for i in 0..<12 {
      let road = UIBezierPath()
      let d = CGFloat(i) * 90 - 120
      road.move(to: CGPoint(x: d, y: 0))
      road.addLine(to: CGPoint(x: d + 160, y: bounds.height))
      road.move(to: CGPoint(x: 0, y: d + 60))
      road.addLine(to: CGPoint(x: bounds.width, y: d))
      road.lineWidth = i % 3 == 0 ? 14 : 6
      road.stroke()
    }
  }
}
