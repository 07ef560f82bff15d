// swift-format-ignore-file
import UIKit

@objc protocol CardViewDelegate: class {
    @objc optional func cardView(_ cardView: CardView, didMoveTo point: CGPoint)
    @objc optional func cardViewShouldClose(_ cardView: CardView) -> Bool
    @objc optional func titleForCardView() -> String?
    @objc optional func heightForCardView(_ cardView: CardView) -> CGFloat
    @objc optional var cardColor: UIColor { get }
    func cardViewDidClose(_ cardView: CardView)
}

class CardView: UIView {
    weak var delegate: CardViewDelegate?

    func move(to point: CGPoint) {
        center = point
        delegate?.cardView?(self, didMoveTo: point)
    }

    func close() {
        if delegate?.cardViewShouldClose?(self) ?? true {
            delegate?.cardViewDidClose(self)
        }
    }

    var summary: String {
        let title = delegate?.titleForCardView?() ?? "untitled"
        let height = delegate?.heightForCardView?(self) ?? 44
        let hasColor = delegate?.cardColor != nil
        return "\(title) \(height) \(hasColor)"
    }
}
