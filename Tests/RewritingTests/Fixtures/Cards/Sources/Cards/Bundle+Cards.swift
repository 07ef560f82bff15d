// swift-format-ignore-file
import Foundation
import CardsCore

extension Bundle {
    static var cards: Bundle { .module }
}
