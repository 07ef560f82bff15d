import Foundation

// bench [PART] [--output FILE]: prints a table and writes the same as JSON.
let parts: [(name: String, run: @MainActor (inout Report) -> Void)] = [
  ("films", { FilmBenchmark.run(into: &$0) }),
  ("memory", { MemoryBenchmark.run(into: &$0) }),
  ("raster", { RasterBenchmark.run(into: &$0) }),
  ("animations", { AnimationBenchmark.run(into: &$0) }),
  ("layout", { LayoutBenchmark.run(into: &$0) }),
  ("run", { RunBenchmark.run(into: &$0) }),
  ("window", { WindowBenchmark.run(into: &$0) }),
  ("checks", { CheckBenchmark.run(into: &$0) }),
]
var words = Array(CommandLine.arguments.dropFirst())
let chosen = parts.first { $0.name == words.first }
if chosen != nil { words.removeFirst() }
guard words.isEmpty || (words.count == 2 && words[0] == "--output") else {
  let names = parts.map(\.name).joined(separator: " | ")
  FileHandle.standardError.write(Data("usage: bench [\(names)] [--output FILE]\n".utf8))
  exit(2)
}
print(Report.header)
var report = Report()
for part in parts where chosen == nil || chosen?.name == part.name {
  MainActor.assumeIsolated { part.run(&report) }
}
if let path = words.last { try report.write(to: path) }
