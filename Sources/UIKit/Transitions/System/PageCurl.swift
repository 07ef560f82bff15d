import QuartzCore
import Raster

/// A picture of a page, which rolls up over a cylinder from its lower right corner. Of a page that is
/// rolled up in part, the rest stays at the top, and takes touches there; what it uncovers takes its own.
///
/// How far it goes is a guess.
@MainActor
final class PageCurl: UIView {
  /// How far a page is rolled up that stays so, where 1 is gone.
  static let rest = 0.62

  private let page = UIView()
  private let rest = PageRest()
  private weak var view: UIView?
  /// Called when the rest of the page is tapped.
  var onTap: (() -> Void)?

  init(of view: UIView, progress: Double) {
    self.view = view
    super.init(frame: view.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityElementsHidden = true
    page.frame = bounds
    page.isUserInteractionEnabled = false
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    page.layer.curl = .corner(progress, of: bounds.size, isDark: isDark)
    takePicture()
    addSubview(page)
    addSubview(rest)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped:", PageCurl.tapped))
    rest.addGestureRecognizer(tap)
    placeRest()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// To be called in the block of an animation.
  func roll(to progress: Double) {
    page.layer.curl?.progress = progress
    placeRest()
  }

  private func placeRest() {
    rest.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: page.layer.curl?.depth(at: bounds.maxX, in: page.bounds) ?? 0)
  }

  private func tapped(_ tap: UITapGestureRecognizer) { onTap?() }

  /// Where the page still is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let curl = page.layer.curl, super.point(inside: point, with: event) else { return false }
    return curl.reaches(point, in: page.bounds)
  }

  private func takePicture() {
    guard let view else { return }
    // In the midst of a transition it is out of sight.
    let wasHidden = view.isHidden
    view.isHidden = false
    let picture = WholePicture(of: view).part(CGRect(origin: .zero, size: page.bounds.size))
    view.isHidden = wasHidden
    guard let picture else { return }
    for former in page.subviews { former.removeFromSuperview() }
    picture.frame = page.bounds
    page.addSubview(picture)
  }

  /// For another size the page is laid out anew, where nobody else does.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard page.bounds.size != bounds.size, let view, var curl = page.layer.curl else { return }
    page.frame = bounds
    curl.radius = RenderNode.Curl.corner(0, of: bounds.size).radius
    page.layer.curl = curl
    placeRest()
    if view.window == nil {
      view.frame = bounds
      view.layoutIfNeeded()
    }
    takePicture()
  }
}

/// Lies over what is left of the page, from side to side, and is tapped there.
@MainActor
final class PageRest: UIView {}
