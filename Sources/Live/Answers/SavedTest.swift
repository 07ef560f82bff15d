import Foundation
import Rehearsal

/// A script, what it leads to, and a test that holds one against the other.
@MainActor
struct SavedTest {
  private let show: LiveShow

  init(_ show: LiveShow) { self.show = show }

  var files: [SavedFile] {
    get throws {
      let name = show.session.production.name
      return [SavedFile("\(name).rehearsal", show.script.description)]
    }
  }
}
