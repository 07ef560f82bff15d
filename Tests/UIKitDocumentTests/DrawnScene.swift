import Foundation
import Raster
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// A screen of a storyboard, and how code makes the same.
struct DrawnScene: Sendable, CustomTestStringConvertible {
  let name: String
  /// What lies in the folder, by name; `Main.storyboard` is opened.
  let files: [String: String]
  let code: @MainActor @Sendable () -> UIViewController

  var testDescription: String { name }

  var xml: String { files.values.joined() }

  init(
    _ name: String, _ scenes: [String], resources: String = "", more: [String: String] = [:],
    _ code: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    let main = DocumentRig.storyboard(scenes)
      .replacingOccurrences(
        of: "</document>", with: "<resources>\(resources)</resources></document>")
    files = more.merging(["Main.storyboard": main]) { $1 }
    self.code = code
  }

  @MainActor
  static func look(_ make: () throws -> UIViewController?) throws -> (Bitmap, [String]) {
    let stage = Stage(scale: 1)
    try stage.perform { stage.window.rootViewController = try make() }
    stage.advance(to: 0.5)
    let picture = stage.take(at: [0.5]).drawPicture(0, renderer: Renderer(scale: 1, threads: 1))
    return (picture, stage.violations.map(\.message) + stage.unsupported)
  }
}

@Suite("A screen in a document and the same screen in code")
@MainActor
struct SceneLawTests {
  @Test("show the same pixels, of each kind", arguments: DrawnScene.all)
  func same(scene: DrawnScene) throws {
    let drawn = try DocumentRig.withBundle(scene.files) { bundle in
      try DrawnScene.look {
        UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      }
    }
    let coded = try DrawnScene.look { scene.code() }
    #expect(drawn.0 == coded.0, "\(scene.name)")
    #expect(drawn.1 == coded.1)
    let nothing = try DrawnScene.look { UIViewController() }
    #expect(coded.0 != nothing.0, "\(scene.name) shows nothing")
  }
}

