//
//  Postcards.swift
//  Xcode 12.2, 2020 - Swift 5.3 - deployment target iOS 14.0
//
//  First screen: "Postcards", compositional layout: a horizontally paging row of large cards (the side ones are smaller,
//  scaled by distance) and below it a two-column grid with headers "Featured" / "All". Tap a card: hero transition - a
//  snapshot of the card's picture flies from its place to the top of the detail page with a spring (0.55 s), the
//  list fades and the text slides up from below. Drag down on the detail's picture: the page shrinks under your
//  finger; past 120 pt (or a flick) it flies back into its cell, otherwise it springs back. "Shuffle" reorders.
//

import UIKit

struct Postcard: Hashable {
    enum Shape: CaseIterable { case hills, sea, city, dunes }
    let id = UUID()
    let place: String
    let date: Date
    let shape: Shape
    let hue: CGFloat
    let text: String
}

enum PostcardFactory {
    static let places = ["Tromsø", "Lisbon", "Ghent", "Oban", "Kyoto", "Valparaíso", "Essaouira", "Bergen", "Naxos", "Tartu", "Hvar", "Porto"]

    static func make() -> [Postcard] {
        var components = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2020, month: 1, day: 14)
        return places.enumerated().map { i, place in
            components.month = i + 1
            return Postcard(place: place, date: components.date ?? Date(), shape: Postcard.Shape.allCases[i % 4], hue: CGFloat(i) / CGFloat(places.count),
                            text: "Dear all, \(place) is better than we thought. The light is odd in the evening and we've walked more than in the whole of last year. The food is good, the bread is best, and nobody minds how slowly we order it. Back on Sunday, keep the plants alive.")
        }
    }
}

final class PostcardPainter {
    static let shared = PostcardPainter()
    private let cache = NSCache<NSString, UIImage>()

    func image(for card: Postcard, size: CGSize) -> UIImage {
        let key = "\(card.id)-\(Int(size.width))x\(Int(size.height))" as NSString
        if let hit = cache.object(forKey: key) { return hit }
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let cg = context.cgContext
            let top = UIColor(hue: card.hue, saturation: 0.35, brightness: 0.98, alpha: 1)
            let low = UIColor(hue: (card.hue + 0.08).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.8, alpha: 1)
            let gradient = CGGradient(colorsSpace: nil, colors: [top.cgColor, low.cgColor] as CFArray, locations: nil)!
            cg.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            UIColor(white: 1, alpha: 0.85).setFill()
            let d = size.width * 0.18
            cg.fillEllipse(in: CGRect(x: size.width * 0.68, y: size.height * 0.16, width: d, height: d))
            for layer in 0..<3 {
                let base = size.height * (0.55 + 0.14 * CGFloat(layer))
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: size.height))
                path.addLine(to: CGPoint(x: 0, y: base))
                switch card.shape {
                case .hills, .dunes:
                    let k: CGFloat = card.shape == .hills ? 0.22 : 0.1
                    path.addCurve(to: CGPoint(x: size.width, y: base - 8), controlPoint1: CGPoint(x: size.width * 0.3, y: base - size.height * k),
                                  controlPoint2: CGPoint(x: size.width * 0.6, y: base + size.height * k))
                case .sea:
                    let n = 8
                    for i in 0..<n {
                        let x0 = size.width * CGFloat(i) / CGFloat(n), x1 = size.width * CGFloat(i + 1) / CGFloat(n)
                        path.addQuadCurve(to: CGPoint(x: x1, y: base), controlPoint: CGPoint(x: (x0 + x1) / 2, y: base + 14))
                    }
                case .city:
                    var x: CGFloat = 0
                    var i = layer
                    while x < size.width {
                        let h = CGFloat((i * 37) % 50) / 50 * size.height * 0.22
                        path.addLine(to: CGPoint(x: x, y: base - h))
                        x += size.width / 11
                        path.addLine(to: CGPoint(x: x, y: base - h))
                        i += 1
                    }
                }
                path.addLine(to: CGPoint(x: size.width, y: size.height))
                path.close()
                UIColor(hue: card.hue, saturation: 0.7, brightness: 0.6 - 0.16 * CGFloat(layer), alpha: 1).setFill()
                path.fill()
            }
        }
        cache.setObject(image, forKey: key)
        return image
    }
}

// MARK: - Cell & header

final class PostcardCell: UICollectionViewCell {
    let imageView = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 14
        imageView.layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        [imageView, label].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        ])
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) { fatalError() }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.imageView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }
}

final class TitleHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.frame = bounds.insetBy(dx: 4, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}

// MARK: - List

final class PostcardsViewController: UIViewController {

    enum Section: Int, CaseIterable {
        case featured, all
        var title: String { self == .featured ? "Featured" : "All" }
    }
    struct Item: Hashable { let section: Section; let card: Postcard }

    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var cards = PostcardFactory.make()
    private let hero = HeroTransition()
    private(set) var selected: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Postcards"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Shuffle", primaryAction: UIAction { [unowned self] _ in
            self.cards.shuffle()
            self.apply()
        })
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = nil
        collectionView.delegate = self
        view.addSubview(collectionView)

        let cell = UICollectionView.CellRegistration<PostcardCell, Item> { cell, indexPath, item in
            let size = item.section == .featured ? CGSize(width: 560, height: 400) : CGSize(width: 360, height: 280)
            cell.imageView.image = PostcardPainter.shared.image(for: item.card, size: size)
            cell.label.text = item.card.place
        }
        let header = UICollectionView.SupplementaryRegistration<TitleHeader>(elementKind: UICollectionView.elementKindSectionHeader) { header, _, indexPath in
            header.label.text = Section(rawValue: indexPath.section)?.title
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { cv, indexPath, item in
            cv.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { cv, _, indexPath in
            cv.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        apply(animated: false)
    }

    private func apply(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(cards.prefix(4).map { Item(section: .featured, card: $0) }, toSection: .featured)
        snapshot.appendItems(cards.map { Item(section: .all, card: $0) }, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            let section: NSCollectionLayoutSection
            switch Section(rawValue: index)! {
            case .featured:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.78), heightDimension: .absolute(230)), subitems: [item])
                section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                section.interGroupSpacing = 8
                section.visibleItemsInvalidationHandler = { items, offset, environment in
                    for item in items where item.representedElementCategory == .cell {
                        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                        let scale = max(0.86, 1 - distance / environment.container.contentSize.width * 0.25)
                        item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    }
                }
            case .all:
                let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)), subitem: item, count: columns)
                group.interItemSpacing = .fixed(12)
                section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 16
            }
            section.contentInsets = .init(top: 4, leading: 16, bottom: 20, trailing: 16)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

