/// Swift-like text from a seed: constructs that are rewritten, among comments, strings and
/// conditions that hold their spellings.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Some have a byte order mark, some the line ends of Windows.
  mutating func text() -> [UInt8] {
    let pieces = (0..<(2 + below(12))).map { _ in piece(depth: 0) }
    let isWindows = below(5) == 0
    let text = pieces.joined(separator: "\n").replacing("\n", with: isWindows ? "\r\n" : "\n")
    return (below(6) == 0 ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  /// The same with pieces cut out, doubled and exchanged.
  mutating func stirred() -> [UInt8] {
    let bytes = text()
    return stirred(bytes)
  }

  mutating func stirred(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
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
    "@available(iOS 13, *) @objc func late() {}", "@objc @available(iOS 13.0, *) var 🚀: Int = 1",
    "#selector(🚀)", "#warning(\"a\")", "@objc(\u{e9}:) @MainActor func \u{e9}(_ a: Int) {}",
    "#Preview(\"a\") { A() }", "@Observable class O {}", "@objc public optional func c()",
    "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "@Wrapped(\"a\", by: 1) var w: Int",
    "#externalMacro(module: \"M\", type: \"T\")", "NSSelectorFromString(\"tap\")",
  ]

  private mutating func piece(depth: Int) -> String {
    switch below(depth > 3 ? 5 : 11) {
    case 0: return comment(depth: 0)
    case 1: return "let \(pick(["a", "b", "dynamic"])) = \(string(depth: 0))"
    case 2: return gap() + pick(Self.spellings)
    case 3: return selector()
    case 4: return "let r = \(regex())"
    case 5: return "@objc\(gap())protocol P\(depth) {\n\(member(depth))\n}"
    case 6: return condition(depth)
    case 7: return attributed(depth)
    case 8: return "extension VC {\n\(member(depth))\n}"
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

  private mutating func condition(_ depth: Int) -> String {
    let other = below(2) == 0 ? "#elseif !os(iOS) || canImport(UIKit)\(gap())\n" : "#else\n"
    return "#if \(pick(["", "!", "DEBUG && "]))os(iOS)\(lineEnd())\n\(piece(depth: depth + 1))\n"
      + (below(2) == 0 ? "\(other)\(piece(depth: depth + 1))\n" : "") + "#endif"
  }

  private mutating func attributed(_ depth: Int) -> String {
    let attribute = pick([
      "@available(iOS 13, *)", "@available(*, deprecated, message: \"§ @objc\")",
      "@Macro(\"§ #selector(a)\", [1, 2])", "@MainActor", "@IBDesignable", "@inline(__always)",
    ])
    return "\(attribute)\(gap())\(attribute)\n@objc\(gap())class V\(depth): UIView {\n"
      + "\(member(depth))\n}"
  }

  /// A regular expression, which can hold quotes and half a spelling.
  private mutating func regex() -> String {
    let text = pick(["§ @objc \"", "§ #selector\\(a\\)", "[/§\\/\"]+ @IBOutlet", "§(?<a>#keyPath)"])
    switch below(3) {
    case 0: return "#/\(text)/#"
    case 1: return "##/\n  \(text)/#\n  # \(pick(Self.spellings))\n/##"
    default: return "/\(text.replacing("[/", with: "["))/"
    }
  }

  private mutating func selector() -> String {
    let name = pick([
      "tap", "run(_:)", "self.tap", "VC.run(_:)", "view.tap", "getter: a",
      "super.tap", "Self.tap", "setter: VC.a", "tap as () -> Void", "🚀",
    ])
    return "let s = #selector(\(gap())\(name)\(gap()))"
  }

  /// What may stand at the end of a line that goes no further.
  private mutating func lineEnd() -> String {
    pick(["", " ", " // § \(pick(Self.spellings))", " /* § \(pick(Self.spellings)) */"])
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
    let lines = depth == 0 ? "\\\(fence)(\n  y + \(string(depth: 1))\n)" : ""
    return isLong
      ? "\(fence)\"\"\"\n\(text)\n \"quoted\" \\\(fence)\n👩‍🚀 \(lines)\n\"\"\"\(fence)"
      : "\(fence)\"\(text)\"\(fence)"
  }
}
