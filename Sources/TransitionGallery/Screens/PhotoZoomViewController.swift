import UIKit

/// One photograph on black; a tap gives it back to the wall that it came from.
public final class PhotoZoomViewController: UIViewController, ZoomDismissing {
  private let photograph: String
  private let picture: UIImageView
  private let caption = UILabel()
  /// Where the photograph came from.
  weak var wall: PhotoWallViewController?

  /// - Parameter photograph: One of the gallery's pictures by name.
  public init(photograph: String) {
    self.photograph = photograph
    picture = .filling(photograph)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    caption.text = photograph.capitalized + " · 35 mm, f/2.8"
    caption.font = .systemFont(ofSize: 15)
    caption.textColor = .lightGray
    caption.textAlignment = .center
    view.addSubview(picture)
    view.addSubview(caption)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {
    guard transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }

  public override func accessibilityPerformEscape() -> Bool { escape() }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let height = min(size.width * 1.25, size.height)
    picture.frame = CGRect(
      x: 0, y: (size.height - height) / 2, width: size.width, height: height)
    caption.frame = CGRect(x: 16, y: picture.frame.maxY + 18, width: size.width - 32, height: 20)
  }

  public func dismissView() -> UIView { UIImageView.filling(photograph) }

  public func dismissFrameRect() -> CGRect { picture.convert(picture.bounds, to: nil) }

  public func dismissToRect() -> CGRect { wall?.presentFrameRect() ?? .zero }

  public var zoomedPicture: UIView? { picture }
}
