import Foundation

// bench [--output FILE]: prints a table and writes the same as JSON.
let words = Array(CommandLine.arguments.dropFirst())
guard words.isEmpty || (words.count == 2 && words[0] == "--output") else {
  FileHandle.standardError.write(Data("usage: bench [--output FILE]\n".utf8))
  exit(2)
}
print(BenchReport.header)
var report = BenchReport()
MainActor.assumeIsolated { FilmBenchmark.run(into: &report) }
AnimationBenchmark.run(into: &report)
MainActor.assumeIsolated { CheckBenchmark.run(into: &report) }
if let path = words.last { try report.write(to: path) }
