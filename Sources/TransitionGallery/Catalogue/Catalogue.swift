import UIKit

/// Every transition there is, in the order in which people should see them.
@MainActor
public enum Catalogue {
  public static let items: [GalleryItem] = articles + overlays + field + system

  /// All that can be shown: the transitions, then the screens.
  public static let all: [GalleryItem] = items + screens

  /// The transitions of the articles, S1 to S12 of the issue that asks for them, by article.
  public static let articles = modalArticles + stackArticles

  /// The item with a slug.
  public static func item(_ slug: String) -> GalleryItem? { all.first { $0.slug == slug } }
}
