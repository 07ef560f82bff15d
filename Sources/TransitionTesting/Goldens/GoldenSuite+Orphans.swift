import Foundation
import Raster
import Rehearsal

extension GoldenSuite {
  /// Goldens in the folder that none of the flows has any more. What no suite has written is left
  /// out: other pictures and texts, and goldens of `assertSnapshot`.
  /// - Parameter modes: Every mode that is recorded; `plain` always counts. Nil: any mode counts.
  public func orphans(of flows: [ScreenFlow], modes: [Mode]? = []) -> [URL] {
    let names = Dictionary(
      flows.map { flow in
        let known = Set(Sweep.scenarios(for: flow).map(\.name)).intersection(scenarios)
        return (GoldenSuite.folderName(flow.name), known)
      }, uniquingKeysWith: { $0.union($1) })
    let suffixes = modes.map { Set(([.plain] + $0).map { $0 == .plain ? "" : "[\($0)]" }) }
    return goldens.filter { golden in
      names[golden.flow]?.contains(golden.scenario) != true
        || suffixes?.contains(golden.suffix) == false
    }.map(\.file)
  }

  /// Whether there are goldens, and none of them is of one of the flows: it is the folder of
  /// another program.
  package func isAnothers(than flows: [ScreenFlow]) -> Bool {
    let folders = Set(flows.map { GoldenSuite.folderName($0.name) })
    let goldens = goldens
    return !goldens.isEmpty && !goldens.contains { folders.contains($0.flow) }
  }

  /// A file that a suite has written.
  private struct Golden {
    let file: URL
    /// The folder that stands for its flow.
    let flow: String
    let scenario: String
    /// `[dark]`; empty for the plain mode.
    let suffix: String

    /// Nil for a file that no suite has written, as far as name and contents tell.
    init?(_ file: URL) {
      let name = file.lastPathComponent
      guard let kind = GoldenKind.extensions.first(where: { name.hasSuffix("." + $0) }) else {
        return nil
      }
      let stem = name.dropLast(kind.count + 1)
      scenario = String(stem.prefix { $0 != "[" })
      suffix = String(stem.dropFirst(scenario.count))
      flow = file.deletingLastPathComponent().lastPathComponent
      self.file = file
      let isScenario = Scenario.Direction.allCases.contains {
        scenario.hasPrefix("\($0.rawValue)-")
      }
      guard isScenario, !scenario.contains("."), suffix.isEmpty || suffix.hasSuffix("]"),
        let bytes = try? Data(contentsOf: file), Self.isOurs(kind, [UInt8](bytes))
      else { return nil }
    }

    private static func isOurs(_ kind: String, _ bytes: [UInt8]) -> Bool {
      if kind == "png" {
        return (try? PNGFile.texts(of: bytes))?.contains { $0.keyword == "Rehearsal" } == true
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      if kind == "trace.txt" { return lines.first.map(String.init) == TraceGolden.head }
      return !lines.isEmpty
        && lines.allSatisfy { line in
          let parts = line.split(separator: "\t", maxSplits: 1)
          return parts.count == 2 && Double(parts[0]) != nil
        }
    }
  }

  /// Every golden there is, sorted.
  private var goldens: [Golden] {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.sorted().flatMap { name -> [URL] in
      let inner = folder.appendingPathComponent(name)
      return ((try? manager.contentsOfDirectory(atPath: inner.path)) ?? []).sorted().map {
        inner.appendingPathComponent($0)
      }
    }.compactMap(Golden.init)
  }
}
