import Foundation

/// What lies in a folder that somebody has named, and below it. A folder that holds more than an
/// application's checkout does, such as a whole machine, is told as that soon, and not looked through.
package enum FolderWalk {
  /// Files and folders, the left out among them; most checkouts have less than a tenth. Fewer where a test
  /// asks for it.
  @TaskLocal package static var most = 100_000

  /// Paths from the folder on, sorted; links are not followed.
  /// - Parameter isLeftOut: Whether what has this name is passed over, with all that lies below it.
  /// - Throws: `ProjectError` where there is more than `most`.
  package static func paths(
    in folder: String, except isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    var seen = 0
    while let path = walk?.nextObject() as? String {
      seen += 1
      guard seen <= most else { throw tooMany(folder) }
      if isLeftOut((path as NSString).lastPathComponent) {
        walk?.skipDescendants()
      } else {
        found.append(path)
      }
    }
    return found.sorted()
  }

  static func tooMany(_ folder: String) -> ProjectError {
    ProjectError(
      folder, "holds more than \(most) files and folders; name the application's own folder in it")
  }
}
