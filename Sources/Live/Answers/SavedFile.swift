import Foundation
import Raster
import Rehearsal

/// A file made of a session, for its person to keep.
package struct SavedFile: Sendable {
  /// Below the folder that is written to.
  package let name: String
  package let bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  package init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  /// What is kept.
  package enum Kind: String, Sendable {
    /// What the fingers did.
    case script
    /// A script, the calls that it led to, and a test that holds them against each other.
    case test
    /// A folder for a report of a bug: script, film, calls, the picture, what is not supported.
    case report
  }

  @MainActor
  static func files(_ kind: Kind, of show: LiveShow) throws -> [SavedFile] {
    let name = show.session.production.name
    switch kind {
    case .script: return [SavedFile("\(name).rehearsal", show.script.description)]
    case .test: return []
    case .report: return try SavedReport(show).files
    }
  }
}
