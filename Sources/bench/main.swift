import Foundation

// bench [animations | films | run] [--output FILE]: prints a table and writes the same as JSON.
var words = Array(CommandLine.arguments.dropFirst())
let part = ["animations", "films", "run"].first { $0 == words.first }
if part != nil { words.removeFirst() }
guard words.isEmpty || (words.count == 2 && words[0] == "--output") else {
  FileHandle.standardError.write(
    Data("usage: bench [animations | films | run] [--output FILE]\n".utf8))
  exit(2)
}
print(Report.header)
var report = Report()
if part == nil || part == "films" { MainActor.assumeIsolated { FilmBenchmark.run(into: &report) } }
if part == nil || part == "animations" { AnimationBenchmark.run(into: &report) }
if part == nil || part == "run" {
  try MainActor.assumeIsolated { try RunBenchmark.run(into: &report) }
}
if let path = words.last { try report.write(to: path) }
