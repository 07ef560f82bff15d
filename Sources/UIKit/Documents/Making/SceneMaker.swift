import Documents
import QuartzCore

/// Where a controller came from, and how its view is to be made.
@MainActor
package final class DocumentScene {
  let maker: ObjectMaker
  let element: Element
  let storyboard: UIStoryboard?
  /// The ways that lead from here.
  let segues: [SegueTemplate]

  init(
    _ maker: ObjectMaker, _ element: Element, _ segues: [SegueTemplate], _ storyboard: UIStoryboard?
  ) {
    (self.maker, self.element) = (maker, element)
    (self.segues, self.storyboard) = (segues, storyboard)
  }

  /// Makes the controller's view; false where the document draws none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.value("view"), SceneChain.enter(element, maker.source) else {
      return false
    }
    defer { SceneChain.leave() }
    maker.perform {
      guard let made = maker.makeView(view) else { return }
      controller.take(documentView: made)
      if let refresh = element.value("refreshControl").flatMap({ maker.make($0) }) {
        (made as? UIScrollView)?.refreshControl = refresh as? UIRefreshControl
      }
      for guide in element.list("layoutGuides") {
        let layoutGuide =
          guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
        if let object = layoutGuide as? NSObject { maker.register(object, as: guide.id) }
      }
    }
    maker.reportPending()
    return controller.viewIfLoaded != nil
  }
}

/// The scenes that are being made or shown within each other: a document can lead in a circle.
@MainActor
enum SceneChain {
  private static let deepest = 16

  /// - Returns: False where a scene lies in itself; told as a violation.
  static func enter(_ controller: Element, _ source: DocumentSource) -> Bool {
    let key = "\(source.document.path)|\(controller.id ?? "")"
    let making = SceneEnvironment.current.making
    // A scene is entered twice: when its controller is made, and when its view is.
    guard making.scenes.count < deepest, making.scenes.count(where: { $0 == key }) < 3 else {
      source.violate(controller, "the scenes lie in each other without end", "one embeds itself")
      return false
    }
    making.scenes.append(key)
    return true
  }

  static func leave() { SceneEnvironment.current.making.scenes.removeLast() }
}

/// Makes the scenes of a storyboard.
@MainActor
enum SceneMaker {
  /// The controller of a scene that another one leads to.
  static func makeController(_ id: String, in maker: ObjectMaker, for segue: Element)
    -> UIViewController?
  {
    guard let scene = maker.source.document.scene(of: id), scene.controller?.id == id else {
      maker.source.violate(segue, "a segue leads to \(id), which is no controller of the document")
      return nil
    }
    return make(scene, from: maker.source, maker.storyboard, segue: segue)
  }

  /// Makes a scene: its controller, and whatever else lies beside it.
  /// - Parameter creator: Makes the controller of a coder, in the place of its class.
  static func make(
    _ scene: InterfaceDocument.Scene, from source: DocumentSource, _ storyboard: UIStoryboard?,
    segue: Element? = nil, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let controller = scene.controller else { return nil }
    guard SceneChain.enter(controller, source) else { return nil }
    defer { SceneChain.leave() }
    if controller.tag == "viewControllerPlaceholder" {
      return makeElsewhere(controller, source, creator)
    }
    let maker = ObjectMaker(source)
    maker.storyboard = storyboard
    maker.creator = creator
    let objects = scene.objects.map { $0.adapted(to: .current) }
    guard let element = objects.first(where: { $0.id == controller.id }) else { return nil }
    return maker.perform { () -> UIViewController? in
      for object in objects where object.tag == "placeholder" || object.tag == "exit" {
        maker.registerPlaceholder(object)
      }
      guard let made = maker.make(element) as? UIViewController else {
        source.violate(element, "<\(element.tag)> is a controller, and its class makes none")
        return nil
      }
      let segues = objects.flatMap { SegueTemplate.all(in: $0, maker) }
      made.loading.scene = DocumentScene(maker, element, segues, storyboard)
      for object in objects
      where object.id != element.id && object.tag != "placeholder" && object.tag != "exit" {
        if let made = maker.make(object) { maker.kept.append(made) }
      }
      return made
    }
  }

  /// A reference to another storyboard.
  private static func makeElsewhere(
    _ element: Element, _ source: DocumentSource, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      source.violate(element, "a reference to a storyboard has no storyboardName")
      return nil
    }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? source.bundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController(creator: creator)
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }
}

extension UIViewController {
  /// Takes a view that a document draws.
  func take(documentView view: UIView) {
    switch self {
    case let controller as UICollectionViewController: controller.take(collectionView: view)
    default: self.view = view
    }
  }

  /// Makes the view that a document draws for this controller; false without one.
  func loadDocumentView() -> Bool {
    if let scene = loading.scene { return scene.loadView(of: self) }
    return loadNibView()
  }
}

extension SizeClasses {
  /// Those of the screen.
  @MainActor static var current: SizeClasses { SizeClasses(SceneEnvironment.current.traits.own) }

  @MainActor init(_ traits: UITraitCollection) {
    func word(_ size: UIUserInterfaceSizeClass) -> String? {
      size == .compact ? "compact" : size == .regular ? "regular" : nil
    }
    self.init(width: word(traits.horizontalSizeClass), height: word(traits.verticalSizeClass))
  }
}
