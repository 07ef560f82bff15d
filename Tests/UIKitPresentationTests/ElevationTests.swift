import Rehearsal
import Testing
import UIKit

/// Over another screen the system's backgrounds are lighter in the dark, so that what lies over
/// stands out: Apple's Human Interface Guidelines call these colours elevated.
@MainActor @Suite("Elevated colours")
struct ElevationTests {
  nonisolated private static let backgrounds: [(UIColor, base: Int, elevated: Int, light: Int)] = [
    (.systemBackground, 0x000000, 0x1C1C1E, 0xFFFFFF),
    (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E, 0xF2F2F7),
    (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C, 0xFFFFFF),
    (.systemGroupedBackground, 0x000000, 0x1C1C1E, 0xF2F2F7),
    (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E, 0xFFFFFF),
    (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C, 0xF2F2F7),
  ]

  private func hex(_ colour: CGColor?) -> Int {
    let parts = (colour?.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
    return parts.reduce(0) { $0 << 8 | $1 }
  }

  private func traits(
    _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ])
  }

  @Test("backgrounds have the numbers of the guidelines, in the light one for both levels")
  func numbers() {
    for (colour, base, elevated, light) in Self.backgrounds {
      func number(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> Int {
        hex(colour.resolvedColor(with: traits(style, level)).cgColor)
      }
      #expect(number(.dark, .base) == base && number(.dark, .elevated) == elevated)
      #expect(number(.dark, .unspecified) == base)
      #expect(number(.light, .base) == light && number(.light, .elevated) == light)
    }
    #expect(UIColor.systemBackground != UIColor { _ in .black })
    #expect(
      traits(.dark, .base).hasDifferentColorAppearance(comparedTo: traits(.dark, .elevated)))
    #expect(UITraitCollection().userInterfaceLevel == .unspecified)
    #expect(UITraitCollection.current.userInterfaceLevel == .base)
  }

  /// A way to lie over a screen, and the level there.
  enum Over: CaseIterable, Sendable {
    case pageSheet, formSheet, popover, adaptedPopover, alert, actionSheet
    case fullScreen, overFullScreen, custom, lowSheet

    var level: UIUserInterfaceLevel {
      switch self {
      case .fullScreen, .overFullScreen, .custom, .lowSheet: .base
      default: .elevated
      }
    }

    var isWide: Bool { self == .popover }

    @MainActor
    func make(over root: UIViewController) -> UIViewController {
      switch self {
      case .alert, .actionSheet:
        let style = self == .alert ? UIAlertController.Style.alert : .actionSheet
        let alert = UIAlertController(title: "A", message: "B", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "C", style: .default))
        return alert
      default: break
      }
      let screen = Painted()
      let styles: [Over: UIModalPresentationStyle] = [
        .pageSheet: .pageSheet, .formSheet: .formSheet, .fullScreen: .fullScreen,
        .overFullScreen: .overFullScreen, .custom: .custom, .lowSheet: .pageSheet,
      ]
      screen.modalPresentationStyle = styles[self] ?? .popover
      screen.popoverPresentationController?.sourceView = root.view
      return screen
    }
  }

  /// A screen with the system's background, and a view in it that writes down what it draws with.
  private final class Painted: UIViewController {
    final class Inner: UIView {
      var drawn: [CGColor] = []
      var laidOut: [UIUserInterfaceLevel] = []
      override func draw(_ rect: CGRect) {
        drawn.append(UIColor.systemBackground.cgColor)
        UIColor.systemBackground.setFill()
        UIRectFill(rect)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append(UITraitCollection.current.userInterfaceLevel)
      }
    }
    let inner = Inner()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      inner.backgroundColor = .secondarySystemBackground
      view.addSubview(inner)
    }
  }

  private func present(_ over: Over) -> (Stage, UIViewController) {
    let stage = Stage(device: over.isWide ? .iPad : .iPhone16, scale: 1)
    if over == .lowSheet { stage.rotate() }
    stage.appearance = .dark
    let root = Painted()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    let screen = stage.perform { over.make(over: root) }
    stage.perform { root.present(screen, animated: true) }
    stage.settle()
    #expect(root.traitCollection.userInterfaceLevel == .base)
    return (stage, screen)
  }

  @Test(
    "what the system lays over a screen is elevated, what fills it is not",
    arguments: Over.allCases)
  func levels(over: Over) throws {
    let (_, screen) = present(over)
    #expect(screen.traitCollection.userInterfaceLevel == over.level)
    guard let painted = screen as? Painted else { return }
    let isElevated = over.level == .elevated
    let background = isElevated ? 0x1C1C1E : 0x000000
    #expect(hex(painted.view.layer.backgroundColor) == background)
    #expect(hex(painted.inner.layer.backgroundColor) == (isElevated ? 0x2C2C2E : 0x1C1C1E))
    #expect(hex(painted.inner.drawn.last) == background)
    #expect(painted.inner.laidOut.last == over.level)
    let pixels = try #require(painted.inner.layer.contents as? CGImage).bitmap.bytes
    #expect(pixels.prefix(3).reduce(0) { $0 << 8 | Int($1) } == background)
  }

  @Test("a screen that fills the window over a sheet is the base, a sheet over a sheet elevated")
  func nested() {
    for (style, level) in [
      (UIModalPresentationStyle.fullScreen, UIUserInterfaceLevel.base),
      (.overFullScreen, .base), (.pageSheet, .elevated), (.currentContext, .elevated),
    ] {
      let (stage, sheet) = present(.pageSheet)
      let next = Painted()
      next.modalPresentationStyle = style
      sheet.definesPresentationContext = style == .currentContext
      stage.perform { sheet.present(next, animated: true) }
      stage.settle()
      #expect(next.traitCollection.userInterfaceLevel == level, "\(style)")
      stage.perform { next.dismiss(animated: true) }
      stage.settle()
      #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    }
  }

  @Test("what was in a sheet is the base again when it is shown elsewhere")
  func elsewhere() {
    let (stage, screen) = present(.pageSheet)
    stage.perform { screen.dismiss(animated: false) }
    stage.settle()
    stage.perform { stage.window.rootViewController = screen }
    stage.settle()
    #expect(screen.traitCollection.userInterfaceLevel == .base)
    #expect(hex(screen.view.layer.backgroundColor) == 0x000000)
  }

  @Test("only those hear of a change whose traits are others, with what theirs were before")
  func hearing() {
    let (stage, screen) = present(.pageSheet)
    var heard: [[String]] = []
    let fixed = UIView()
    stage.perform {
      fixed.overrideUserInterfaceStyle = .dark
      screen.view.addSubview(fixed)
      screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (screen: UIViewController, before: UITraitCollection) in
        heard.append([
          "\(before.userInterfaceLevel)", "\(UITraitCollection.current.userInterfaceLevel)",
        ])
      }
      screen.registerForTraitChanges([UITraitUserInterfaceLevel.self]) {
        (_: UIViewController, _) in heard.append(["level"])
      }
      fixed.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _) in heard.append(["fixed"])
      }
    }
    stage.appearance = .light
    #expect(heard == [["elevated", "elevated"]])
    #expect(hex(screen.view.layer.backgroundColor) == 0xFFFFFF)
  }

  @Test("colours of a view are its own where it draws and lays out, and where one says so")
  func current() {
    let stage = Stage(scale: 1)
    let root = Painted()
    stage.perform {
      root.view.overrideUserInterfaceStyle = .dark
      stage.window.rootViewController = root
    }
    stage.settle()
    #expect(hex(root.inner.drawn.last) == 0x000000)
    func red() -> CGFloat {
      var red: CGFloat = -1
      UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
      return red
    }
    stage.perform {
      #expect(hex(UIColor.systemBackground.cgColor) == 0xFFFFFF && red() == 1)
      traits(.dark, .elevated).performAsCurrent {
        #expect(hex(UIColor.systemBackground.cgColor) == 0x1C1C1E && red() == 28.0 / 255)
        let size = CGSize(width: 1, height: 1)
        let image = UIGraphicsImageRenderer(size: size).image {
          UIColor.systemBackground.setFill()
          $0.fill(CGRect(origin: .zero, size: size))
        }
        #expect(image.cgImage?.bitmap.bytes.prefix(3) == [0x1C, 0x1C, 0x1E])
        #expect(stage.window.traitCollection.userInterfaceStyle == .light, "views stay as they are")
      }
      #expect(hex(UIColor.systemBackground.cgColor) == 0xFFFFFF)
    }
  }
}
