// swift-format-ignore-file
import UIKit

@objcMembers
class WindowsFile: UIView {
    @IBAction func 👋(_ sender: Any?) {
        AppLog.note("wave 👋")
    }

    /* @objc 👩‍🚀 */ @objc func café() { AppLog.note("café") }

    var all: [Selector] {
        return [#selector(👋(_:)), #selector(WindowsFile.café)]
    }

    static let pattern = #/
        @objc "
    /#
    static let long = """
        @objc \
        #selector(\("a"))
        """
}
