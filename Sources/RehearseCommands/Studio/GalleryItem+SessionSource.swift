import Rehearsal
import TransitionGallery
import UIKit

extension GalleryItem {
  /// Puts the item's screens onto a fresh stage and brings them to rest.
  @MainActor
  func open(on stage: Stage) -> UIViewController {
    let root = makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { prepare(root) }
    stage.settle()
    return root
  }

  /// The item for a window: its acts are what can be started.
  @MainActor
  package var production: SessionSource {
    let item = self
    var production = SessionSource(name: slug, title: title) { stage in
      let root = item.open(on: stage)
      return item.acts.map { act in { act.perform(root) } }
    }
    production.flow = SessionSource.FlowWords(
      imports: ["RehearseCommands", "TransitionGallery"],
      words: "Catalogue.item(\"\(slug)\").map { $0.flow }")
    return production
  }
}
