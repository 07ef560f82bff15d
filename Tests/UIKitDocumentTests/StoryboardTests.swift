import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// Screens of documents without code of their own.
@MainActor @Suite struct StoryboardTests {
  private func show(
    _ files: [String: String], _ name: String = "Main",
    _ body: (Stage, UIViewController) throws -> Void
  ) throws {
    try DocumentRig.withBundle(files) { bundle in
      let stage = Stage()
      let first = stage.perform {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
      }
      let screen = try #require(first)
      stage.perform { stage.window.rootViewController = screen }
      stage.advance(to: 0.5)
      try body(stage, screen)
    }
  }

  private func screen(_ id: String, _ inside: String, view: String = "", more: String = "")
    -> String
  {
    "<viewController id=\"\(id)\" storyboardIdentifier=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<view key=\"view\" id=\"\(id)View\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      + "\(view)</view>\(inside)</viewController>\(more)"
  }

  @Test("tabs lead to screens of this document and of others, with their items")
  func tabs() throws {
    let tabs =
      "<tabBarController id=\"a\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\" id=\"1\"/>"
      + "<segue destination=\"c\" kind=\"relationship\" relationship=\"viewControllers\" id=\"2\"/>"
      + "</connections></tabBarController>"
    let first = screen(
      "b", "<tabBarItem key=\"tabBarItem\" title=\"One\" badgeValue=\"3\" id=\"i\"/>")
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"c\" sceneMemberID=\"viewController\"/>"
    try show([
      "Base.lproj/Main.storyboard": DocumentRig.storyboard([tabs, first, reference]),
      "Other.storyboard": DocumentRig.storyboard([
        screen("a", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"j\"/>")
      ]),
    ]) { stage, screen in
      let tabs = try #require(screen as? UITabBarController)
      #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["One", "Search"])
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("a container view takes in its screen before the outer one has loaded")
  func embedding() throws {
    let outer = screen(
      "a", "",
      view:
        "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"50\"/>"
        + "<connections><segue destination=\"b\" kind=\"embed\" identifier=\"inner\" id=\"s\"/></connections>"
        + "</containerView></subviews>")
    try show(["Main.storyboard": DocumentRig.storyboard([outer, screen("b", "")])]) {
      stage, screen in
      let child = try #require(screen.children.first)
      #expect(child.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(child.appearance.phase == .appeared)
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test(
    "a value where an object should be is none, and takes nothing with it",
    arguments: ["color", "fontDescription", "image", "device", "screen", "nib", "bezierPath"])
  func strayValue(tag: String) throws {
    let stray = "<\(tag) key=\"backgroundColor\" id=\"x\" systemColor=\"systemGrayColor\"/>"
    try show([
      "Main.storyboard": DocumentRig.storyboard([screen("a", "", more: stray)])
    ]) { _, screen in #expect(screen.viewIfLoaded != nil) }
  }

  @Test("a screen that embeds itself is told of, and does not hang")
  func circle() throws {
    let outer = screen(
      "a", "",
      view: "<subviews><containerView id=\"box\"><connections>"
        + "<segue destination=\"a\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews>"
    )
    try show(["Main.storyboard": DocumentRig.storyboard([outer])]) { stage, _ in
      #expect(
        stage.violations.contains { $0.message.contains("without end") }, "\(stage.violations)")
    }
    let stack =
      "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/>"
      + "</connections></navigationController>"
    try show(["Main.storyboard": DocumentRig.storyboard([stack])]) { stage, _ in
      #expect(
        stage.violations.contains { $0.message.contains("without end") }, "\(stage.violations)")
    }
  }

  @Test("sections that never change show their cells, titles and heights; a cell leads on")
  func statics() throws {
    let stack =
      "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
      + "</connections></navigationController>"
    func cell(_ id: String, _ text: String, _ more: String = "", _ attributes: String = "")
      -> String
    {
      "<tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"\(id)l\" id=\"\(id)\" \(attributes)>"
        + "<tableViewCellContentView key=\"contentView\" id=\"\(id)c\"><subviews>"
        + "<label text=\"\(text)\" id=\"\(id)l\"/></subviews></tableViewCellContentView>\(more)</tableViewCell>"
    }
    let segue =
      "<connections><segue destination=\"c\" kind=\"show\" id=\"s\"/></connections>"
    let table =
      "<tableViewController id=\"b\" sceneMemberID=\"viewController\">"
      + "<tableView key=\"view\" dataMode=\"static\" style=\"grouped\" rowHeight=\"44\" id=\"t\"><sections>"
      + "<tableViewSection headerTitle=\"Head\" footerTitle=\"Foot\" id=\"s1\"><cells>"
      + cell("x", "First") + cell("y", "Second", segue, "rowHeight=\"80\"")
      + "</cells></tableViewSection></sections><connections>"
      + "<outlet property=\"dataSource\" destination=\"b\" id=\"o1\"/>"
      + "<outlet property=\"delegate\" destination=\"b\" id=\"o2\"/></connections></tableView>"
      + "</tableViewController>"
    try show(["Main.storyboard": DocumentRig.storyboard([stack, table, screen("c", "")])]) {
      stage, screen in
      let stack = try #require(screen as? UINavigationController)
      let list = try #require(stack.topViewController as? UITableViewController)
      #expect(list.tableView.style == .grouped)
      #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["First", "Second"])
      #expect(list.tableView.visibleCells.map(\.frame.height) == [44, 80])
      #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "Head")
      #expect(list.tableView(list.tableView, titleForFooterInSection: 0) == "Foot")
      stage.tap(list.tableView.visibleCells[1])
      stage.advance(to: stage.now + 1)
      #expect(stack.viewControllers.count == 2 && stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("the button for more about a row leads elsewhere than the row")
  func details() throws {
    let stack =
      "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
      + "</connections></navigationController>"
    let table =
      "<tableViewController id=\"b\" sceneMemberID=\"viewController\">"
      + "<tableView key=\"view\" dataMode=\"static\" style=\"plain\" rowHeight=\"44\" id=\"t\"><sections>"
      + "<tableViewSection id=\"s1\"><cells><tableViewCell accessoryType=\"detailDisclosureButton\" id=\"x\">"
      + "<tableViewCellContentView key=\"contentView\" id=\"xc\"/><connections>"
      + "<segue destination=\"c\" kind=\"show\" id=\"1\"/>"
      + "<segue destination=\"d\" kind=\"show\" trigger=\"accessoryAction\" id=\"2\"/></connections>"
      + "</tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>"
    let files = [
      "Main.storyboard": DocumentRig.storyboard([
        stack, table,
        screen("c", "<navigationItem key=\"navigationItem\" title=\"Row\" id=\"n\"/>"),
        screen("d", "<navigationItem key=\"navigationItem\" title=\"More\" id=\"m\"/>"),
      ])
    ]
    try show(files) { stage, screen in
      let stack = try #require(screen as? UINavigationController)
      let list = try #require(stack.topViewController as? UITableViewController)
      let cell = try #require(list.tableView.visibleCells.first)
      let right = cell.convert(CGPoint(x: cell.bounds.maxX - 24, y: 22), to: nil as UIView?)
      stage.tap(at: right)
      stage.advance(to: stage.now + 1)
      #expect(stack.topViewController?.navigationItem.title == "More")
      stage.perform { _ = stack.popViewController(animated: false) }
      stage.advance(to: stage.now + 0.5)
      stage.tap(at: CGPoint(x: 60, y: right.y))
      stage.advance(to: stage.now + 1)
      #expect(stack.topViewController?.navigationItem.title == "Row")
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("a controller finds the nib that is called as its class; its owner's outlets lead to it")
  func nibs() throws {
    let view =
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>"
      + "<subviews><label text=\"Inside\" id=\"l\"/></subviews></view>"
    let nib = DocumentRig.nib(view).replacingOccurrences(
      of: "id=\"-1\"/>",
      with: "id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/>"
        + "<outlet property=\"label\" destination=\"l\" id=\"p\"/></connections></placeholder>")
    try DocumentRig.withBundle(["NibScreen.xib": nib]) { bundle in
      let stage = Stage()
      let screen = stage.perform { NibScreenController(nibName: nil, bundle: bundle) }
      stage.perform { stage.window.rootViewController = screen }
      #expect(screen.label?.text == "Inside")
      #expect(screen.view.subviews.first === screen.label)
      let named = stage.perform { NibScreenController(nibName: "NibScreen", bundle: bundle) }
      #expect(stage.perform { named.view.subviews.count } == 1 && named.nibName == "NibScreen")
      let other = stage.perform { UIViewController(nibName: "Nothing", bundle: bundle) }
      #expect(stage.perform { other.view.subviews.isEmpty })
      #expect(stage.violations.map(\.message).filter { $0.contains("Nothing.xib") }.count == 1)
    }
  }

  @Test("cells of a nib are registered and dequeued; collections draw their prototypes")
  func cells() throws {
    let cell =
      "<tableViewCell id=\"c\" reuseIdentifier=\"Old\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
      + "<tableViewCellContentView key=\"contentView\" id=\"d\"><subviews><label text=\"Row\" id=\"l\"/></subviews>"
      + "</tableViewCellContentView></tableViewCell>"
    let collection =
      "<collectionViewController id=\"a\" sceneMemberID=\"viewController\">"
      + "<collectionView key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      + "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"3\" id=\"f\">"
      + "<size key=\"itemSize\" width=\"30\" height=\"40\"/></collectionViewFlowLayout><cells>"
      + "<collectionViewCell reuseIdentifier=\"Item\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"40\"/>"
      + "<view key=\"contentView\" id=\"d\"><subviews><label text=\"Item\" id=\"l\"/></subviews></view>"
      + "</collectionViewCell></cells></collectionView></collectionViewController>"
    let files = [
      "Row.xib": DocumentRig.nib(cell), "Main.storyboard": DocumentRig.storyboard([collection]),
    ]
    try DocumentRig.withBundle(files) { bundle in
      let stage = Stage()
      stage.perform {
        let table = UITableView()
        table.register(UINib(nibName: "Row", bundle: bundle), forCellReuseIdentifier: "Row")
        let made = table.dequeueReusableCell(withIdentifier: "Row")
        #expect((made?.contentView.subviews.first as? UILabel)?.text == "Row")
        #expect(made?.reuseIdentifier == "Row")
        let board = UIStoryboard(name: "Main", bundle: bundle)
        let screen = board.instantiateInitialViewController() as? UICollectionViewController
        let view = screen?.collectionView
        let flow = view?.collectionViewLayout as? UICollectionViewFlowLayout
        #expect(flow?.itemSize == CGSize(width: 30, height: 40) && flow?.minimumLineSpacing == 3)
        let item = view?.dequeueReusableCell(
          withReuseIdentifier: "Item", for: IndexPath(item: 0, section: 0))
        #expect((item?.contentView.subviews.first as? UILabel)?.text == "Item")
        #expect(view?.dataSource === screen)
      }
      #expect(stage.violations.isEmpty && stage.unsupported.isEmpty, "\(stage.violations)")
    }
  }

  @Test("what is provided goes before the document; what is nowhere names what there is")
  func provided() throws {
    let files = ["Main.storyboard": DocumentRig.storyboard([screen("a", ""), screen("b", "")])]
    try DocumentRig.withBundle(files) { bundle in
      let stage = Stage()
      stage.provide("a") { UINavigationController() }
      stage.perform {
        let board = UIStoryboard(name: "Main", bundle: bundle)
        #expect(board.instantiateViewController(withIdentifier: "a") is UINavigationController)
        #expect(board.instantiateViewController(withIdentifier: "b").view.frame.width == 375)
        _ = board.instantiateViewController(withIdentifier: "c")
        _ = UIStoryboard(name: "Nowhere", bundle: bundle).instantiateInitialViewController()
      }
      let told = stage.violations.map(\.message)
      #expect(told.count == 2)
      #expect(told.first?.contains("Main.storyboard has no c · it has: a, b") == true, "\(told)")
      #expect(told.last?.contains("there is no Nowhere.storyboard: ") == true, "\(told)")
    }
  }

  @Test("what a size class does not want is made, held by its outlet, and put nowhere")
  func uninstalled() throws {
    let view =
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/><subviews>"
      + "<label text=\"Wide only\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"/>"
      + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\"/></subviews><constraints>"
      + "<constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"c\"/>"
      + "<constraint firstItem=\"w\" firstAttribute=\"width\" constant=\"50\" id=\"d\">"
      + "<variation key=\"widthClass=compact\" constant=\"70\"/></constraint></constraints>"
      + "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><exclude reference=\"l\"/></mask></variation>"
      + "</view>"
    let nib = DocumentRig.nib(view).replacingOccurrences(
      of: "id=\"-1\"/>",
      with: "id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/>"
        + "<outlet property=\"label\" destination=\"l\" id=\"p\"/></connections></placeholder>")
    try DocumentRig.withBundle(["NibScreen.xib": nib]) { bundle in
      let stage = Stage()
      let screen = stage.perform { NibScreenController(nibName: nil, bundle: bundle) }
      stage.perform { screen.loadViewIfNeeded() }
      #expect(screen.label?.text == "Wide only" && screen.label?.superview == nil)
      #expect(screen.view.subviews.count == 1)
      #expect(screen.view.constraints.map(\.constant) == [70])
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("runtime attributes reach layers, parts and enumerations by their key paths")
  func attributes() throws {
    func attribute(_ type: String, _ path: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)"
    }
    let view =
      "<button buttonType=\"system\" id=\"b\"><state key=\"normal\" title=\"Two lines\"/><userDefinedRuntimeAttributes>"
      + attribute("boolean", "layer.masksToBounds", "value=\"YES\"/>")
      + attribute(
        "number", "layer.shadowOpacity",
        "><real key=\"value\" value=\"0.5\"/></userDefinedRuntimeAttribute>")
      + attribute(
        "size", "layer.shadowOffset",
        "><size key=\"value\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>")
      + attribute(
        "number", "titleLabel.textAlignment",
        "><integer key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute>")
      + attribute(
        "number", "titleLabel.numberOfLines",
        "><integer key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute>")
      + attribute("string", "accessibilityIdentifier", "value=\"go\"/>")
      + attribute(
        "color", "layer.borderColor",
        "><color key=\"value\" white=\"0\" alpha=\"1\"/></userDefinedRuntimeAttribute>")
      + attribute(
        "number", "nobody", "><real key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute>")
      + "</userDefinedRuntimeAttributes></button>"
    try DocumentRig.withBundle(["Go.xib": DocumentRig.nib(view)]) { bundle in
      let stage = Stage()
      let made = stage.perform { UINib(nibName: "Go", bundle: bundle).instantiate(withOwner: nil) }
      let button = try #require(made.first as? UIButton)
      #expect(button.layer.masksToBounds && button.layer.shadowOpacity == 0.5)
      #expect(button.layer.shadowOffset == CGSize(width: 3, height: 4))
      #expect(button.titleLabel?.textAlignment == .right && button.titleLabel?.numberOfLines == 2)
      #expect(button.accessibilityIdentifier == "go")
      #expect(stage.unsupported.count == 1 && stage.unsupported[0].contains("layer.borderColor"))
      #expect(stage.violations.count == 1 && stage.violations[0].message.contains("nobody"))
    }
  }

  @Test("nobody is kept alive by what it was made of")
  func lifetimes() throws {
    let files = [
      "Main.storyboard": DocumentRig.storyboard([
        screen("a", "", view: "<subviews><label text=\"A\" id=\"l\"/></subviews>")
      ])
    ]
    let stage = Stage()
    weak var gone: UIViewController?
    try DocumentRig.withBundle(files) { bundle in
      stage.perform {
        let screen = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        screen?.loadViewIfNeeded()
        gone = screen
        #expect(gone != nil)
      }
    }
    #expect(gone == nil)
  }

  @Test("the words of the language are shown where a table has them")
  func languages() throws {
    let label = "<subviews><label text=\"Hello\" id=\"l\"/></subviews>"
    let files = [
      "Base.lproj/Main.storyboard": DocumentRig.storyboard([screen("a", "", view: label)]),
      "de.lproj/Main.strings": "/* Class = UILabel */\n\"l.text\" = \"Hallo\";\n",
    ]
    try DocumentRig.withBundle(files) { bundle in
      let stage = Stage()
      @MainActor func text() -> String? {
        stage.perform {
          let screen = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
          return (screen?.view.subviews.first as? UILabel)?.text
        }
      }
      #expect(text() == "Hello")
      stage.environment.storyboards.language = "de"
      #expect(text() == "Hallo")
    }
  }
}

final class NibScreenController: UIViewController {
  var label: UILabel?
}

/// What the rewriter would write for this module.
public enum _DocumentClasses: _DocumentClassSource {
  @MainActor public static func fill(_ table: _DocumentTable) {
    table.outlet("label", \NibScreenController.label)
  }
}
