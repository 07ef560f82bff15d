import QuartzCore

/// What stands for a screen in a tab bar: a picture over a word.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Shown while selected; `image` unless set.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// A small red sign at the picture's corner; nil for none.
  open var badgeValue: String? { didSet { changed() } }
}
