import TestSupport

/// Scripts of fingers: lines that are nearly right, cut, doubled and stirred.
package struct ScriptAttack: Attack {
  package let name = "scripts"

  package init() {}

  private static let lines = [
    "act", "act second", "open", "settle", "release", "turn", "wait 0.1 s", "wait 100 ms",
    "tap 196,90",
    "tap 50%,50%", "tap \"Following\"", "tap note", "pan from 50%,30% by 0,200 over 0.3 s",
    "swipe from 200,600 by 0,-300 over 0.2 s", "pinch 50%,50% by 2 over 0.2 s",
    "rotate 50%,50% by 9 over 0.1 s", "press 10,10", "move all by 3,3", "lift", "cancel",
    "size 320x480", "background", "foreground", "dark", "# a remark", "repeat 3", "end", "leading",
  ]
  private static let numbers = [
    "0", "-1", "1e9", "nan", "99999999999999999999", "0.0000001", "50%", "-500%", "1/0", "", "½",
  ]
  private static let items = ["bounce-present", "swipe-dismiss", "popover-menu", "system-sheet"]

  package func blow(_ random: inout Seeded) -> Blow {
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var line = Self.lines.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        var parts = line.split(separator: " ").map(String.init)
        if let place = parts.indices.randomElement(using: &random) {
          parts[place] = Self.numbers.randomElement(using: &random) ?? ""
        }
        line = parts.joined(separator: " ")
      case 1: line += " " + (Self.lines.randomElement(using: &random) ?? "")
      default: break
      }
      text += line + "\n"
    }
    var bytes = Array(text.utf8)
    if Int.random(in: 0..<3, using: &random) == 0 { bytes = Damage.done(to: bytes, &random) }
    var blow = Blow([
      "render", Self.items.randomElement(using: &random) ?? "", "--script", "script.txt", "-o",
      "out.png", "--at", "0,0.2", "--scale", "0.1",
    ])
    blow.files["script.txt"] = bytes
    blow.results = ["out.png"]
    return blow
  }
}
