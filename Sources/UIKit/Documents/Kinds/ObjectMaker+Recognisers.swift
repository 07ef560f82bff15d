import Documents
import QuartzCore

extension ObjectMaker {
  func fillRecogniser(_ recogniser: UIGestureRecognizer, _ element: Element) {
    apply(Self.recogniserSettings, to: recogniser, element)
    switch recogniser {
    case let tap as UITapGestureRecognizer:
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = count
      }
    case let press as UILongPressGestureRecognizer:
      if let time = element.number("minimumPressDuration") { press.minimumPressDuration = time }
      if let count = element.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = count
      }
      if let way = element.length("allowableMovement") { press.allowableMovement = way }
    case let edge as UIScreenEdgePanGestureRecognizer:
      edge.edges = Self.edges(element.value("edges"))
    case let pan as UIPanGestureRecognizer:
      if let count = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = count
      }
      if let count = element.integer("maximumNumberOfTouches"), count < 1_000 {
        pan.maximumNumberOfTouches = count
      }
    case let swipe as UISwipeGestureRecognizer:
      if let count = element.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = count
      }
      swipe.direction = Self.directions(element)
    default: break
    }
    kept.append(recogniser)
  }

  private static let recogniserSettings: [Setting<UIGestureRecognizer>] = [
    .flag("enabled", \.isEnabled), .flag("cancelsTouchesInView", \.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \.delaysTouchesEnded),
  ]

  private static func directions(_ element: Element) -> UISwipeGestureRecognizer.Direction {
    let named = element.value("direction")
    let words: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    let chosen = words.filter { named?.flag($0.0) == true || element["direction"] == $0.0 }
    return chosen.isEmpty ? .right : chosen.reduce(into: []) { $0.insert($1.1) }
  }

  private static func edges(_ element: Element?) -> UIRectEdge {
    let words: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return words.filter { element?.flag($0.0) == true }.reduce(into: []) { $0.insert($1.1) }
  }
}
