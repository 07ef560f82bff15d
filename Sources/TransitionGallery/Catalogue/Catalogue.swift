import UIKit

/// Every transition there is, in the order in which people should see them.
@MainActor
public enum Catalogue {
  public static let items: [GalleryItem] = articles + overlays + field + system

  /// The transitions of the articles, S1 to S12 of the issue that asks for them, by article.
  public static let articles = modalArticles + stackArticles

  /// The item with a slug.
  public static func item(_ slug: String) -> GalleryItem? { items.first { $0.slug == slug } }
}
