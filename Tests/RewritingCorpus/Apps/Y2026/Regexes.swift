// swift-format-ignore-file
import UIKit

enum Regexes {
    static func isSelector(_ text: String) -> Bool {
        text.contains(#/#selector\(.+\)/#)
    }
    static let half = { (a: Int, b: Int) in a / b / 2 }
    static let many = #/
        @objc    # an attribute
        \s+ "     # a lone quote
    /#
}
