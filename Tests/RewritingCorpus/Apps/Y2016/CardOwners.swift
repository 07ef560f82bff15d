// swift-format-ignore-file
import UIKit

class ModestOwner: NSObject, CardViewDelegate {
    func cardViewDidClose(_ cardView: CardView) { AppLog.note("modest closed") }
}

class FullOwner: NSObject, CardViewDelegate {
    var cardColor: UIColor { return .red }

    func cardView(_ cardView: CardView, didMoveTo point: CGPoint) {
        AppLog.note("moved \(point.x)")
    }
    func cardViewShouldClose(_ cardView: CardView) -> Bool { return false }
    func titleForCardView() -> String? { return "full" }
    func heightForCardView(_ cardView: CardView) -> CGFloat { return 7 }
    func cardViewDidClose(_ cardView: CardView) { AppLog.note("full closed") }
}
