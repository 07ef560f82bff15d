// What you see: a conversation in bubbles with a text bar stuck to the keyboard. Type and send, and a reply arrives a
// moment later; the picture button sends a drawn photo. Long-press a bubble for a menu (react, copy, delete) which
// lifts only the bubble. Tap a photo: it flies out of its bubble to the centre while the chat fades to black; drag it
// down (or tap) and it travels back into the bubble with your finger in control of the speed.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ChatViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model
struct Message {
    enum Body {
        case text(String)
        case photo(UIImage)
    }

    let id = UUID()
    let body: Body
    let isMine: Bool
    var reaction: String?

    init(_ body: Body, isMine: Bool) {
        self.body = body
        self.isMine = isMine
    }

    var text: String? {
        if case .text(let string) = body { return string }
        return nil
    }
}

extension UIImage {
    static func landscape(seed: Int) -> UIImage {
        let size = CGSize(width: 480, height: 320)
        return UIGraphicsImageRenderer(size: size).image { context in
            let hue = CGFloat(seed * 31 % 100) / 100
            UIColor(hue: hue, saturation: 0.4, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for index in 0..<4 {
                UIColor(hue: hue, saturation: 0.7, brightness: 0.8 - CGFloat(index) * 0.17, alpha: 1).setFill()
                let y = size.height * (0.45 + CGFloat(index) * 0.14)
                context.cgContext.fillEllipse(in: CGRect(x: CGFloat(index % 2) * 200 - 160, y: y, width: 640, height: 320))
            }
        }
    }
}

// MARK: - Bubble
protocol BubbleCellDelegate: AnyObject {
    func bubbleCellDidTapPhoto(_ cell: BubbleCell)
}

final class BubbleCell: UITableViewCell {
    static let reuseIdentifier = "BubbleCell"
    weak var delegate: BubbleCellDelegate?
    let bubble = UIView()
    let photoView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!
    private var photoHeight: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        bubble.layer.cornerRadius = 18
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)

        label.numberOfLines = 0
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        photoView.isUserInteractionEnabled = true
        photoView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(photoTapped)))
        badge.font = .systemFont(ofSize: 20)
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)

        let stack = UIStackView(arrangedSubviews: [photoView, label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(stack)
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        photoHeight = photoView.heightAnchor.constraint(equalToConstant: 150)
        photoHeight.priority = UILayoutPriority(999)
        let photoWidth = photoView.widthAnchor.constraint(equalToConstant: 225)
        photoWidth.priority = .defaultLow
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            stack.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            badge.centerXAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -6),
            badge.centerYAnchor.constraint(equalTo: bubble.topAnchor, constant: 4),
            photoHeight, photoWidth
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ message: Message) {
        switch message.body {
        case .text(let text): label.text = text
        case .photo(let image): photoView.image = image
        }
        label.isHidden = message.text == nil
        photoView.isHidden = message.text != nil
        badge.text = message.reaction
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        label.textColor = message.isMine ? .white : .label
        leading.isActive = false
        trailing.isActive = false
        (message.isMine ? trailing : leading).isActive = true
    }

    @objc private func photoTapped() { delegate?.bubbleCellDidTapPhoto(self) }
}

// MARK: - Composer
final class ComposerView: UIInputView, UITextViewDelegate {
    var onSend: ((String) -> Void)?
    var onPhoto: (() -> Void)?
    private let textView = UITextView()
    private let sendButton = UIButton(type: .system)

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52), inputViewStyle: .keyboard)
        allowsSelfSizing = true
        translatesAutoresizingMaskIntoConstraints = false
        textView.isScrollEnabled = false
        textView.delegate = self
        let photoButton = UIButton(type: .system)
        photoButton.setImage(UIImage(systemName: "photo"), for: .normal)
        photoButton.addAction(UIAction { [weak self] _ in self?.onPhoto?() }, for: .touchUpInside)
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.isEnabled = false
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        [photoButton, sendButton].forEach { $0.setContentHuggingPriority(.required, for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [photoButton, textView, sendButton])
        row.spacing = 10
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func textViewDidChange(_ textView: UITextView) { sendButton.isEnabled = textView.hasText }

    private func send() {
        onSend?(textView.text)
        textView.text = ""
        textViewDidChange(textView)
    }
}

// MARK: - Chat
final class ChatViewController: UITableViewController, BubbleCellDelegate, UIViewControllerTransitioningDelegate {
    private var messages: [Message] = [
        Message(.text("Are you back from the coast?"), isMine: false),
        Message(.text("Since yesterday. It rained every single day, but look at this one clear evening we got:"), isMine: true),
        Message(.photo(.landscape(seed: 4)), isMine: true)
    ]
    private lazy var composer: ComposerView = {
        let composer = ComposerView()
        composer.onSend = { [weak self] text in
            self?.append(Message(.text(text), isMine: true))
            self?.reply(to: text)
        }
        composer.onPhoto = { [weak self] in
            guard let self = self else { return }
            self.append(Message(.photo(.landscape(seed: self.messages.count)), isMine: true))
        }
        return composer
    }()
    private weak var openPhotoView: UIImageView?

