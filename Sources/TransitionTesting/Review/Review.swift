import Foundation
import Raster
import Rehearsal
import Sketching

/// What differs between two sides, transition by transition.
package struct Review {
  /// A transition that is not as it was.
  package struct Item {
    package enum Kind: String, Sendable { case changed, added, removed }

    package let flow: String
    package let kind: Kind
    package var scenarios: [Difference] = []
    /// Faults that were not there before, and those that are gone.
    package var gained: [ReviewFacts.StoredFinding] = []
    package var lost: [ReviewFacts.StoredFinding] = []
    package var costs: [CostChange] = []
    /// What ended the program, before and after.
    package var crashes: (before: String?, after: String?) = (nil, nil)
    /// The types that take part, and where they may be.
    package var actors: [String] = []
    package var files: [String] = []

    /// The folder of its files.
    package var folder: String { GoldenSuite.folderName(flow) }
  }

  package struct CostChange: Hashable, Sendable {
    package let scenario, name: String
    package let before, after: Double
  }

  /// What differs in one scenario.
  package struct Difference {
    package let scenario: String
    /// The first picture that differs, in words; nil where none does.
    package var picture: String?
    /// The first value of a layer that differs, and how many do.
    package var layer: String?
    package var layerCount = 0
    /// The calls as a difference of lines; empty where they are the same.
    package var calls: [String] = []
    /// The first thing that is drawn otherwise.
    package var drawn: String?
    /// Before, difference and after beside each other, in step.
    let frames: [(before: Bitmap, after: Bitmap)]
    let times: [Double]

    var isEmpty: Bool { picture == nil && layer == nil && calls.isEmpty && drawn == nil }
    package var hasFilm: Bool { !frames.isEmpty }
  }

  /// Those that differ, by name.
  package private(set) var items: [Item] = []
  /// How many transitions there are on either side.
  package private(set) var count = 0

  /// A review in which nothing differs.
  package init() {}

  /// - Parameters:
  ///   - before: A folder that `ReviewSide` has written into, as `after` is.
  ///   - after: The other side.
  package init(before: URL, after: URL) {
    let names = Set(Self.folders(in: before) + Self.folders(in: after)).sorted()
    count = names.count
    for name in names {
      let sides = (before.appendingPathComponent(name), after.appendingPathComponent(name))
      switch (ReviewFacts(in: sides.0), ReviewFacts(in: sides.1)) {
      case (let old?, let new?): add(old, new, sides.0, sides.1)
      case (let old?, nil): items.append(Item(flow: old.flow, kind: .removed))
      case (nil, let new?): add(new)
      case (nil, nil): count -= 1
      }
    }
  }

  private static func folders(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// A transition that was not there before: its faults are news.
  private mutating func add(_ facts: ReviewFacts) {
    var item = Item(flow: facts.flow, kind: .added)
    (item.gained, item.actors, item.files) = (facts.findings, facts.actors, facts.files)
    item.crashes.after = facts.crash
    items.append(item)
  }

  private mutating func add(
    _ old: ReviewFacts, _ new: ReviewFacts, _ before: URL, _ after: URL
  ) {
    var item = Item(flow: new.flow, kind: .changed)
    (item.actors, item.files) = (new.actors, new.files)
    let (known, now) = (Set(old.findings.map(\.key)), Set(new.findings.map(\.key)))
    item.gained = new.findings.filter { !known.contains($0.key) }
    item.lost = old.findings.filter { !now.contains($0.key) }
    item.costs = Self.changes(old.costs, new.costs)
    if old.crash != new.crash { item.crashes = (old.crash, new.crash) }
    item.scenarios = Self.scenarios(in: before, after).compactMap { name in
      let difference = Difference(name, before, after)
      return difference.isEmpty ? nil : difference
    }
    let isSame =
      item.scenarios.isEmpty && item.gained.isEmpty && item.lost.isEmpty && item.costs.isEmpty
      && item.crashes.before == nil && item.crashes.after == nil
    if !isSame { items.append(item) }
  }

  private static func changes(
    _ old: [ReviewFacts.Cost], _ new: [ReviewFacts.Cost]
  ) -> [CostChange] {
    new.compactMap { cost in
      let before = old.first { ($0.scenario, $0.name) == (cost.scenario, cost.name) }
      guard let before, before.value != cost.value else { return nil }
      return CostChange(
        scenario: cost.scenario, name: cost.name, before: before.value, after: cost.value)
    }
  }

  /// The scenarios that either side has, by name.
  private static func scenarios(in before: URL, _ after: URL) -> [String] {
    let files = folders(in: before) + folders(in: after)
    let ending = ".timeline.txt"
    return Set(files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
      .sorted()
  }
}

extension Review.Difference {
  fileprivate init(_ scenario: String, _ before: URL, _ after: URL) {
    self.scenario = scenario
    func texts(_ kind: String) -> (old: String, new: String) {
      let read = { (folder: URL) in
        (try? String(
          contentsOf: folder.appendingPathComponent("\(scenario).\(kind)"), encoding: .utf8)) ?? ""
      }
      return (read(before), read(after))
    }
    func sheet(_ folder: URL) -> FilmGolden? {
      let data = try? Data(contentsOf: folder.appendingPathComponent("\(scenario).png"))
      return data.flatMap { try? FilmGolden(file: [UInt8]($0)) }
    }
    (times, frames, picture) = Self.films(sheet(before), sheet(after))
    let trace = texts("trace.txt")
    if trace.old != trace.new {
      let (old, new) = (TraceGolden(text: trace.old), TraceGolden(text: trace.new))
      let lines = new.differences(from: old, tolerance: 0)
      (layer, layerCount) = (lines.first, lines.count)
    }
    let timeline = texts("timeline.txt")
    calls = Self.difference(Self.calls(timeline.old), Self.calls(timeline.new))
    let commands = texts("commands.txt")
    if commands.old != commands.new {
      drawn = Self.firstDifference(commands.old, commands.new)
    }
  }

  private static func films(
    _ old: FilmGolden?, _ new: FilmGolden?
  ) -> ([Double], [(before: Bitmap, after: Bitmap)], String?) {
    guard let old, let new else {
      return ([], [], old == nil && new == nil ? nil : "it is played on one side only")
    }
    let pairs = Array(zip(old.cells, new.cells))
    guard let first = pairs.first,
      pairs.allSatisfy({
        $0.width == first.0.width && $0.height == first.0.height && $1.width == first.0.width
          && $1.height == first.0.height
      })
    else { return ([], [], "the pictures have another size") }
    let times = zip(new.description.frames, pairs).map(\.0.time)
    guard let bad = pairs.firstIndex(where: { $0 != $1 }) else {
      let isLonger = old.cells.count != new.cells.count
      return ([], [], isLonger ? "it has another number of pictures" : nil)
    }
    let (pixels, box) = pairs[bad].1.difference(from: pairs[bad].0)
    let scale = new.description.scale
    let place = box.map { area in
      let numbers = [area.left, area.top, area.width, area.height].map {
        short(Double($0) / scale)
      }
      return " within (\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3]) pt"
    }
    let words =
      "first in picture \(bad + 1) of \(pairs.count), at \(instantText(times[bad])): \(pixels) pixels"
      + (place ?? "")
    return (times, pairs.map { (before: $0, after: $1) }, words)
  }

  /// The calls without their instants, which move when anything takes longer.
  private static func calls(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.split(separator: "\t").last ?? "") }
  }

  /// Lines as a difference has them: what stays with a space, what goes with −, what comes with +.
  private static func difference(_ old: [String], _ new: [String]) -> [String] {
    guard old != new else { return [] }
    let changes = new.difference(from: old)
    let gone = Set(
      changes.removals.compactMap { if case .remove(let at, _, _) = $0 { at } else { nil } })
    let come = Set(
      changes.insertions.compactMap { if case .insert(let at, _, _) = $0 { at } else { nil } })
    var (lines, from, to): ([String], Int, Int) = ([], 0, 0)
    while from < old.count || to < new.count {
      if from < old.count, gone.contains(from) {
        lines.append("-" + old[from])
        from += 1
      } else if to < new.count, come.contains(to) {
        lines.append("+" + new[to])
        to += 1
      } else {
        lines.append(" " + new[to])
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let (a, b) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let at = zip(a, b).enumerated().first { $1.0 != $1.1 }?.offset ?? min(a.count, b.count)
    let shown = { (lines: [Substring]) in
      at < lines.count ? lines[at].replacingOccurrences(of: "\t", with: "  ") : "nothing more"
    }
    return "\(shown(a)) → \(shown(b))"
  }
}

extension Review.Difference {
  /// Before, difference and after beside each other, moving in step; as an animated WebP.
  /// - Throws: `FilmError`.
  package func film() throws -> [UInt8] {
    let pictures = frames.enumerated().map { index, pair in
      Film.Frame(
        time: Double(index) / Self.rate,
        image: .beside([
          pair.before, pair.before.differencePicture(over: pair.after), pair.after,
        ]))
    }
    let film = Film(frames: pictures, framesPerSecond: Int(Self.rate), scale: 1, title: scenario)
    return try film.encoded(as: .webp)
  }

  /// The first picture that differs, in the same way; as a PNG.
  /// - Throws: `ImageError`.
  package func still() throws -> [UInt8] {
    guard let pair = frames.first(where: { $0.before != $0.after }) ?? frames.first else {
      return []
    }
    return try PNGEncoder.encode(
      .beside([pair.before, pair.before.differencePicture(over: pair.after), pair.after]))
  }

  /// Pictures a second: slower than it was, to be looked at.
  private static var rate: Double { 10 }
}

extension Bitmap {
  /// Pictures of one size from left to right, a grey gap between them.
  fileprivate static func beside(_ pictures: [Bitmap]) -> Bitmap {
    guard let first = pictures.first else { return Bitmap(width: 1, height: 1) }
    let gap = 8
    let width = pictures.count * (first.width + gap) - gap
    var sheet = Bitmap(width: width, height: first.height)
    for at in sheet.bytes.indices { sheet.bytes[at] = at % 4 == 3 ? 255 : 128 }
    for (index, picture) in pictures.enumerated() {
      let left = index * (first.width + gap)
      for y in 0..<first.height {
        let (from, to) = (4 * y * first.width, 4 * (y * width + left))
        sheet.bytes.replaceSubrange(
          to..<to + 4 * first.width, with: picture.bytes[from..<from + 4 * first.width])
      }
    }
    return sheet
  }
}
