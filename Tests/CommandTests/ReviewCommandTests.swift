import Foundation
import TestSupport
import Testing
import TransitionTesting
import UIKit

@testable import RehearseCommands

/// `rehearse review` without a build: sides, folders, comments, sources.
@MainActor @Suite("rehearse review") struct ReviewCommandTests {
  private func flow(_ offset: Double, name: String = "card") -> ScreenFlow {
    .animator(name, style: .overFullScreen) { ShiftAnimator(offset) }
  }

  private func sides(_ flows: [ScreenFlow], in folder: URL) throws -> [String] {
    try flows.enumerated().map { index, flow in
      let place = folder.appendingPathComponent("side-\(index)").path
      let run = CommandTests.rehearse(["review", "--side", place], studio: FlowStudio([flow]))
      try #require(run == Run(code: .well, out: "", err: ""))
      return place
    }
  }

  @Test("writes a folder of page, summary, JUnit, SARIF and films; the same bytes twice")
  func folder() throws {
    try withFolder { folder in
      let sides = try sides([flow(200), flow(120)], in: folder)
      let target = folder.appendingPathComponent("out").path
      let line = ["review", "--before", sides[0], "--after", sides[1], "-o", target]
      let run = CommandTests.rehearse(line)
      #expect(run.code == .different && run.out.hasPrefix("1 of 1 differ\n"))
      let first = try bytes(in: target)
      #expect(
        Set(first.keys).isSuperset(of: [
          "index.html", "summary.md", "junit.xml", "review.sarif", "review.json",
          "card/forward-finish.webp", "card/forward-finish.png",
        ]))
      #expect(CommandTests.rehearse(line) == run)
      #expect(try bytes(in: target) == first)
      let summary = String(decoding: first["summary.md"] ?? Data(), as: UTF8.self)
      #expect(summary.hasPrefix(ReviewText.mark) && summary.contains("### card — changed"))
      for name in ["review.json", "review.sarif"] {
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: first[name] ?? Data())
        }
      }
      try Data().write(to: URL(fileURLWithPath: target + "/own.txt"))
      #expect(CommandTests.rehearse(line).err.contains("own.txt"))
    }
  }

  @Test("says that nothing differs, and goes well")
  func nothing() throws {
    try withFolder { folder in
      let sides = try sides([flow(200), flow(200)], in: folder)
      let target = folder.appendingPathComponent("out").path
      let run = CommandTests.rehearse(
        ["review", "--before", sides[0], "--after", sides[1], "-o", target])
      #expect(run.code == .well && run.out.hasPrefix("nothing differs\n"))
    }
  }

  private func bytes(in path: String) throws -> [String: Data] {
    let walk = FileManager.default.enumerator(atPath: path)
    var found: [String: Data] = [:]
    while let name = walk?.nextObject() as? String {
      found[name] = try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    }
    return found
  }

  @Test("keeps one comment up to date, through a stand-in of gh")
  func comment() throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("gh")
      try Data(Self.standIn.utf8).write(to: script)
      chmod(script.path, 0o755)
      let comment = ReviewComment(program: Program(path: script.path), folder: folder)
      func read(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      }
      #expect(try comment.post("nothing", isNews: false).hasPrefix("nothing to say"))
      #expect(read("comment").isEmpty)
      #expect(try comment.post("one", isNews: true) == "a comment in pull request 7")
      #expect(read("comment") == "one")
      #expect(try comment.post("two", isNews: false).hasPrefix("comment 99 of pull request 7"))
      #expect(read("comment") == "two" && read("log").contains("PATCH"))
      try Data("broken".utf8).write(to: folder.appendingPathComponent("broken"))
      #expect(throws: UsageError.self) { try comment.post("three", isNews: true) }
    }
  }

  /// Knows pull request 7, and one comment: the file `comment`.
  private static let standIn = """
    #!/bin/sh
    echo "$@" >> log
    [ -e broken ] && { echo "no network" >&2; exit 4; }
    [ "$1" = pr ] && { echo 7; exit 0; }
    case "$*" in
      *--paginate*) [ -e comment ] && echo 99; exit 0 ;;
    esac
    for word in "$@"; do
      case "$word" in body=@*) cat "${word#body=@}" > comment ;; esac
    done
    exit 0
    """

  @Test("takes the base out of the repository and leaves the working copy as it is")
  func sources() throws {
    try withFolder { folder in
      let repository = try Repository(folder.appendingPathComponent("app"))
      try repository.write("Zoom.swift", "one")
      try repository.commit()
      let before = try repository.git("status", "--porcelain")
      let file = repository.folder.appendingPathComponent("Zoom.swift").path
      func marks() throws -> (String, String) {
        let sources = try ReviewSources(base: "HEAD", places: [file], writing: folder)
        let place = folder.appendingPathComponent(UUID().uuidString)
        try sources.extract(to: place)
        return (try sources.baseMark(in: place), try sources.workingMark())
      }
      #expect(try marks().0 == marks().1)
      try repository.write("Other.swift", "of no matter")
      #expect(try marks().0 == marks().1)
      try repository.write("Zoom.swift", "two")
      #expect(try marks().0 != marks().1)
      #expect(before.isEmpty)
      #expect(try repository.git("status", "--porcelain").contains("Zoom.swift"))
      #expect(throws: UsageError.self) {
        try ReviewSources(base: "nowhere", places: [file], writing: folder)
      }
      #expect(throws: UsageError.self) {
        try ReviewSources(base: "HEAD", places: ["/"], writing: folder)
      }
    }
  }

  @Test("what it writes into the repository is no source")
  func ownOutput() throws {
    try withFolder { folder in
      let repository = try Repository(folder.appendingPathComponent("app"))
      try repository.write("Zoom.swift", "one")
      try repository.commit()
      let output = repository.folder.appendingPathComponent("review [1]")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try Data("page".utf8).write(to: output.appendingPathComponent("index.html"))
      for (place, isSame) in [(output, true), (folder, false)] {
        let sources = try ReviewSources(
          base: "HEAD", places: [repository.folder.path], writing: place)
        let base = folder.appendingPathComponent(isSame ? "same" : "other")
        try sources.extract(to: base)
        #expect((try sources.baseMark(in: base) == sources.workingMark()) == isSame)
      }
    }
  }

  @Test("says at once that nothing differs where the sources are the same")
  func atOnce() throws {
    try withFolder { folder in
      let repository = try Repository(folder.appendingPathComponent("app"))
      try repository.write("Zoom.swift", "this would not even compile")
      try repository.commit()
      let run = CommandTests.rehearse([
        "review", "--base", "HEAD", repository.folder.appendingPathComponent("Zoom.swift").path,
        "-o", folder.appendingPathComponent("out").path,
      ])
      #expect(run.code == .well && run.out.hasPrefix("nothing differs\n"), "\(run)")
    }
  }

  @Test("refuses what it cannot do, in a line")
  func refusals() {
    func err(_ words: String...) -> String { CommandTests.rehearse(["review"] + words).err }
    #expect(err().contains("--base REF is missing"))
    #expect(err("--base", "HEAD").contains("name files"))
    #expect(err("--base", "HEAD", "--before", "a", "--after", "b").contains("not both"))
    #expect(err("--before", "/nowhere", "--after", "/nowhere").contains("there is no folder"))
    #expect(err("--side", "x", "nobody").contains("unknown transition"))
  }

  @Test("marks the line of the class that takes part")
  func places() throws {
    try withFolder { folder in
      try Data("import UIKit\n\nfinal class ShiftAnimator: NSObject {}\n".utf8).write(
        to: folder.appendingPathComponent("Shift.swift"))
      let places = [false, true].map { folder.appendingPathComponent("side-\($0)") }
      for (place, forgets) in zip(places, [false, true]) {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let flow = ScreenFlow.animator("card", style: .overFullScreen) {
          ShiftAnimator(100, forgets: forgets)
        }
        try ReviewSide.write(
          flow, actors: ["ShiftAnimator"], files: ["Shift.swift"], to: place)
      }
      let review = Review(before: places[0], after: places[1])
      let text = ReviewPlaces(review: review, root: folder).sarif.text
      #expect(text.contains("\"uri\":\"Shift.swift\"") && text.contains("\"startLine\":3"))
      let words = ReviewText(review: review, before: "a", after: "b")
      #expect(words.verdict.contains("new violation"))
      #expect(words.junit.contains("<failure") && words.page.contains("is broken now"))
    }
  }
}

/// A repository made on the spot.
struct Repository {
  let folder: URL

  init(_ folder: URL) throws {
    self.folder = folder.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "--quiet")
  }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let settings = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let outcome = try Program.named("git").run(settings + words, in: folder)
    try #require(outcome.status == 0, "\(outcome.err)")
    return outcome.out
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "-m", "as it is")
  }
}

/// Moves what comes up by some points.
private final class ShiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let offset: Double
  private let forgets: Bool

  init(_ offset: Double, forgets: Bool = false) { (self.offset, self.forgets) = (offset, forgets) }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)
    if let to { context.containerView.addSubview(to) }
    to?.transform = CGAffineTransform(translationX: 0, y: offset)
    UIView.animate(withDuration: 0.2) {
      to?.transform = .identity
    } completion: { _ in
      if !self.forgets { context.completeTransition(!context.transitionWasCancelled) }
    }
  }
}
