import Foundation
import Projects
import Rehearsal
import TestSupport
import Testing

@testable import RehearseCommands

/// `rehearse app`: applications out of their projects.
@MainActor @Suite(.serialized) struct AppCommandTests {
  private nonisolated static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects").path

  private func run(_ words: [String]) -> (code: ExitCode, out: String, err: String) {
    var (out, err) = ("", "")
    let console = Console(isTerminal: false, out: { out += $0 }, err: { err += $0 })
    let code = Tool(studio: StageStudio(), console: console).run(words)
    return (code, out, err)
  }

  @Test("what a project has is listed, and wrong names are answered with the right ones")
  func listing() {
    let list = run(["app", Self.examples + "/Recipes", "--list"])
    #expect(list.code == .well)
    #expect(list.out.contains("application\tRecipes\t2 Swift files\n"))
    #expect(list.out.contains("framework\tSpringy\t2 Swift files\n"))
    let wrong = run(["app", Self.examples + "/Recipes", "--list", "--package", "Kit"])
    #expect(wrong.code == .wrongUsage && wrong.err.contains("--package Kit=../Kit"))
    let none = run(["app", Self.examples + "/None"])
    #expect(none.code == .wrongUsage && none.err.contains("there is no such project or folder"))
  }

  @Test("an application opens without what it needs of modules that are not here, line by line")
  func divisible() throws {
    try withFolder { made in
      let film = made.appendingPathComponent("film.png")
      let run = run([
        "app", Self.examples + "/HeroGrid", "-o", film.path, "--at", "0", "--scale", "0.5",
      ])
      #expect(run.code == .well, "\(run.err)")
      #expect(FileManager.default.fileExists(atPath: film.path))
      for code in [
        "FirebaseApp.configure()", "lazy var persistentContainer",
      ] {
        #expect(run.err.contains("left out: \(code)"), "\(run.err)")
      }
      // A stand-in for the map is there. Models are whole, and so is what shows them.
      #expect(!run.err.contains("left out: MKMap"), "\(run.err)")
      #expect(!run.err.contains("items"), "\(run.err)")
    }
  }

