import GalleryApp
import Rehearsal
import UIKit

extension Production {
  /// The example application, started as a device does.
  package static let galleryApp = Production(name: "gallery-app", title: "Rehearsal Gallery") {
    stage in
    stage.launch(AppDelegate.self)
    stage.settle()
    return []
  }
}
