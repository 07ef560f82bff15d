import Foundation
import PackagePlugin

/// Writes the optional methods of a target's protocols as values, for calls like
/// `delegate.moved?(to: x)`.
@main
struct OptionalCalls: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let inputs = module.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "OptionalCalls.swift")
    return [
      .buildCommand(
        displayName: "Writing the optional calls of \(target.name)",
        executable: try context.tool(named: "rehearse-rewrite").url,
        arguments: ["--calls", output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
