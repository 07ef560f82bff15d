import UIKit

/// Screens over screens that stay.
extension Catalogue {
  static let overlays = [springDrawer, bottomSheet, cardStack, sideMenu]

  private static let springDrawer = overlay(
    "spring-drawer", "Spring drawer",
    "A drawer on a spring that a finger catches in flight, opening or closing.", 0.7,
    { SpringDrawerTransition() }, { NotesViewController() }
  ).telling {
    $0.parameters = [
      .init("duration", "0.7 s"), .init("damping ratio", "0.78"),
      .init("height", "0.7 of the container"),
    ]
    $0.interaction = .init(
      from: CGPoint(x: 0.5, y: 0.4), across: CGVector(dx: 0, dy: 0.7), isGrabbedInFlight: true)
    $0.script = """
      open
      wait 0.12 s
      pan from 50%,70% to 50%,91% over 0.3 s
      hold 0.2 s
      release at 0 pt/s
      settle
      wait 0.3 s
      open
      wait 0.12 s
      pan from 50%,70% to 50%,59.5% over 0.3 s
      release at 600 pt/s
      settle
      wait 0.3 s
      pan from 50%,47% to 50%,84.5% over 0.4 s
      release at 900 pt/s
      settle

      """
    $0.cancelScript = """
      open
      settle
      pan from 50%,47% to 50%,70.5% over 0.5 s
      hold 0.2 s
      release at 0 pt/s
      settle

      """
  }

  private static let bottomSheet = overlay(
    "bottom-sheet", "Bottom sheet",
    "A sheet that rests at two heights and makes room for the keyboard.", 0.45,
    { BottomSheetTransition() }, { NotesViewController() }
  ).telling {
    $0.parameters = [
      .init("detents", "0.5 and 0.9 of the height"), .init("in", "0.45 s, damping ratio 1"),
      .init("snap", "0.45 s, damping ratio 0.82"),
    ]
    $0.script = """
      open
      settle
      wait 0.2 s
      tap note
      settle
      wait 0.4 s
      pan from "Notes" to 50%,54% over 0.4 s
      release at 0 pt/s
      settle
      wait 0.2 s
      pan from "Notes" to 50%,16% over 0.4 s
      release
      settle
      wait 0.3 s
      fling from "Notes" at 0,2400 pt/s
      settle

      """
    $0.cancelScript = """
      open
      settle
      pan from 50%,56.4% to 50%,70.5% over 0.4 s
      hold 0.2 s
      release at 0 pt/s
      settle

      """
  }

  private static let cardStack = overlay(
    "card-stack", "Card stack",
    "A card comes over the screen, which steps back and shows its edge above it.", 0.45,
    { CardStackTransition() }, { StoryViewController() }
  ).telling {
    $0.parameters = [
      .init("screen beneath", "scale 0.9, corners 12 pt"),
      .init("in", "0.45 s, damping ratio 1"),
    ]
    $0.interaction = .init(from: CGPoint(x: 0.5, y: 0.3), across: CGVector(dx: 0, dy: 1))
    $0.script = pull(by: 39)
    $0.cancelScript = pull(by: 20)
  }

  private static let sideMenu = overlay(
    "side-menu", "Side menu",
    "A menu comes out of the edge where reading begins; a finger pushes it back.", 0.45,
    { SideMenuTransition() }, { SideMenuViewController() }
  ).telling {
    $0.parameters = [
      .init("width", "0.75 of the width, at most 300 pt"),
      .init("in", "0.45 s, damping ratio 1"),
    ]
    $0.interaction = .init(
      from: CGPoint(x: 0.8, y: 0.5), across: CGVector(dx: -1, dy: 0), of: .screen)
    $0.script = tuck(by: 190)
    $0.cancelScript = tuck(by: 80)
  }

  private static func overlay(
    _ slug: String, _ title: String, _ summary: String, _ duration: TimeInterval,
    _ transition: @escaping @MainActor () -> UIViewControllerTransitioningDelegate,
    _ screen: @escaping @MainActor () -> UIViewController
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: "the field's overlays", kind: .modal,
      makeRoot: { OverlayHostViewController(transition: transition(), screen: screen) },
      acts: [
        .init(duration, "open") { root in (root as? OverlayHostViewController)?.open() },
        .init(duration, "close") { root in root.dismiss(animated: true) },
      ])
  }

  private static func tuck(by way: Int) -> String {
    """
    open
    settle
    wait 0.3 s
    pan from leading 240,430 by leading \(way),0 over 0.5 s
    hold 0.2 s
    release at 0 pt/s
    settle

    """
  }
}
