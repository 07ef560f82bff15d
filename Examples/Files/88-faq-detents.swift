//
//  HelpCenterViewController.swift
//  HelpCenter
//
//  Accordion built from UIStackView, bottom sheet with custom detents,
//  menus and context menus. Swift 5.9, iOS 17.
//

import UIKit

struct Question {
    let title: String
    let answer: String
    var isFavorite = false
}

extension UISheetPresentationController.Detent.Identifier {
    static let peek = UISheetPresentationController.Detent.Identifier("peek")
    static let twoThirds = UISheetPresentationController.Detent.Identifier("twoThirds")
}

// MARK: - Accordion row

final class AccordionRow: UIView {

    private(set) var isExpanded = false
    let question: Question
    var onAsk: ((Question) -> Void)?

    private let header: UIButton
    private let answerLabel = UILabel()
    private let askButton: UIButton
    private lazy var body = UIStackView(arrangedSubviews: [answerLabel, askButton])

    init(question: Question) {
        self.question = question

        var headerConfiguration = UIButton.Configuration.plain()
        headerConfiguration.title = question.title
        headerConfiguration.image = UIImage(systemName: "chevron.down")
        headerConfiguration.imagePlacement = .trailing
        headerConfiguration.imagePadding = 8
        headerConfiguration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
        headerConfiguration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        header = UIButton(configuration: headerConfiguration)

        var askConfiguration = UIButton.Configuration.tinted()
        askConfiguration.title = "Still stuck?"
        askConfiguration.buttonSize = .small
        askConfiguration.cornerStyle = .capsule
        askButton = UIButton(configuration: askConfiguration)

        super.init(frame: .zero)

        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true

        answerLabel.text = question.answer
        answerLabel.numberOfLines = 0
        answerLabel.font = .preferredFont(forTextStyle: .body)
        answerLabel.adjustsFontForContentSizeCategory = true
        answerLabel.textColor = .secondaryLabel

        body.axis = .vertical
        body.alignment = .leading
        body.spacing = 10
        body.isLayoutMarginsRelativeArrangement = true
        body.directionalLayoutMargins = .init(top: 0, leading: 16, bottom: 14, trailing: 16)
        body.isHidden = true
        body.alpha = 0

        let stack = UIStackView(arrangedSubviews: [header, body])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            header.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
        ])
        askButton.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            self.onAsk?(self.question)
        }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func onHeaderTap(_ action: @escaping (AccordionRow) -> Void) {
        header.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
    }

    func setExpanded(_ expanded: Bool) {
        isExpanded = expanded
        body.isHidden = !expanded
        body.alpha = expanded ? 1 : 0
        header.imageView?.transform = expanded ? CGAffineTransform(rotationAngle: .pi) : .identity
        header.accessibilityValue = expanded ? "Expanded" : "Collapsed"
    }
}

// MARK: - Help center

final class HelpCenterViewController: UIViewController {

    private var questions = [
        Question(title: "How do I reset my password?", answer: "Open Settings, choose Account and tap Reset. You will receive a mail."),
        Question(title: "Can I use it offline?", answer: "Yes. Everything you opened in the last week stays on the device."),
        Question(title: "Where are my invoices?", answer: "Invoices are sent on the first day of each month."),
        Question(title: "How do I delete my account?", answer: "We are sorry to see you go. Write to us and we take care of it within two days.")
    ]

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private var rows: [AccordionRow] = []
    private var sortAscending = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
        view.backgroundColor = .systemGroupedBackground

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16)
        ])

        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        reloadRows()

        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.stack.spacing = self.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 20 : 12
        }
    }

    private func makeMenu() -> UIMenu {
        let sort = UIAction(title: "Sort A–Z", image: UIImage(systemName: "textformat.abc"), state: sortAscending ? .off : .on) { [weak self] _ in
            guard let self else { return }
            self.sortAscending.toggle()
            self.questions.sort { self.sortAscending ? $0.title > $1.title : $0.title < $1.title }
            self.reloadRows()
        }
        let contact = UIAction(title: "Contact us", image: UIImage(systemName: "envelope")) { [weak self] _ in
            self?.presentContactSheet(for: nil)
        }
        let collapse = UIAction(title: "Collapse all", attributes: .destructive) { [weak self] _ in
            self?.toggle(nil)
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [sort, contact]),
            collapse
        ])
    }

    private func reloadRows() {
        rows.forEach { $0.removeFromSuperview() }
        rows = questions.map { question in
            let row = AccordionRow(question: question)
            row.onHeaderTap { [weak self] in self?.toggle($0) }
            row.onAsk = { [weak self] in self?.presentContactSheet(for: $0) }
            row.addInteraction(UIContextMenuInteraction(delegate: self))
            stack.addArrangedSubview(row)
            return row
        }
    }

    private func toggle(_ row: AccordionRow?) {
        let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.85) {
            for candidate in self.rows {
                candidate.setExpanded(candidate === row && !candidate.isExpanded)
            }
            self.view.layoutIfNeeded()
        }
        animator.startAnimation()
    }

    private func presentContactSheet(for question: Question?) {
        let contact = ContactViewController(subject: question?.title ?? "General")
        let navigation = UINavigationController(rootViewController: contact)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [
                .custom(identifier: .peek) { _ in 220 },
                .custom(identifier: .twoThirds) { context in context.maximumDetentValue * 0.66 },
                .large()
            ]
            sheet.selectedDetentIdentifier = .peek
            sheet.largestUndimmedDetentIdentifier = .peek
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.delegate = contact
        }
        present(navigation, animated: true)
    }
}

extension HelpCenterViewController: UIContextMenuInteractionDelegate {

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let row = interaction.view as? AccordionRow else { return nil }
        return UIContextMenuConfiguration(identifier: row.question.title as NSString, previewProvider: nil) { _ in
            let copy = UIAction(title: "Copy answer", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = row.question.answer
            }
            let ask = UIAction(title: "Ask about this") { [weak self] _ in
                self?.presentContactSheet(for: row.question)
            }
            return UIMenu(title: row.question.title, children: [copy, ask])
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard let row = interaction.view else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: row.bounds, cornerRadius: 12)
        return UITargetedPreview(view: row, parameters: parameters)
    }
}

// MARK: - Contact sheet

final class ContactViewController: UIViewController, UISheetPresentationControllerDelegate, UITextViewDelegate {

    private let subject: String
    private let textView = UITextView()
    private let hint = UILabel()

    init(subject: String) {
        self.subject = subject
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = subject
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in
            dismiss(animated: true)
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Expand", primaryAction: UIAction { [unowned self] _ in
            navigationController?.sheetPresentationController?.animateChanges {
                navigationController?.sheetPresentationController?.selectedDetentIdentifier = .twoThirds
            }
        })

        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 10
        hint.text = "Describe your problem"
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel

        let stack = UIStackView(arrangedSubviews: [hint, textView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12)
        ])
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        guard let sheet = navigationController?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        if sheetPresentationController.selectedDetentIdentifier == .peek {
            textView.resignFirstResponder()
        }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: HelpCenterViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
