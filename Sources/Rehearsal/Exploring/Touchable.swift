import UIKit

/// Something that a person can do on the screen that shows: what to touch, and how.
public struct Touchable: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What is touched.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A button, a switch and the like.
    case control
    /// A row of a table or an item of a collection.
    case cell
    /// An item of a navigation bar or a toolbar.
    case barItem = "bar item"
    /// An item of a tab bar.
    case tab
    /// A view with a gesture recogniser of its own.
    case gesture
    /// The bar's arrow back, or the edge of the screen that leads back.
    case back
    /// A method that nothing on the screen calls.
    case call
  }

  /// What is touched.
  public let kind: Kind
  /// What a person would say: `tap "Open"`, `pan down on CardView`.
  public let description: String
  /// What fingers do, in the language of rehearsal scripts.
  public let script: String

  /// Something to touch, by words that were kept.
  public init(kind: Kind, description: String, script: String) {
    self.kind = kind
    self.description = description
    self.script = script
  }

  init(_ kind: Kind, _ description: String, _ steps: [RehearsalScript.Step]) {
    self.init(kind: kind, description: description, script: RehearsalScript(steps).description)
  }

  /// How far from another one it is touched, points; infinite where one of them has no place.
  func distance(to other: Touchable) -> Double {
    guard let place, let there = other.place else { return .infinity }
    return ((place.x - there.x) * (place.x - there.x) + (place.y - there.y) * (place.y - there.y))
      .squareRoot()
  }

  /// Where it is touched first: `tap 196,640`.
  private var place: (x: Double, y: Double)? {
    let numbers = script.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap {
      Double($0)
    }
    return numbers.count > 1 ? (numbers[0], numbers[1]) : nil
  }

  /// Whether a finger goes a way, which takes its time.
  package var isDrag: Bool {
    guard kind == .gesture || kind == .back else { return false }
    return ["pan", "swipe back", "pinch", "rotate"].contains(where: description.hasPrefix)
  }

  /// A method of the application's, by a name that whoever plays it knows.
  public static func call(_ name: String) -> Touchable {
    // Ours have spaces in their names, or lead back.
    let isOurs = name.contains(" ") || name == ExplorationRoot.back
    return Touchable(.call, isOurs ? name : "call \(name)", [.act("call", name)])
  }
}
