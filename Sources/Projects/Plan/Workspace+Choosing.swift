extension Workspace {
  /// The applications that can be shown, those of the workspace's own projects first.
  package var applications: [Target] {
    targets.filter { $0.kind == .application && $0.isForIOS }
  }

  /// The application that is meant.
  /// - Parameters:
  ///   - name: A target's; nil for the only one, or the most likely.
  ///   - scheme: A scheme's, which says the target.
  /// - Throws: `ProjectError` with what there is.
  package func application(named name: String?, scheme: String?) throws -> Target {
    let all = applications
    guard !all.isEmpty else {
      throw ProjectError(
        path, "there is no application for iOS in it: \(list(targets.map(\.name)))")
    }
    if let scheme {
      guard let found = schemes.first(where: { $0.name == scheme }) else {
        throw ProjectError(path, "there is no scheme '\(scheme)': \(list(schemes.map(\.name)))")
      }
      return try application(named: found.target, scheme: nil)
    }
    if let name {
      guard let found = all.first(where: { $0.name == name }) else {
        throw ProjectError(path, "there is no application '\(name)': \(list(all.map(\.name)))")
      }
      return found
    }
    let own = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    let swift = all.filter { !$0.swiftFiles.isEmpty }
    let likely = swift.isEmpty ? all : swift
    return likely.first { $0.name == own } ?? likely[0]
  }

  private func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    return names.isEmpty
      ? "there are none" : "there are \(names.prefix(40).joined(separator: ", "))"
  }

  /// The framework or library whose module has a name, as a target that needs it would find it.
  package func library(module name: String, for project: String, dependencies: [String]) -> Target?
  {
    let all = targets.filter {
      ($0.kind == .framework || $0.kind == .library) && $0.moduleName == name
    }
    func weight(_ target: Target) -> Int {
      (dependencies.contains(target.name) ? 4 : 0) + (target.isForIOS ? 8 : 0)
        + (target.project == project ? 2 : 0) + (target.swiftFiles.isEmpty ? 0 : 16)
    }
    // The first of those that weigh the most.
    return all.enumerated().max {
      (weight($0.element), -$0.offset) < (weight($1.element), -$1.offset)
    }?.element
  }
}
