import Foundation

/// What an application's Info.plist says in its languages.
///
/// Where a language has a table of its own for it, Foundation here looks nowhere else: the version number is
/// in no such table, and was nil. So each is completed by what the Info.plist says.
struct LocalizedInfo {
  /// The application's folder.
  let bundle: URL
  /// What is laid into it.
  let resources: [(place: String, path: String)]

  private static let name = "InfoPlist.strings"

  private var places: [String] {
    let files = FileManager.default
    return ((try? files.contentsOfDirectory(atPath: bundle.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".lproj") }.map { "\($0)/\(Self.name)" }
      .filter { files.fileExists(atPath: bundle.appendingPathComponent($0).path) }
  }

  /// Puts the tables back to what the project has: those that were completed go, or are copied anew.
  func reset() throws {
    for place in places {
      let file = bundle.appendingPathComponent(place)
      try FileManager.default.removeItem(at: file)
      guard let own = resources.first(where: { $0.place == place }) else { continue }
      try FileManager.default.copyItem(atPath: own.path, toPath: file.path)
    }
  }

  /// Completes the tables.
  func complete(by info: [String: Any]) throws {
    for place in places {
      let file = bundle.appendingPathComponent(place)
      let read = try? PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
      guard let own = read as? [String: Any] else { continue }
      let all = info.merging(own) { _, own in own }
      try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
        .write(to: file, options: .atomic)
    }
  }
}
