//
//  Checkout form in a card that sits on top of the keyboard
//  (UIPresentationController + keyboard notifications)
//
//  Make CheckoutViewController your initial view controller.
//

import UIKit

final class CheckoutViewController: UIViewController {

    private let totalLabel = UILabel()
    private let payButton = UIButton(type: .system)
    private let formTransition = FormTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)

        let items = [("Linen shirt", 49.0), ("Canvas tote", 18.5), ("Shipping", 4.9)]
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"

        let receipt = UIStackView()
        receipt.axis = .vertical
        receipt.spacing = 14
        for (name, price) in items {
            let left = UILabel()
            left.text = name
            let right = UILabel()
            right.text = formatter.string(from: NSNumber(value: price))
            right.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
            let row = UIStackView(arrangedSubviews: [left, right])
            row.distribution = .equalSpacing
            receipt.addArrangedSubview(row)
        }
        totalLabel.font = .systemFont(ofSize: 34, weight: .bold)
        let sum = items.reduce(0) { $0 + $1.1 }
        totalLabel.text = "Total " + (formatter.string(from: NSNumber(value: sum)) ?? "")
        receipt.addArrangedSubview(totalLabel)

        payButton.setTitle("Pay by card", for: .normal)
        payButton.setTitleColor(.white, for: .normal)
        payButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
        payButton.backgroundColor = .black
        payButton.layer.cornerRadius = 12
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)

        let views: [String: UIView] = ["receipt": receipt, "pay": payButton]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-120-[receipt]-32-[pay(54)]", options: [.alignAllLeading, .alignAllTrailing], metrics: nil, views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "H:|-28-[receipt]-28-|", options: [], metrics: nil, views: views)
        )
    }

    @objc private func pay() {
        let form = PaymentFormViewController()
        form.modalPresentationStyle = .custom
        form.transitioningDelegate = formTransition
        form.onPaid = { [weak self] last4 in
            guard let self = self else { return }
            UIView.transition(with: self.totalLabel, duration: 0.3, options: .transitionFlipFromBottom, animations: {
                self.totalLabel.text = "Paid with •••• \(last4)"
            })
            self.payButton.isEnabled = false
            UIView.animate(withDuration: 0.3) { self.payButton.backgroundColor = .systemGreen }
            self.payButton.setTitle("Thank you", for: .disabled)
        }
        present(form, animated: true)
    }
}

// MARK: - Presentation

final class FormTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        FormPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        FormAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        FormAnimator(isPresenting: false)
    }
}

final class FormPresentationController: UIPresentationController {

    private let dimming = UIView()
    private var keyboardHeight: CGFloat = 0

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillChange(_:)),
                                               name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let presented = presentedView else { return .zero }
        let width = container.bounds.width - 24
        let height = presented.systemLayoutSizeFitting(CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                                                       withHorizontalFittingPriority: .required,
                                                       verticalFittingPriority: .fittingSizeLevel).height
        let bottom = max(keyboardHeight, container.safeAreaInsets.bottom) + 12
        return CGRect(x: 12, y: container.bounds.height - bottom - height, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
            self.presentingViewController.view.transform = .identity
        })
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let container = containerView, let presented = presentedView else { return }
        dimming.frame = container.bounds
        if presented.transform.isIdentity && !presentedViewController.isBeingDismissed && !presentedViewController.isBeingPresented {
            presented.frame = frameOfPresentedViewInContainerView
        }
    }

    @objc private func keyboardWillChange(_ note: Notification) {
        guard let container = containerView,
              let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
              let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
        keyboardHeight = max(0, container.bounds.maxY - container.convert(end, from: nil).minY)
        guard !presentedViewController.isBeingDismissed, presentedView?.transform.isIdentity == true else { return }
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        })
    }

    @objc private func dimmingTapped() {
        presentedViewController.view.endEditing(true)
        presentedViewController.dismiss(animated: true)
    }
}

