//  JournalEditor.swift — text kit typing, marks, zoomed editor

import UIKit

final class MarkdownTextView: UITextView, UITextViewDelegate {

    var onChange: ((Int) -> Void)?

    convenience init() {
        self.init(frame: .zero, textContainer: nil)
        delegate = self
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        textContainer.lineFragmentPadding = 4
        alwaysBounceVertical = true
        keyboardDismissMode = .interactive
        autocorrectionType = .no
        smartDashesType = .no
    }

    func textViewDidChange(_ textView: UITextView) {
        highlight()
        onChange?(textView.textStorage.length)
    }

    func highlight() {
        let whole = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        textStorage.setAttributes([.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label], range: whole)
        let string = textStorage.string as NSString
        string.enumerateSubstrings(in: whole, options: .byLines) { line, range, _, _ in
            guard let line else { return }
            if line.hasPrefix("# ") {
                self.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: range)
            } else if line.hasPrefix("> ") {
                self.textStorage.addAttributes([
                    .foregroundColor: UIColor.secondaryLabel,
                    .obliqueness: 0.15
                ], range: range)
            }
        }
        if let regex = try? NSRegularExpression(pattern: "\\*\\*(.+?)\\*\\*") {
            regex.enumerateMatches(in: textStorage.string, range: whole) { match, _, _ in
                guard let r = match?.range else { return }
                self.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 17, weight: .bold), range: r)
            }
        }
        textStorage.endEditing()
    }

    func rect(for range: NSRange) -> CGRect {
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        var rect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
        rect.origin.x += textContainerInset.left
        rect.origin.y += textContainerInset.top
        return rect
    }

    var numberOfLines: Int {
        var count = 0
        var index = 0
        var lineRange = NSRange()
        while index < layoutManager.numberOfGlyphs {
            layoutManager.lineFragmentRect(forGlyphAt: index, effectiveRange: &lineRange)
            index = NSMaxRange(lineRange)
            count += 1
        }
        return count
    }
}

class EditorViewController: UIViewController {
    let entry: JournalEntry
    private let textView = MarkdownTextView()
    private let marker = UIView()
    private let counter = UILabel()

    init(entry: JournalEntry) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leftAnchor.constraint(equalTo: view.leftAnchor),
            textView.rightAnchor.constraint(equalTo: view.rightAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
        marker.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.35)
        marker.layer.cornerRadius = 4
        textView.insertSubview(marker, at: 0)
        navigationItem.titleView = counter
        counter.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.attributedText = NSAttributedString(string: entry.body)
        textView.highlight()
        textView.onChange = { [weak self] in self?.counter.text = "\($0) characters" }
        counter.text = "\(textView.textStorage.length) characters"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "highlighter"), style: .plain, target: self, action: #selector(mark))
    }

    @objc private func mark() {
        let range = (textView.text as NSString).range(of: "harbour")
        guard range.location != NSNotFound else { return }
        marker.frame = textView.rect(for: range).insetBy(dx: -3, dy: -1)
        marker.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            self.marker.transform = .identity
        }
        counter.text = "\(textView.numberOfLines) lines"
    }
}

struct JournalEntry: Hashable, Identifiable {
    let id = UUID()
    var title: String
    var body: String
    var date: Date
}

final class JournalCell: UICollectionViewListCell {}

class JournalViewController: UICollectionViewController, UINavigationControllerDelegate {
    private lazy var dataSource = makeDataSource()
    private var entries: [JournalEntry] = [
        JournalEntry(title: "Bergen", body: "# Bergen\nWe walked to the **harbour** in the rain.\n> There is no bad weather.\nThen coffee.", date: Date(timeIntervalSinceNow: -86400)),
        JournalEntry(title: "Voss", body: "# Voss\nThe lake was still, the harbour empty.", date: Date())
    ]
    private var openedFrame: CGRect = .zero

    init() {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        title = "Journal"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        var snapshot = NSDiffableDataSourceSnapshot<String, JournalEntry>()
        snapshot.appendSections(["2026"])
        snapshot.appendItems(entries)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, JournalEntry> {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        let registration = UICollectionView.CellRegistration<JournalCell, JournalEntry> { cell, _, entry in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = entry.title
            content.secondaryText = formatter.string(from: entry.date)
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, JournalEntry>(collectionView: collectionView) { collectionView, indexPath, entry in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let entry = dataSource.itemIdentifier(for: indexPath),
              let attributes = collectionView.layoutAttributesForItem(at: indexPath) else { return }
        openedFrame = collectionView.convert(attributes.frame, to: nil)
        navigationController?.pushViewController(EditorViewController(entry: entry), animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push where toVC is EditorViewController: return PaperUnfold(origin: openedFrame, reversed: false)
        case .pop where fromVC is EditorViewController: return PaperUnfold(origin: openedFrame, reversed: true)
        default: return nil
        }
    }
}

final class PaperUnfold: NSObject, UIViewControllerAnimatedTransitioning {
    private let origin: CGRect
    private let reversed: Bool

    init(origin: CGRect, reversed: Bool) {
        self.origin = origin
        self.reversed = reversed
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from),
              let to = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else { return }
        to.frame = transitionContext.finalFrame(for: toVC)
        let paper: UIView = reversed ? from : to
        if reversed { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        container.layoutIfNeeded()
        let scale = CGAffineTransform(scaleX: origin.width / paper.bounds.width, y: origin.height / paper.bounds.height)
        let small = scale.concatenating(CGAffineTransform(translationX: origin.midX - paper.bounds.midX, y: origin.midY - paper.bounds.midY))
        if !reversed { paper.transform = small; paper.alpha = 0.2 }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.82) {
            paper.transform = self.reversed ? small : .identity
            paper.alpha = self.reversed ? 0 : 1
        }
        animator.addCompletion { position in
            paper.transform = .identity
            paper.alpha = 1
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: JournalViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
