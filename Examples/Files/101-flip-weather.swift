//
//  FlipWeather.swift
//
//  A tiny weather app I made over the weekend to learn the new Swift 3 names.
//  Pull the page down and the sky stretches, push it up and the sky lags behind the cards.
//  Tap "Cities" (top right) and the whole page flips over like a playing card, the list is on
//  its back. Pick a city: it flips back the other way, then the sky fades to the new colours.
//
//  Created by Marek on 02/10/2016. Xcode 8.0, iOS 10. The data is made up, sorry.
//

import UIKit
import QuartzCore

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .black
        window?.rootViewController = WeatherViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model

struct City {
    let name: String
    let temperature: Int
    let summary: String
    let sky: [UIColor]
    let week: [Int]

    static let all: [City] = [
        City(name: "Gdańsk", temperature: 14, summary: "Windy",
             sky: [UIColor(red: 0.16, green: 0.38, blue: 0.62, alpha: 1), UIColor(red: 0.60, green: 0.78, blue: 0.88, alpha: 1)],
             week: [14, 13, 15, 16, 12, 11, 13]),
        City(name: "Lisbon", temperature: 27, summary: "Sunny",
             sky: [UIColor(red: 0.98, green: 0.52, blue: 0.20, alpha: 1), UIColor(red: 1.00, green: 0.83, blue: 0.42, alpha: 1)],
             week: [27, 28, 28, 26, 25, 27, 29]),
        City(name: "Reykjavík", temperature: 4, summary: "Snow showers",
             sky: [UIColor(red: 0.25, green: 0.28, blue: 0.42, alpha: 1), UIColor(red: 0.72, green: 0.76, blue: 0.86, alpha: 1)],
             week: [4, 3, 1, 2, 5, 6, 4])
    ]
}

// MARK: - Gradient view

class GradientView: UIView {

    override class var layerClass: AnyClass { return CAGradientLayer.self }
    var gradient: CAGradientLayer { return layer as! CAGradientLayer }

    func setColors(_ colors: [UIColor], animated: Bool) {
        let newColors = colors.map { $0.cgColor }
        if animated {
            let fade = CABasicAnimation(keyPath: "colors")
            fade.fromValue = gradient.presentation()?.colors ?? gradient.colors
            fade.toValue = newColors
            fade.duration = 1.2
            fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
            gradient.add(fade, forKey: "colors")
        }
        gradient.colors = newColors
    }

    /// The light slowly wanders from left to right and back, forever.
    func startDrifting() {
        guard gradient.animation(forKey: "drift") == nil else { return }
        let drift = CABasicAnimation(keyPath: "startPoint")
        drift.fromValue = NSValue(cgPoint: CGPoint(x: 0.1, y: 0))
        drift.toValue = NSValue(cgPoint: CGPoint(x: 0.9, y: 0))
        drift.duration = 5
        drift.autoreverses = true
        drift.repeatCount = .infinity
        drift.isRemovedOnCompletion = false
        gradient.add(drift, forKey: "drift")
    }
}

// MARK: - Weather page

class WeatherViewController: UIViewController {

    fileprivate let headerHeight: CGFloat = 380
    fileprivate var city = City.all[0]

