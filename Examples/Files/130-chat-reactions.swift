//  ChatReactions.swift
//  Split view messenger. Long press a bubble to get a reaction bar (custom transition),
//  composer text view grows with its content.
//  iOS 15+

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let conversations = (try? JSONDecoder().decode([Conversation].self, from: Data(seed.utf8))) ?? []
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self
        split.setViewController(ConversationListViewController(conversations), for: .primary)
        if let first = conversations.first {
            split.setViewController(ChatViewController(first), for: .secondary)
        }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
    }

    func splitViewController(_ svc: UISplitViewController,
                             topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        .primary
    }
}

// MARK: - Model

private let seed = """
[
  { "name": "Noor", "messages": [
      { "text": "Are you still coming on Saturday?", "mine": false },
      { "text": "Yes! Train gets in at 11.", "mine": true },
      { "text": "Great, I will pick you up. Bring the board games, the good ones, not the one with the llamas.", "mine": false },
      { "text": "The llamas are the good one", "mine": true } ] },
  { "name": "Climbing group", "messages": [
      { "text": "Wall closes at 22:00 tonight", "mine": false },
      { "text": "Running late, start without me", "mine": true } ] },
  { "name": "Dad", "messages": [
      { "text": "How do I rotate a PDF", "mine": false } ] }
]
"""

struct Message: Codable, Hashable {
    var id = UUID()
    let text: String
    let mine: Bool
    var reaction: String?

    private enum CodingKeys: String, CodingKey { case text, mine, reaction }
}

final class Conversation: Decodable {
    let name: String
    var messages: [Message]
}

// MARK: - List

final class ConversationListViewController: UITableViewController {
    private let conversations: [Conversation]

    init(_ conversations: [Conversation]) {
        self.conversations = conversations
        super.init(style: .insetGrouped)
        title = "Messages"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { conversations.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = conversations[indexPath.row].name
        content.secondaryText = conversations[indexPath.row].messages.last?.text
        content.image = UIImage(systemName: "person.crop.circle.fill")
        content.imageToTextPadding = 12
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.setViewController(ChatViewController(conversations[indexPath.row]), for: .secondary)
        splitViewController?.show(.secondary)
    }
}

// MARK: - Bubble

final class BubbleCell: UITableViewCell {
    let bubble = UIView()
    private let label = UILabel()
    private let reactionLabel = UILabel()
    private lazy var left = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    private lazy var right = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.numberOfLines = 0
        bubble.layer.cornerRadius = 18
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        contentView.addSubview(reactionLabel)
        [bubble, label, reactionLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            reactionLabel.centerXAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
            reactionLabel.centerYAnchor.constraint(equalTo: bubble.topAnchor)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ message: Message) {
        label.text = message.text
        label.textColor = message.mine ? .white : .label
        bubble.backgroundColor = message.mine ? .systemBlue : .secondarySystemBackground
        reactionLabel.text = message.reaction
        left.isActive = !message.mine
        right.isActive = message.mine
    }
}

// MARK: - Chat

final class ChatViewController: UIViewController, UITextViewDelegate {
    private let conversation: Conversation
    private let table = UITableView()
    private let composer = UITextView()
    private let sendButton = UIButton(type: .system)
    private var composerHeight: NSLayoutConstraint!
    private lazy var dataSource = UITableViewDiffableDataSource<Int, UUID>(tableView: table) { [unowned self] table, indexPath, id in
        let cell = table.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
        if let message = self.conversation.messages.first(where: { $0.id == id }) { cell.show(message) }
        return cell
    }

    init(_ conversation: Conversation) {
        self.conversation = conversation
        super.init(nibName: nil, bundle: nil)
        title = conversation.name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [
            UIAction(title: "Clear reactions", image: UIImage(systemName: "eraser")) { [weak self] _ in self?.clearReactions() },
            UIAction(title: "Say hi", image: UIImage(systemName: "hand.wave")) { [weak self] _ in self?.send("Hi 👋") }
        ]))

        table.separatorStyle = .none
        table.keyboardDismissMode = .interactive
        table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        composer.font = .preferredFont(forTextStyle: .body)
        composer.layer.cornerRadius = 18
        composer.layer.borderWidth = 1
        composer.layer.borderColor = UIColor.separator.cgColor
        composer.isScrollEnabled = false
        composer.delegate = self
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.isEnabled = false
        sendButton.addAction(UIAction { [weak self] _ in self?.sendTapped() }, for: .touchUpInside)

