import GalleryApp
import Rehearsal
import UIKit

extension SessionSource {
  /// The example application, started as a device does.
  package static let galleryApp = SessionSource(name: "gallery-app", title: "Rehearsal Gallery") {
    stage in
    stage.launch(AppDelegate.self)
    stage.settle()
    return []
  }
}
