import Foundation
import Raster
import Rehearsal

extension GoldenSuite {
  /// Goldens in the folder that none of the flows has any more. What no suite has written is left
  /// out, and what is not as it was written: `record` keeps a list beside the goldens.
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

    /// Nil for a name that no golden has.
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
    }
  }

  /// Every golden there is, sorted: what a suite has written, as it has written it. Links are not
  /// followed.
  private var goldens: [Golden] {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.sorted().flatMap { name -> [Golden] in
      let inner = folder.appendingPathComponent(name)
      guard FolderManifest.isFolder(inner),
        let manifest = FolderManifest(in: inner, name: GoldenSuite.manifest)
      else { return [] }
      let files = (try? manager.contentsOfDirectory(atPath: inner.path)) ?? []
      return files.sorted().filter { manifest.owns($0, in: inner) }
        .compactMap { Golden(inner.appendingPathComponent($0)) }
    }
  }

  /// Removes goldens, and with the last one of a flow its folder.
  package static func remove(_ goldens: [URL]) throws {
    for file in goldens {
      let folder = file.deletingLastPathComponent()
      guard var manifest = FolderManifest(in: folder, name: manifest) else { continue }
      try FileManager.default.removeItem(at: file)
      manifest.forget(file.lastPathComponent)
      let list = folder.appendingPathComponent(GoldenSuite.manifest)
      if manifest.isEmpty {
        try FileManager.default.removeItem(at: list)
        // Only where nothing else lies in it.
        rmdir(folder.path)
      } else {
        try AtomicFile.write(Array(manifest.text.utf8), to: list)
      }
    }
  }

  /// What is known of a flow's folder lies in this file in it.
  nonisolated static let manifest = ".rehearse-goldens"
}
