// swift-format-ignore-file
import UIKit

/* @objc in a comment /* and #selector(nested) in another */ stays. */
// @IBAction and #if os(iOS) stay too.
enum Words {
    static let attribute = "@objc func tap() {}"
    static let raw = #"#selector(\("tap")) @IBOutlet"#
    static let long = """
        @objcMembers class A {
          let x = #keyPath(CALayer.position) \(Words.attribute + "@objc")
        }
        """
    static let rawLong = ##"""
        #selector("# """# \##(Words.raw)
        """##
    static let pattern = #/@objc\s+func/#
    static let interpolated = "\(["@objc": 1].map { "\($0.key) \("#selector")" }.joined())"
}
