import UIKit

/// Screens as applications are made of them, with the system's own lists, fields, menus and motion.
///
/// They are items like the transitions, of a kind of their own: the acts of each are a change of screens
/// of the system's, there and back, so that checks and goldens have something to hold; all else that is
/// done on it is its script, by touches and keys alone.
extension Catalogue {
  /// A screen for each of the system's families: lists, swipes, compositions, forms and menus, search,
  /// columns, dynamics.
  public static let screens: [GalleryItem] = [
    settingsList, mailList, photoCollection, contactForm, placeSearch, foldersSplit,
    fallingBlocks,
  ]

  private static let settingsList = screen(
    "settings-list", "Settings list",
    "Inset groups with switches and values; a row leads to a page, a large title into the bar.",
    of: "UICollectionViewListCell", { stack(SettingsListController()) },
    acts: [
      .init(0.5057, "open") { root in
        (bottom(of: root) as? SettingsListController)?.openDisplay()
      },
      back,
    ],
    [
      .init("list", "insetGrouped"),
      .init("rows", "value and subtitle cells, customView and disclosureIndicator"),
    ],
    script: """
      tap flight
      settle
      wait 0.3 s
      pan from 50%,75% by 0,-260 over 0.4 s
      hold 0.1 s
      release at 0 pt/s
      settle
      wait 0.2 s
      tap "Display & Brightness"
      settle
      wait 0.3 s
      tap "Dark"
      settle
      wait 0.3 s
      pan from leading 0.5%,61% to leading 67%,61% over 0.4 s
      release
      settle
      wait 0.2 s
      fling from 50%,40% at 0,900 pt/s
      settle

      """)

  private static let mailList = screen(
    "mail-list", "Mail list",
    "Rows that are swiped aside for what can be done with them; one goes, the rest close up.",
    of: "UISwipeActionsConfiguration", { stack(MailListController()) },
    acts: [
      .init(0.5057, "open") { root in (bottom(of: root) as? MailListController)?.openFirst() },
      back,
    ],
    [
      .init("list", "plain, subtitle cells"),
      .init("behind a row", "delete and flag at its end, read at its beginning"),
    ],
    script: """
      pan from "渡辺 陽子" by leading 150,0 over 0.35 s
      release at 0 pt/s
      settle
      wait 0.3 s
      tap Delete
      settle
      wait 0.3 s
      pan from "Marit Solberg" by trailing 110,0 over 0.3 s
      release at 0 pt/s
      settle
      wait 0.2 s
      tap Read
      settle
      wait 0.3 s
      tap "Marit Solberg"
      settle
      wait 0.3 s
      pan from leading 0.5%,61% to leading 67%,61% over 0.4 s
      release
      settle

      """)

  private static let photoCollection = screen(
    "photo-collection", "Photo collection",
    "Rows that scroll sideways over a grid that scrolls up; a picture opens.",
    of: "UICollectionViewCompositionalLayout", { stack(PhotoCollectionController()) },
    acts: [
      .init(0.5057, "open") { root in
        (bottom(of: root) as? PhotoCollectionController)?.openFirst()
      },
      back,
    ],
    [
      .init("memories", "groupPagingCentered"),
      .init("places", "continuousGroupLeadingBoundary"), .init("all", "three columns and more"),
    ],
    script: """
      fling from trailing 60,330 at leading 900,0 pt/s
      settle
      wait 0.2 s
      fling from trailing 60,590 at leading 700,0 pt/s
      settle
      wait 0.2 s
      fling from 50%,75% at 0,-1100 pt/s
      settle
      wait 0.3 s
      tap 50%,60%
      settle
      wait 0.3 s
      pan from leading 0.5%,61% to leading 67%,61% over 0.4 s
      release
      settle

      """)

