import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Wrong words: each a line, an exit code and nothing else.
@MainActor @Suite struct BadInputTests {
  /// `$` stands for an empty folder, `%` for a name that no file system takes: it refuses that to
  /// everybody, and a folder that is closed not to root.
  private static let lines = [
    "rendr", "--versoin", "nonsense", "help rendr", "render", "render bounce-presnt",
    "render bounce", "render zebra", "render bounce-present extra",
    "render bounce-present --ouput x",
    "render bounce-present -o", "render bounce-present -o --dark", "render bounce-present --zebra",
    "render bounce-present --dark=yes", "render bounce-present --fps 0",
    "render bounce-present --fps nan", "render bounce-present --fps 1e9",
    "render bounce-present --scale -1", "render bounce-present --scale 1 --scale 2",
    "render bounce-present --at 0,x", "render bounce-present --at -0.5",
    "render bounce-present --device iPhone16", "render bounce-present --device Nokia",
    "render bounce-present -o $/film.avi", "render bounce-present -o $/film",
    "render bounce-present -o $/ok.webp -o $/film.mov", "render bounce-present -o $/none/film.webp",
    "render bounce-present -o $", "render bounce-present --output=", "trace", "trace normal-dismis",
    "trace normal-dismiss --fps 0", "trace normal-dismiss --scale 2", "list extra", "list --jsn",
    "gallery normal-dismis", "gallery --scale 0", "gallery -o /", "gallery -o $/none/gallery",
    "gallery -o $/%", "render bounce-present -o $/%.webp",
    "check --mode sepia", "check --shard 3/2", "record --when always", "verify zebra",
    "verify --max-diff-pixels -1", "compare --tolerance 0", "report --merge $/none",
    "prune bounce-present",
    "check --package . bounce-present --json --scenario b --mode dark --painted --shard 1/2",
    "check --junit $/none/a.xml", "check --package $ --junit $/none/a.xml",
    "check --junit /dev/null", "check --junit $", "new Timing", "new uikit", "new rehearsal",
    "run", "run $/none.swift", "run $", "run --package $", "run --package $ a.swift",
    "run $ --play -o $/a.webp",
    "run $ --json", "run $ --painted", "run $ --mode dark", "run $ --scenario forward-finish",
    "run $ --script $/none.txt", "run $ --check --mode sepia", "run $ --page $ --check",
    "run $ --script $/none.txt --play", "run $ -o $/film.avi", "build --package $",
    "build --project $/None.xcodeproj", "app $", "app $/None.xcodeproj", "play zebra",
    "play bounce-present --script $/none.txt", "render bounce-present --script $/none.txt",
    "report --merge $ bounce-present",
    "list --scenarios zebra", "play bounce-present --port 80", "play bounce-present --lan",
    "gallery --open", "explain zebra",
    "explain bounce-present --script $/none.txt", "mcp extra",
  ]

  @Test("a word of any length is told in a line that can be read")
  func long() {
    let run = rehearse(["explain", String(repeating: "x", count: 70_000)])
    #expect(run.code == .wrongUsage && run.err.utf8.count < 5000 && run.err.contains("70000"))
  }

  @Test("every wrong line gets one line of complaint and exit code 2, and writes nothing")
  func complaints() throws {
    // Whoever is first links the library, and says so.
    try BuildContext.ofThisProgram().prepare { _ in }
    var text = ""
    for line in BadInputTests.lines {
      try withFolder { folder in
        let words = line.split(separator: " ").map {
          String($0).replacing("$", with: folder.path).replacing("%", with: Self.longName)
        }
        let run = rehearse(words)
        #expect(run.code == .wrongUsage && run.out.isEmpty, "\(line)")
        #expect(run.err.hasSuffix("\n") && run.err.filter(\.isNewline).count == 1, "\(line)")
        #expect(names(in: folder) == [], "\(line)")
        text +=
          "$ rehearse \(line)\n"
          + run.err.replacing(folder.path, with: "$").replacing(Self.longName, with: "%")
      }
    }
    try expectGolden(text, "bad-input")
  }

  private static let longName = String(repeating: "n", count: 300)

  @Test("control characters in a wrong word do not reach the terminal")
  func controls() {
    let run = rehearse(["render", "a\u{1b}[2J\nb"])
    #expect(run.err == "rehearse render: unknown transition 'a?[2J?b'; see 'rehearse list'\n")
  }

  @Test("a film that cannot be written is the world's fault, what else breaks is ours")
  func faults() throws {
    struct Broken: Error {}
    try withFolder { folder in
      let studio = FakeStudio()
      studio.breaksAt = (3, Broken())
      let film = rehearse(
        ["render", "bounce-present", "-o", folder.path + "/a.webp"], studio: studio)
      #expect(film.code == .wrongUsage)
      #expect(film.err.hasSuffix("a.webp': Broken()\n"))
      let page = rehearse(
        ["gallery", "--no-checks", "-o", folder.path + "/page"], studio: studio)
      #expect(
        page == Run(code: .fault, out: "", err: "rehearse gallery: a fault of ours: Broken()\n"))
      #expect(names(in: folder) == [])
    }
  }
}
