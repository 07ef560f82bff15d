// Chat.swift
// Little chat screen. Type something and send it: the row is inserted and the bubble pops in from the bottom corner, a moment
// later the other side answers from the left. The input bar rides on the keyboard (keyboardLayoutGuide) and you can
// drag the keyboard away. Long press a bubble for the context menu (pictures get a big preview).
// Tap a picture and it zooms out of its bubble to full screen; tap again or drag it down and it flies back.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: "Main", sessionRole: session.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: ChatViewController())
        window?.makeKeyAndVisible()
    }
}

struct Message {
    enum Content { case text(String), picture(UIImage) }
    let id = UUID().uuidString
    let content: Content
    let isMine: Bool

    static func samplePicture() -> UIImage {
        let size = CGSize(width: 480, height: 360), hue = CGFloat.random(in: 0...1)
        return UIGraphicsImageRenderer(size: size).image { ctx in
            UIColor(hue: hue, saturation: 0.3, brightness: 1, alpha: 1).setFill()
            ctx.fill(CGRect(origin: .zero, size: size))
            for _ in 0..<14 {
                UIColor(hue: hue, saturation: .random(in: 0.4...0.9), brightness: .random(in: 0.5...0.9), alpha: 0.7).setFill()
                let x = CGFloat.random(in: -40...440), y = CGFloat.random(in: -40...320), d = CGFloat.random(in: 40...160)
                ctx.cgContext.fillEllipse(in: CGRect(x: x, y: y, width: d, height: d))
            }
        }
    }
}

class BubbleCell: UITableViewCell {
    let bubble = UIView()
    let picture = UIImageView()
    var onPictureTap: ((UIImageView) -> Void)?
    private let label = UILabel()
    private var mineSide: NSLayoutConstraint!, theirSide: NSLayoutConstraint!
    private var pictureConstraints: [NSLayoutConstraint] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        label.numberOfLines = 0
        bubble.layer.cornerRadius = 18
        bubble.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pictureTapped)))
        contentView.addSubview(bubble)
        [label, picture].forEach { bubble.addSubview($0) }
        [bubble, label, picture].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }

        mineSide = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        theirSide = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        pictureConstraints = [picture.widthAnchor.constraint(equalToConstant: 220), picture.heightAnchor.constraint(equalToConstant: 165)]
        pictureConstraints[1].priority = .init(999)   // shut up, UITableView
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            picture.topAnchor.constraint(equalTo: bubble.topAnchor),
            picture.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: bubble.trailingAnchor)
        ])
    }
    required init?(coder: NSCoder) { fatalError() }

    func configure(_ message: Message) {
        NSLayoutConstraint.deactivate([mineSide, theirSide])
        (message.isMine ? mineSide : theirSide)?.isActive = true
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        label.textColor = message.isMine ? .white : .label
        NSLayoutConstraint.deactivate(pictureConstraints)
        switch message.content {
        case .text(let text):
            label.text = text
            picture.image = nil   // its intrinsic size would blow up the bubble
        case .picture(let image):
            label.text = nil
            picture.image = image
            NSLayoutConstraint.activate(pictureConstraints)
        }
    }

    func popIn(fromRight: Bool) {
        bubble.alpha = 0
        bubble.transform = CGAffineTransform(translationX: fromRight ? 60 : -60, y: 24).scaledBy(x: 0.4, y: 0.4)
        UIView.animate(withDuration: 0.5, delay: 0.05, usingSpringWithDamping: 0.65, initialSpringVelocity: 0.3, options: .allowUserInteraction) {
            self.bubble.alpha = 1
            self.bubble.transform = .identity
        }
    }

    @objc private func pictureTapped() { if picture.image != nil { onPictureTap?(picture) } }
}

