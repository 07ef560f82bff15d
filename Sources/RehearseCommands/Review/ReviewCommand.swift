import Foundation
import Rehearsal
import TransitionTesting

/// `rehearse review`: what a change does to transitions, for whoever looks at it.
struct ReviewCommand: Command {
  private let studio: any Studio
  private let names: Positional<[String]>
  private let base = Option<String?>(
    optional: "base", .path.called("REF"), shown: "none",
    help: "The commit, branch or tag that the working copy is held against.")
  private let package = Option<String?>(
    optional: "package", .path.called("DIR"), shown: "the files named",
    help: "A Swift package: every transition of its own that can be started in it.")
  private let output = Option<String>(
    "output", short: "o", .path.called("DIR"), default: "review", shown: "review",
    help: "The folder to write.")
  private let comment = Option(
    flag: "comment",
    help: "Keep one comment in the pull request of this branch up to date; needs the gh program.")
  private let pictures = Option<String?>(
    optional: "pictures", .path.called("URL"), shown: "no pictures in it",
    help: "Where the folder will be found, for the films in the summary and the comment.")
  private let side = Option<String?>(
    optional: "side", .path.called("DIR"), shown: "none",
    help: "Write what this side shows, and compare nothing: for a catalogue of your own.")
  private let before = Option<String?>(
    optional: "before", .path.called("DIR"), shown: "none",
    help: "A side that was written before; with --after, in the place of --base.")
  private let after = Option<String?>(
    optional: "after", .path.called("DIR"), shown: "none", help: "The other side.")
  private let actors = Option(
    repeated: "actor", .path.called("TYPE"), shown: "none",
    help: "With --side: a type that takes part, to find its line.")
  private let files = Option(
    repeated: "file", .path.called("PATH"), shown: "none",
    help: "With --side: a file in which it may be.")

  init(studio: any Studio) {
    self.studio = studio
    names = Positional(
      repeated: .path.called("FILE.swift"),
      help: "Files or folders of yours; with --side, the transitions to play.")
  }

  var signature: Signature {
    Signature(
      name: "review", summary: "What a change does to transitions, for a pull request",
      discussion: "Plays every transition on both sides of a change and writes a folder about "
        + "those that differ: before, difference and after as a film, the first picture, layer "
        + "and property that differ, calls, contracts gained and lost, costs. It holds a page, "
        + "summary.md, review.json, JUnit and SARIF. The working copy stays as it is; what was "
        + "played is kept in a cache. Exits with 1 if anything differs.",
      positionals: [names.shape],
      options: [
        base.shape, package.shape, output.shape, comment.shape, pictures.shape, side.shape,
        before.shape, after.shape, actors.shape, files.shape,
      ],
      examples: [
        Example(
          "rehearse review --base origin/main --package .", "What this branch does to a package."),
        Example("rehearse review --base HEAD~1 Zoom.swift -o zoom", "One file."),
        Example(
          "rehearse review --before old --after new --comment",
          "Two sides of a catalogue, each written with --side."),
      ],
      notes: [
        Note(
          "Nothing differs",
          "where the sources are the same, which is said at once and without a build.")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if let folder = try arguments[side] { return try writeSide(folder, arguments, console) }
    let target = try arguments[output]
    let (review, root) = try review(arguments, console)
    let address = try arguments[pictures]?.asFolder
    try ReviewFolder(
      review: review.review, before: review.before, after: review.after, root: root,
      pictures: address
    ).write(to: target)
    let text = ReviewText(review: review.review, before: review.before, after: review.after)
    console.out("\(text.verdict)\n\(target)/index.html\n")
    if try arguments[comment] {
      let here = root ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let said = try ReviewComment(in: here).post(
        text.summary(pictures: address), isNews: !review.review.items.isEmpty)
      console.out(said + "\n")
    }
    return review.review.items.isEmpty ? .well : .different
  }

  /// Two sides, and what they are called.
  private struct Sides {
    let review: Review
    let before, after: String
  }

  private func review(_ arguments: Arguments, _ console: Console) throws -> (Sides, URL?) {
    let places = (try arguments[before], try arguments[after])
    guard let ref = try arguments[base] else {
      guard let old = places.0, let new = places.1 else {
        throw UsageError("--base REF is missing, or --before DIR and --after DIR")
      }
      for place in [old, new] where !FolderManifest.isFolder(URL(fileURLWithPath: place)) {
        throw UsageError("there is no folder '\(place.printable)'")
      }
      let review = Review(before: URL(fileURLWithPath: old), after: URL(fileURLWithPath: new))
      return (Sides(review: review, before: old, after: new), nil)
    }
    guard places == (nil, nil) else {
      throw UsageError("--base, or --before and --after, not both")
    }
    return try review(since: ref, arguments, console)
  }

  private func review(
    since ref: String, _ arguments: Arguments, _ console: Console
  ) throws -> (Sides, URL?) {
    let (folder, files) = (try arguments[package], try arguments[names])
    guard (folder == nil) != files.isEmpty else {
      throw UsageError("name files to review, or --package DIR")
    }
    let sources = try ReviewSources(
      base: ref, places: folder.map { [$0] } ?? files,
      writing: URL(fileURLWithPath: try arguments[output]))
    let short = String(sources.commit.prefix(10))
    return try withTemporaryFolder { temporary in
      let old = temporary.appendingPathComponent("base", isDirectory: true)
      try sources.extract(to: old)
      let marks = (try sources.baseMark(in: old), try sources.workingMark())
      if marks.0 == marks.1 {
        return (Sides(review: Review(), before: short, after: "working copy"), sources.root)
      }
      let kit = try BuildContext.ofThisProgram()
      try kit.prepare { console.err($0) }
      let build = ReviewBuild(kit: kit, console: console)
      let before = try build.side(
        of: sources.paths, in: old, isPackage: folder != nil, mark: marks.0, called: short)
      let after = try build.side(
        of: sources.paths, in: sources.root, isPackage: folder != nil, mark: marks.1,
        called: "the working copy")
      return (
        Sides(
          review: Review(before: before, after: after), before: short, after: "working copy"),
        sources.root
      )
    }
  }

  private func writeSide(
    _ folder: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let wanted = try arguments[names]
    let known = studio.items.map(\.slug)
    if let word = wanted.first(where: { !known.contains($0) }) {
      throw UsageError.unknown("transition", word, among: known, hint: "see 'rehearse list'")
    }
    let target = URL(fileURLWithPath: absolutePath(folder), isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for slug in known where wanted.isEmpty || wanted.contains(slug) {
      console.progress("playing \(slug)")
      try ReviewSide.write(
        try studio.flow(slug), actors: try arguments[actors], files: try arguments[files],
        to: target)
    }
    console.endProgress()
    return .well
  }
}

extension String {
  /// An address with a slash at its end.
  fileprivate var asFolder: String { hasSuffix("/") ? self : self + "/" }
}
