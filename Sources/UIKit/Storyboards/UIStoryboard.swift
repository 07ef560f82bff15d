import QuartzCore

/// Screens drawn in Interface Builder. Its files are not read here: what stands in for a screen is
/// said by `Stage.provide(_:inStoryboard:)`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// The screen provided under a name; without one a violation, and an empty screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier) ?? missing(identifier)
  }

  /// A screen that a block makes from a coder, as `init?(coder:)` wants one; if the block makes
  /// none, the provided one.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let screen = creator.flatMap { $0(EmptyCoder.make()) } ?? made(identifier) as? ViewController
    guard let screen = screen ?? missing(identifier) as? ViewController else {
      preconditionFailure(
        "storyboard \(name) · no \(ViewController.self) is provided for \(identifier) · "
          + "call stage.provide(\"\(identifier)\") { … }")
    }
    return screen
  }

  /// The screen provided as the storyboard's own, under the name of the storyboard.
  open func instantiateInitialViewController() -> UIViewController? {
    made(name) ?? missing(name)
  }

  private func made(_ identifier: String) -> UIViewController? {
    SceneEnvironment.current.storyboards.screens[identifier]?()
  }

  private func missing(_ identifier: String) -> UIViewController {
    SceneEnvironment.current.violate(
      "storyboard",
      "storyboard \(name) has no \(identifier) here · call stage.provide(\"\(identifier)\") { … }")
    return UIViewController()
  }
}

/// Views drawn in Interface Builder. Its files are not read here: every use is noted.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What makes views of a nib file.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// What is provided under the nib's name, as its only object; else nothing, and a note.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { SceneEnvironment.current.storyboards.objects(ofNib: name) }
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { SceneEnvironment.current.storyboards.objects(ofNib: name) }
}

/// What stands in for files of Interface Builder.
@MainActor
package struct Storyboards {
  package var screens: [String: () -> UIViewController] = [:]
  package var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]
  package var nibs: [String: () -> Any] = [:]

  nonisolated init() {}

  func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
    guard let segue = segues[identifier]?(source) else {
      return SceneEnvironment.current.violate(
        "storyboard",
        "\(type(of: source)) has no segue \(identifier) here · "
          + "call stage.provide(segue: \"\(identifier)\") { … }")
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func objects(ofNib name: String) -> [Any] {
    if let made = nibs[name]?() { return [made] }
    Unsupported.report("the nib \(name) · call stage.provide(nib: \"\(name)\") { … }")
    return []
  }
}

/// A coder with nothing in it, for initialisers that want one.
private enum EmptyCoder {
  static func make() -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return coder ?? archiver
  }
}
