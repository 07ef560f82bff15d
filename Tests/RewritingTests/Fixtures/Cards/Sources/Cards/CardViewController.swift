// swift-format-ignore-file
import CardsCore
import UIKit

open class CardViewController: UIViewController {
    @IBOutlet public weak var titleLabel: UILabel!
    public weak var delegate: CardDelegate?
    public private(set) var taps = 0
    private let style: CardStyle
    private let transition = CardTransition()

    public init(style: CardStyle = CardStyle()) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.roundTop(style)
        let label = UILabel()
        label.text = NSLocalizedString("card.title", bundle: .module, comment: "")
        view.addSubview(label)
        titleLabel = label
        let star = UIImageView(image: UIImage(named: "star", in: .module, compatibleWith: nil))
        view.addSubview(star)
        let button = UIButton(type: .close)
        button.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
        view.addSubview(button)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(SwipeDown(target: self, action: #selector(close)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func tapped() { taps += 1 }

    @IBAction func close(_ sender: Any) {
        if delegate?.cardShouldDismiss?(self) ?? true {
            dismiss(animated: true) { [weak self] in
                guard let self = self else { return }
                self.delegate?.cardDidDismiss?(self)
            }
        }
    }

    @objc private func keyboardWillShow(_ notification: Notification) {}
}

#if os(iOS)
extension CardViewController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
#endif