    fileprivate let scrollView = UIScrollView()
    fileprivate let sky = GradientView()
    fileprivate let nameLabel = UILabel()
    fileprivate let temperatureLabel = UILabel()
    fileprivate let card = UIView()
    fileprivate var rows: [UILabel] = []
    private let citiesButton = UIButton(type: .system)

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)

        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)

        sky.clipsToBounds = true
        scrollView.addSubview(sky)

        nameLabel.font = UIFont.systemFont(ofSize: 30, weight: UIFontWeightLight)
        temperatureLabel.font = UIFont.systemFont(ofSize: 110, weight: UIFontWeightUltraLight)
        for label in [nameLabel, temperatureLabel] {
            label.textColor = .white
            label.textAlignment = .center
            sky.addSubview(label)
        }
        card.backgroundColor = UIColor(white: 0.96, alpha: 1)
        scrollView.addSubview(card)
        for _ in 0..<7 {
            let row = UILabel()
            row.backgroundColor = .white
            card.addSubview(row)
            rows.append(row)
        }

        citiesButton.setTitle("Cities", for: .normal)
        citiesButton.setTitleColor(.white, for: .normal)
        citiesButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 17)
        citiesButton.addTarget(self, action: #selector(showCities), for: .touchUpInside)
        view.addSubview(citiesButton)

        show(city, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sky.startDrifting()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        scrollView.frame = view.bounds
        citiesButton.frame = CGRect(x: width - 96, y: 28, width: 80, height: 44)

        let rowHeight: CGFloat = 64
        card.frame = CGRect(x: 0, y: headerHeight, width: width, height: CGFloat(rows.count) * (rowHeight + 8) + 16)
        for (i, row) in rows.enumerated() {
            row.frame = CGRect(x: 12, y: 12 + CGFloat(i) * (rowHeight + 8), width: width - 24, height: rowHeight)
        }
        scrollView.contentSize = CGSize(width: width, height: card.frame.maxY)
        layoutHeader()
    }

    fileprivate func layoutHeader() {
        let width = view.bounds.width
        let y = scrollView.contentOffset.y
        if y < 0 {
            // stretch
            sky.frame = CGRect(x: 0, y: y, width: width, height: headerHeight - y)
        } else {
            // go up at half the speed, the card slides over it
            sky.frame = CGRect(x: 0, y: y * 0.5, width: width, height: headerHeight)
        }
        let middle = sky.bounds.height / 2
        nameLabel.frame = CGRect(x: 0, y: middle - 90, width: width, height: 40)
        temperatureLabel.frame = CGRect(x: 0, y: middle - 50, width: width, height: 130)
        let visible = max(0, min(1, 1 - y / (headerHeight * 0.6)))
        nameLabel.alpha = visible
        temperatureLabel.alpha = visible
    }

    fileprivate func show(_ city: City, animated: Bool) {
        self.city = city
        sky.setColors(city.sky, animated: animated)
        nameLabel.text = "\(city.name) · \(city.summary)"
        temperatureLabel.text = "\(city.temperature)°"
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        for (i, row) in rows.enumerated() {
            let text = NSMutableAttributedString(string: "    \(days[i])    ",
                                                 attributes: [NSForegroundColorAttributeName: UIColor.gray])
            text.append(NSAttributedString(string: "\(city.week[i])°", attributes: [
                NSFontAttributeName: UIFont.boldSystemFont(ofSize: 22), NSForegroundColorAttributeName: city.sky[0]
            ]))
            row.attributedText = text
        }
    }

    @objc private func showCities() {
        let list = CityListViewController()
        list.modalPresentationStyle = .fullScreen
        list.transitioningDelegate = self
        list.onPick = { [weak self] city in
            self?.dismiss(animated: true) {
                self?.show(city, animated: true)
            }
        }
        present(list, animated: true, completion: nil)
    }
}

extension WeatherViewController: UIScrollViewDelegate, UIViewControllerTransitioningDelegate {

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        layoutHeader()
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FlipAnimator(direction: 1)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FlipAnimator(direction: -1)
    }
}

// MARK: - City list (the back of the card)

class CityListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    var onPick: ((City) -> Void)?
    private let tableView = UITableView()

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.1, alpha: 1)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.contentInset = UIEdgeInsetsMake(20, 0, 0, 0)
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.rowHeight = 120
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return City.all.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        let city = City.all[indexPath.row]
        let gradient = (cell.backgroundView as? GradientView) ?? GradientView()
        gradient.setColors(city.sky, animated: false)
        gradient.startDrifting()
        cell.backgroundView = gradient
        cell.backgroundColor = .clear
        cell.textLabel?.text = "\(city.name)  \(city.temperature)°"
        cell.textLabel?.font = UIFont.systemFont(ofSize: 30, weight: UIFontWeightLight)
        cell.textLabel?.textColor = .white
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(City.all[indexPath.row])
    }
}

// MARK: - Flip

class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let direction: CGFloat

    init(direction: CGFloat) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toVC = transitionContext.viewController(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(toView)
        toView.layoutIfNeeded()

        // without m34 it just looks squeezed, this gives the depth
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 800.0
        container.layer.sublayerTransform = perspective

        let quarter = direction * CGFloat.pi / 2
        let awayLeft = CATransform3DScale(CATransform3DMakeRotation(-quarter, 0, 1, 0), 0.85, 0.85, 1)
        let awayRight = CATransform3DScale(CATransform3DMakeRotation(quarter, 0, 1, 0), 0.85, 0.85, 1)
        toView.layer.transform = awayRight

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                fromView.layer.transform = awayLeft
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                toView.layer.transform = CATransform3DIdentity
            }
        }, completion: { _ in
            fromView.layer.transform = CATransform3DIdentity
            toView.layer.transform = CATransform3DIdentity
            container.layer.sublayerTransform = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
