// swift-format-ignore-file
import UIKit

class ThrowingBase: UIViewController {
    enum Failure: Error { case no }
}

extension ThrowingBase {
    @objc func attempt(_ flag: Bool) throws -> Int {
        if flag { throw Failure.no }
        return 1
    }
    @objc var answer: Int { 42 }
}

final class ThrowingChild: ThrowingBase {
    override func attempt(_ flag: Bool) throws -> Int { try super.attempt(flag) + 1 }
    override var answer: Int { super.answer + 1 }
}
