//
//  Lighthouses.swift
//  Xcode 15.0, 2023 - Swift 5.9 - deployment target iOS 17.0 (Observation, UIHostingConfiguration, split view, MapKit)
//
//  See: on a phone a list "Lighthouses" (cells are SwiftUI: name, country, a small lamp that flashes in the real rhythm); on an iPad a split view with the
//  list at the left. Pull the list down: a home-made refresh - a beam that turns with the pull and spins while loading (1.2 s), then order is shuffled.
//  Tap a row: detail with a map (pin at the tower), below a dark panel with a big lamp: the beam (gradient in a mask) sweeps round once per period,
//  the lamp flashes by a keyframe animation. Slider "Fog" blurs the panel by scrubbing a paused property animator. Heart in the bar: wiggles,
//  and the list's row gets a heart. "Sort" button: menu with two single choices. A stone can be thrown into the water: tap the panel (UIDynamics).
//

import UIKit
import MapKit
import SwiftUI
import Observation

// MARK: - Model

struct Lighthouse: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let country: String
    let latitude: Double
    let longitude: Double
    let height: Measurement<UnitLength>
    /// seconds on, off, on, off ...
    let rhythm: [Double]

    var period: Double { rhythm.reduce(0, +) }
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

    static let samples: [Lighthouse] = [
        .init(id: "bell", name: "Bell Rock", country: "Scotland", latitude: 56.4343, longitude: -2.3871, height: .init(value: 36, unit: .meters), rhythm: [0.4, 4.6]),
        .init(id: "fastnet", name: "Fastnet", country: "Ireland", latitude: 51.3893, longitude: -9.6031, height: .init(value: 54, unit: .meters), rhythm: [0.2, 4.8]),
        .init(id: "roter", name: "Roter Sand", country: "Germany", latitude: 53.8550, longitude: 8.0817, height: .init(value: 30.7, unit: .meters), rhythm: [0.5, 0.5, 0.5, 3.5]),
        .init(id: "jument", name: "La Jument", country: "France", latitude: 48.4222, longitude: -5.1339, height: .init(value: 47.4, unit: .meters), rhythm: [0.3, 1, 0.3, 1, 0.3, 6]),
        .init(id: "kereon", name: "Kéréon", country: "France", latitude: 48.4383, longitude: -5.0264, height: .init(value: 41, unit: .meters), rhythm: [2, 1, 2, 5]),
        .init(id: "skagen", name: "Skagen", country: "Denmark", latitude: 57.7358, longitude: 10.6306, height: .init(value: 46, unit: .meters), rhythm: [0.4, 3.6]),
        .init(id: "lindesnes", name: "Lindesnes", country: "Norway", latitude: 57.9825, longitude: 7.0467, height: .init(value: 16.1, unit: .meters), rhythm: [6, 2, 1, 2])
    ]
}

@Observable @MainActor
final class Atlas {
    enum Order: String, CaseIterable { case name = "Name", height = "Height" }

    var lighthouses = Lighthouse.samples
    var favourites: Set<Lighthouse.ID> = []
    var order: Order? = .name

    var sorted: [Lighthouse] {
        switch order {
        case .name: lighthouses.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        case .height: lighthouses.sorted { $0.height > $1.height }
        case nil: lighthouses
        }
    }

    func refresh() async {
        try? await Task.sleep(for: .seconds(1.2))
        order = nil
        lighthouses.shuffle()
    }

    func toggle(_ id: Lighthouse.ID) {
        if favourites.remove(id) == nil { favourites.insert(id) }
    }
}

// MARK: - SwiftUI row

