//
//  TodayCards.swift
//  Almanac
//
//  2021. Cards that open into an article, with edge or pull-down dismissal and a Reduce Motion variant.
//

import UIKit

struct Article: Equatable {
    let kicker: String
    let headline: String
    let paragraphs: [String]
    let top: UIColor
    let bottom: UIColor
    let symbol: String
}

extension Article {
    static let today: [Article] = [
        Article(kicker: "THE SKY", headline: "Saturn at its brightest",
                paragraphs: ["Look south an hour after sunset. The steady yellowish point, low over the roofs, is Saturn.",
                             "A small telescope is enough for the rings.", "It will not be so near again until next August."],
                top: UIColor(red: 0.07, green: 0.08, blue: 0.25, alpha: 1), bottom: UIColor(red: 0.36, green: 0.22, blue: 0.55, alpha: 1), symbol: "moon.stars.fill"),
        Article(kicker: "THE GARDEN", headline: "Prune the plum now",
                paragraphs: ["Not in winter: silver leaf gets in by the wounds.", "Take out what crosses, then stop."],
                top: UIColor(red: 0.20, green: 0.50, blue: 0.28, alpha: 1), bottom: UIColor(red: 0.60, green: 0.78, blue: 0.35, alpha: 1), symbol: "scissors"),
        Article(kicker: "THE SEA", headline: "Spring tides this week",
                paragraphs: ["High water at 7:12 and 19:40.", "Mind the causeway."],
                top: UIColor(red: 0.02, green: 0.38, blue: 0.52, alpha: 1), bottom: UIColor(red: 0.35, green: 0.75, blue: 0.80, alpha: 1), symbol: "drop.fill")
    ]
}

// MARK: - Card

final class ArticleCardView: UIView {

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let kicker = UILabel()
    private let headline = UILabel()
    private let icon = UIImageView()
    private(set) var topInset: NSLayoutConstraint!

    init(article: Article) {
        super.init(frame: .zero)
        let gradient = layer as! CAGradientLayer
        gradient.colors = [article.top.cgColor, article.bottom.cgColor]
        gradient.startPoint = CGPoint(x: 0.3, y: 0)
        gradient.endPoint = CGPoint(x: 0.7, y: 1)

        kicker.text = article.kicker
        kicker.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14, weight: .bold))
        kicker.textColor = UIColor.white.withAlphaComponent(0.7)
        headline.text = article.headline
        headline.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .heavy), maximumPointSize: 44)
        headline.textColor = .white
        headline.numberOfLines = 2
        icon.image = UIImage(systemName: article.symbol)
        icon.tintColor = UIColor.white.withAlphaComponent(0.9)
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 90)
        icon.setContentHuggingPriority(.required, for: .vertical)

        for view in [kicker, headline, icon] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        topInset = kicker.topAnchor.constraint(equalTo: topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            topInset,
            kicker.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            headline.topAnchor.constraint(equalToSystemSpacingBelow: kicker.bottomAnchor, multiplier: 0.5),
            headline.leadingAnchor.constraint(equalTo: kicker.leadingAnchor),
            headline.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
            icon.centerXAnchor.constraint(equalTo: centerXAnchor),
            icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -50)
        ])
        isAccessibilityElement = true
        accessibilityLabel = "\(article.kicker.capitalized): \(article.headline)"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CardCell: UITableViewCell {

    private(set) var card: ArticleCardView?

    func show(_ article: Article) {
        card?.removeFromSuperview()
        selectionStyle = .none
        backgroundColor = .clear
        let card = ArticleCardView(article: article)
        card.layer.cornerRadius = 18
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20)
        ])
        self.card = card
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: highlighted ? 0.3 : 0.45, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                       options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.card?.transform = highlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        }
    }
}

// MARK: - Today

final class TodayViewController: UITableViewController {

    private lazy var dateHeader: UIView = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
        let day = UILabel(frame: CGRect(x: 20, y: 14, width: 320, height: 20))
        day.text = formatter.string(from: Date()).localizedUppercase
        day.font = .systemFont(ofSize: 13, weight: .semibold)
        day.textColor = .secondaryLabel
        let title = UILabel(frame: CGRect(x: 20, y: 34, width: 320, height: 42))
        title.text = "Today"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 84))
        header.addSubview(day)
        header.addSubview(title)
        return header
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CardCell.self, forCellReuseIdentifier: "card")
        tableView.separatorStyle = .none
        tableView.tableHeaderView = dateHeader
        tableView.delaysContentTouches = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Article.today.count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        min(tableView.bounds.width, 500) + 24
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath) as! CardCell
        cell.show(Article.today[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) as? CardCell, let card = cell.card else { return }
        let article = ArticleViewController(article: Article.today[indexPath.row])
        article.open(from: card, in: self)
    }
}

// MARK: - Presentation

final class ArticlePresentationController: UIPresentationController {

