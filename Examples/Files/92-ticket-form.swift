//
//  TicketForm.swift
//  Booking
//
//  Form with input views, a drawn rating control, an animated blur popup,
//  a popover and a few key commands. Swift 5.1, iOS 13.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: TicketFormViewController(style: .grouped))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Star rating

class StarRatingControl: UIControl {

    var rating = 3 {
        didSet {
            setNeedsDisplay()
            accessibilityValue = "\(rating) of 5"
        }
    }

    private let starSize: CGFloat = 28
    private let gap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: starSize * 5 + gap * 4, height: starSize)
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<5 {
            let origin = CGPoint(x: CGFloat(index) * (starSize + gap), y: 0)
            let path = starPath(in: CGRect(origin: origin, size: CGSize(width: starSize, height: starSize)).insetBy(dx: 1, dy: 1))
            UIColor.systemYellow.set()
            if index < rating { path.fill() }
            path.stroke()
        }
    }

    private func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for point in 0..<10 {
            let radius = rect.width / 2 * (point % 2 == 0 ? 1 : 0.45)
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let next = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            if point == 0 { path.move(to: next) } else { path.addLine(to: next) }
        }
        path.close()
        return path
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return true
    }

    override func accessibilityIncrement() { rating = min(rating + 1, 5); sendActions(for: .valueChanged) }
    override func accessibilityDecrement() { rating = max(rating - 1, 1); sendActions(for: .valueChanged) }

    private func update(with touch: UITouch) {
        let value = Int(touch.location(in: self).x / (starSize + gap)) + 1
        let clamped = min(max(value, 1), 5)
        guard clamped != rating else { return }
        rating = clamped
        sendActions(for: .valueChanged)
    }
}

// MARK: - Form

class TicketFormViewController: UITableViewController {

    private enum Row: Int, CaseIterable {
        case city, date, seats, window, rating
    }

    private let cities = ["Porto", "Ghent", "Turin", "Graz", "Malmö"]
    private var seats = 1

    private let cityPicker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let cityField = UITextField()
    private let dateField = UITextField()
    private let seatsStepper = UIStepper()
    private let windowSwitch = UISwitch()
    private let ratingControl = StarRatingControl()

    private let dateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.setLocalizedDateFormatFromTemplate("EEE d MMM")
        return f
    }()

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let book = UIKeyCommand(input: "\r", modifierFlags: .command, action: #selector(bookTapped))
        book.discoverabilityTitle = "Book"
        return [book, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(endEditing))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New ticket"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .organize, target: self, action: #selector(showHelp(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Book", style: .done, target: self, action: #selector(bookTapped))

        cityPicker.dataSource = self
        cityPicker.delegate = self
        datePicker.datePickerMode = .date
        datePicker.minimumDate = Date()
        datePicker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)

        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        bar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                     UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(endEditing))]
        let inputs: [(UITextField, UIView)] = [(cityField, cityPicker), (dateField, datePicker)]
        for (field, input) in inputs {
            field.inputView = input
            field.inputAccessoryView = bar
            field.textAlignment = .right
            field.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
            field.tintColor = .clear
        }
        cityField.text = cities[0]
        dateField.text = dateFormatter.string(from: datePicker.date)

        seatsStepper.minimumValue = 1
        seatsStepper.maximumValue = 9
        seatsStepper.addTarget(self, action: #selector(seatsChanged), for: .valueChanged)
        ratingControl.frame.size = ratingControl.intrinsicContentSize
    }

    @objc private func dateChanged() { dateField.text = dateFormatter.string(from: datePicker.date) }

    @objc private func endEditing() { view.endEditing(true) }

    @objc private func seatsChanged() {
        seats = Int(seatsStepper.value)
        tableView.reloadRows(at: [IndexPath(row: Row.seats.rawValue, section: 0)], with: .none)
    }

    @objc private func bookTapped() {
        view.endEditing(true)
        let popup = BlurPopupViewController(message: "\(seats) × \(cityField.text ?? "")\n\(dateField.text ?? "")")
        popup.onConfirm = { [weak self] in self?.askWhatNext() }
        popup.modalPresentationStyle = .overFullScreen
        popup.transitioningDelegate = popup
        present(popup, animated: true)
    }

    private func askWhatNext() {
        let sheet = UIAlertController(title: "Booked", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Show ticket", style: .default) { _ in
            let ticket = UIViewController()
            ticket.title = self.cityField.text
            ticket.view.backgroundColor = .systemYellow
            self.navigationController?.pushViewController(ticket, animated: true)
        })
        sheet.addAction(UIAlertAction(title: "Done", style: .cancel))
        present(sheet, animated: true)
    }

    @objc private func showHelp(_ sender: UIBarButtonItem) {
        let help = UIViewController()
        help.preferredContentSize = CGSize(width: 220, height: 120)
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 188, height: 100))
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = "Pick a city and a date, then press Book. You can cancel until the day before."
        help.view.addSubview(label)
        help.modalPresentationStyle = .popover
        help.popoverPresentationController?.barButtonItem = sender
        help.popoverPresentationController?.permittedArrowDirections = .up
        help.popoverPresentationController?.delegate = self
        present(help, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content: (title: String, accessory: UIView)
        switch Row(rawValue: indexPath.row)! {
        case .city: content = ("City", cityField)
        case .date: content = ("Date", dateField)
        case .seats: content = ("Seats: \(seats)", seatsStepper)
        case .window: content = ("Window seat", windowSwitch)
        case .rating: content = ("Last trip", ratingControl)
        }
        cell.selectionStyle = .none
        cell.textLabel?.text = content.title
        cell.accessoryView = content.accessory
        return cell
    }
}

extension TicketFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { cities.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { cities[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { cityField.text = cities[row] }
}

extension TicketFormViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}

// MARK: - Blur popup

class BlurPopupViewController: UIViewController {

    var onConfirm: (() -> Void)?

    let blurView = UIVisualEffectView(effect: nil)
    let card = UIView()
    private let message: String

    init(message: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        blurView.frame = view.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blurView)

        let label = UILabel()
        label.text = message
        label.numberOfLines = 0
        label.textAlignment = .center
        let confirm = UIButton(type: .system)
        confirm.setTitle("Confirm", for: .normal)
        confirm.addTarget(self, action: #selector(confirmTapped), for: .touchUpInside)
        let cancel = UIButton(type: .system)
        cancel.setTitle("Not now", for: .normal)
        cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, confirm, cancel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 16
        card.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 260),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20)
        ])
    }

    @objc private func confirmTapped() { dismiss(animated: true, completion: onConfirm) }
    @objc private func cancelTapped() { dismiss(animated: true) }
}

extension BlurPopupViewController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let presenting = transitionContext.viewController(forKey: .to) === self
        let shrunk = CGAffineTransform(scaleX: 0.4, y: 0.4).concatenating(CGAffineTransform(rotationAngle: -.pi / 16))
        if presenting {
            view.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(view)
            card.transform = shrunk
            card.alpha = 0
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
        animator.addAnimations {
            self.blurView.effect = presenting ? UIBlurEffect(style: .systemUltraThinMaterialDark) : nil
        }
        animator.addAnimations({
            self.card.transform = presenting ? .identity : shrunk
            self.card.alpha = presenting ? 1 : 0
        }, delayFactor: presenting ? 0.15 : 0)
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
