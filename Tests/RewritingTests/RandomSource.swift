/// Swift-like text from a seed: constructs that are rewritten, among comments, strings and
/// conditions that hold their spellings.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func text() -> [UInt8] {
    let pieces = (0..<(2 + below(12))).map { _ in piece(depth: 0) }
    return Array(pieces.joined(separator: "\n").utf8)
  }

  /// The same with pieces cut out, doubled and exchanged.
  mutating func stirred() -> [UInt8] {
    var bytes = text()
    for _ in 0..<(1 + below(6)) where !bytes.isEmpty {
      let start = below(bytes.count)
      let end = min(bytes.count, start + 1 + below(12))
      switch below(3) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
      default: bytes[start] = Array("\"#@(){}\\/*\n?:`".utf8)[below(14)]
      }
    }
    return bytes
  }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  private static let spellings = [
    "@objc func tap() {}", "@objc(go:) func run(_ s: Any) {}", "@IBOutlet weak var a: UIView!",
    "#selector(tap)", "#selector(VC.run(_:))", "#keyPath(CALayer.position)", "#if os(iOS)",
    "@objc optional func b()", "dynamic var c = 1", "import UIKit.UIView",
    "@UIApplicationMain", "Selector(\"tap\")", "override func viewDidLoad() {}",
  ]

  private mutating func piece(depth: Int) -> String {
    switch below(depth > 3 ? 4 : 9) {
    case 0: return comment(depth: 0)
    case 1: return "let \(pick(["a", "b", "dynamic"])) = \(string(depth: 0))"
    case 2: return gap() + pick(Self.spellings)
    case 3: return selector()
    case 4: return "@objc\(gap())protocol P\(depth) {\n\(member(depth))\n}"
    case 5: return "#if os(iOS)\(gap())\n\(piece(depth: depth + 1))\n#endif"
    case 6: return "extension VC {\n\(member(depth))\n}"
    default: return "\(pick(["@objcMembers ", ""]))class VC: UIView {\n\(member(depth))\n}"
    }
  }

  private mutating func member(_ depth: Int) -> String {
    let word = pick(["@objc optional ", "@objc ", "override ", "@IBAction private ", ""])
    return below(2) == 0
      ? piece(depth: depth + 1)
      : "\(word)\(gap())func m\(below(3))(_ a: Int,\(gap())b c: String) -> Bool?"
        + pick([" { return nil }", ""])
  }

  private mutating func selector() -> String {
    let name = pick(["tap", "run(_:)", "self.tap", "VC.run(_:)", "view.tap", "getter: a"])
    return "let s = #selector(\(gap())\(name)\(gap()))"
  }

  /// Nothing, white space, or a comment.
  private mutating func gap() -> String {
    switch below(5) {
    case 0: " "
    case 1: "\n  "
    case 2: " /* § \(pick(Self.spellings)) */ "
    case 3: " // § \(pick(Self.spellings))\n"
    default: ""
    }
  }

  private mutating func comment(depth: Int) -> String {
    if below(3) == 0 { return "// § \(pick(Self.spellings)) \"" }
    let inside = depth < 3 && below(2) == 0 ? comment(depth: depth + 1) : pick(Self.spellings)
    return "/* § \(inside)\n */"
  }

  private mutating func string(depth: Int) -> String {
    let fence = String(repeating: "#", count: below(3))
    let isLong = below(3) == 0 && depth == 0
    let code = depth < 3 ? "\\\(fence)(x + \(string(depth: depth + 1)))" : ""
    let text = "§ \(pick(Self.spellings).replacing("\"", with: "'")) \(code)"
    return isLong
      ? "\(fence)\"\"\"\n\(text)\n \"quoted\" \n\"\"\"\(fence)" : "\(fence)\"\(text)\"\(fence)"
  }
}
