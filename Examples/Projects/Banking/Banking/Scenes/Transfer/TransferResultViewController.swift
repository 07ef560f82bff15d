//
//  TransferResultViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

final class TransferResultViewController: UIViewController {

    var didFinish: (() -> Void)?

    @IBOutlet private weak var checkmarkView: CheckmarkView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!
    @IBOutlet private weak var doneButton: UIButton!

    private let receipt: Receipt

    init(receipt: Receipt) {
        self.receipt = receipt
        super.init(nibName: "TransferResultViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        titleLabel.text = String(localized: "result.title")
        detailLabel.text = String(localized: "result.detail \(receipt.order.amount.formatted) \(receipt.order.recipient) \(receipt.number)")
        doneButton.configuration?.title = String(localized: "action.done")
        titleLabel.alpha = 0
        detailLabel.alpha = 0
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        checkmarkView.play()
        UIView.animate(withDuration: 0.4, delay: 0.5) {
            self.titleLabel.alpha = 1
            self.detailLabel.alpha = 1
        }
    }

    @IBAction private func done(_ sender: UIButton) {
        didFinish?()
    }
}

/// A circle and a tick which draw themselves.
@IBDesignable
final class CheckmarkView: UIView {

    @IBInspectable var lineWidth: CGFloat = 6 {
        didSet { setNeedsLayout() }
    }

    private let circleLayer = CAShapeLayer()
    private let tickLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for shape in [circleLayer, tickLayer] {
            shape.fillColor = nil
            shape.lineCap = .round
            shape.lineJoin = .round
            layer.addSublayer(shape)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        circleLayer.path = UIBezierPath(arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                                        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: rect.minX + rect.width * 0.28, y: rect.minY + rect.height * 0.53))
        tick.addLine(to: CGPoint(x: rect.minX + rect.width * 0.44, y: rect.minY + rect.height * 0.68))
        tick.addLine(to: CGPoint(x: rect.minX + rect.width * 0.73, y: rect.minY + rect.height * 0.35))
        tickLayer.path = tick.cgPath
        for shape in [circleLayer, tickLayer] {
            shape.lineWidth = lineWidth
            shape.strokeColor = tintColor.cgColor
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    func play() {
        animate(circleLayer, delay: 0, duration: 0.5)
        animate(tickLayer, delay: 0.4, duration: 0.3)
    }

    private func animate(_ shape: CAShapeLayer, delay: TimeInterval, duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.beginTime = CACurrentMediaTime() + delay
        animation.duration = duration
        animation.fillMode = .backwards
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shape.add(animation, forKey: "draw")
    }
}