  @Test(
    "documents speak the language asked for, and the base where it has no words",
    arguments: ["en", "de"])
  func languages(code: String) throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("a.txt")
      try Data("tap \"Nowhere\"\n".utf8).write(to: script)
      let run = run([
        "app", Self.examples + "/Wander", "--language", code, "--script", script.path,
        "-o", folder.appendingPathComponent("film.png").path,
      ])
      // What is on the screen: the title of the storyboard, and a text that counts.
      let words =
        code == "de" ? ["'Reisen'", "'6 Tage'", "'1 Tag'"] : ["'Trips'", "'6 days'", "'1 day'"]
      for word in words { #expect(run.err.contains(word), "\(run.err)") }
    }
  }

  /// Projects with what a walk through them finds; most of them under SOAK, for each takes some seconds.
  nonisolated private static let walks: [(project: String, stories: [String])] = [
    (
      "Voyager",
      [
        "pushes DestinationDetailViewController by ZoomImageTransition", "FilterViewController",
        "BookingViewController", "PhotoViewerViewController", "AboutViewController",
      ]
    ),
    (
      "RecipeBox",
      [
        "pushes RecipeDetailViewController by HeroAnimator", "SortPopoverViewController",
        "ShoppingListViewController", "AddItemViewController", "TimerCardViewController",
      ]
    ),
    (
      "Larder",
      [
        "JarDetailViewController", "BasketViewController", "AddItemViewController",
        "RecipeViewController", "UIActivityViewController",
      ]
    ),
    (
      "TrailLog",
      [
        "TrailDetailViewController", "FilterViewController", "EditTrailViewController",
        "SettingsViewController",
      ]
    ),
    (
      "Pantry",
      [
        "ItemDetailViewController", "ShoppingListViewController", "AddItemViewController",
        "FilterViewController", "AppearanceViewController",
      ]
    ),
    (
      "PocketTrips",
      [
        "TripDetailViewController", "AddTripViewController", "ExploreViewController",
        "PackingListViewController", "AboutViewController",
      ]
    ),
    (
      // Behind a screen for signing in.
      "Banking",
      [
        "AccountsViewController", "TransferFormViewController", "CardsViewController",
        "pushes AccountDetailViewController by SharedElementAnimator",
        "presents TransactionDetailViewController by SheetAnimator",
      ]
    ),
    (
      // Buttons that one has to scroll to.
      "Cookbook",
      [
        "CookingViewController", "presents NotesViewController by CardAnimator",
        "pushes PhotoViewController by ZoomAnimator", "AddRecipeViewController",
        "FilterViewController", "SettingsViewController",
      ]
    ),
    (
      "Gallery2014",
      [
        "SlideshowViewController", "SettingsViewController", "AboutViewController",
        "InfoViewController", "EditorViewController", "CompareViewController",
      ]
    ),
    (
      // Screens of other storyboards that a segue action makes; buttons in rows; menus of items.
      "Greenhouse",
      [
        "pushes PlantDetailViewController by ZoomAnimator", "CareGuideViewController",
        "presents WateringViewController by RippleAnimator", "CreditsViewController",
        "long press on",
      ]
    ),
    (
      // A card that lies over tabs.
      "Drift",
      [
        "pushes SoundscapeDetailViewController by DepthNavigationAnimator",
        "presents AboutViewController by PanelAnimator", "HistoryViewController",
        "presents SleepTimerViewController by PanelAnimator",
      ]
    ),
    (
      // A recogniser of a document that starts a segue.
      "TrailLog2019",
      [
        "presents NewTrailViewController by CurtainAnimator", "AboutViewController",
        "presents PhotoViewController by PhotoAnimator", "SettingsViewController",
      ]
    ),
  ].filter {
    ProcessInfo.processInfo.environment["SOAK"] != nil
      || ["RecipeBox", "Pantry", "PocketTrips", "Banking", "Greenhouse"].contains($0.project)
  }

  @Test(
    "a walk through a project of somebody else finds each screen and each way", arguments: walks)
  func walked(project: String, stories: [String]) throws {
    try withFolder { folder in
      let map = folder.appendingPathComponent("map")
      let run = run(["app", Self.examples + "/\(project)", "--explore", map.path])
      #expect(run.code == .well, "\(run.err)")
      let page = try String(
        contentsOf: map.appendingPathComponent("map.json"), encoding: .utf8)
      for story in stories { #expect(page.contains(story), "\(story)") }
    }
  }

  @Test("strings of a catalogue become tables, one for each language")
  func strings() throws {
    let path = Self.examples + "/Postcards/Postcards/Localizable.xcstrings"
    let data = try #require(FileManager.default.contents(atPath: path))
    let catalogue = try #require(StringCatalogue(data))
    #expect(catalogue.tables["de"] == ["Postcards": "Postkarten"])
    #expect(catalogue.tables["en"] == ["Postcards": "Postcards", "%lld cards": "%lld cards"])
    #expect(StringCatalogue(Data("[".utf8)) == nil)
    let forms = """
      <plist version="1.0"><dict><key>n files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ here</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      </dict></dict></plist>
      """
    let texts = StringCatalogue.countedTexts(Data(forms.utf8))
    #expect(texts.mapValues(\.general) == ["n files": "%d files here"])
    #expect(texts["n files"]?.variables["count"]?.forms == ["one": "%d file", "other": "%d files"])
  }

  @Test("a catalogue's forms for numbers are kept, its own and those of its substitutions")
  func countedCatalogue() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld days": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}},
        "pair": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@cats@ and %#@dogs@"},
          "substitutions": {
            "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a cat"}},
              "other": {"stringUnit": {"value": "%arg cats"}}}}},
            "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a dog"}},
              "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}}}
      """
    let catalogue = try #require(StringCatalogue(Data(text.utf8)))
    #expect(catalogue.tables["en"]?["%lld days"] == "%lld days")
    #expect(catalogue.tables["en"]?["pair"] == "%lld cats and %lld dogs")
    #expect(catalogue.counted["en"]?["pair"]?.variables["dogs"]?.argument == 2)
  }

  @Test("texts that count become a table beside it, and what links lead to stays as it is")
  func countingTexts() throws {
    try withFolder { folder in
      let own = folder.appendingPathComponent("own", isDirectory: true)
      let laid = folder.appendingPathComponent("laid/en.lproj", isDirectory: true)
      for place in [own, laid] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let texts = [
        "Words.strings": "\"hello\" = \"Hello\";\n",
        "Words.stringsdict": """
        <plist version="1.0"><dict><key>n files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
          <key>count</key><dict><key>other</key><string>%d files</string></dict>
        </dict></dict></plist>
        """,
      ]
      for (name, text) in texts {
        try Data(text.utf8).write(to: own.appendingPathComponent(name))
        try FileManager.default.createSymbolicLink(
          at: laid.appendingPathComponent(name),
          withDestinationURL: own.appendingPathComponent(name))
      }
      try StringTables(folder: folder.appendingPathComponent("laid")).write()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: laid.path).sorted() == [
          "Words-dict.counted", "Words.strings",
        ])
      let table = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: laid.appendingPathComponent("Words.strings")), format: nil)
      #expect(table as? [String: String] == ["hello": "Hello", "n files": "%d files"])
      for (name, text) in texts {
        #expect(try Data(contentsOf: own.appendingPathComponent(name)) == Data(text.utf8))
      }
    }
  }

  @Test(
    "a language's table for the Info.plist says what the Info.plist says besides, also after changes"
  )
  func localizedInfo() throws {
    try withFolder { folder in
      let bundle = folder.appendingPathComponent("A.app/de.lproj", isDirectory: true)
      let own = folder.appendingPathComponent("InfoPlist.strings")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try Data("CFBundleDisplayName = \"Wege\";\n".utf8).write(to: own)
      let info = LocalizedInfo(
        bundle: bundle.deletingLastPathComponent(),
        resources: [("de.lproj/InfoPlist.strings", own.path)])
      let laid = bundle.appendingPathComponent("InfoPlist.strings")
      for version in ["1.2", "1.3"] {
        if version == "1.2" { try FileManager.default.copyItem(at: own, to: laid) }
        try info.reset()
        try info.complete(by: [
          "CFBundleShortVersionString": version, "CFBundleDisplayName": "Trails",
        ])
        let table = try PropertyListSerialization.propertyList(
          from: Data(contentsOf: laid), format: nil)
        #expect(
          table as? [String: String] == [
            "CFBundleShortVersionString": version, "CFBundleDisplayName": "Wege",
          ])
      }
      #expect(try String(contentsOf: own, encoding: .utf8) == "CFBundleDisplayName = \"Wege\";\n")
    }
  }

  @Test(
    "names of assets become names for the compiler",
    arguments: [
      ("Brand Color", "brand"), ("AccentColor", "accent"), ("hero-image-2", "heroImage2"),
      ("URLIcon", "urlIcon"), ("FAQ", "faq"), ("Color", "color"), ("3D", "_3D"),
    ])
  func symbols(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "Color") == symbol)
  }

  @Test("groups that give their name to what lies in them are types around those names")
  func namespaces() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("A.xcassets")
      func write(_ path: String, _ text: String = "{}") throws {
        let file = catalogue.appendingPathComponent(path + "/Contents.json")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write("food kinds", #"{"properties": {"provides-namespace": true}}"#)
      try write("food kinds/green tea.imageset")
      try write("food kinds/leaf.colorset")
      try write("plain/cup.imageset")
      var module = Module(name: "A", origin: "", swiftFiles: [])
      module.resources = [Resource(catalogue.path)]
      let source = AssetSymbols(of: module, texts: []).source
      for line in [
        #"static let `cup` = ImageResource(name: "cup", bundle: .main)"#,
        #"static let `greenTea` = ImageResource(name: "food kinds/green tea", bundle: .main)"#,
        "static var `greenTea`: UIImage { UIImage(resource: ImageResource.`FoodKinds`.`greenTea`) }",
        "static var `leaf`: UIColor { UIColor(resource: ColorResource.`FoodKinds`.`leaf`) }",
      ] { #expect(source.contains(line), "\(source)") }
      #expect(source.components(separatedBy: "enum `FoodKinds` {").count == 5)
    }
  }

  @Test("a bundle is brought up to date: what has changed is copied, what has gone is removed")
  func bundle() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.txt")
      try Data("1".utf8).write(to: file)
      var bundle = AppBundle(folder: folder.appendingPathComponent("X.app"))
      try bundle.fill([("a.txt", file.path), ("en.lproj/b.txt", file.path), ("../c", file.path)])
      #expect(names(in: bundle.folder) == ["a.txt", "en.lproj"] && bundle.languages == ["en"])
      try Data("22".utf8).write(to: file)
      try bundle.fill([("a.txt", file.path), ("d.txt", folder.path + "/none")])
      #expect(
        try String(contentsOf: bundle.folder.appendingPathComponent("a.txt"), encoding: .utf8)
          == "22")
      #expect(bundle.notes == ["\(folder.path)/none: there is no such file"])
      #expect(names(in: folder.appendingPathComponent("X.app/en.lproj")) == [])
    }
  }

  /// One always, all of them under SOAK: each is compiled.
  private nonisolated static var opened: [String] {
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
    return isSoak ? names(in: URL(fileURLWithPath: examples)) : ["SlideKitDemo"]
  }

  @Test("an example is compiled, started and filmed out of its project", arguments: opened)
  func endToEnd(name: String) throws {
    try withFolder { folder in
      let film = folder.appendingPathComponent("start.png").path
      let run = run(["app", Self.examples + "/" + name, "-o", film, "--scale", "0.5"])
      #expect(run.code == .well && run.out == film + "\n", "\(run.err)")
    }
  }
}
