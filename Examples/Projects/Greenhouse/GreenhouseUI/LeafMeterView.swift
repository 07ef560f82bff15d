//
//  LeafMeterView.swift
//  GreenhouseUI
//
//  Created by Ines Okafor on 14.02.22.
//

import UIKit

/// A row of leaves, of which some are filled.
@IBDesignable
public final class LeafMeterView: UIView {

    @IBInspectable public var leafCount: Int = 3 {
        didSet { rebuild() }
    }

    @IBInspectable public var value: Double = 0 {
        didSet { refresh() }
    }

    private let stackView = UIStackView()
    private var leaves: [UIImageView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
            stackView.topAnchor.constraint(equalTo: topAnchor),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
        isAccessibilityElement = true
        rebuild()
    }

    private func rebuild() {
        leaves.forEach { $0.removeFromSuperview() }
        let image = UIImage(named: "leaf-shape", in: .greenhouseUI, compatibleWith: nil)
        leaves = (0..<max(leafCount, 0)).map { _ in
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            stackView.addArrangedSubview(view)
            return view
        }
        refresh()
    }

    private func refresh() {
        for (index, leaf) in leaves.enumerated() {
            let isFilled = Double(index) < value
            leaf.tintColor = isFilled ? .leaf : .mist
        }
        accessibilityLabel = "\(Int(value)) / \(leafCount)"
    }

    /// Fills the leaves one after another.
    public func setValue(_ newValue: Double, animated: Bool) {
        value = newValue
        guard animated else { return }
        for (index, leaf) in leaves.enumerated() where Double(index) < newValue {
            leaf.transform = CGAffineTransform(rotationAngle: -.pi / 3).scaledBy(x: 0.4, y: 0.4)
            UIView.animate(
                withDuration: 0.5,
                delay: 0.08 * Double(index),
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 0,
                options: []
            ) {
                leaf.transform = .identity
            }
        }
    }

    public override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        refresh()
    }
}
