import Foundation
import Projects

extension Module {
  /// All the Swift files in a folder as one module, tests and examples left out: a pod whose project is
  /// not in the checkout, or what somebody has named.
  /// - Throws: `ProjectError` for a folder of more than anybody's module.
  init(name: String, folder: String) throws {
    let paths = try FolderWalk.paths(in: folder)
    let others: Set<String> = [
      "Tests", "Test", "Example", "Examples", "Demo", "Sample", "Samples", ".build", "Pods",
      "Playgrounds", "Benchmarks",
    ]
    let swift = paths.filter { path in
      let parts = path.split(separator: "/").dropLast()
      return path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
        && !parts.contains {
          others.contains(String($0)) || $0.hasSuffix("Tests") || $0.hasPrefix(".")
            || $0.hasSuffix(".playground")
        }
    }
    let roots = ["Sources/\(name)/", "Source/", "Sources/", "\(name)/"]
    let root = roots.first { root in swift.contains { $0.hasPrefix(root) } } ?? ""
    self.init(
      name: name, origin: "folder \(folder)",
      swiftFiles: swift.filter { $0.hasPrefix(root) }.map { folder + "/" + $0 })
    bringsUIKit = true
  }
}
