import Foundation
import PackagePlugin

/// Builds a target from ordinary iOS sources: every Swift file of its folder that the manifest
/// excludes is rewritten, and the result compiled in its place.
@main
struct RewriteSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let listed = Set(
      module.sourceFiles(withSuffix: ".swift").map(\.url.standardizedFileURL.path))
    let inputs = swiftFiles(under: module.directoryURL).filter {
      !listed.contains($0.standardizedFileURL.path)
    }
    guard !inputs.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
    return [
      .buildCommand(
        displayName: "Rewriting the sources of \(target.name)",
        executable: try context.tool(named: "rehearse-rewrite").url,
        arguments: (module.kind == .executable ? [] : ["--library"]) + ["--to", folder.path]
          + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: inputs.map { folder.appending(path: "Rewritten+" + $0.lastPathComponent) })
    ]
  }

  /// In the order of their paths, so that a build repeats itself.
  private func swiftFiles(under folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
