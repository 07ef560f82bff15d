//
//  SharedElement.swift
//  Record shop: cover art flies from the list into a parallax header.
//
//  Swift 5.3. Root: UINavigationController(rootViewController: RecordListViewController())
//

import UIKit

// MARK: - Protocols

protocol SharedElementProviding: UIViewController {
    associatedtype Element: Hashable
    func sharedView(for element: Element) -> UIView?
    func sharedFrame(for element: Element, in container: UIView) -> CGRect?
}

extension SharedElementProviding {
    func sharedFrame(for element: Element, in container: UIView) -> CGRect? {
        guard let view = sharedView(for: element) else { return nil }
        return container.convert(view.bounds, from: view)
    }
}

/// One animator for any pair of controllers that agree about the element type.
final class SharedElementAnimator<Outer: SharedElementProviding, Inner: SharedElementProviding>: NSObject, UIViewControllerAnimatedTransitioning where Outer.Element == Inner.Element {

    private let outer: Outer
    private let inner: Inner
    private let element: Outer.Element
    private let isPush: Bool

    init(outer: Outer, inner: Inner, element: Outer.Element, isPush: Bool) {
        self.outer = outer
        self.inner = inner
        self.element = element
        self.isPush = isPush
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPush ? 0.55 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to),
              let toView = transitionContext.view(forKey: .to),
              let fromView = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }

        toView.frame = transitionContext.finalFrame(for: toVC)
        container.insertSubview(toView, at: isPush ? container.subviews.count : 0)
        toView.layoutIfNeeded()

        let outerView = outer.sharedView(for: element)
        let innerView = inner.sharedView(for: element)
        let startView = isPush ? outerView : innerView
        guard let startFrame = isPush ? outer.sharedFrame(for: element, in: container) : inner.sharedFrame(for: element, in: container),
              let endFrame = isPush ? inner.sharedFrame(for: element, in: container) : outer.sharedFrame(for: element, in: container),
              let traveller = startView?.snapshotView(afterScreenUpdates: false) else {
            // nothing to share, fade instead
            toView.alpha = 0
            UIView.animate(withDuration: 0.25, animations: { toView.alpha = 1 }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
            return
        }

        traveller.frame = startFrame
        traveller.layer.cornerRadius = isPush ? 8 : 0
        traveller.layer.masksToBounds = true
        container.addSubview(traveller)
        outerView?.isHidden = true
        innerView?.isHidden = true
        if isPush { toView.alpha = 0 }

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0.2, options: [], animations: {
            traveller.frame = endFrame
            traveller.layer.cornerRadius = self.isPush ? 0 : 8
            if self.isPush {
                toView.alpha = 1
            } else {
                fromView.alpha = 0
            }
        }, completion: { _ in
            traveller.removeFromSuperview()
            outerView?.isHidden = false
            innerView?.isHidden = false
            fromView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

// MARK: - Model

struct Record: Hashable {
    let artist: String
    let title: String
    let year: Int
    let hue: CGFloat

    static let shelf: [Record] = [
        Record(artist: "The Paper Boats", title: "Low Tide", year: 1974, hue: 0.55),
        Record(artist: "Marta Lindqvist", title: "Glasshouse", year: 1981, hue: 0.35),
        Record(artist: "Northern Line", title: "Mind the Gap", year: 1996, hue: 0.02),
        Record(artist: "Ojo", title: "Siesta", year: 2003, hue: 0.12),
        Record(artist: "Kettle & Co.", title: "Second Boil", year: 2011, hue: 0.8)
    ]

    func cover(side: CGFloat) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        return renderer.image { context in
            UIColor(hue: hue, saturation: 0.65, brightness: 0.8, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            UIColor(hue: hue, saturation: 0.3, brightness: 1, alpha: 1).setStroke()
            for ring in stride(from: side * 0.1, through: side * 0.45, by: side * 0.07) {
                let path = UIBezierPath(arcCenter: CGPoint(x: side / 2, y: side / 2), radius: ring, startAngle: 0, endAngle: .pi * 2, clockwise: true)
                path.lineWidth = 2
                path.stroke()
            }
            let initials = String(artist.prefix(1)) as NSString
            initials.draw(at: CGPoint(x: side * 0.08, y: side * 0.06), withAttributes: [
                .font: UIFont.systemFont(ofSize: side * 0.2, weight: .black),
                .foregroundColor: UIColor.white
            ])
        }
    }
}

// MARK: - List

final class RecordCell: UITableViewCell {
    static let reuseIdentifier = "RecordCell"

    let coverView = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        coverView.layer.cornerRadius = 8
        coverView.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .secondaryLabel

        let texts = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
        texts.axis = .vertical
        texts.spacing = 4
        let row = UIStackView(arrangedSubviews: [coverView, texts])
        row.alignment = .center
        row.spacing = 14
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            coverView.widthAnchor.constraint(equalToConstant: 72),
            coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).withPriority(.defaultHigh),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ record: Record) {
        coverView.image = record.cover(side: 72)
        titleLabel.text = record.title
        artistLabel.text = record.artist
    }
}

extension NSLayoutConstraint {
    func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

final class RecordListViewController: UITableViewController, SharedElementProviding {

    typealias Element = Record

    private let records = Record.shelf

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Records"
        tableView.register(RecordCell.self, forCellReuseIdentifier: RecordCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 92
        navigationController?.delegate = self
    }

    func sharedView(for element: Record) -> UIView? {
        guard let row = records.firstIndex(of: element) else { return nil }
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? RecordCell
        return cell?.coverView
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { records.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: RecordCell.reuseIdentifier, for: indexPath) as! RecordCell
        cell.configure(records[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        show(RecordViewController(record: records[indexPath.row]), sender: self)
    }
}

extension RecordListViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let candidate = operation == .push ? toVC : fromVC
        guard let detail = candidate as? RecordViewController else { return nil }
        return SharedElementAnimator(outer: self, inner: detail, element: detail.record, isPush: operation == .push)
    }
}

// MARK: - Detail with a stretchy header

final class RecordViewController: UIViewController, SharedElementProviding, UIScrollViewDelegate {

    let record: Record
    private let scrollView = UIScrollView()
    private let headerView = UIImageView()
    private let contentLabel = UILabel()
    private let headerHeight: CGFloat = 320

    init(record: Record) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
        title = record.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func sharedView(for element: Record) -> UIView? {
        return element == record ? headerView : nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = headerHeight
        view.addSubview(scrollView)

        headerView.image = record.cover(side: 400)
        headerView.contentMode = .scaleAspectFill
        headerView.clipsToBounds = true
        view.addSubview(headerView)

        contentLabel.numberOfLines = 0
        let story = "\(record.artist), \(record.year)\n\n" + String(repeating: "Recorded over three nights in a room that was too small for the piano. ", count: 12)
        contentLabel.attributedText = NSAttributedString(string: story, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        scrollView.addSubview(contentLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = view.bounds.width - 40
        let size = contentLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        contentLabel.frame = CGRect(x: 20, y: 24, width: width, height: size.height)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: size.height + 60)
        updateHeader()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateHeader()
    }

    private func updateHeader() {
        let offset = scrollView.contentOffset.y + headerHeight
        let height = max(headerHeight - offset, 120)
        headerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        headerView.alpha = 0.5 + 0.5 * min(height / headerHeight, 1)
    }
}
