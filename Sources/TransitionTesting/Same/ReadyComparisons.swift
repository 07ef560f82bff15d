import Foundation
import Rehearsal
import UIKit

/// Dismissing looks as presenting does, played backwards.
///
/// Holds where the curve is the same in both directions: linear, or ease in and out. What stands
/// still at either end is left out.
/// - Throws: `FilmsDiffer`; `TransitionCheck.Failure` for a flow without a way back.
@preconcurrency @MainActor
public func expectSameBackwards(
  _ flow: ScreenFlow, within tolerance: FilmTolerance = .exact, mode: Mode = .plain
) throws {
  let there = try Replay(of: flow, in: "forward-finish", mode: mode)
  let back = try Replay(of: flow, in: "back-finish", mode: mode)
  try expectSame(
    film: ComparedFilm(there, named: "\(flow.name) there").moving,
    film: ComparedFilm(back, named: "\(flow.name) back").reversed.moving, within: tolerance)
}

/// With Reduce Motion a transition ends where it ends without.
/// - Throws: `FilmsDiffer`.
@preconcurrency @MainActor
public func expectSameEnd(
  _ flow: ScreenFlow, in scenario: String = "forward-finish",
  within tolerance: FilmTolerance = .exact, mode: Mode = .plain, and other: Mode = .reduceMotion
) throws {
  let films = try [mode, other].map { mode in
    ComparedFilm(
      try Replay(of: flow, in: scenario, mode: mode), named: "\(flow.name)[\(mode)]"
    ).end
  }
  try expectSame(film: films[0], film: films[1], within: tolerance)
}

/// Where people read from right to left, everything stands where a mirror would show it: every layer
/// that is drawn, in every frame. What is in the layers is not compared: text is not mirrored.
/// - Parameters:
///   - points: By how much places may differ.
///   - parts: Which frames, as parts of the duration, 0…1.
///   - ignored: Layers whose path ends with one of these are left out: a picture with a side of its
///     own, a label whose text stays where it is.
/// - Throws: `PlacesDiffer`.
@preconcurrency @MainActor
public func expectSameMirrored(
  _ flow: ScreenFlow, in scenario: String = "forward-finish", within points: Double = 0.5,
  at parts: [Double] = (0...10).map { Double($0) / 10 }, ignoring ignored: [String] = []
) throws {
  let scenario = try TransitionCheck.find(scenario, Sweep.scenarios(for: flow))
  let performances = [Mode.plain, .rightToLeft].map { mode in
    Replay(of: flow, in: scenario, scale: 1, mode: mode, tint: .none, keepsDrawn: true)
  }
  let width = Double(performances[0].film.frames.first?.width ?? 0)
  let frames = performances.map { $0.frames(at: parts) }
  var differences: [String] = []
  guard frames[0].count == frames[1].count else {
    throw PlacesDiffer(
      description: "\(flow.name): the mirrored way has \(frames[1].count) instants, not "
        + "\(frames[0].count): it takes another time\n")
  }
  for (left, right) in zip(frames[0], frames[1]) {
    let lists = [performances[0].drawn(left), performances[1].drawn(right)]
    let boxes = lists.map { $0.map { drawnBoxes(of: $0, ignored) } ?? [:] }
    let time = instantText(performances[0].film.frames[left].time)
    for (layer, box) in boxes[0].sorted(by: { $0.key < $1.key }) {
      let mirrored = CGRect(
        x: width - box.maxX, y: box.minY, width: box.width, height: box.height)
      guard let there = boxes[1][layer] else {
        differences.append("\(time): \(layer) is not there")
        continue
      }
      guard !near(mirrored, there, points) else { continue }
      differences.append(
        "\(time): \(layer) is at \(short(there)), in a mirror at \(short(mirrored))")
    }
  }
  guard let first = differences.first else { return }
  throw PlacesDiffer(
    description: "\(flow.name) is no mirror of itself where people read from right to left\n"
      + "  first at \(first)\n  \(differences.count) places differ\n")
}

/// Layers do not stand where they should.
public struct PlacesDiffer: Error, Hashable, CustomStringConvertible {
  public let description: String
}

/// Where each layer that draws something is, by its path.
private func drawnBoxes(of list: DrawList, _ ignored: [String]) -> [String: CGRect] {
  var boxes: [String: CGRect] = [:]
  for thing in list.things where thing.kind != "shadow" {
    guard !ignored.contains(where: { thing.layer.hasSuffix($0) }) else { continue }
    boxes[thing.layer] = (boxes[thing.layer] ?? .null).union(thing.box)
  }
  return boxes
}

private func near(_ a: CGRect, _ b: CGRect, _ points: Double) -> Bool {
  let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)]
  return pairs.allSatisfy { ($0 - $1).magnitude <= points }
}