struct LighthouseRow: View {
    let lighthouse: Lighthouse
    let atlas: Atlas
    @State private var lit = false

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(lit ? Color.yellow : Color(.tertiarySystemFill))
                .shadow(color: .yellow.opacity(lit ? 0.9 : 0), radius: 8)
                .frame(width: 18, height: 18)
            VStack(alignment: .leading, spacing: 2) {
                Text(lighthouse.name).font(.headline)
                Text(lighthouse.country).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if atlas.favourites.contains(lighthouse.id) {
                Image(systemName: "heart.fill").foregroundStyle(.pink).transition(.scale)
            }
            Text(lighthouse.height.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
                .font(.caption.monospacedDigit())
        }
        .animation(.bouncy, value: atlas.favourites)
        .task(id: lighthouse.id) {
            while !Task.isCancelled {
                for (i, seconds) in lighthouse.rhythm.enumerated() {
                    withAnimation(.easeOut(duration: 0.15)) { lit = i % 2 == 0 }
                    try? await Task.sleep(for: .seconds(seconds))
                    if Task.isCancelled { return }
                }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

// MARK: - Refresh beam

final class BeamRefreshView: UIView {
    private let beam = CAShapeLayer()
    private let tower = CAShapeLayer()
    private(set) var isRefreshing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        beam.fillColor = UIColor.systemYellow.cgColor
        tower.fillColor = UIColor.label.cgColor
        layer.addSublayer(beam)
        layer.addSublayer(tower)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BeamRefreshView, _: UITraitCollection) in
            view.tower.fillColor = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let c = CGPoint(x: bounds.midX, y: bounds.midY - 8)
        let p = CGMutablePath()
        for a in [CGFloat(0), .pi] {
            p.move(to: .zero)
            p.addArc(center: .zero, radius: 34, startAngle: a - 0.2, endAngle: a + 0.2, clockwise: false)
            p.closeSubpath()
        }
        beam.path = p
        beam.position = c
        let t = UIBezierPath()
        t.move(to: CGPoint(x: c.x - 5, y: c.y))
        t.addLine(to: CGPoint(x: c.x + 5, y: c.y))
        t.addLine(to: CGPoint(x: c.x + 9, y: c.y + 28))
        t.addLine(to: CGPoint(x: c.x - 9, y: c.y + 28))
        t.close()
        tower.path = t.cgPath
    }

    func pull(_ progress: CGFloat) {
        guard !isRefreshing else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        beam.transform = CATransform3DMakeRotation(progress * .pi, 0, 0, 1)
        beam.opacity = Float(min(progress, 1))
        CATransaction.commit()
        alpha = min(progress, 1)
    }

    func begin() {
        isRefreshing = true
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = CGFloat.pi * 2
        spin.duration = 0.9
        spin.repeatCount = .greatestFiniteMagnitude
        beam.add(spin, forKey: "spin")
    }

    func end() {
        isRefreshing = false
        beam.removeAnimation(forKey: "spin")
    }
}

// MARK: - List

final class LighthouseListController: UIViewController, UICollectionViewDelegate {
    private let atlas: Atlas
    var onSelect: ((Lighthouse) -> Void)?
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Lighthouse>!
    private let refreshView = BeamRefreshView(frame: CGRect(x: 0, y: -80, width: 100, height: 80))

    init(atlas: Atlas) {
        self.atlas = atlas
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Lighthouses")
        navigationController?.navigationBar.prefersLargeTitles = true
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
            let like = UIContextualAction(style: .normal, title: nil) { _, _, done in
                self.atlas.toggle(item.id)
                done(true)
            }
            like.image = UIImage(systemName: "heart")
            like.backgroundColor = .systemPink
            return UISwipeActionsConfiguration(actions: [like])
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.alwaysBounceVertical = true
        view.addSubview(collectionView)
        refreshView.autoresizingMask = .flexibleWidth
        refreshView.frame.size.width = collectionView.bounds.width
        collectionView.addSubview(refreshView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Lighthouse> { [atlas] cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { LighthouseRow(lighthouse: item, atlas: atlas) }
            cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing)]
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: UIImage(systemName: "arrow.up.arrow.down"), menu: UIMenu(options: .singleSelection, children: [
            UIDeferredMenuElement.uncached { [atlas] provide in
                provide(Atlas.Order.allCases.map { order in
                    UIAction(title: order.rawValue, state: atlas.order == order ? .on : .off) { _ in atlas.order = order }
                })
            }
        ]))
        track()
    }

    private func track() {
        let sorted = withObservationTracking {
            atlas.sorted
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.track() }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Lighthouse>()
        snapshot.appendSections([0])
        snapshot.appendItems(sorted)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        if splitViewController?.isCollapsed ?? true { collectionView.deselectItem(at: indexPath, animated: true) }
        onSelect?(item)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        refreshView.pull(max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)) / 90)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !refreshView.isRefreshing, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) > 90 else { return }
        refreshView.begin()
        UIView.animate(withDuration: 0.25) { scrollView.contentInset.top = 80 }
        Task {
            await atlas.refresh()
            UIView.animate(withDuration: 0.35) {
                scrollView.contentInset.top = 0
            } completion: { _ in
                self.refreshView.end()
            }
        }
    }
}

