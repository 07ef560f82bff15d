//
//  TrailAccordion.swift
//  Trails
//
//  List of hiking trails. Touch a row and it opens like an accordion (the little triangle turns 90 degrees,
//  the rows underneath move down), touch again and it closes. Inside an open row there is "Details...":
//  a sheet comes up from the bottom and stops at two thirds of the screen, round corners on top, dark behind.
//  Rotate the phone with the sheet open: in landscape it becomes a narrower panel over almost the full height.
//
//  Created by Lucía F. on 11/12/17. Xcode 9.2 / Swift 4 / iOS 11
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        let list = TrailListViewController(style: .plain)
        let nav = UINavigationController(rootViewController: list)
        nav.navigationBar.prefersLargeTitles = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = UIColor(red: 0.13, green: 0.45, blue: 0.28, alpha: 1)
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
        return true
    }
}

struct Trail {
    let name: String
    let kilometers: Double
    let climb: Int
    let about: String

    static let samples: [Trail] = [
        Trail(name: "Ruta del Cares", kilometers: 12, climb: 350, about: "A path cut into the rock wall above the river. Bring a torch for the tunnels, and do not look down too much."),
        Trail(name: "Tour of the Lakes", kilometers: 8.5, climb: 210, about: "Easy, crowded in August, beautiful in October. The second lake has cows that are not afraid of anything."),
        Trail(name: "Old Mule Road", kilometers: 17, climb: 900, about: "Long and hot. The fountain at kilometre six is the only water until the pass."),
        Trail(name: "Lighthouse Loop", kilometers: 5, climb: 90, about: "Good for children. Mind the wind at the cape."),
        Trail(name: "The Seven Bridges", kilometers: 10, climb: 300, about: "There are only six, nobody knows why the name."),
        Trail(name: "Snow Hut", kilometers: 14, climb: 1150, about: "In winter only with crampons. The hut keeper makes the best lentils in the valley.")
    ]
}

// MARK: - Triangle

class TriangleView: UIView {

    override class var layerClass: AnyClass { return CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 3, y: 1))
        path.addLine(to: CGPoint(x: bounds.width - 2, y: bounds.midY))
        path.addLine(to: CGPoint(x: 3, y: bounds.height - 1))
        path.close()
        let shape = layer as! CAShapeLayer
        shape.path = path.cgPath
        shape.fillColor = tintColor.cgColor
    }
}

// MARK: - Cell

class TrailCell: UITableViewCell {

    var onDetails: (() -> Void)?

    private let triangle = TriangleView()
    private let nameLabel = UILabel()
    private let aboutLabel = UILabel()
    private let detailsButton = UIButton(type: .system)
    private let body = UIStackView()

    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        clipsToBounds = true

        nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        aboutLabel.font = UIFont.preferredFont(forTextStyle: .body)
        aboutLabel.textColor = .darkGray
        aboutLabel.numberOfLines = 0
        detailsButton.setTitle("Details...", for: .normal)
        detailsButton.addTarget(self, action: #selector(detailsTapped), for: .touchUpInside)

        body.addArrangedSubview(aboutLabel)
        body.addArrangedSubview(detailsButton)
        body.axis = .vertical
        body.alignment = .leading
        body.spacing = 8

        let header = UIStackView(arrangedSubviews: [triangle, nameLabel])
        header.alignment = .center
        header.spacing = 12

        let all = UIStackView(arrangedSubviews: [header, body])
        all.axis = .vertical
        all.spacing = 10
        all.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(all)

        // 999, otherwise it fights with the height of the table while animating
        let bottom = all.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16)
        bottom.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            triangle.widthAnchor.constraint(equalToConstant: 14),
            triangle.heightAnchor.constraint(equalToConstant: 14),
            all.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            all.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            all.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            bottom
        ])
    }

    required init?(coder aDecoder: NSCoder) { fatalError("no nib") }

    func configure(with trail: Trail, expanded: Bool) {
        nameLabel.text = trail.name
        aboutLabel.text = trail.about
        setExpanded(expanded)
    }

    func setExpanded(_ expanded: Bool) {
        body.isHidden = !expanded
        body.alpha = expanded ? 1 : 0
        triangle.transform = expanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }

    @objc private func detailsTapped() { onDetails?() }
}

// MARK: - List

class TrailListViewController: UITableViewController {

    private var expanded = Set<Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        tableView.register(TrailCell.self, forCellReuseIdentifier: "trail")
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.estimatedRowHeight = 54
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close all", style: .plain, target: self, action: #selector(closeAll))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Trail.samples.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath) as! TrailCell
        let trail = Trail.samples[indexPath.row]
        cell.configure(with: trail, expanded: expanded.contains(indexPath.row))
        cell.onDetails = { [weak self] in self?.showDetails(of: trail) }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let opens = !expanded.contains(indexPath.row)
        expanded.formSymmetricDifference([indexPath.row])
        let cell = tableView.cellForRow(at: indexPath) as? TrailCell
        UIView.animate(withDuration: 0.3) { cell?.setExpanded(opens) }
        tableView.performBatchUpdates(nil) { _ in
            if opens { tableView.scrollToRow(at: indexPath, at: .none, animated: true) }
        }
    }

    @objc private func closeAll() {
        expanded.removeAll()
        UIView.animate(withDuration: 0.3) {
            for case let cell as TrailCell in self.tableView.visibleCells {
                cell.setExpanded(false)
            }
        }
        // the old way, does the same
        tableView.beginUpdates()
        tableView.endUpdates()
    }

    private func showDetails(of trail: Trail) {
        let details = TrailDetailsViewController(trail: trail)
        details.modalPresentationStyle = .custom
        details.transitioningDelegate = self
        present(details, animated: true, completion: nil)
    }
}

extension TrailListViewController: UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        let controller = TwoThirdsPresentationController(presentedViewController: presented, presenting: presenting)
        controller.delegate = self
        return controller
    }

    // stay a sheet also in compact height, the presentation controller makes it fit
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        return .none
    }
}

// MARK: - Two thirds sheet

class TwoThirdsPresentationController: UIPresentationController {

    private let dimming = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return frame(in: container.bounds.size)
    }

    private func frame(in size: CGSize) -> CGRect {
        if size.width > size.height {
            let width = min(520, size.width * 0.7)
            return CGRect(x: (size.width - width) / 2, y: 20, width: width, height: size.height - 20)
        }
        let height = (size.height * 2 / 3).rounded()
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let sheet = presentedView else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        sheet.layer.cornerRadius = 18
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.clipsToBounds = true
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0.5
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.dimming.frame = CGRect(origin: .zero, size: size)
            self.presentedView?.frame = self.frame(in: size)
        }, completion: nil)
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }
}

// MARK: - Details

class TrailDetailsViewController: UIViewController {

    private let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        let label = UILabel()
        label.numberOfLines = 0
        let text = NSMutableAttributedString(string: trail.name + "\n\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
        text.append(NSAttributedString(string: "\(trail.kilometers) km, \(trail.climb) m up\n\n\(trail.about)",
                                       attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.darkGray]))
        label.attributedText = text

        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = UIFont.boldSystemFont(ofSize: 17)
        done.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [done, label])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 22),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -22)
        ])
    }

    @objc private func doneTapped() { dismiss(animated: true, completion: nil) }
}
