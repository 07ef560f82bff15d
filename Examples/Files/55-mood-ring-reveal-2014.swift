//
//  MoodRingReveal.swift
//  MoodRing
//
//  Created by Marek Zeleny on 12/11/14.
//  Swift 3 -> 4.2 by the migrator, never cleaned up.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let revealDelegate = RevealNavigationDelegate()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool {
        let nav = UINavigationController(rootViewController: MoodRingViewController(nibName: nil, bundle: nil))
        nav.delegate = revealDelegate
        nav.setNavigationBarHidden(true, animated: false)

        window = UIWindow(frame: UIScreen.main.bounds)
        window!.backgroundColor = UIColor.black
        window!.rootViewController = nav
        window!.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model

struct Mood {
    let name: String
    let face: String
    let color: UIColor
    let note: String
}

class MoodStore {

    class var sharedStore: MoodStore {
        struct Singleton {
            static let instance = MoodStore()
        }
        return Singleton.instance
    }

    let moods: [Mood] = [
        Mood(name: "Happy", face: "😀", color: UIColor(red: 1.00, green: 0.76, blue: 0.03, alpha: 1), note: "Write down one thing that made you smile."),
        Mood(name: "Calm", face: "😌", color: UIColor(red: 0.30, green: 0.69, blue: 0.31, alpha: 1), note: "Keep breathing. Slowly."),
        Mood(name: "Sleepy", face: "😴", color: UIColor(red: 0.25, green: 0.32, blue: 0.71, alpha: 1), note: "Bed before eleven tonight?"),
        Mood(name: "Sad", face: "😢", color: UIColor(red: 0.13, green: 0.59, blue: 0.95, alpha: 1), note: "Call somebody you like."),
        Mood(name: "Angry", face: "😡", color: UIColor(red: 0.96, green: 0.26, blue: 0.21, alpha: 1), note: "Count to ten, then to twenty."),
        Mood(name: "In love", face: "😍", color: UIColor(red: 0.91, green: 0.12, blue: 0.39, alpha: 1), note: "Tell them.")
    ]
}

// MARK: - Button

class MoodButton: UIButton {

    var mood: Mood! {
        didSet {
            setTitle(mood.face, for: UIControl.State())
            titleLabel?.font = UIFont.systemFont(ofSize: 40)
            backgroundColor = mood.color
            accessibilityLabel = mood.name
        }
    }

    override var isHighlighted: Bool {
        didSet {
            layer.borderWidth = isHighlighted ? 4 : 0
            layer.borderColor = UIColor.white.withAlphaComponent(0.7).cgColor
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return sqrt(dx * dx + dy * dy) <= bounds.width / 2
    }
}

// MARK: - Ring

class MoodRingViewController: UIViewController {

    var buttons = [MoodButton]()
    var questionLabel: UILabel!
    var selectedButton: MoodButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.13, alpha: 1)

        questionLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 130, height: 60))
        questionLabel.text = "How are you\nfeeling?"
        questionLabel.numberOfLines = 2
        questionLabel.textAlignment = NSTextAlignment.center
        questionLabel.textColor = UIColor.white
        questionLabel.font = UIFont(name: "AvenirNext-Medium", size: 20)
        view.addSubview(questionLabel)

        for (index, mood) in MoodStore.sharedStore.moods.enumerated() {
            let button = MoodButton(type: UIButton.ButtonType.custom)
            button.mood = mood
            button.tag = index
            button.addTarget(self, action: #selector(MoodRingViewController.moodTapped(_:)), for: UIControl.Event.touchUpInside)
            view.addSubview(button)
            buttons.append(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let radius = min(view.bounds.width, view.bounds.height) * 0.34
        questionLabel.center = center
        for button in buttons {
            let angle = CGFloat(button.tag) / CGFloat(buttons.count) * CGFloat(Double.pi) * 2 - CGFloat(Double.pi / 2)
            button.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
            button.center = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
    }

    @objc func moodTapped(_ sender: MoodButton) {
        selectedButton = sender
        let detail = MoodDetailViewController(mood: sender.mood)
        navigationController?.pushViewController(detail, animated: true)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return UIStatusBarStyle.lightContent
    }
}

// MARK: - Detail

class MoodDetailViewController: UIViewController, UITextViewDelegate {

    let mood: Mood
    let faceLabel = UILabel()
    let nameLabel = UILabel()
    let noteView = UITextView()
    let closeButton = UIButton(type: .system)

    init(mood: Mood) {
        self.mood = mood
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = mood.color

        faceLabel.text = mood.face
        faceLabel.font = UIFont.systemFont(ofSize: 110)
        faceLabel.textAlignment = .center
        view.addSubview(faceLabel)

        let shadow = NSShadow()
        shadow.shadowColor = UIColor(white: 0, alpha: 0.35)
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        shadow.shadowBlurRadius = 3
        nameLabel.attributedText = NSAttributedString(string: mood.name.uppercased(), attributes: [
            NSAttributedString.Key.kern: 4,
            NSAttributedString.Key.font: UIFont(name: "AvenirNext-Bold", size: 28) ?? UIFont.boldSystemFont(ofSize: 28),
            NSAttributedString.Key.foregroundColor: UIColor.white,
            NSAttributedString.Key.shadow: shadow
        ])
        nameLabel.textAlignment = .center
        view.addSubview(nameLabel)

        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineHeightMultiple = 1.25
        let text = NSMutableAttributedString(string: mood.note + "\n\nRead more about moods", attributes: [
            NSAttributedString.Key.font: UIFont.systemFont(ofSize: 18),
            NSAttributedString.Key.foregroundColor: UIColor.white,
            NSAttributedString.Key.paragraphStyle: paragraph
        ])
        let range = (text.string as NSString).range(of: "Read more about moods")
        text.addAttribute(NSAttributedString.Key.link, value: URL(string: "moodring://about")!, range: range)
        noteView.attributedText = text
        noteView.linkTextAttributes = [
            NSAttributedString.Key.foregroundColor: UIColor.white,
            NSAttributedString.Key.underlineStyle: NSUnderlineStyle.single.rawValue
        ]
        noteView.backgroundColor = UIColor.clear
        noteView.isEditable = false
        noteView.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        noteView.delegate = self
        view.addSubview(noteView)

        closeButton.setTitle("✕", for: UIControl.State())
        closeButton.titleLabel?.font = UIFont.systemFont(ofSize: 26)
        closeButton.tintColor = UIColor.white
        closeButton.addTarget(self, action: #selector(MoodDetailViewController.close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        closeButton.frame = CGRect(x: 12, y: 54, width: 44, height: 44)
        faceLabel.frame = CGRect(x: 0, y: view.bounds.height * 0.22, width: width, height: 130)
        nameLabel.frame = CGRect(x: 0, y: faceLabel.frame.maxY + 16, width: width, height: 40)
        noteView.frame = CGRect(x: 24, y: nameLabel.frame.maxY + 12, width: width - 48, height: 150)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        noteView.alpha = 0
        faceLabel.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
        let show: () -> Void = {
            self.noteView.alpha = 1
            self.faceLabel.transform = CGAffineTransform.identity
        }
        if let coordinator = transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in show() }, completion: nil)
        } else {
            show()
        }
    }

    @objc func close() {
        _ = navigationController?.popViewController(animated: true)
    }

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        let alert = UIAlertController(title: "About moods", message: "They come and go.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
        return false
    }
}

// MARK: - Transition

class RevealNavigationDelegate: NSObject, UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push:
            return RevealAnimator(reverse: false)
        case .pop:
            return RevealAnimator(reverse: true)
        case .none:
            return nil
        @unknown default:
            return nil
        }
    }
}

class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    let reverse: Bool
    fileprivate weak var context: UIViewControllerContextTransitioning?

    init(reverse: Bool) {
        self.reverse = reverse
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
        let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        let ring = (reverse ? toVC : fromVC) as! MoodRingViewController
        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        if reverse {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        } else {
            container.addSubview(toVC.view)
        }
        let masked: UIView = reverse ? fromVC.view : toVC.view

        let start: CGRect
        if let button = ring.selectedButton {
            start = button.convert(button.bounds, to: container)
        } else {
            start = CGRect(x: container.bounds.midX - 1, y: container.bounds.midY - 1, width: 2, height: 2)
        }
        let center = CGPoint(x: start.midX, y: start.midY)
        let dx = max(center.x, container.bounds.width - center.x)
        let dy = max(center.y, container.bounds.height - center.y)
        let radius = sqrt(dx * dx + dy * dy)

        let smallPath = UIBezierPath(ovalIn: start).cgPath
        let bigPath = UIBezierPath(ovalIn: CGRect(origin: center, size: CGSize.zero).insetBy(dx: -radius, dy: -radius)).cgPath

        let mask = CAShapeLayer()
        mask.path = reverse ? smallPath : bigPath
        masked.layer.mask = mask

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = reverse ? bigPath : smallPath
        animation.toValue = mask.path
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
        animation.delegate = self
        mask.add(animation, forKey: "reveal")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        context.viewController(forKey: UITransitionContextViewControllerKey.from)?.view.layer.mask = nil
        context.viewController(forKey: UITransitionContextViewControllerKey.to)?.view.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}