  private static let contactForm = screen(
    "contact-form", "Form",
    "A sheet with fields, the keyboard that rises for them, and a button with a menu.",
    of: "UITextField, UIMenu", { stack(PeopleController()) },
    acts: [
      .init(0.5057, "open") { root in (bottom(of: root) as? PeopleController)?.openForm() },
      .init(0.5057, "close") { root in root.dismiss(animated: true) },
    ],
    [
      .init("sheet", "large"), .init("menu", "showsMenuAsPrimaryAction, three lines with signs"),
      .init("list", "a table, insetGrouped"),
    ],
    script: """
      tap add
      settle
      wait 0.2 s
      tap "First name"
      settle
      type "Ada"
      key return
      type "Holm"
      settle
      wait 0.2 s
      tap label
      settle
      wait 0.3 s
      tap "Work"
      settle
      wait 0.2 s
      scroll to note
      tap note
      settle
      type "Met on the ferry."
      wait 0.3 s
      tap "Done"
      settle

      """)

  private static let placeSearch = screen(
    "place-search", "Search",
    "A field in the bar, words that narrow the search, and a list that follows what is typed.",
    of: "UISearchController", { stack(PlaceSearchController()) },
    acts: [
      .init(0.5057, "open") { root in (bottom(of: root) as? PlaceSearchController)?.openFirst() },
      back,
    ],
    [
      .init("bar", "under the title, with three scopes"),
      .init("results", "by difference of snapshots"),
    ],
    script: """
      tap search
      settle
      wait 0.2 s
      type "ja"
      settle
      wait 0.3 s
      tap "Mountains"
      settle
      wait 0.3 s
      type "v"
      settle
      wait 0.4 s
      key backspace
      settle
      tap "Cancel"
      settle

      """)

  private static let foldersSplit = screen(
    "folders-split", "Split view",
    "Folders and what is in them: two columns on a wide screen, one after the other on a narrow one.",
    of: "UISplitViewController", { FoldersSplitController() },
    acts: [
      .init(0.5057, "open") { root in (root as? FoldersSplitController)?.openFirst() },
      .init(0.5057, "close") { root in (root as? FoldersSplitController)?.goBack() },
    ],
    [.init("columns", "two"), .init("first column", "sidebar list")],
    script: """
      tap "Flagged"
      settle
      wait 0.4 s
      tap "Folders"
      settle
      wait 0.3 s

      """)

  private static let fallingBlocks = screen(
    "falling-blocks", "Falling blocks",
    "Blocks fall, bump and come to rest; a finger pulls one about, and they snap back.",
    of: "UIDynamicAnimator", { stack(FallingBlocksController(), large: false) },
    acts: [
      .init(0.5057, "open") { root in
        (bottom(of: root) as? FallingBlocksController)?.openSettings()
      },
      .init(0.5057, "close") { root in root.dismiss(animated: true) },
    ],
    [
      .init("behaviours", "gravity, collision, attachment, snap"),
      .init("blocks", "elasticity 0.45, friction 0.3"),
    ],
    script: """
      tap "Drop"
      settle
      wait 0.2 s
      tap settings
      settle
      pan from bounce by trailing 50,0 over 0.3 s
      release
      wait 0.2 s
      tap 50%,15%
      settle
      pan from "star.fill" by 0,-330 over 0.5 s
      move by 60,0 over 0.15 s
      release
      settle
      wait 0.2 s
      tap "Gather"
      settle

      """)

  // MARK: Parts

  private static func screen(
    _ slug: String, _ title: String, _ summary: String, of origin: String,
    _ makeRoot: @escaping @MainActor () -> UIViewController, acts: [GalleryItem.Act],
    _ parameters: [GalleryItem.Parameter], script: String
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: origin, kind: .screen,
      makeRoot: makeRoot, acts: acts
    ).telling {
      $0.parameters = parameters
      $0.reducedMotion = "As the system does it: it moves all the same."
      $0.script = script
    }
  }

  private static let back = GalleryItem.Act(0.5057, "close") { root in
    (root as? UINavigationController)?.popViewController(animated: true)
  }

  private static func stack(
    _ screen: UIViewController, large: Bool = true
  ) -> UINavigationController {
    large
      ? LargeTitleStack(rootViewController: screen)
      : UINavigationController(rootViewController: screen)
  }

  private static func bottom(of root: UIViewController) -> UIViewController? {
    (root as? UINavigationController)?.viewControllers.first
  }
}
