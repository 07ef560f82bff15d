// swift-format-ignore-file
import UIKit

@objc enum CardSide: Int {
    case front, back
}

@objc(RHSCard) class Card: NSObject {
    @objc var side: CardSide = .front
    @objc(flipToSide:animated:) func flip(to side: CardSide, animated: Bool) {
        self.side = side
        AppLog.note("flip \(side.rawValue)")
    }
    @objc static let shared = Card()
    @nonobjc func plain() {}
}