// MARK: - Detail

final class LampView: UIView {
    private let beam = CAGradientLayer()
    private let beamMask = CAShapeLayer()
    private let lamp = CALayer()
    private let water = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.03, green: 0.06, blue: 0.12, alpha: 1)
        clipsToBounds = true
        water.colors = [UIColor(red: 0.05, green: 0.13, blue: 0.2, alpha: 1).cgColor, UIColor.black.cgColor]
        layer.addSublayer(water)
        beam.type = .radial
        beam.colors = [UIColor(red: 1, green: 0.95, blue: 0.7, alpha: 0.9).cgColor, UIColor.clear.cgColor]
        beam.startPoint = CGPoint(x: 0.5, y: 0.5)
        beam.endPoint = CGPoint(x: 1, y: 1)
        beam.mask = beamMask
        layer.addSublayer(beam)
        lamp.backgroundColor = UIColor.white.cgColor
        lamp.shadowColor = UIColor.yellow.cgColor
        lamp.shadowRadius = 18
        lamp.shadowOpacity = 1
        lamp.shadowOffset = .zero
        layer.addSublayer(lamp)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let c = CGPoint(x: bounds.midX, y: bounds.height * 0.4)
        let r = max(bounds.width, bounds.height)
        beam.bounds = CGRect(x: 0, y: 0, width: 2 * r, height: 2 * r)
        beam.position = c
        beamMask.frame = beam.bounds
        let p = UIBezierPath(arcCenter: CGPoint(x: r, y: r), radius: r, startAngle: -0.16, endAngle: 0.16, clockwise: true)
        p.addLine(to: CGPoint(x: r, y: r))
        p.close()
        beamMask.path = p.cgPath
        lamp.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        lamp.cornerRadius = 9
        lamp.position = c
        water.frame = CGRect(x: 0, y: bounds.height * 0.72, width: bounds.width, height: bounds.height * 0.28)
    }

    func start(_ lighthouse: Lighthouse) {
        let sweep = CABasicAnimation(keyPath: "transform.rotation.z")
        sweep.fromValue = 0
        sweep.toValue = 2 * Double.pi
        sweep.duration = lighthouse.period
        sweep.repeatCount = .infinity
        beam.add(sweep, forKey: "sweep")

        var times: [NSNumber] = []
        var values: [Float] = []
        var t = 0.0
        for (i, s) in lighthouse.rhythm.enumerated() {
            times.append(NSNumber(value: t / lighthouse.period))
            values.append(i % 2 == 0 ? 1 : 0.1)
            t += s
        }
        times.append(1)
        let flash = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
        flash.values = values
        flash.keyTimes = times
        flash.calculationMode = .discrete
        flash.duration = lighthouse.period
        flash.repeatCount = .infinity
        lamp.add(flash, forKey: "flash")
    }
}

final class LighthouseDetailController: UIViewController {
    private let lighthouse: Lighthouse
    private let atlas: Atlas
    private let map = MKMapView()
    private let lamp = LampView()
    private let blur = UIVisualEffectView()
    private lazy var fog = UIViewPropertyAnimator(duration: 1, curve: .linear) { [blur] in blur.effect = UIBlurEffect(style: .light) }
    private lazy var physics = UIDynamicAnimator(referenceView: lamp)
    private let gravity = UIGravityBehavior()
    private let heart = UIButton(type: .system)

    init(lighthouse: Lighthouse, atlas: Atlas) {
        self.lighthouse = lighthouse
        self.atlas = atlas
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = lighthouse.name
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .black
        heart.addAction(UIAction { [unowned self] _ in
            atlas.toggle(lighthouse.id)
            updateHeart()
            heart.imageView?.addSymbolEffect(.bounce)
        }, for: .primaryActionTriggered)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: heart)
        updateHeart()

