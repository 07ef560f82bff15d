/// An Xcode project as plain values.
package struct Project: Sendable {
  /// The `.xcodeproj`, absolute.
  package let path: String
  /// The folder that its paths begin at.
  package let folder: String
  package var targets: [Target] = []
  /// Folders of Swift packages that it uses, absolute.
  package var localPackages: [String] = []
  /// Packages that it fetches from somewhere.
  package var remotePackages: [RemotePackage] = []
  /// Other projects that it refers to, absolute.
  package var projects: [String] = []
  package var schemes: [Scheme] = []
  /// What could not be found or made out, a line each.
  package var notes: [String] = []
  /// The newest Xcode that has left a trace in it; nil where none has.
  package var xcode: Int?

  /// The project's own name.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".xcodeproj") ? String(file.dropLast(".xcodeproj".count)) : file
  }

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }
}

/// A Swift package that lies somewhere else.
package struct RemotePackage: Equatable, Sendable {
  package let address: String

  package init(address: String) { self.address = address }
}

/// What somebody chooses beside Xcode's button for running.
package struct Scheme: Equatable, Sendable {
  package let name: String
  /// The target that it launches; nil for a scheme that launches none.
  package let target: String?
  /// Such as `Debug`.
  package let configuration: String?
}
