// swift-format-ignore-file
import UIKit

/// Words that look like modifiers and are none.
final class DynamicNames {
    var dynamic = true
    var optional: Int? = 3
    let objc = "objc"
    func dynamic(_ value: Bool) -> Bool { value && dynamic }
    var both: Bool { self.dynamic && dynamic(dynamic) }
    enum Kind { case `class`, `protocol`, dynamic, optional }
    func kind(_ kind: Kind) -> Int {
        switch kind {
        case .class: return 0
        case .protocol: return 1
        case .dynamic: return 2
        case .optional: return optional ?? 0
        }
    }
}
