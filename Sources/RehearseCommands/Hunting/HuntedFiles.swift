import Foundation
import Hunting
import Live
import Rehearsal
import TransitionTesting

extension HuntCommand {
  /// Where what is found goes.
  struct Folders {
    var output: WholeFolder?
    var save: WholeFolder?
  }

  /// The folders that are asked for, looked at before any work is done for them.
  func output(_ arguments: Arguments) throws -> Folders {
    Folders(
      output: try arguments[output].map {
        try WholeFolder(absolutePath($0), marker: ".rehearse-hunt")
      },
      save: try arguments[save].map {
        try WholeFolder(absolutePath($0), marker: ".rehearse-hunt-tests")
      })
  }

  func write(_ reports: [HuntReport], to folders: Folders, _ arguments: Arguments) throws {
    let mode = try arguments[modes] ?? .plain
    try folders.output?.write { folder in
      let text = reports.map(\.description).joined(separator: "\n")
      try Data(text.utf8).write(to: folder.appendingPathComponent("report.txt"))
      try Data(reports.map(\.json).joined().utf8)
        .write(to: folder.appendingPathComponent("report.jsonl"))
      for report in reports {
        let hunt = Hunt(try studio.flow(report.flow), mode: mode)
        for (index, find) in report.finds.enumerated() {
          let name = "\(report.flow)-\(index + 1)"
          try Data(find.script.description.utf8)
            .write(to: folder.appendingPathComponent("\(name).rehearsal"))
          try hunt.film(of: find.script).write(to: folder.appendingPathComponent("\(name).webp"))
        }
      }
    }
    try folders.save?.write { folder in
      for report in reports {
        for (index, find) in report.finds.enumerated() {
          for file in try test(of: find, of: report.flow, number: index + 1) {
            try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
          }
        }
      }
    }
  }

  /// A test that fails as long as the script breaks what it breaks.
  private func test(
    of find: HuntReport.Find, of slug: String, number: Int
  ) throws -> [SavedFile] {
    guard let flow = try studio.production(slug).flow else {
      throw UsageError(
        "a test needs a flow of a package: 'rehearse new' makes one · -o keeps the script")
    }
    let name = "\(slug)-\(number)"
    let source = TestSource(
      name: name, kind: "Hunt", imports: ["Hunting", "Rehearsal"], flow: flow,
      about: "Found by a hunt: \(find.failure.name), \(find.failure.subject). The file beside this "
        + "one, `\(name).rehearsal`, is\n/// what was done.",
      title: "what was found once holds", function: "found",
      body: """
            let file = folder.appendingPathComponent("\(name).rehearsal")
            let script = try RehearsalScript(parsing: String(contentsOf: file, encoding: .utf8))
            #expect(try Hunt(flow).failures(of: script) == [])
        """)
    return [
      SavedFile("\(name).rehearsal", find.script.description),
      SavedFile("\(source.typeName).swift", source.text),
    ]
  }
}