extension DrawnScene {
  private static let orange =
    "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  private static func screen(
    _ id: String, _ view: String = orange, _ more: String = "", tag: String = "viewController"
  ) -> String {
    "<\(tag) id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"\(id)v\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      + "\(view)</view>\(more)</\(tag)>"
  }

  private static func stack(_ more: String = "", of root: String = "b", _ attributes: String = "")
    -> String
  {
    "<navigationController id=\"a\" sceneMemberID=\"viewController\" \(attributes)>\(more)<connections>"
      + "<segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
      + "</connections></navigationController>"
  }

  @MainActor private static func plain() -> UIViewController { plain { _ in } }

  @MainActor private static func plain(
    _ make: @MainActor (UIViewController) -> Void
  ) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .orange
    make(screen)
    return screen
  }

  static let all: [DrawnScene] = stacks + holders + lists + places

  private static let stacks: [DrawnScene] = [
    DrawnScene("viewController", [screen("a")]) { plain() },
    DrawnScene(
      "navigationController, items",
      [
        stack(),
        screen(
          "b", orange,
          "<navigationItem key=\"navigationItem\" title=\"Title\" prompt=\"Prompt\" id=\"n\">"
            + "<leftBarButtonItems><barButtonItem title=\"L\" id=\"1\"/><barButtonItem systemItem=\"edit\" id=\"2\"/></leftBarButtonItems>"
            + "<rightBarButtonItems><barButtonItem systemItem=\"add\" id=\"3\"/><barButtonItem image=\"star\" catalog=\"system\" id=\"4\"/></rightBarButtonItems>"
            + "</navigationItem>"),
      ]
    ) {
      let screen = plain {
        $0.navigationItem.title = "Title"
        $0.navigationItem.prompt = "Prompt"
        $0.navigationItem.leftBarButtonItems = [
          UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
        ]
        $0.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
          UIBarButtonItem(
            image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
        ]
      }
      return UINavigationController(rootViewController: screen)
    },
    DrawnScene(
      "navigationController, large title and toolbar",
      [
        stack(
          "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" largeTitles=\"YES\" id=\"nb\"><autoresizingMask key=\"autoresizingMask\"/></navigationBar>"
            + "<toolbar key=\"toolbar\" opaque=\"NO\" id=\"tb\"><autoresizingMask key=\"autoresizingMask\"/></toolbar>",
          "toolbarHidden=\"NO\""),
        screen(
          "b", orange,
          "<toolbarItems><barButtonItem systemItem=\"flexibleSpace\" id=\"1\"/><barButtonItem systemItem=\"trash\" id=\"2\"/></toolbarItems>"
            + "<navigationItem key=\"navigationItem\" title=\"Large\" id=\"n\"/>"),
      ]
    ) {
      let screen = plain {
        $0.navigationItem.title = "Large"
        $0.toolbarItems = [
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
      }
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = true
      stack.isToolbarHidden = false
      return stack
    },
    DrawnScene(
      "navigationItem, view in the title's place",
      [
        stack(),
        screen(
          "b", orange,
          "<navigationItem key=\"navigationItem\" id=\"n\"><segmentedControl key=\"titleView\" selectedSegmentIndex=\"0\" id=\"s\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"150\" height=\"32\"/><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
            + "<barButtonItem key=\"rightBarButtonItem\" id=\"c\"><button key=\"customView\" buttonType=\"system\" id=\"k\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"60\" height=\"34\"/><state key=\"normal\" title=\"Own\"/></button></barButtonItem></navigationItem>"
        ),
      ]
    ) {
      let screen = plain {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
        $0.navigationItem.titleView = segments
        let button = UIButton(type: .system)
        button.setTitle("Own", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 34)
        $0.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      }
      return UINavigationController(rootViewController: screen)
    },
  ]

  private static let holders: [DrawnScene] = [
    DrawnScene(
      "tabBarController",
      [
        "<tabBarController id=\"a\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"t\"><color key=\"tintColor\" systemColor=\"systemRedColor\"/></tabBar><connections>"
          + "<segue destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\" id=\"1\"/>"
          + "<segue destination=\"c\" kind=\"relationship\" relationship=\"viewControllers\" id=\"2\"/></connections></tabBarController>",
        screen(
          "b", orange,
          "<tabBarItem key=\"tabBarItem\" title=\"One\" image=\"star\" catalog=\"system\" selectedImage=\"star.fill\" badgeValue=\"3\" id=\"i\"/>"
        ),
        screen("c", "", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"j\"/>"),
      ]
    ) {
      let first = plain {
        $0.tabBarItem = UITabBarItem(
          title: "One", image: UIImage(systemName: "star"),
          selectedImage: UIImage(systemName: "star.fill"))
        $0.tabBarItem.badgeValue = "3"
      }
      let second = UIViewController()
      second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      tabs.tabBar.tintColor = .systemRed
      return tabs
    },
    DrawnScene(
      "containerView, embedding",
      [
        screen(
          "a",
          "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"40\" y=\"100\" width=\"200\" height=\"150\"/><connections><segue destination=\"b\" kind=\"embed\" id=\"e\"/></connections></containerView></subviews><color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/>"
        ), screen("b"),
      ]
    ) {
      let outer = UIViewController()
      outer.view.backgroundColor = .systemYellow
      let box = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 150))
      outer.view.addSubview(box)
      let inner = plain()
      outer.addChild(inner)
      inner.view.frame = box.bounds
      box.addSubview(inner.view)
      inner.didMove(toParent: outer)
      return outer
    },
    DrawnScene(
      "splitViewController",
      [
        "<splitViewController id=\"a\" sceneMemberID=\"viewController\"><connections>"
          + "<segue destination=\"n\" kind=\"relationship\" relationship=\"masterViewController\" id=\"1\"/>"
          + "<segue destination=\"c\" kind=\"relationship\" relationship=\"detailViewController\" id=\"2\"/></connections></splitViewController>",
        stack().replacingOccurrences(of: "id=\"a\"", with: "id=\"n\""),
        screen("b", orange, "<navigationItem key=\"navigationItem\" title=\"List\" id=\"i\"/>"),
        screen("c", ""),
      ]
    ) {
      let split = UISplitViewController()
      let list = plain { $0.navigationItem.title = "List" }
      split.viewControllers = [
        UINavigationController(rootViewController: list), UIViewController(),
      ]
      return split
    },
    DrawnScene(
      "pageViewController",
      [
        stack("<navigationBar key=\"navigationBar\" barStyle=\"black\" id=\"nb\"/>"),
        "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"horizontal\" spineLocation=\"none\" id=\"b\" sceneMemberID=\"viewController\"><navigationItem key=\"navigationItem\" title=\"Pages\" id=\"n\"/></pageViewController>",
      ]
    ) {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.navigationItem.title = "Pages"
      let stack = UINavigationController(rootViewController: pages)
      stack.navigationBar.barStyle = .black
      return stack
    },
    DrawnScene(
      "viewControllerPlaceholder",
      [
        stack(of: "p"),
        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Far\" id=\"p\" sceneMemberID=\"viewController\"><navigationItem key=\"navigationItem\" id=\"i\"/></viewControllerPlaceholder>",
      ],
      more: [
        "Other.storyboard": DocumentRig.storyboard([
          screen("a", orange, "<navigationItem key=\"navigationItem\" title=\"Far\" id=\"i\"/>")
            .replacingOccurrences(of: "id=\"a\"", with: "id=\"a\" storyboardIdentifier=\"Far\"")
        ])
      ]
    ) { UINavigationController(rootViewController: plain { $0.navigationItem.title = "Far" }) },
  ]

  private static func row(_ id: String, _ text: String) -> String {
    "<tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"\(id)l\" id=\"\(id)\"><tableViewCellContentView key=\"contentView\" id=\"\(id)c\"><subviews><label text=\"\(text)\" id=\"\(id)l\"/></subviews></tableViewCellContentView></tableViewCell>"
  }

  private static let lists: [DrawnScene] = [
    DrawnScene(
      "tableViewController, sections",
      [
        "<tableViewController id=\"a\" sceneMemberID=\"viewController\"><tableView key=\"view\" dataMode=\"static\" style=\"insetGrouped\" id=\"t\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"
          + "<view key=\"tableHeaderView\" id=\"h\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"40\"/>\(orange)</view>"
          + "<sections><tableViewSection headerTitle=\"Head\" footerTitle=\"Foot\" id=\"s\"><cells>\(row("1", "One"))\(row("2", "Two"))</cells></tableViewSection>"
          + "<tableViewSection id=\"u\"><cells>\(row("3", "Three"))</cells></tableViewSection></sections></tableView></tableViewController>"
      ]
    ) { RowsController(style: .insetGrouped) },
    DrawnScene(
      "collectionViewController",
      [
        "<collectionViewController id=\"a\" sceneMemberID=\"viewController\"><collectionView key=\"view\" dataMode=\"prototypes\" id=\"c\">\(orange)<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/><cells/></collectionView></collectionViewController>"
      ]
    ) {
      let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      list.collectionView.backgroundColor = .orange
      return list
    },
  ]

  private static let places: [DrawnScene] = [
    DrawnScene(
      "viewControllerLayoutGuide",
      [
        stack(),
        "<viewController id=\"b\" sceneMemberID=\"viewController\"><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"g\"/><viewControllerLayoutGuide type=\"bottom\" id=\"h\"/></layoutGuides>"
          + "<view key=\"view\" id=\"v\"><subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\">\(orange)</view></subviews><constraints>"
          + "<constraint firstItem=\"w\" firstAttribute=\"top\" secondItem=\"g\" secondAttribute=\"bottom\" constant=\"10\" id=\"1\"/>"
          + "<constraint firstItem=\"h\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"bottom\" constant=\"20\" id=\"2\"/>"
          + "<constraint firstItem=\"w\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"3\"/>"
          + "<constraint firstItem=\"w\" firstAttribute=\"width\" constant=\"80\" id=\"4\"/></constraints></view><navigationItem key=\"navigationItem\" id=\"n\"/></viewController>",
      ]
    ) {
      let screen = UIViewController()
      let bar = UIView()
      bar.backgroundColor = .orange
      bar.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(bar)
      let safe = screen.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
        safe.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20),
        bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 80),
      ])
      return UINavigationController(rootViewController: screen)
    },
    DrawnScene(
      "namedColor",
      [screen("a", "<color key=\"backgroundColor\" name=\"Brand\"/>")],
      resources:
        "<namedColor name=\"Brand\"><color red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>",
      more: [
        "Assets.xcassets/Brand.colorset/Contents.json":
          "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"1.0\", \"green\": \"0.5\", \"blue\": \"0.0\", \"alpha\": \"1.0\"}}}]}"
      ]
    ) { plain() },
  ]
}

/// The rows of the document's list, in code.
private final class RowsController: UITableViewController {
  private let rows = [["One", "Two"], ["Three"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 40))
    header.backgroundColor = .orange
    tableView.tableHeaderView = header
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Head" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    section == 0 ? "Foot" : nil
  }
}
