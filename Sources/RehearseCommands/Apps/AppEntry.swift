import Foundation
import Projects

/// Where an application begins.
struct AppEntry {
  /// The delegate's class.
  let delegate: String

  /// The program's beginning in the place of the application's own.
  func program(of plan: ModulePlan) -> String {
    // The application's own first.
    let modules = plan.modules.reversed().map(\.compiledName)
    let aliases = plan.aliases.sorted { $0.key < $1.key }
    return """
      import RehearseCommands
      import UIKit
      MainActor.assumeIsolated {
        LaunchedApp.play(\(delegate).self, modules: \(modules), aliases: \(AppEntry.literal(aliases)))
      }

      """
  }

  private static func literal(_ aliases: [(key: String, value: String)]) -> String {
    let entries = aliases.map { "\"\($0.key)\": \"\($0.value)\"" }
    return "[" + (entries.isEmpty ? ":" : entries.joined(separator: ", ")) + "]"
  }

  /// - Throws: `UsageError` where nothing begins that can be shown.
  init(of module: Module) throws {
    var conforming: String?
    var main: String?
    for path in module.swiftFiles {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("@main") || text.contains("ApplicationMain"),
        let match = text.firstMatch(
          of:
            /(?m)^[ \t]*(?:@\w+\s+)*?@(?:main|UIApplicationMain)\b[\s\S]*?\b(class|struct|enum)\s+(\w+)([^{]*)\{/
        )
      {
        guard match.1 == "class" || !match.3.contains("App") else {
          throw UsageError(
            "\(path.printable): \(match.2) is an application of SwiftUI, which is not shown here")
        }
        delegate = String(match.2)
        return
      }
      if path.hasSuffix("/main.swift") {
        main =
          text.firstMatch(of: /NSStringFromClass\(\s*(\w+)\.self/).map { String($0.1) }
          ?? text.firstMatch(of: /describing:\s*(\w+)\.self/).map { String($0.1) } ?? main
      }
      if conforming == nil, text.contains("UIApplicationDelegate"),
        let match = text.firstMatch(of: /\bclass\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/)
      {
        conforming = String(match.1)
      }
    }
    guard let found = main ?? conforming else {
      throw UsageError(
        "\(module.origin) has no application delegate in Swift: nothing says where it begins")
    }
    delegate = found
  }
}