    override var inputAccessoryView: UIView? { composer }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mo"
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.rowHeight = UITableView.automaticDimension
    }

    private func append(_ message: Message) {
        messages.append(message)
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.insertRows(at: [path], with: message.isMine ? .right : .left)
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
    }

    private func reply(to text: String) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
            self?.append(Message(.text(String(text.reversed()) + "?"), isMine: false))
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.reuseIdentifier, for: indexPath) as! BubbleCell
        cell.delegate = self
        cell.show(messages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let message = messages[indexPath.row]
        return UIContextMenuConfiguration(identifier: message.id.uuidString as NSString, previewProvider: nil) { [weak self] _ in
            let reactions = ["❤️", "👍", "😂"].map { symbol in
                UIAction(title: symbol) { _ in self?.update(message.id) { $0.reaction = symbol } }
            }
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc"),
                                attributes: message.text == nil ? .disabled : []) { _ in
                UIPasteboard.general.string = message.text
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.remove(message.id)
            }
            return UIMenu(title: "", children: [
                UIMenu(title: "React", image: UIImage(systemName: "face.smiling"), children: reactions), copy, delete
            ])
        }
    }

    override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        preview(for: configuration)
    }

    override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        preview(for: configuration)
    }

    private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let id = configuration.identifier as? String,
              let row = messages.firstIndex(where: { $0.id.uuidString == id }),
              let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BubbleCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bubble.bounds, cornerRadius: 18)
        return UITargetedPreview(view: cell.bubble, parameters: parameters)
    }

    private func update(_ id: UUID, _ change: (inout Message) -> Void) {
        guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[row])
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }

    private func remove(_ id: UUID) {
        guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
        messages.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func bubbleCellDidTapPhoto(_ cell: BubbleCell) {
        guard let image = cell.photoView.image, presentedViewController == nil else { return }
        openPhotoView = cell.photoView
        let preview = PhotoViewController(image: image)
        preview.modalPresentationStyle = .fullScreen
        preview.transitioningDelegate = self
        present(preview, animated: true)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PhotoAnimator(opening: true, thumbnail: openPhotoView)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PhotoAnimator(opening: false, thumbnail: openPhotoView)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        (presentedViewController as? PhotoViewController)?.interaction
    }
}

// MARK: - Preview
final class PhotoViewController: UIViewController {
    let imageView = UIImageView()
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(image: UIImage) {
        super.init(nibName: nil, bundle: nil)
        imageView.image = image
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        imageView.frame = view.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(imageView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    }

    @objc private func close() { dismiss(animated: true) }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let progress = min(1, max(0, pan.translation(in: view).y / (view.bounds.height * 0.6)))
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled:
            if progress > 0.3 || pan.velocity(in: view).y > 800 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default: break
        }
    }
}

final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opening: Bool
    private weak var thumbnail: UIImageView?

    init(opening: Bool, thumbnail: UIImageView?) {
        (self.opening, self.thumbnail) = (opening, thumbnail)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let preview = context.viewController(forKey: opening ? .to : .from) as? PhotoViewController,
              let toVC = context.viewController(forKey: .to), let image = preview.imageView.image else {
            return context.completeTransition(false)
        }
        let toView: UIView = toVC.view
        toView.frame = context.finalFrame(for: toVC)
        if opening { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
        toView.layoutIfNeeded()

        let scale = min(container.bounds.width / image.size.width, container.bounds.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let large = CGRect(x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2,
                           width: size.width, height: size.height)
        let small = thumbnail.map { $0.convert($0.bounds, to: container) } ?? large.insetBy(dx: large.width / 2, dy: large.height / 2)

        let flyer = UIImageView(image: image)
        flyer.contentMode = .scaleAspectFill
        flyer.clipsToBounds = true
        flyer.frame = opening ? small : large
        flyer.layer.cornerRadius = opening ? 12 : 0
        container.addSubview(flyer)
        preview.imageView.isHidden = true
        thumbnail?.alpha = 0
        preview.view.alpha = opening ? 0 : 1

        UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                       options: [opening ? .curveEaseOut : .curveEaseInOut], animations: {
            flyer.frame = self.opening ? large : small
            flyer.layer.cornerRadius = self.opening ? 0 : 12
            preview.view.alpha = self.opening ? 1 : 0
        }, completion: { _ in
            flyer.removeFromSuperview()
            preview.imageView.isHidden = false
            preview.view.alpha = 1
            self.thumbnail?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
