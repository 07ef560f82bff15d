import Documents
import QuartzCore

/// A way from a scene to another, as its document has it.
@MainActor
struct SegueTemplate {
  let element: Element
  let maker: ObjectMaker

  var identifier: String? { element["identifier"] }
  var kind: String { element["kind"] ?? "show" }

  /// Those of an element and of all in it, but for what containers have from the beginning.
  static func all(in element: Element, _ maker: ObjectMaker) -> [SegueTemplate] {
    var found: [SegueTemplate] = []
    element.forEach {
      if $0.tag == "segue", $0["kind"] != "relationship" {
        found.append(SegueTemplate(element: $0, maker: maker))
      }
    }
    return found
  }

  /// Goes the way, if the source lets it.
  /// - Parameter asks: Whether the source is asked first: of a tap, not of a call.
  func perform(
    from source: UIViewController, sender: Any?, asks: Bool, into container: UIView? = nil
  ) {
    if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if kind == "unwind" { return Unwinding.perform(self, from: source, sender: sender) }
    guard let destination = makeDestination(from: source, sender: sender),
      let segue = makeSegue(from: source, to: destination)
    else { return }
    prepare(destination, sender: sender)
    segue.handler = { [unowned segue] in
      SegueGoing(template: self, segue: segue, sender: sender, container: container).go()
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    // By then a presentation that it began has asked for its delegate, which the segue may be.
    RenderServer.current.enqueueAfterCommit { segue.stayWhilePresented() }
  }

  private func makeDestination(from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let id = element["destination"],
      let scene = maker.source.document.scene(of: id), scene.controller?.id == id
    else {
      maker.source.violate(element, "a segue leads to no controller of the document")
      return nil
    }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = element["destinationCreationSelector"] {
      maker.classes.addModules(of: source)
      if let action = maker.classes.action(name, of: source) {
        creator = { coder in
          action.create(from: source, coder, sender, identifier: identifier)
        }
      } else {
        maker.source.violate(
          element, "\(type(of: source)) has no @IBSegueAction for \(name), which a segue asks")
      }
    }
    return SceneMaker.make(
      scene, from: maker.source, maker.storyboard, segue: element, creator: creator)
  }

  /// The segue as an object, of an application's own class where the document says so.
  func makeSegue(from source: UIViewController, to destination: UIViewController)
    -> UIStoryboardSegue?
  {
    var type = UIStoryboardSegue.self
    if let name = element["customClass"] {
      let found: AnyClass? = maker.classes.find(name, module: element["customModule"])
      guard let own = found as? UIStoryboardSegue.Type else {
        maker.source.violate(
          element,
          found == nil
            ? "there is no class \(name), which a segue asks for"
            : "\(name) is no UIStoryboardSegue")
        return nil
      }
      type = own
    } else if kind == "custom" {
      maker.source.violate(element, "a custom segue has no class")
    }
    return type.make(identifier: identifier, source: source, destination: destination)
  }

  /// What a document says about how the destination comes.
  private func prepare(_ destination: UIViewController, sender: Any?) {
    if let style = Words.presentationStyles[element["modalPresentationStyle"] ?? ""] {
      destination.modalPresentationStyle = style
    }
    if let style = Words.transitionStyles[element["modalTransitionStyle"] ?? ""] {
      destination.modalTransitionStyle = style
    }
    guard kind == "popoverPresentation" || kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = (element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"])
      .flatMap(maker.object)
    switch anchor ?? (sender as? NSObject) {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    default: break
    }
    let through = element.all("outletCollection").filter { $0["property"] == "passthroughViews" }
      .compactMap { $0["destination"].flatMap(maker.object) as? UIView }
    if !through.isEmpty { popover.passthroughViews = through }
    if let arrows = element.value("popoverArrowDirection") {
      let words: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover.permittedArrowDirections = words.filter { arrows.flag($0.0) == true }
        .reduce(into: []) { $0.insert($1.1) }
    }
  }
}

/// What a segue does that has no class of its own.
@MainActor
struct SegueGoing {
  let template: SegueTemplate
  let segue: UIStoryboardSegue
  let sender: Any?
  let container: UIView?

  private var animates: Bool { template.element.flag("animates") ?? true }

  func go() {
    let (source, destination) = (segue.source, segue.destination)
    switch template.kind {
    case "embed": embed()
    case "show", "custom": move { source.show(destination, sender: sender) }
    case "push":
      guard let stack = source.navigationController else {
        return template.maker.source.violate(
          template.element, "a push segue starts from \(type(of: source)), which is in no stack")
      }
      stack.pushViewController(destination, animated: animates)
    case "showDetail", "replace":
      move { source.showDetailViewController(destination, sender: sender) }
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: animates)
    default:
      Unsupported.report("segues of the kind \(template.kind): shown")
      source.show(destination, sender: sender)
    }
  }

  private func move(_ body: () -> Void) {
    animates ? body() : UIView.performWithoutAnimation(body)
  }

  private func embed() {
    guard let container else { return }
    let child = segue.destination
    segue.source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: segue.source)
  }
}

extension Selector {
  /// Calls an `@IBSegueAction`.
  @MainActor
  func create(
    from source: UIViewController, _ coder: NSCoder, _ sender: Any?, identifier: String?
  ) -> UIViewController? {
    let event: Any? =
      arity == 3
      ? LastArguments(second: sender as Any, third: identifier as Any) : sender as Any
    return answer(of: source, sender: coder, event: event) as? UIViewController
  }
}

extension UIStoryboardSegue {
  /// A segue stays as long as the screen that it presents (since iOS 9), so that it can be the
  /// delegate of the transition both ways. It goes with the presentation.
  fileprivate func stayWhilePresented() {
    guard destination.presentation.presenting != nil else { return }
    destination.presentation.segue = self
  }
}
