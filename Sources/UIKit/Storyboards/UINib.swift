import Documents
import QuartzCore

/// Views drawn in Interface Builder: the document `NAME.xib` of a bundle, as it lies in the
/// repository. What `Stage.provide(nib:_:)` says goes before it.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What makes views of a nib file.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
  }

  /// The objects that lie at the top of the document, made anew and tied to their owner. Without a
  /// document nothing, and a note.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let made = SceneEnvironment.current.storyboards.nibs[name]?() { return [made] }
    guard let source else {
      Unsupported.report(
        "the nib \(name), which is not in \((bundle ?? .main).bundlePath) · "
          + "call stage.provide(nib: \"\(name)\") { … }")
      return []
    }
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibMaker.objects(of: source, owner: ownerOrNil as? NSObject, externals)
  }

  var source: DocumentSource? { DocumentSource.find(name, "xib", in: bundle) }

  /// What a table makes its cells of; nil where the nib is not there.
  var template: CellTemplate? {
    if let make = SceneEnvironment.current.storyboards.nibs[name] {
      return CellTemplate { make() as? UIView }
    }
    return source.flatMap(CellTemplate.init(nib:))
  }
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

/// Makes what a nib has.
@MainActor
enum NibMaker {
  static func objects(
    of source: DocumentSource, owner: NSObject?, _ externals: [String: Any] = [:]
  ) -> [NSObject] {
    let elements = (source.document.scenes.first?.objects ?? []).map { $0.adapted(to: .current) }
    let maker = ObjectMaker(source)
    maker.controller = owner as? UIViewController
    let made = maker.perform { () -> [NSObject] in
      for element in elements where element.tag == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner" {
          if let owner { maker.takeOwner(owner, element) }
        } else if let name = element["placeholderIdentifier"],
          let object = externals[name] as? NSObject
        {
          maker.takeOwner(object, element)
        } else {
          maker.registerPlaceholder(element)
        }
      }
      return elements.filter { $0.tag != "placeholder" }.compactMap { maker.make($0) }
    }
    maker.reportPending()
    for case let view as UIView in made { view.extras.maker = maker }
    return made
  }
}

extension UIViewController {
  /// Makes the view that the controller's nib draws: the one it was given, or the one that is called
  /// as its class, with or without "Controller" at the end. False without one.
  func loadNibView() -> Bool {
    let bundle = loading.nibBundle
    if let name = loading.nibName {
      guard let source = DocumentSource.find(name, "xib", in: bundle) else {
        if SceneEnvironment.current.storyboards.nibs[name] == nil {
          Violation.record(
            .application(.document("there is no \(name).xib in \((bundle ?? .main).bundlePath)")))
        }
        return false
      }
      return takeView(of: source)
    }
    let type = "\(Swift.type(of: self))"
    guard !String(reflecting: Swift.type(of: self)).hasPrefix("UIKit.") else { return false }
    let short = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : nil
    for name in [short, type].compactMap({ $0 }) where name != "View" {
      if let source = DocumentSource.find(name, "xib", in: bundle), source.ownerHasView {
        return takeView(of: source)
      }
    }
    return false
  }

  private func takeView(of source: DocumentSource) -> Bool {
    _ = NibMaker.objects(of: source, owner: self)
    if viewIfLoaded == nil {
      Violation.record(
        .application(
          .document("\(source.document.path): the outlet view of its owner is not connected")))
    }
    return viewIfLoaded != nil
  }
}

extension DocumentSource {
  /// Whether whoever loads the document gets a view by it.
  fileprivate var ownerHasView: Bool {
    let owner = document.scenes.first?.objects.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return owner?.list("connections").contains { $0["property"] == "view" } ?? false
  }
}
