import Foundation
import Projects

/// Paths below a folder that a person has named, from the folder on, sorted.
/// - Parameter isLeftOut: Whether what has this name is passed over, with all that lies below it.
/// - Throws: `UsageError` for a folder of more than anybody's checkout.
func paths(
  inNamed folder: String, except isLeftOut: (String) -> Bool = { _ in false }
) throws -> [String] {
  do {
    return try FolderWalk.paths(in: folder, except: isLeftOut)
  } catch let error as ProjectError {
    throw UsageError("\(error)".printable)
  }
}
