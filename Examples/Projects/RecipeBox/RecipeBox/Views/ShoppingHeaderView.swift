//
//  ShoppingHeaderView.swift
//  RecipeBox
//

import UIKit

/// The table header of the shopping list, laid out in ShoppingHeaderView.xib.
@IBDesignable
final class ShoppingHeaderView: UIView {

    static let height: CGFloat = 88

    @IBInspectable var stripeColor: UIColor = .orange {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var stripeWidth: CGFloat = 6 {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var showsStripe: Bool = true {
        didSet { setNeedsDisplay() }
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!

    static func instantiate() -> ShoppingHeaderView {
        let objects = Bundle.main.loadNibNamed("ShoppingHeaderView", owner: nil, options: nil)
        guard let view = objects?.first as? ShoppingHeaderView else {
            fatalError("ShoppingHeaderView.xib has no view of the expected class")
        }
        return view
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard showsStripe else { return }
        let stripe = CGRect(x: 0, y: 12, width: stripeWidth, height: bounds.height - 24)
        let path = UIBezierPath(roundedRect: stripe,
                                byRoundingCorners: [.topRight, .bottomRight],
                                cornerRadii: CGSize(width: stripeWidth, height: stripeWidth))
        stripeColor.setFill()
        path.fill()
    }

    func update(done: Int, total: Int, animated: Bool) {
        titleLabel.text = NSLocalizedString("shopping.header.title", comment: "Title of the header")
        let format = NSLocalizedString("shopping.header.count", comment: "Done and all items, e.g. 3 of 8")
        countLabel.text = String(format: format, done, total)
        let progress: Float = total > 0 ? Float(done) / Float(total) : 0
        progressView.setProgress(progress, animated: animated)
    }
}