class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UIViewControllerTransitioningDelegate {
    private let tableView = UITableView()
    private let inputField = UITextField()
    private var fresh: Set<String> = []
    private weak var zoomSource: UIImageView?
    private var messages = [
        Message(content: .text("Hey! Did you get the pictures?"), isMine: false),
        Message(content: .picture(Message.samplePicture()), isMine: false),
        Message(content: .text("Yes! Love the colours. Is that from the balcony?"), isMine: true)
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ines"
        view.backgroundColor = .systemBackground
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive

        inputField.placeholder = "Message"
        inputField.borderStyle = .roundedRect
        let photo = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "photo")) { [weak self] _ in
            self?.add(Message(content: .picture(Message.samplePicture()), isMine: true))
        })
        let send = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "arrow.up.circle.fill")) { [weak self] _ in self?.send() })
        [photo, send].forEach { $0.setContentHuggingPriority(.required, for: .horizontal) }
        let bar = UIStackView(arrangedSubviews: [photo, inputField, send])
        bar.spacing = 10
        for v in [tableView, bar] as [UIView] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14),
            bar.heightAnchor.constraint(equalToConstant: 38),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
        ])
        NotificationCenter.default.addObserver(self, selector: #selector(scrollToEnd), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    private func send() {
        guard let text = inputField.text, !text.isEmpty else { return }
        inputField.text = nil
        add(Message(content: .text(text), isMine: true))
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
            self?.add(Message(content: .text(["Ha, nice", "Wait, really?", "Ok, tell me more when we meet", "👍"].randomElement()!), isMine: false))
        }
    }

    private func add(_ message: Message) {
        messages.append(message)
        fresh.insert(message.id)
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
        scrollToEnd()
    }

    @objc private func scrollToEnd() {
        if messages.isEmpty { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
        cell.configure(messages[indexPath.row])
        cell.onPictureTap = { [weak self] in self?.openPicture($0) }
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let message = messages[indexPath.row]
        if fresh.remove(message.id) != nil { (cell as? BubbleCell)?.popIn(fromRight: message.isMine) }
    }

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        let message = messages[indexPath.row]
        var preview: UIContextMenuContentPreviewProvider?
        if case .picture(let image) = message.content { preview = { PictureViewController(image: image, isPreview: true) } }
        return UIContextMenuConfiguration(identifier: message.id as NSString, previewProvider: preview) { _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                switch message.content {
                case .text(let text): UIPasteboard.general.string = text
                case .picture(let image): UIPasteboard.general.image = image
                }
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
                guard let self = self, let row = self.messages.firstIndex(where: { $0.id == message.id }) else { return }
                self.messages.remove(at: row)
                self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: message.isMine ? .right : .left)
            }
            return UIMenu(children: [copy, delete])
        }
    }

    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let row = messages.firstIndex(where: { $0.id == configuration.identifier as? String }),
              let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BubbleCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bubble.bounds, cornerRadius: 18)
        return UITargetedPreview(view: cell.bubble, parameters: parameters)
    }

    private func openPicture(_ source: UIImageView) {
        guard let image = source.image else { return }
        view.endEditing(true)
        zoomSource = source
        let viewer = PictureViewController(image: image, isPreview: false)
        viewer.modalPresentationStyle = .overFullScreen
        viewer.transitioningDelegate = self
        present(viewer, animated: true)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(opening: true, source: zoomSource)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(opening: false, source: zoomSource)
    }
}

class PictureViewController: UIViewController {
    let backdrop = UIView()
    let imageView: UIImageView
    var fittedFrame: CGRect {
        guard let size = imageView.image?.size else { return view.bounds }
        let k = min(view.bounds.width / size.width, view.bounds.height / size.height)
        return CGRect(x: (view.bounds.width - size.width * k) / 2, y: (view.bounds.height - size.height * k) / 2, width: size.width * k, height: size.height * k)
    }

    init(image: UIImage, isPreview: Bool) {
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        if isPreview { preferredContentSize = image.size }
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        view.addSubview(backdrop)
        view.addSubview(imageView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        backdrop.frame = view.bounds
        if !isBeingPresented && !isBeingDismissed { imageView.frame = fittedFrame }
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let t = pan.translation(in: view)
        switch pan.state {
        case .changed:
            imageView.frame = fittedFrame.offsetBy(dx: t.x, dy: t.y)
            backdrop.alpha = 1 - min(abs(t.y) / 400, 0.8)
        case .ended where abs(t.y) > 90: close()
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.3) { self.imageView.frame = self.fittedFrame; self.backdrop.alpha = 1 }
        default: break
        }
    }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let opening: Bool, source: UIImageView?
    init(opening: Bool, source: UIImageView?) { self.opening = opening; self.source = source }
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let viewer = ctx.viewController(forKey: opening ? .to : .from) as? PictureViewController else { return ctx.completeTransition(false) }
        let home = source?.window == nil ? nil : source.map { $0.convert($0.bounds, to: ctx.containerView) }
        let opening = self.opening, small = home ?? viewer.fittedFrame.insetBy(dx: 60, dy: 60)
        if opening {
            viewer.view.frame = ctx.containerView.bounds
            ctx.containerView.addSubview(viewer.view)
            viewer.backdrop.alpha = 0
            viewer.imageView.frame = small
            viewer.imageView.layer.cornerRadius = 18
        }
        source?.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: []) {
            viewer.imageView.frame = opening ? viewer.fittedFrame : small
            viewer.imageView.layer.cornerRadius = opening ? 0 : 18
            viewer.backdrop.alpha = opening ? 1 : 0
        } completion: { _ in
            self.source?.alpha = 1
            ctx.completeTransition(true)
        }
    }
}
