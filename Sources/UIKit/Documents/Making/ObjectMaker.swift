import Documents
import QuartzCore

/// Makes the objects of a scene, of a nib or of one cell, and ties them together.
///
/// What is made in one go (`perform`) is connected at its end: constraints, values of the runtime
/// attributes, outlets and actions, then `awakeFromNib()` of each.
@MainActor
final class ObjectMaker {
  let source: DocumentSource
  /// Of a cell: what is around its table.
  let outer: ObjectMaker?
  /// The controller of the scene, for segues.
  weak var controller: UIViewController?
  private var objects: [String: Made] = [:]
  /// Made since the last connecting, in order.
  private var fresh: [(object: NSObject, element: Element)] = []
  /// What belongs to whom and could not be tied yet.
  private var pending: [(object: NSObject, connection: Connection)] = []
  private var constraints: [(owner: UIView, elements: [Element], id: String?)] = []
  /// Where scenes that are led to come from.
  var storyboard: UIStoryboard?
  /// Makes the first controller, in the place of its class.
  var creator: ((NSCoder) -> UIViewController?)?
  /// The members of collections so far.
  var collections: [String: [NSObject]] = [:]
  /// What nobody else need hold on to as long as the scene is there.
  var kept: [NSObject] = []
  /// What is to be done when all is connected, such as embedding.
  var later: [() -> Void] = []
  /// The size of the view that what is made goes into.
  var sizeAround: CGSize?
  private var asleep: [NSObject] = []
  /// Views that the size classes do not want, until their outlets hold them.
  var uninstalled: [UIView] = []
  private var depth = 0

  /// Objects that others own are not kept alive by the maker.
  private struct Made { weak var object: NSObject? }

  init(_ source: DocumentSource, outer: ObjectMaker? = nil) {
    self.source = source
    self.outer = outer
    controller = outer?.controller
    storyboard = outer?.storyboard
  }

  var classes: DocumentClasses { SceneEnvironment.current.storyboards.classes }

  // MARK: Objects

  func object(_ id: String) -> NSObject? { objects[id]?.object ?? outer?.object(id) }

  /// Says which object an element means.
  func register(_ object: NSObject, as id: String?) {
    if let id { objects[id] = Made(object: object) }
  }

  /// The object that an element means: made, filled and registered.
  func make(_ element: Element, is inner: NSObject? = nil) -> NSObject? {
    if let id = element.id, let known = objects[id]?.object { return known }
    if let inner, element["customClass"] == nil {
      fill(inner, from: element)
      return inner
    }
    let kind: AnyClass = resolveType(of: element)
    let (object, isFilled) = DocumentCoder.make(element, self) { coder in
      switch kind {
      case let type as UIView.Type: return type.init(coder: coder)
      case let type as UIViewController.Type:
        let own = creator?(coder)
        creator = nil
        return own ?? type.init(coder: coder)
      case let type as UIBarItem.Type: return type.init(coder: coder)
      case let type as UINavigationItem.Type: return type.init(coder: coder)
      case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
      default: return NSObject.make(kind)
      }
    }
    guard let object else {
      source.violate(element, "\(kind) made no object of <\(element.tag)>: init(coder:) is nil")
      return nil
    }
    if !isFilled {
      let isLost = object is UIResponder && element["customClass"] != nil
      if isLost { adopt(object, from: element) } else { fill(object, from: element) }
    }
    return awoken(object, element)
  }

  /// What an application's object has put in its own place by `awakeAfter(using:)`. It is another document's,
  /// or made by hand: what is said of the object here that led to others leads to it.
  private func awoken(_ object: NSObject, _ element: Element) -> NSObject? {
    guard element["customClass"] != nil, let responder = object as? UIResponder else {
      return object
    }
    let other = responder.awakeAfter(using: DocumentCoder.empty()) as? NSObject
    guard other !== object else { return object }
    fresh.removeAll { $0.object === object }
    guard let other else { return nil }
    takeOwner(other, element)
    constraints = constraints.map { entry in
      guard entry.owner === object, let view = other as? UIView else { return entry }
      return (view, entry.elements, entry.id)
    }
    return other
  }

