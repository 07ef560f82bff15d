import Foundation
import Raster
import Rehearsal
import UIKit

/// What fingers did at a flow when somebody recorded them, and what it led to: who was called when,
/// and what showed.
///
///     let run = try RecordedRun("card", in: folder)        // card.rehearsal, card.calls
///     #expect(try run.difference(from: flow) == nil)
///
/// `rehearse play … --browser` writes both files, and a test that reads them.
@preconcurrency @MainActor
public struct RecordedRun {
  private let script: RehearsalScript
  /// What it led to when it was recorded.
  private let account: String
  private let conditions: RecordedConditions

  /// Reads a recording.
  /// - Parameter name: Of the two files, without their endings.
  /// - Throws: What cannot be read, or is no script.
  public init(_ name: String, in folder: URL) throws {
    func text(_ ending: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent("\(name).\(ending)"), encoding: .utf8)
    }
    script = try RehearsalScript(parsing: text("rehearsal"))
    account = try text("calls")
    conditions = RecordedConditions(account)
  }

  /// Plays the script on fresh screens, and says in a few lines where it now leads elsewhere; nil
  /// where it leads to the same.
  /// - Throws: A line of the script that does not go on.
  public func difference(from flow: ScreenFlow) throws -> String? {
    let stage = conditions.stage
    let root = flow.open(on: stage)
    let now = try RecordedRun.account(
      of: script, on: stage, conditions: conditions,
      acts: flow.actions.map { action in { action(root, true) } })
    guard now != account else { return nil }
    let (old, new) = (account.lines, now.lines)
    let first = zip(old, new).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      lines.indices.contains(first) ? "\(lines[first])" : "nothing more"
    }
    return "line \(first + 1) was: \(line(old))\n  now it is: \(line(new))"
  }

  /// What a script leads to, as a text: every call with its instant, and what showed ten times a
  /// second as one number.
  package static func account(
    of script: RehearsalScript, on stage: Stage, conditions: RecordedConditions,
    acts: [@MainActor () -> Void]
  ) throws -> String {
    let recorder = CallRecorder(stage)
    let start = stage.now
    let take = try stage.take(playing: script, framesPerSecond: 10) { verb, name in
      guard verb == "act", let number = number(of: name), acts.indices.contains(number)
      else { return false }
      acts[number]()
      return true
    }
    let calls = recorder.calls.map { call in
      "\(((call.time - start) * 1e4).rounded() / 1e4)  \(call.text)\n"
    }
    let renderer = Renderer(scale: take.scale, threads: 1)
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in take.frames.indices {
      take.drawPicture(index, renderer: renderer).bytes.withUnsafeBytes { bytes in
        // A pixel at a time: 4 bytes each, no padding.
        for pixel in bytes.bindMemory(to: UInt32.self) {
          sum = (sum ^ UInt64(UInt32(littleEndian: pixel))) &* 0x100_0000_01b3
        }
      }
    }
    return conditions.line + calls.joined()
      + "\(take.frames.count) pictures  \(String(sum, radix: 16))\n"
  }

  /// Which act a script means, from 0; nil for a name that is no number.
  static func number(of name: String) -> Int? {
    name.isEmpty ? 0 : ordinals.firstIndex(of: name)
  }

  /// What a script calls the acts.
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

/// Under what conditions something was recorded: the first line of what it led to.
package struct RecordedConditions: Equatable {
  package var device = Device.iPhone16
  package var isDark = false
  package var isRightToLeft = false
  package var reducesMotion = false

  package init() {}

  /// - Parameter text: One that begins with the line; what it does not say is as usual.
  init(_ text: String) {
    let words = text.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    device = Device.all.first { words.contains($0.name) } ?? .iPhone16
    isDark = words.contains("dark")
    isRightToLeft = words.contains("right-to-left")
    reducesMotion = words.contains(Scenario.Condition.reduceMotion.rawValue)
  }

  var line: String {
    ([device.name] + (isDark ? ["dark"] : []) + (isRightToLeft ? ["right-to-left"] : [])
      + (reducesMotion ? [Scenario.Condition.reduceMotion.rawValue] : [])).joined(separator: " ")
      + "\n"
  }

  /// A stage like the one that was recorded, at a pixel a point.
  @MainActor
  package var stage: Stage {
    let stage = Stage(
      device: device, scale: 1, appearance: isDark ? .dark : .light,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    stage.environment.system.reducesMotion = reducesMotion
    return stage
  }
}

extension ScreenFlow {
  /// There, and back where there is a way back.
  @MainActor
  package var actions: [Action] { [start] + (reverse.map { [$0] } ?? []) }

  /// Puts its screens onto a fresh stage and brings them to rest.
  @MainActor
  package func open(on stage: Stage) -> UIViewController {
    let root = makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { prepare(root) }
    stage.settle()
    return root
  }
}
