import Assault
import Foundation

/// `assault [--seconds N | --count N] [--seed N] [--only NAME,…]`: blows against the program beside this
/// one, and what it could not stand. `assault --read KIND FILE` is what readers of files run in.
var words = Array(CommandLine.arguments.dropFirst())
if words.first == "--read", words.count == 3 {
  Reader.read(words[1], words[2])
}

/// The number after an option.
@MainActor func number(_ option: String) -> Double? {
  guard let place = words.firstIndex(of: option), words.indices.contains(place + 1) else {
    return nil
  }
  return Double(words[place + 1])
}

let seconds = number("--seconds")
let count = number("--count").map { Int($0) }
let seed = UInt64(number("--seed") ?? 1)
let only = words.firstIndex(of: "--only").map {
  words[$0 + 1].split(separator: ",").map(String.init)
}
let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
let arena = Arena(tool: own.deletingLastPathComponent().appending(path: "rehearse"), reader: own)
let attacks = try Attacks.all(in: arena, sources: URL(fileURLWithPath: ".")).filter {
  only?.contains($0.name) ?? true
}
var campaign = Campaign(attacks, in: arena, seed: seed)
let end = Date().addingTimeInterval(seconds ?? .infinity)
try campaign.run(
  while: { number in count.map { number < $0 } ?? (seconds != nil ? Date() < end : number < 200) },
  tell: { print($0) })
print(campaign.summary)
exit(campaign.finds.isEmpty ? 0 : 1)
