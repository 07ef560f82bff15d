import Foundation
import Raster
import TransitionGallery

// bench [PART] [--output FILE]: prints a table and writes the same as JSON.
// bench window ITEM…: plays just these items of the gallery.
// bench memory fails where more is taken than it may be: unlike times, that is the same on any machine.
let parts: [(name: String, run: @MainActor (inout BenchReport) -> Void)] = [
  ("films", { FilmBenchmark.run(into: &$0) }),
  ("memory", { MemoryBenchmark.run(into: &$0) }),
  ("raster", { RasterBenchmark.run(into: &$0) }),
  ("animations", { AnimationBenchmark.run(into: &$0) }),
  ("layout", { LayoutBenchmark.run(into: &$0) }),
  ("scrolling", { ScrollingBenchmark.run(into: &$0) }),
  ("growth", { GrowthBenchmark.run(into: &$0) }),
  ("run", { RunBenchmark.run(into: &$0) }),
  ("app", { AppBenchmark.run(into: &$0) }),
  ("window", { WindowBenchmark.run(Catalogue.items, into: &$0) }),
  ("browser", { BrowserBenchmark.run(into: &$0) }),
  ("checks", { CheckBenchmark.run(into: &$0) }),
]
var words = Array(CommandLine.arguments.dropFirst())
let chosen = parts.first { $0.name == words.first }
if chosen != nil { words.removeFirst() }
if chosen?.name == "window", let items = WindowBenchmark.items(words) {
  print(BenchReport.header)
  var report = BenchReport()
  WindowBenchmark.run(items, into: &report)
  exit(0)
}
guard words.isEmpty || (words.count == 2 && words[0] == "--output") else {
  let names = parts.map(\.name).joined(separator: " | ")
  try? FileHandle.standardError.write(
    contentsOf: Data("usage: bench [\(names)] [--output FILE]\n".utf8))
  exit(2)
}
// As every program of the command does.
Memory.keepForNext()
print(BenchReport.header)
var report = BenchReport()
for part in parts where chosen == nil || chosen?.name == part.name {
  MainActor.assumeIsolated { part.run(&report) }
}
if let path = words.last { try report.write(to: path) }
if chosen?.name == "memory", report.lines.contains(where: \.isMissed) { exit(1) }