final class FormAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        isPresenting ? 0.5 : 0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let controller = context.viewController(forKey: isPresenting ? .to : .from)!
        let sheet = controller.view!
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        if isPresenting {
            sheet.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(sheet)
            sheet.transform = below
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                       usingSpringWithDamping: isPresenting ? 0.8 : 1, initialSpringVelocity: 0, options: .curveEaseOut, animations: {
            sheet.transform = self.isPresenting ? .identity : below
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}

// MARK: - Form

final class PaymentFormViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {

    var onPaid: ((String) -> Void)?
    private let numberField = UITextField()
    private let expiryField = UITextField()
    private let cvcField = UITextField()
    private let submit = UIButton(type: .custom)
    private let months = (1...12).map { String(format: "%02d", $0) }
    private let years = (2024...2036).map { String($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 20

        let heading = UILabel()
        heading.text = "Card details"
        heading.font = .systemFont(ofSize: 22, weight: .bold)

        for (field, hint) in [(numberField, "1234 5678 9012 3456"), (expiryField, "MM/YYYY"), (cvcField, "CVC")] {
            field.placeholder = hint
            field.borderStyle = .roundedRect
            field.keyboardType = .numberPad
            field.font = .monospacedDigitSystemFont(ofSize: 18, weight: .regular)
            field.delegate = self
        }
        cvcField.isSecureTextEntry = true

        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        expiryField.inputView = picker
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                     UIBarButtonItem(title: "Next", style: .done, target: self, action: #selector(expiryDone))]
        expiryField.inputAccessoryView = bar

        submit.setTitle("Pay now", for: .normal)
        submit.backgroundColor = .systemBlue
        submit.layer.cornerRadius = 25
        submit.addTarget(self, action: #selector(submitTapped), for: .touchUpInside)

        let views: [String: UIView] = ["heading": heading, "number": numberField, "expiry": expiryField, "cvc": cvcField, "submit": submit]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let formats = ["H:|-20-[heading]", "H:|-20-[number]-20-|", "H:|-20-[expiry(==cvc)]-12-[cvc]-20-|",
                       "V:|-20-[heading]-16-[number(44)]-12-[expiry(44)]-20-[submit(50)]-20-|", "V:[number]-12-[cvc(44)]"]
        var constraints = formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views) }
        constraints.append(NSLayoutConstraint(item: submit, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0))
        submitWidth = submit.widthAnchor.constraint(equalToConstant: 220)
        constraints.append(submitWidth)
        NSLayoutConstraint.activate(constraints)

        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    }

    private var submitWidth: NSLayoutConstraint!

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let text = textField.text, let swiftRange = Range(range, in: text) else { return false }
        let digits = text.replacingCharacters(in: swiftRange, with: string).filter { $0.isNumber }
        switch textField {
        case numberField:
            // 4242424242 -> "4242 4242 42"
            var grouped = ""
            for (index, digit) in digits.prefix(16).enumerated() {
                if index > 0 && index % 4 == 0 { grouped.append(" ") }
                grouped.append(digit)
            }
            textField.text = grouped
            if digits.count == 16 { expiryField.becomeFirstResponder() }
        case cvcField:
            textField.text = String(digits.prefix(3))
        default:
            break
        }
        return false
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? months.count : years.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? months[row] : years[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        expiryField.text = months[pickerView.selectedRow(inComponent: 0)] + "/" + years[pickerView.selectedRow(inComponent: 1)]
    }

    @objc private func expiryDone() {
        cvcField.becomeFirstResponder()
    }

    @objc private func submitTapped() {
        let digits = (numberField.text ?? "").filter { $0.isNumber }
        guard digits.count >= 4 else {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -10, 10, -8, 8, -4, 0]
            shake.duration = 0.4
            numberField.layer.add(shake, forKey: "shake")
            return
        }
        view.endEditing(true)
        submit.isUserInteractionEnabled = false
        submit.setTitle(nil, for: .normal)
        submitWidth.constant = 50
        UIView.animate(withDuration: 0.35, animations: {
            self.submit.backgroundColor = .systemGreen
            self.view.layoutIfNeeded()
        }, completion: { _ in self.drawCheckmark(then: String(digits.suffix(4))) })
    }

    private func drawCheckmark(then last4: String) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 15, y: 26))
        path.addLine(to: CGPoint(x: 22, y: 33))
        path.addLine(to: CGPoint(x: 36, y: 18))
        let check = CAShapeLayer()
        check.path = path.cgPath
        check.strokeColor = UIColor.white.cgColor
        check.fillColor = nil
        check.lineWidth = 4
        submit.layer.addSublayer(check)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 0.3
        check.add(draw, forKey: nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) {
            self.dismiss(animated: true) { self.onPaid?(last4) }
        }
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        let y = max(0, pan.translation(in: view.superview).y)
        switch pan.state {
        case .began:
            view.endEditing(true)
        case .changed:
            view.transform = CGAffineTransform(translationX: 0, y: y)
        default:
            if y > 120 || pan.velocity(in: view).y > 1000 {
                dismiss(animated: true)
            } else {
                UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: { self.view.transform = .identity })
            }
        }
    }
}
