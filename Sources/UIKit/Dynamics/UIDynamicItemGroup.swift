import QuartzCore

/// Items that move as one: where the group goes and how it turns, all of them go and turn.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  private let places: [(offset: CGPoint, transform: CGAffineTransform)]
  private let size: CGSize

  /// The group's middle is that of a rectangle around all items, unturned.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let area = items.reduce(CGRect.null) { area, item in
      area.union(
        CGRect(
          x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width, height: item.bounds.height))
    }
    let middle = items.isEmpty ? .zero : CGPoint(x: area.midX, y: area.midY)
    center = middle
    size = items.isEmpty ? .zero : area.size
    places = items.map {
      (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
    }
  }

  open var center: CGPoint { didSet { place() } }
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var transform = CGAffineTransform.identity { didSet { place() } }

  private func place() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