        [table, composer, sendButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        composerHeight = composer.heightAnchor.constraint(equalToConstant: 38)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: composer.topAnchor, constant: -8),
            composer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            composer.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            composerHeight,
            sendButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
            sendButton.bottomAnchor.constraint(equalTo: composer.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 38),
            sendButton.heightAnchor.constraint(equalToConstant: 38)
        ])
        table.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:))))
        reload(animated: false)
    }

    private func reload(animated: Bool, changed: [UUID] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems(conversation.messages.map(\.id))
        snapshot.reconfigureItems(changed)
        dataSource.defaultRowAnimation = .bottom
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func sendTapped() {
        let text = composer.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        composer.text = ""
        textViewDidChange(composer)
        send(text)
    }

    private func send(_ text: String) {
        conversation.messages.append(Message(text: text, mine: true))
        reload(animated: true)
        table.scrollToRow(at: IndexPath(row: conversation.messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    private func clearReactions() {
        let ids = conversation.messages.filter { $0.reaction != nil }.map(\.id)
        for index in conversation.messages.indices { conversation.messages[index].reaction = nil }
        reload(animated: false, changed: ids)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.isEmpty
        let wanted = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height
        textView.isScrollEnabled = wanted > 120
        composerHeight.constant = max(38, min(120, wanted))
        UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    }

    @objc private func longPressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began,
              let indexPath = table.indexPathForRow(at: press.location(in: table)),
              let cell = table.cellForRow(at: indexPath) as? BubbleCell else { return }
        let frame = cell.bubble.convert(cell.bubble.bounds, to: nil)
        let picker = ReactionViewController(anchor: frame, copy: cell.bubble.snapshotView(afterScreenUpdates: false) ?? UIView())
        picker.onPick = { [weak self] emoji in
            guard let self = self else { return }
            self.conversation.messages[indexPath.row].reaction = emoji
            self.reload(animated: false, changed: [self.conversation.messages[indexPath.row].id])
        }
        present(picker, animated: true)
    }
}

// MARK: - Reactions

final class ReactionViewController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var onPick: ((String) -> Void)?
    private let anchor: CGRect
    private let bubbleCopy: UIView
    private let blur = UIVisualEffectView(effect: nil)
    private let bar = UIStackView()

    init(anchor: CGRect, copy: UIView) {
        self.anchor = anchor
        self.bubbleCopy = copy
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blur)
        bubbleCopy.frame = anchor
        view.addSubview(bubbleCopy)

        bar.distribution = .fillEqually
        bar.backgroundColor = .systemBackground
        bar.layer.cornerRadius = 26
        let x = max(12, min(anchor.midX - 150, view.bounds.width - 312))
        bar.frame = CGRect(x: x, y: max(60, anchor.minY - 64), width: 300, height: 52)
        view.addSubview(bar)
        for emoji in ["❤️", "👍", "😂", "😮", "😢", "🙏"] {
            let button = UIButton(type: .custom, primaryAction: UIAction(title: emoji) { [weak self] _ in
                self?.onPick?(emoji)
                self?.dismiss(animated: true)
            })
            button.titleLabel?.font = .systemFont(ofSize: 28)
            bar.addArrangedSubview(button)
        }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc private func close() { dismiss(animated: true) }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { isBeingDismissed ? 0.25 : 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: context)
        if isBeingDismissed {
            UIView.animate(withDuration: duration, animations: {
                self.blur.effect = nil
                self.bar.alpha = 0
                self.bar.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
                self.bubbleCopy.transform = .identity
            }, completion: { _ in context.completeTransition(true) })
            return
        }
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        bar.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        bar.alpha = 0
        for (index, button) in bar.arrangedSubviews.enumerated() {
            button.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            UIView.animate(withDuration: 0.4, delay: 0.1 + 0.04 * Double(index), usingSpringWithDamping: 0.55, initialSpringVelocity: 0, options: .allowUserInteraction) {
                button.transform = .identity
            }
        }
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) {
            self.blur.effect = UIBlurEffect(style: .systemThinMaterial)
            self.bar.transform = .identity
            self.bar.alpha = 1
            self.bubbleCopy.transform = CGAffineTransform(scaleX: 1.06, y: 1.06)
        } completion: { _ in context.completeTransition(true) }
    }
}
