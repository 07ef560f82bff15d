//
//  JarCell.swift
//  Larder
//

import UIKit
import DesignKit
import LarderCore

final class JarCell: UICollectionViewCell {

    @AutoLayout var jar = JarView()
    @AutoLayout private var label = UILabel()
    @AutoLayout private var badge = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Theme.Font.label(13)
        label.textColor = Theme.Color.text
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        badge.tintColor = Theme.Color.accent
        [jar, label, badge].forEach(contentView.addSubview)
        NSLayoutConstraint.build {
            jar.topAnchor.constraint(equalTo: contentView.topAnchor)
            jar.centerXAnchor.constraint(equalTo: contentView.centerXAnchor)
            jar.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.8)
            label.topAnchor.constraint(equalTo: jar.bottomAnchor, constant: 18)
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            label.heightAnchor.constraint(equalToConstant: 18)
            badge.trailingAnchor.constraint(equalTo: jar.trailingAnchor, constant: 4)
            badge.topAnchor.constraint(equalTo: jar.topAnchor, constant: 10)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ item: Item) {
        jar.hue = item.hue
        jar.setLevel(item.level, animated: true)
        label.text = item.name
        badge.isHidden = !item.isLow
        isAccessibilityElement = true
        accessibilityLabel = item.name
        accessibilityValue = item.formattedAmount
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .allowUserInteraction) {
                self.jar.transform = self.isHighlighted ? CGAffineTransform(rotationAngle: -0.06).scaledBy(x: 0.96, y: 0.96) : .identity
            }
        }
    }
}

/// The board the jars stand on: a decoration view behind every row of jars.
final class BoardView: UICollectionReusableView {
    static let kind = "board"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rowHeight: CGFloat = ShelfViewController.rowHeight + ShelfViewController.rowSpacing
        var y: CGFloat = ShelfViewController.rowHeight - 36 + ShelfViewController.headerHeight
        while y < bounds.height {
            let board = CGRect(x: 4, y: y, width: bounds.width - 8, height: 12)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 4), blur: 6, color: UIColor.black.withAlphaComponent(0.3).cgColor)
            Theme.Color.board.setFill()
            UIBezierPath(roundedRect: board, cornerRadius: 3).fill()
            context.restoreGState()
            context.setStrokeColor(UIColor.black.withAlphaComponent(0.12).cgColor)
            context.setLineWidth(1)
            for i in 0..<3 {
                let ly = y + 3 + CGFloat(i) * 3
                context.move(to: CGPoint(x: 8 + CGFloat(i * 30), y: ly))
                context.addLine(to: CGPoint(x: bounds.width - 8 - CGFloat(i * 50), y: ly))
            }
            context.strokePath()
            y += rowHeight
        }
    }
}
