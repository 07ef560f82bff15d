import Foundation
import TestSupport

/// Something that thinks of blows.
package protocol Attack: Sendable {
  /// A word for reports.
  var name: String { get }
  func blow(_ random: inout Seeded) -> Blow
}

/// Blow after blow, all attacks in turn, from a seed.
package struct Campaign {
  /// A blow that something could not stand, as small as it became.
  package struct Find: CustomStringConvertible {
    package let attack: String
    package let verdict: Verdict
    package let blow: Blow
    /// Of which blow, counted from 0, it is.
    package let number: Int

    package var description: String {
      let files = blow.files.sorted { $0.key < $1.key }.map { path, bytes in
        "  \(path), \(bytes.count) bytes:\n"
          + String(decoding: bytes.prefix(2000), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
          ).map { "    \($0)\n" }.joined()
      }
      return "\(attack), blow \(number): \(verdict)\n  \(blow.line)\n" + files.joined()
    }
  }

  private let attacks: [any Attack]
  private let arena: Arena
  private let seed: UInt64
  /// Blows so far, by attack.
  package private(set) var counts: [String: Int] = [:]
  package private(set) var finds: [Find] = []

  package init(_ attacks: [any Attack], in arena: Arena, seed: UInt64) {
    (self.attacks, self.arena, self.seed) = (attacks, arena, seed)
  }

  /// - Parameters:
  ///   - goesOn: Asked before each blow, with its number.
  ///   - tell: Is told each find.
  package mutating func run(
    while goesOn: (Int) -> Bool, tell: (Find) -> Void = { _ in }
  ) throws {
    var number = 0
    while goesOn(number) {
      let attack = attacks[number % attacks.count]
      // Each blow follows from its number alone, so that it can be struck again.
      var random = Seeded(seed: seed &+ UInt64(number) &* 0x9e37_79b9)
      let blow = attack.blow(&random)
      counts[attack.name, default: 0] += 1
      if let verdict = try arena.verdict(on: blow), let again = try arena.verdict(on: blow),
        again.isLike(verdict)
      {
        var shrinking = Shrinking(arena: arena, verdict: verdict)
        let small = shrinking.shrunk(blow)
        finds.append(Find(attack: attack.name, verdict: verdict, blow: small, number: number))
        tell(finds[finds.count - 1])
      }
      number += 1
    }
  }

  /// One line.
  package var summary: String {
    let all = counts.values.reduce(0, +)
    let each = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(all) blows (\(each.joined(separator: ", "))), \(finds.count) found"
  }
}
