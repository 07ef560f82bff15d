import TransitionGallery
import TransitionTesting
import UIKit

extension GalleryItem {
  /// The first act, and the last one as the way back where there are two or more.
  @MainActor
  package var flow: ScreenFlow {
    let item = self
    let hasWayBack = acts.count > 1
    let start: ScreenFlow.Action = { root, _ in item.acts[0].perform(root) }
    let goBack: ScreenFlow.Action = { root, animated in item.goBack(root, animated) }
    var flow = ScreenFlow(
      slug, makeRoot: { item.makeRoot() }, prepare: { item.prepare($0) }, start: start,
      reverse: hasWayBack ? goBack : nil)
    flow.swipe = interaction.map {
      .init(
        driving: hasWayBack ? .back : .forward, from: $0.start, across: $0.way,
        of: $0.space == .window ? .window : .screen, followsReading: true)
    }
    flow.isInteractive = true
    // Acts are always animated; the way back of all but tabs and screens can be without motion too.
    flow.heedsAnimated = hasWayBack && kind != .tab && kind != .screen ? [.back] : []
    return flow
  }

  @MainActor
  private func goBack(_ root: UIViewController, _ animated: Bool) {
    if animated { return acts[acts.count - 1].perform(root) }
    if let stack = root as? UINavigationController {
      stack.popViewController(animated: false)
    } else {
      root.dismiss(animated: false)
    }
  }
}