extension PostcardsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        selected = indexPath
        let detail = PostcardDetailViewController(card: item.card)
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = hero
        hero.source = self
        present(detail, animated: true)
    }
}

// MARK: - Hero protocol

protocol HeroSource: AnyObject {
    var heroView: UIView? { get }
    var heroImage: UIImage? { get }
}

extension PostcardsViewController: HeroSource {
    private var cell: PostcardCell? { selected.flatMap { collectionView.cellForItem(at: $0) as? PostcardCell } }
    var heroView: UIView? { cell?.imageView }
    var heroImage: UIImage? { cell?.imageView.image }
}

// MARK: - Transition

final class HeroTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {

    weak var source: HeroSource?
    private var presenting = true

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        let detail = context.viewController(forKey: presenting ? .to : .from) as! PostcardDetailViewController
        let detailView = detail.view!
        if presenting {
            detailView.frame = context.finalFrame(for: detail)
            container.addSubview(detailView)
            detailView.layoutIfNeeded()
        }
        let heroView = source?.heroView
        let cellFrame = heroView.map { $0.convert($0.bounds, to: container) } ?? CGRect(x: container.bounds.midX, y: container.bounds.maxY, width: 0, height: 0)
        let pageFrame = detail.imageView.convert(detail.imageView.bounds, to: container)

        let flying = UIImageView(image: source?.heroImage ?? detail.imageView.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.frame = presenting ? cellFrame : pageFrame
        flying.layer.cornerRadius = presenting ? 14 : detail.imageView.layer.cornerRadius
        container.addSubview(flying)

        heroView?.isHidden = true
        detail.imageView.isHidden = true
        if presenting {
            detailView.alpha = 0
            detail.textStack.transform = CGAffineTransform(translationX: 0, y: 120)
        }

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: presenting ? 0.8 : 0.9) {
            flying.frame = self.presenting ? pageFrame : cellFrame
            flying.layer.cornerRadius = self.presenting ? 0 : 14
            detailView.alpha = self.presenting ? 1 : 0
            detail.textStack.transform = self.presenting ? .identity : CGAffineTransform(translationX: 0, y: 80)
        }
        animator.addCompletion { _ in
            heroView?.isHidden = false
            detail.imageView.isHidden = false
            flying.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

// MARK: - Detail

final class PostcardDetailViewController: UIViewController {
    let card: Postcard
    let imageView = UIImageView()
    let textStack = UIStackView()

    private static let dateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .long
        f.timeStyle = .none
        return f
    }()

    init(card: Postcard) {
        self.card = card
        super.init(nibName: nil, bundle: nil)
        modalPresentationCapturesStatusBarAppearance = true
    }

    required init?(coder: NSCoder) { fatalError() }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        imageView.image = PostcardPainter.shared.image(for: card, size: CGSize(width: 560, height: 400))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.isUserInteractionEnabled = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = "Picture of \(card.place)"

        let place = UILabel()
        place.text = card.place
        place.font = .preferredFont(forTextStyle: .largeTitle)
        let date = UILabel()
        date.text = Self.dateFormatter.string(from: card.date)
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        let body = UILabel()
        body.numberOfLines = 0
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineHeightMultiple = 1.3
        paragraph.firstLineHeadIndent = 18
        body.attributedText = NSAttributedString(string: card.text, attributes: [
            .font: UIFont(name: "Georgia-Italic", size: 18) ?? UIFont.italicSystemFont(ofSize: 18),
            .paragraphStyle: paragraph
        ])
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

        textStack.axis = .vertical
        textStack.spacing = 8
        [place, date, body].forEach(textStack.addArrangedSubview)
        textStack.setCustomSpacing(20, after: date)
        [imageView, textStack, close].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.42),
            textStack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 24),
            textStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            textStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
        ])
        imageView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let t = pan.translation(in: view.superview)
        switch pan.state {
        case .changed:
            let progress = min(max(t.y / 400, 0), 1)
            let scale = 1 - progress * 0.35
            view.transform = CGAffineTransform(translationX: t.x * 0.4 * progress, y: max(t.y, 0) * 0.4).scaledBy(x: scale, y: scale)
            view.layer.cornerRadius = 40 * min(progress * 3, 1)
        case .ended, .cancelled:
            if pan.state == .ended && (t.y > 120 || pan.velocity(in: view.superview).y > 900) {
                dismiss(animated: true)
            } else {
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) {
                    self.view.transform = .identity
                    self.view.layer.cornerRadius = 0
                }
            }
        default: break
        }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let nav = UINavigationController(rootViewController: PostcardsViewController())
        nav.navigationBar.prefersLargeTitles = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
        return true
    }
}
