import Foundation

// bench [animations | films] [--output FILE]: prints a table and writes the same as JSON.
var words = Array(CommandLine.arguments.dropFirst())
let part = ["animations", "films"].first { $0 == words.first }
if part != nil { words.removeFirst() }
guard words.isEmpty || (words.count == 2 && words[0] == "--output") else {
  FileHandle.standardError.write(
    Data("usage: bench [animations | films] [--output FILE]\n".utf8))
  exit(2)
}
print(Report.header)
var report = Report()
if part != "animations" { MainActor.assumeIsolated { FilmBenchmark.run(into: &report) } }
if part != "films" { AnimationBenchmark.run(into: &report) }
if let path = words.last { try report.write(to: path) }