  func makeView(_ element: Element, is inner: UIView? = nil) -> UIView? {
    let made = make(element, is: inner)
    if let made, !(made is UIView) {
      source.violate(element, "<\(element.tag)> is a view, \(Swift.type(of: made)) is none")
    }
    return made as? UIView
  }

  /// The class of an element: an application's own, or UIKit's for its kind.
  private func resolveType(of element: Element) -> AnyClass {
    let usual: AnyClass = ElementKinds.type(of: element)
    guard let name = element["customClass"] else { return usual }
    if let own = classes.find(name, module: element["customModule"]) { return own }
    guard let module = element["customModule"] else {
      // A class of another framework, or one that is not written in Swift.
      Unsupported.report(
        "the class \(name), which \(source.place(element)) asks for and nothing here has: "
          + "\(usual) stands in")
      return usual == UIView.self ? PlaceholderView.self : usual
    }
    source.violate(
      element,
      "there is no class \(name) of the module \(module), which <\(element.tag)> asks for",
      "\(usual) is made")
    return usual
  }

  /// Gives an object all that its element says; once.
  func fill(_ object: NSObject, from element: Element) {
    adopt(object, from: element)
    switch object {
    case let view as UIView: fillView(view, element)
    case let controller as UIViewController: fillController(controller, element)
    case let item as UIBarItem: fillBarItem(item, element)
    case let item as UINavigationItem: fillNavigationItem(item, element)
    case let recogniser as UIGestureRecognizer: fillRecogniser(recogniser, element)
    case let layout as UICollectionViewLayout: fillLayout(layout, element)
    default: break
    }
  }

  /// The owner of a nib, or another object that was there before: connected, and not filled.
  func takeOwner(_ owner: NSObject, _ element: Element) {
    register(owner, as: element.id)
    for connection in element.connections { pending.append((owner, connection)) }
  }

  private func adopt(_ object: NSObject, from element: Element) {
    register(object, as: element.id)
    fresh.append((object, element))
  }

  /// Has an object told, with the others, that it is made.
  func awaken(_ object: NSObject) { asleep.append(object) }

  func addConstraints(_ elements: [Element], of view: UIView, id: String?) {
    if !elements.isEmpty { constraints.append((view, elements, id)) }
  }

  // MARK: Connecting

  /// Makes objects, and connects what the block has made.
  func perform<Result>(_ body: () -> Result) -> Result {
    depth += 1
    let result = body()
    depth -= 1
    if depth == 0 { finish() }
    return result
  }

  private func finish() {
    let (made, fresh, owed) = (fresh, [(object: NSObject, element: Element)](), constraints)
    self.fresh = fresh
    constraints = []
    for entry in owed {
      for element in entry.elements { makeConstraint(element, in: entry.owner, id: entry.id) }
    }
    for (object, element) in made { setRuntimeAttributes(of: object, from: element) }
    let waiting = pending
    pending = []
    for (object, connection) in waiting { tie(object, connection) }
    for (object, element) in made {
      for connection in element.connections { tie(object, connection) }
    }
    let sleepers = asleep
    asleep = []
    for (object, _) in made { Self.awake(object) }
    for object in sleepers { Self.awake(object) }
    if pending.isEmpty { collections = [:] }
    for (object, element) in made { keepVariations(of: object, element) }
    uninstalled = []
    let tasks = later
    later = []
    for task in tasks { task() }
  }

  private func tie(_ object: NSObject, _ connection: Connection) {
    if !connect(object, connection) { pending.append((object, connection)) }
  }

  /// Reports what leads to something that was never made.
  func reportPending() {
    for (object, connection) in pending where source.document.element(connection.destination) != nil
    {
      source.violate(
        connection.element,
        "<\(connection.element.tag)> of \(Swift.type(of: object)) leads to "
          + "\(connection.destination), which is not made here")
    }
    pending = []
  }

  private static func awake(_ object: NSObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UICollectionViewLayout: object.awakeFromNib()
    case let object as NSLayoutConstraint: object.awakeFromNib()
    default: SceneEnvironment.current.storyboards.classes.awake(object)
    }
  }
}