    private let blur = UIVisualEffectView(effect: nil)

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let coordinator = presentedViewController.transitionCoordinator else { return }
        blur.frame = container.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(blur, at: 0)
        coordinator.animate(alongsideTransition: { _ in self.blur.effect = UIBlurEffect(style: .regular) })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.blur.effect = nil })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { blur.removeFromSuperview() }
    }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {

    private weak var card: ArticleCardView?

    init(card: ArticleCardView) { self.card = card }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        ArticlePresentationController(presentedViewController: presented, presenting: presenting ?? source)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardExpandAnimator(card: card, presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardExpandAnimator(card: card, presenting: false)
    }
}

final class CardExpandAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private weak var card: ArticleCardView?
    private let presenting: Bool

    init(card: ArticleCardView?, presenting: Bool) {
        self.card = card
        self.presenting = presenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { presenting ? 0.75 : 0.6 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let article = context.viewController(forKey: presenting ? .to : .from) as? ArticleViewController else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let view = article.view!
        let full = container.bounds
        let small = card.map { $0.convert($0.bounds, to: container) } ?? CGRect(x: full.midX - 10, y: full.maxY, width: 20, height: 20)
        let safeTop = container.safeAreaInsets.top

        if presenting {
            container.addSubview(view)
            view.frame = small
            view.layer.cornerRadius = 18
            article.setHeader(height: small.height, inset: 20)
            article.closeButton.alpha = 0
            view.layoutIfNeeded()
        } else {
            article.scrollView.setContentOffset(.zero, animated: false)
        }
        view.clipsToBounds = true
        card?.isHidden = true

        let changes = {
            view.transform = .identity
            view.frame = self.presenting ? full : small
            view.layer.cornerRadius = self.presenting ? 0 : 18
            article.setHeader(height: self.presenting ? full.width * 1.15 : small.height, inset: self.presenting ? safeTop + 16 : 20)
            article.closeButton.alpha = self.presenting ? 1 : 0
            view.layoutIfNeeded()
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                       usingSpringWithDamping: presenting ? 0.78 : 0.85, initialSpringVelocity: 0.2,
                       options: [.layoutSubviews], animations: changes) { _ in
            let completed = !context.transitionWasCancelled
            if !self.presenting || !completed { self.card?.isHidden = false }
            context.completeTransition(completed)
        }
    }
}

// MARK: - Article

final class ArticleViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {

    let closeButton = UIButton(type: .close)

    let scrollView = UIScrollView()

    private let article: Article
    private lazy var header = ArticleCardView(article: article)
    private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: 400)
    private var cardTransition: CardTransition?
    private var isClosing = false

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func open(from card: ArticleCardView, in presenter: UIViewController) {
        let transition = CardTransition(card: card)
        cardTransition = transition
        if UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions {
            modalPresentationStyle = .overFullScreen
            modalTransitionStyle = .crossDissolve
        } else {
            modalPresentationStyle = .custom
            transitioningDelegate = transition
        }
        modalPresentationCapturesStatusBarAppearance = true
        presenter.present(self, animated: true)
    }

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true

        let text = UILabel()
        text.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 14
        style.hyphenationFactor = 0.8
        text.attributedText = NSAttributedString(string: article.paragraphs.joined(separator: "\n"), attributes: [
            .font: UIFont.preferredFont(forTextStyle: .title3),
            .foregroundColor: UIColor.secondaryLabel,
            .paragraphStyle: style
        ])
        closeButton.addTarget(self, action: #selector(close), for: .primaryActionTriggered)

        view.addSubview(scrollView)
        view.addSubview(closeButton)
        scrollView.addSubview(header)
        scrollView.addSubview(text)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [closeButton, header, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: content.topAnchor),
            header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            header.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            headerHeight,
            text.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
        ])

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        scrollView.panGestureRecognizer.require(toFail: edge)
    }

    func setHeader(height: CGFloat, inset: CGFloat) {
        loadViewIfNeeded()
        headerHeight.constant = height
        header.topInset.constant = inset
    }

    @objc private func close() {
        guard !isClosing else { return }
        isClosing = true
        dismiss(animated: true)
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    private func shrink(by progress: CGFloat) {
        let clamped = min(max(progress, 0), 1)
        let scale = 1 - clamped * 0.14
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.layer.cornerRadius = clamped * 24
        if clamped >= 1 {
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            close()
        }
    }

    private func restore() {
        guard !isClosing else { return }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.view.transform = .identity
            self.view.layer.cornerRadius = 0
        }
    }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard !isClosing else { return }
        switch pan.state {
        case .changed: shrink(by: pan.translation(in: view.superview).x / 140)
        case .ended, .cancelled, .failed: restore()
        default: break
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking, !isClosing else { return }
        if scrollView.contentOffset.y < 0 {
            shrink(by: -scrollView.contentOffset.y / 70)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        restore()
    }
}
