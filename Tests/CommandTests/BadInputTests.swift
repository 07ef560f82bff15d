import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Wrong words: each a line, an exit code and nothing else.
@MainActor @Suite struct BadInputTests {
  /// `$` stands for an empty folder, `%` for a name that no file system takes: it refuses that to
  /// everybody, and a folder that is closed not to root.
  private static let sections: [(title: String, lines: [String])] = [
    ("The program", ["rendr", "--versoin", "nonsense", "help rendr"]),
    (
      "A film of files",
      [
        "run", "run $/none.swift", "run $", "run --package $", "run --package $ a.swift",
        "run $ --play -o $/a.webp", "run $ --play --browser", "run $ --play --check",
        "run $ --play --touches", "run $ --play --sandbox", "run $ --json", "run $ --painted",
        "run $ --mode dark", "run $ --scenario forward-finish", "run $ --script $/none.txt",
        "run $ --check --mode sepia", "run $ --page $ --check", "run $ --script $/none.txt --play",
        "run $ -o $/film.avi", "run $ --limit 0", "run $ --plain --frame", "run $ --open",
      ]
    ),
    (
      "An application",
      [
        "app $", "app $/None.xcodeproj", "app a b", "app $ --sdk old", "app $ --package Kit",
        "app $ --package Kit=$/none", "app $ --at 1", "app $ --touches",
        "app $ --explore $/map -o $/a.gif", "app $ --explore $/map --watch",
        "app $ --browser -o $/a.gif",
      ]
    ),
    (
      "A film of the catalogue",
      [
        "render", "render bounce-presnt", "render bounce", "render zebra",
        "render bounce-present extra", "render bounce-present --ouput x",
        "render bounce-present -o", "render bounce-present -o --dark",
        "render bounce-present --zebra", "render bounce-present --dark=yes",
        "render bounce-present --fps 0", "render bounce-present --fps nan",
        "render bounce-present --fps 1e9", "render bounce-present --scale -1",
        "render bounce-present --scale 1 --scale 2", "render bounce-present --at 0,x",
        "render bounce-present --at -0.5", "render bounce-present --device iPhone16",
        "render bounce-present --device Nokia", "render bounce-present -o $/film.avi",
        "render bounce-present -o $/film", "render bounce-present -o $/ok.webp -o $/film.mov",
        "render bounce-present -o $/none/film.webp", "render bounce-present -o $",
        "render bounce-present --output=", "render bounce-present -o $/%.webp",
        "render bounce-present --script $/none.txt",
      ]
    ),
    (
      "Texts, a window, a page",
      [
        "trace", "trace normal-dismis", "trace normal-dismiss --fps 0",
        "trace normal-dismiss --scale 2", "list extra", "list --jsn", "list --scenarios zebra",
        "explain zebra", "explain bounce-present --script $/none.txt", "play", "play zebra",
        "play bounce-present --script $/none.txt", "play bounce-present --port 80",
        "play bounce-present --lan", "gallery normal-dismis", "gallery --scale 0", "gallery -o /",
        "gallery -o $/none/gallery", "gallery -o $/%", "gallery --open",
        "gallery --site --fps 30",
      ]
    ),
    (
      "The contract",
      [
        "check --mode sepia", "check --shard 3/2", "check zebra",
        "check --package . bounce-present --json --scenario b --mode dark --painted --shard 1/2",
        "check --junit $/none/a.xml", "check --package $ --junit $/none/a.xml",
        "check --junit /dev/null", "check --junit $", "check --target Shop",
        "check --configuration Release", "check --project $", "check --project $ bounce-present",
        "hunt zebra", "hunt $/none.swift", "hunt --script $/none.txt", "hunt --package $ --app $",
        "hunt --app $ --jobs 2", "cost zebra", "cost --overlay blending",
        "cost --overlay none -o $/a.png",
      ]
    ),
    (
      "Goldens and reports",
      [
        "record --when always", "verify zebra", "verify --max-diff-pixels -1",
        "compare --tolerance 0", "report --merge $/none",
        "report --merge $ bounce-present", "prune bounce-present", "review", "review --base HEAD",
        "review --before $", "review --before $/none --after $", "review --base HEAD --before $",
      ]
    ),
    (
      "Packages and the rest",
      [
        "build --package $", "build --project $/None.xcodeproj", "new", "new Timing", "new uikit",
        "new rehearsal", "new class", "new 1st", "conformance $/none.jsonl",
        "conformance --print a.jsonl", "kit extra", "mcp extra",
      ]
    ),
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
    for (title, lines) in Self.sections {
      text += "## \(title)\n\n"
      for line in lines { text += try complaint(about: line) }
      text += "\n"
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["SOAK"] == "1" || environment["SNAPSHOT_TESTING_RECORD"] != nil else {
      let known = try String(contentsOf: Self.golden, encoding: .utf8)
      #expect(known.hasPrefix(text), "bad-input.txt begins otherwise:\n\(text)")
      return
    }
    for file in BadFile.all { text += try told(of: file) }
    try expectGolden(text, "bad-input")
  }

  @Test("what is wrong in a file is said in a few lines", arguments: BadFile.all.indices)
  func files(number: Int) throws {
    let file = BadFile.all[number]
    guard file.isQuick else { return }
    let (known, text) = (try String(contentsOf: Self.golden, encoding: .utf8), try told(of: file))
    #expect(known.contains(text), "\(text)")
  }

  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/bad-input.txt")

  /// What is said of a file, a paragraph.
  private func told(of file: BadFile) throws -> String {
    try withFolder { folder in
      let texts = file.others.merging(["Mine.swift": "import UIKit\n\(file.source)\n"]) { $1 }
      for (name, text) in texts {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let line = "run $/Mine.swift\(file.words.isEmpty ? "" : " ")\(file.words)"
      let words = line.split(separator: " ").map { String($0.replacing("$", with: folder.path)) }
      let film = ["-o", folder.appendingPathComponent("film.png").path, "--at", "0,1"]
      let run = rehearse(words + film, studio: StageStudio())
      let said = (run.out.isEmpty ? "" : run.out) + run.err
      return "## \(file.title)\n\n$ rehearse \(line)\n"
        + said.replacing(folder.path, with: "$") + "exit code \(run.code.rawValue)\n\n"
    }
  }

  private func complaint(about line: String) throws -> String {
    try withFolder { folder in
      let words = line.split(separator: " ").map {
        String($0).replacing("$", with: folder.path).replacing("%", with: Self.longName)
      }
      let run = rehearse(words)
      #expect(run.code == .wrongUsage && run.out.isEmpty, "\(line)")
      #expect(run.err.hasSuffix("\n") && run.err.filter(\.isNewline).count == 1, "\(line)")
      #expect(names(in: folder) == [], "\(line)")
      return "$ rehearse \(line)\n"
        + run.err.replacing(folder.path, with: "$").replacing(Self.longName, with: "%")
    }
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
