@_exported import UIKit

/// Stands where a browser would be: the system's bars, and between them a quiet ground with the host's name.
/// There is no network on a stage, and the first load fails after 0.3 s, as requests do here.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// What the button is called that closes it.
  public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

  /// How it is made.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration: Configuration
  open var preferredBarTintColor: UIColor? { didSet { bars?.dress() } }
  open var preferredControlTintColor: UIColor? { didSet { bars?.dress() } }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { bars?.dress() } }

  private let address: URL
  private var bars: BrowserBars?

  public init(url URL: URL, configuration: Configuration) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("SFSafariViewController · there is no network on a stage: no page is shown")
    let bars = BrowserBars(self, host: address.host ?? address.absoluteString)
    self.bars = bars
    bars.frame = view.bounds
    bars.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bars)
    RenderServer.current.enqueue(at: RenderServer.current.now + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.safariViewController(self, didCompleteInitialLoad: false)
      }
    }
  }

  func close() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// What becomes of a browser.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called: no server redirects.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}

/// The bars of a browser, and what is between them.
@MainActor
private final class BrowserBars: UIView {
  private weak var owner: SFSafariViewController?
  private let top = UIView()
  private let bottom = UIView()
  private let lines = [UIView(), UIView()]
  private let close = UIButton(type: .system)
  private let host = UILabel()
  private let lock = UIImageView(image: UIImage(systemName: "lock"))
  private let reload = UIImageView(image: UIImage(systemName: "arrow.clockwise"))
  private let signs = ["chevron.left", "chevron.right", "square.and.arrow.up", "globe"].map {
    UIImageView(image: UIImage(systemName: $0))
  }
  private let page: StandInView

  init(_ owner: SFSafariViewController, host name: String) {
    self.owner = owner
    page = StandInView(
      symbol: "globe", title: name, detail: "There is no network on a stage")
    super.init(frame: .zero)
    host.text = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
    host.font = .systemFont(ofSize: 16)
    host.textAlignment = .center
    close.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    close.addAction(
      UIAction { [weak owner] _ in owner?.close() }, for: .primaryActionTriggered)
    for line in lines { line.backgroundColor = .separator }
    for sign in signs + [reload, lock] { sign.contentMode = .scaleAspectFit }
    for view in [page, top, bottom] + lines { addSubview(view) }
    for view in [close, lock, host, reload] as [UIView] { top.addSubview(view) }
    for sign in signs { bottom.addSubview(sign) }
    dress()
  }

  required init?(coder: NSCoder) { nil }

  func dress() {
    guard let owner else { return }
    let names = ["Done", "Close", "Cancel"]
    close.setTitle(names[owner.dismissButtonStyle.rawValue], for: .normal)
    let tint = owner.preferredControlTintColor ?? .systemBlue
    close.tintColor = tint
    close.setTitleColor(tint, for: .normal)
    for bar in [top, bottom] {
      bar.backgroundColor = owner.preferredBarTintColor ?? .systemBackground
    }
    // There is nothing to go back or forward to.
    for (index, sign) in signs.enumerated() {
      sign.tintColor = index < 2 ? .quaternaryLabel : tint
    }
    reload.tintColor = tint
    lock.tintColor = .secondaryLabel
    host.textColor = .label
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, safe) = (bounds.width, safeAreaInsets)
    top.frame = CGRect(x: 0, y: 0, width: width, height: safe.top + 44)
    bottom.frame = CGRect(
      x: 0, y: bounds.height - 44 - safe.bottom, width: width, height: 44 + safe.bottom)
    page.frame = CGRect(
      x: 0, y: top.frame.maxY, width: width, height: bottom.frame.minY - top.frame.maxY)
    lines[0].frame = CGRect(x: 0, y: top.frame.maxY - 0.5, width: width, height: 0.5)
    lines[1].frame = CGRect(x: 0, y: bottom.frame.minY, width: width, height: 0.5)
    let button = close.sizeThatFits(CGSize(width: 120, height: 44))
    close.frame = CGRect(x: safe.left + 16, y: safe.top, width: button.width, height: 44)
    reload.frame = CGRect(
      x: width - safe.right - 38, y: safe.top + 12, width: 20, height: 20)
    let room = reload.frame.minX - close.frame.maxX - 40
    let text = host.sizeThatFits(CGSize(width: room, height: 44)).width
    let shown = min(text, room)
    host.frame = CGRect(
      x: ((width - shown) / 2 + 8).rounded(), y: safe.top, width: shown.rounded(.up), height: 44)
    lock.frame = CGRect(x: host.frame.minX - 18, y: safe.top + 15, width: 13, height: 13)
    let gap = (width - safe.left - safe.right) / CGFloat(signs.count)
    for (index, sign) in signs.enumerated() {
      sign.frame = CGRect(
        x: safe.left + gap * (CGFloat(index) + 0.5) - 11, y: 11, width: 22, height: 22)
    }
  }
}
