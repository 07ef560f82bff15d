import QuartzCore

/// Screens drawn in Interface Builder: the document `NAME.storyboard` of a bundle, as it lies in the
/// repository. What `Stage.provide(_:_:)` says stands in for a screen, and goes before the document.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
  }

  /// The screen of an identifier; without one a violation, and an empty screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    provided(identifier) ?? drawn(identifier) ?? reportMissing(identifier)
  }

  /// A screen that a block makes from a coder, as `init?(coder:)` wants one; if the block makes
  /// none, the one of the document or the provided one.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let isProvided = SceneEnvironment.current.storyboards.screens[identifier] != nil
    var screen: UIViewController?
    if !isProvided, source?.document.controller(named: identifier) != nil {
      screen = drawn(identifier, creator)
    } else {
      screen = creator.flatMap { $0(DocumentCoder.empty()) } ?? provided(identifier)
    }
    guard let screen = screen as? ViewController ?? reportMissing(identifier) as? ViewController
    else {
      preconditionFailure(
        "storyboard \(name) · no \(ViewController.self) is called \(identifier) · "
          + "call stage.provide(\"\(identifier)\") { … }")
    }
    return screen
  }

  /// The storyboard's first screen, or the one provided under its name.
  open func instantiateInitialViewController() -> UIViewController? {
    if let screen = provided(name) { return screen }
    guard let source else { return reportMissing(name) }
    guard let id = source.document.initialController, let scene = source.document.scene(of: id)
    else {
      return nil
    }
    return SceneMaker.make(scene, from: source, self)
  }

  /// The same, made by a block from a coder; if the block makes none, by its own class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard SceneEnvironment.current.storyboards.screens[name] == nil, let source,
      let id = source.document.initialController, let scene = source.document.scene(of: id)
    else { return instantiateInitialViewController() as? ViewController }
    return SceneMaker.make(scene, from: source, self, creator: creator.map { make in { make($0) } })
      as? ViewController
  }

  var source: DocumentSource? { DocumentSource.find(name, "storyboard", in: bundle) }

  private func drawn(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let source, let element = source.document.controller(named: identifier),
      let id = element.id, let scene = source.document.scene(of: id)
    else { return nil }
    return SceneMaker.make(scene, from: source, self, creator: creator)
  }

  private func provided(_ identifier: String) -> UIViewController? {
    SceneEnvironment.current.storyboards.screens[identifier]?()
  }

  private func reportMissing(_ identifier: String) -> UIViewController {
    let what =
      source.map { "\($0.document.path) has no \(identifier)" }
      ?? "there is no \(name).storyboard: rehearse run finds those around the files, or in --resources "
      + "DIR"
    let there = source.map { "it has: " + $0.document.controllerNames.joined(separator: ", ") }
    Violation.record(
      .application(.noController(identifier, of: what, there: there)))
    return UIViewController()
  }
}

/// What stands in for files of Interface Builder.
@MainActor
package struct Storyboards {
  package var screens: [String: () -> UIViewController] = [:]
  package var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]
  package var nibs: [String: () -> Any] = [:]
  /// Documents that were looked for, and where there was none.
  var documents: [String: KnownDocument] = [:]
  package let classes = DocumentClasses()
  /// Whether a view was made that is another one for other size classes.
  var hasVariations = false
  /// Of the texts of documents.
  package var language = "en"

  struct KnownDocument { let source: DocumentSource? }

  nonisolated init() {}

  func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
    guard let segue = segues[identifier]?(source) else {
      if let template = source.segueTemplate(identifier) {
        return template.perform(from: source, sender: sender, asks: false)
      }
      return Violation.record(
        .application(.noSegue(identifier, of: "\(type(of: source))")))
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension UIViewController {
  /// The segue of a name that the scene of this controller has.
  fileprivate func segueTemplate(_ identifier: String) -> SegueTemplate? {
    loading.scene?.segues.first { $0.identifier == identifier }
  }
}
