import UIKit

/// The catalogue as a list shows it.
extension Catalogue {
  /// Some items under a heading.
  public struct Chapter {
    public let title: String
    public let items: [GalleryItem]

    public init(title: String, items: [GalleryItem]) {
      self.title = title
      self.items = items
    }
  }

  /// Every item once, in the catalogue's order: the transitions, then the screens.
  public static let chapters: [Chapter] = {
    let known = [
      Chapter(title: "The articles", items: articles),
      Chapter(title: "Over a screen that stays", items: overlays),
      Chapter(title: "The field", items: field),
      Chapter(title: "The system's own", items: system),
    ]
    let told = Set(known.flatMap(\.items).map(\.slug))
    let others = items.filter { !told.contains($0.slug) }
    return known + (others.isEmpty ? [] : [Chapter(title: "More", items: others)])
      + [Chapter(title: "Screens", items: screens)]
  }()
}
