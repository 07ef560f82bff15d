import TestSupport

/// Words that a person, a script or a mistake may put on the command line.
package struct ArgumentAttack: Attack {
  package let name = "arguments"

  package init() {}

  private static let commands = [
    "list", "render", "trace", "explain", "gallery", "check", "record", "verify", "compare",
    "report",
    "prune", "run", "app", "build", "play", "new", "kit", "conformance", "help", "--help",
    "--version",
    "rendr", "", "-", "--", "\u{1b}[31m", "check\n",
  ]
  private static let options = [
    "-o", "--output", "--device", "--scale", "--fps", "--at", "--dark", "--right-to-left",
    "--script",
    "--cancelled", "--json", "--junit", "--mode", "--scenario", "--only", "--start", "--list",
    "--force",
    "--package", "--project", "--resources", "--watch", "--page", "--painted", "--verbose",
    "--artifacts",
    "--rehearsal", "--scratch", "--sandbox", "--stamp", "--unchecked", "--log", "--help", "-h",
    "--no",
    "--scale=", "--=1", "-", "--", "-oo", "--scale=3=4",
  ]
  private static let values = [
    "0", "-1", "1", "2", "0.5", "1e400", "nan", "-inf", "1e-320", "99999999999999999999", "0x10",
    "1,2",
    "0,0.1", "0,,1", ",", "", " ", "hero-push", "bounce-present", "nobody", "iphone-16", "ipad",
    "fridge",
    "out.webp", "out.png", "out.gif", "out.mp4", "out", "missing/out.png", "theirs",
    "theirs/film.webp",
    "link/out.png", "link", "loop", "pipe", "notes.txt", "index.html", "..", ".", "/", "/dev/full",
    "/dev/null", "/proc/self/mem", "\u{1b}[2J", "a\nb", "ünï", "🙂", "class", "my-card", "presents",
    "60",
    "plain", "dark", "script.txt", "Card.swift",
  ]

  package func blow(_ random: inout Seeded) -> Blow {
    let command = Self.commands.randomElement(using: &random) ?? ""
    var words = [command]
    // Whole galleries take minutes: what plays everything has a name that is nobody's in front.
    if ["gallery", "check", "record", "verify", "compare", "report"].contains(command) {
      words.append(Bool.random(using: &random) ? "nobody" : "fade-through-white-of-nobody")
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let isOption = Bool.random(using: &random)
      words.append((isOption ? Self.options : Self.values).randomElement(using: &random) ?? "")
      if Int.random(in: 0..<40, using: &random) == 0 {
        words.append(String(repeating: "x", count: 70_000))
      }
    }
    if command == "play" { words.append("--device=fridge") }
    var blow = Blow(words)
    blow.files["script.txt"] = Array("act\nwait 0.1 s\n".utf8)
    blow.files["Card.swift"] = Array("import UIKit\nclass Card: UIViewController {}\n".utf8)
    blow.results = [
      "out.webp", "out.png", "out.gif", "out.mp4", "out", "hero-push.webp", "bounce-present.webp",
      "my-card", "1", "2", "gallery", "report", "Card.webp",
    ]
    // A package may have any name that can be one.
    if command == "new" { blow.results.formUnion(words.dropFirst()) }
    // What was there may be replaced where a film, a log or a report is asked for by its name.
    blow.results.formUnion(["theirs/film.webp", "link/out.png", "theirs/out.png", "notes.txt"])
    return blow
  }
}
