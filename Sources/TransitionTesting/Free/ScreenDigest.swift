import Rehearsal
import UIKit

/// All of a screen that a touch may change for longer than it lasts: views, texts, values, offsets.
@MainActor
package struct ScreenDigest: Equatable {
  private let hash: Int
  private let count: Int

  package nonisolated static func == (a: ScreenDigest, b: ScreenDigest) -> Bool {
    a.hash == b.hash && a.count == b.count
  }

  package init(_ stage: Stage) {
    var hasher = Digest()
    for window in stage.environment.windows { hasher.add(window) }
    (hash, count) = (hasher.hash, hasher.count)
  }
}

/// A number for a tree that does not hang on the process, as Swift's own hashes do.
@MainActor
private struct Digest {
  var hash = 0
  var count = 0

  mutating func add(_ view: UIView) {
    if view is ScrollIndicator { return }
    count += 1
    put("\(type(of: view))")
    put(Double(view.frame.minX), Double(view.frame.minY), Double(view.frame.width))
    put(Double(view.frame.height), Double(view.alpha), view.isHidden ? 1 : 0)
    if let label = view as? UILabel { put(label.text ?? "") }
    if let control = view as? UIControl {
      put(control.isSelected ? 1 : 0, control.isEnabled ? 1 : 0)
    }
    if let scroll = view as? UIScrollView {
      put(Double(scroll.contentOffset.x), Double(scroll.contentOffset.y))
    }
    if let toggle = view as? UISwitch { put(toggle.isOn ? 1 : 0) }
    if let field = view as? UITextField { put(field.text ?? "") }
    if view.isFirstResponder { put("responder") }
    for subview in view.subviews { add(subview) }
    put("end")
  }

  private mutating func put(_ text: String) { for byte in text.utf8 { mix(UInt64(byte)) } }

  private mutating func put(_ numbers: Double...) {
    for number in numbers { mix(number.bitPattern) }
  }

  private mutating func mix(_ bits: UInt64) {
    hash = Int(bitPattern: (UInt(bitPattern: hash) ^ UInt(bits)) &* 0x100_0000_01b3)
  }
}