        map.region = MKCoordinateRegion(center: lighthouse.coordinate, latitudinalMeters: 40_000, longitudinalMeters: 40_000)
        map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
        let pin = MKPointAnnotation()
        pin.coordinate = lighthouse.coordinate
        pin.title = lighthouse.name
        map.addAnnotation(pin)
        map.delegate = self

        let slider = UISlider()
        slider.minimumValueImage = UIImage(systemName: "sun.max")
        slider.maximumValueImage = UIImage(systemName: "cloud.fog")
        slider.tintColor = .white
        slider.accessibilityLabel = "Fog"
        slider.addAction(UIAction { [unowned self, unowned slider] _ in fog.fractionComplete = CGFloat(slider.value) * 0.9 }, for: .valueChanged)
        fog.pausesOnCompletion = true
        fog.pauseAnimation()
        blur.isUserInteractionEnabled = false

        for v: UIView in [map, lamp, blur, slider] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.topAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            map.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
            lamp.topAnchor.constraint(equalTo: map.bottomAnchor),
            lamp.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            lamp.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            lamp.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            blur.topAnchor.constraint(equalTo: lamp.topAnchor),
            blur.bottomAnchor.constraint(equalTo: lamp.bottomAnchor),
            blur.leadingAnchor.constraint(equalTo: lamp.leadingAnchor),
            blur.trailingAnchor.constraint(equalTo: lamp.trailingAnchor),
            slider.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            slider.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
        ])
        lamp.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(throwStone(_:))))
        physics.addBehavior(gravity)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        lamp.start(lighthouse)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { fog.stopAnimation(true) }
    }

    private func updateHeart() {
        let on = atlas.favourites.contains(lighthouse.id)
        heart.setImage(UIImage(systemName: on ? "heart.fill" : "heart"), for: .normal)
        heart.tintColor = on ? .systemPink : .tintColor
    }

    @objc private func throwStone(_ tap: UITapGestureRecognizer) {
        let stone = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
        stone.center = tap.location(in: lamp)
        stone.backgroundColor = .gray
        stone.layer.cornerRadius = 7
        lamp.addSubview(stone)
        gravity.addItem(stone)
        let push = UIPushBehavior(items: [stone], mode: .instantaneous)
        push.setAngle(-.pi / 4, magnitude: 0.08)
        physics.addBehavior(push)
        let waterline = lamp.bounds.height * 0.8
        push.action = { [weak self, weak stone, weak push] in
            guard let self, let stone, let push, stone.center.y > waterline else { return }
            gravity.removeItem(stone)
            physics.removeBehavior(push)
            splash(at: stone.center)
            stone.removeFromSuperview()
        }
    }

    private func splash(at p: CGPoint) {
        for i in 0..<3 {
            let ring = CAShapeLayer()
            ring.path = CGPath(ellipseIn: CGRect(x: -12, y: -4, width: 24, height: 8), transform: nil)
            ring.fillColor = nil
            ring.strokeColor = UIColor.white.cgColor
            ring.position = p
            ring.opacity = 0
            lamp.layer.addSublayer(ring)
            let grow = CABasicAnimation(keyPath: "transform.scale")
            grow.fromValue = 0.3
            grow.toValue = 4
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.8
            fade.toValue = 0
            let group = CAAnimationGroup()
            group.animations = [grow, fade]
            group.duration = 1.1
            group.beginTime = CACurrentMediaTime() + Double(i) * 0.18
            CATransaction.begin()
            CATransaction.setCompletionBlock { ring.removeFromSuperlayer() }
            ring.add(group, forKey: nil)
            CATransaction.commit()
        }
    }
}

extension LighthouseDetailController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        let v = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        v.glyphImage = UIImage(systemName: "light.beacon.max")
        v.markerTintColor = .systemRed
        v.animatesWhenAdded = true
        return v
    }
}

// MARK: - App

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let atlas = Atlas()
        let split = UISplitViewController(style: .doubleColumn)
        let list = LighthouseListController(atlas: atlas)
        list.onSelect = { [weak split] item in
            split?.setViewController(UINavigationController(rootViewController: LighthouseDetailController(lighthouse: item, atlas: atlas)), for: .secondary)
            split?.show(.secondary)
        }
        split.setViewController(list, for: .primary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        return true
    }
}
