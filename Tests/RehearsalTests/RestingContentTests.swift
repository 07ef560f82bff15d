import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// UIKit lays a screen out anew when a transition has moved it out of the safe area; the gallery's
/// screens do not jump by that.
@MainActor @Suite("Content in flight")
struct RestingContentTests {
  @Test("stays where it is in its screen")
  func still() {
    for item in Catalogue.items { watch(item) }
  }

  private func watch(_ item: GalleryItem) {
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    for act in item.acts {
      var places = Places(item.slug)
      places.note(shown(over: root))
      stage.perform { act.perform(root) }
      let screen = shown(over: root)
      places.note(screen)
      for _ in 0..<24 {
        stage.advance(to: stage.now + 1 / 30.0)
        places.note(screen)
      }
      stage.settle()
    }
  }

  /// Where the parts of screens are in them.
  @MainActor
  private struct Places {
    private let slug: String
    private var known: [ObjectIdentifier: (size: CGSize, frame: CGRect)] = [:]

    init(_ slug: String) { self.slug = slug }

    mutating func note(_ screen: UIViewController) {
      guard let view = screen.viewIfLoaded, view.window != nil else { return }
      for part in view.subviews where part.transform.isIdentity && part.alpha == 1 {
        let now = (size: view.bounds.size, frame: part.frame)
        let before = known.updateValue(now, forKey: ObjectIdentifier(part))
        guard let before, before.size == now.size else { continue }
        #expect(abs(before.frame.minY - now.frame.minY) < 1, "\(slug): \(part) of \(screen)")
      }
    }
  }

  /// The screen in front.
  private func shown(over root: UIViewController) -> UIViewController {
    var screen = root
    while let next = screen.presentedViewController { screen = next }
    return screen
  }
}
