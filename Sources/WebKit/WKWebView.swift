@_exported import UIKit

/// Stands where a page of the web would be. Texts and files are shown as far as simple HTML goes; for addresses of
/// the web there is no network, so that their loading fails as on a device without one, and a quiet ground with
/// the host's name stands there. No script runs, and no style sheet counts.
@preconcurrency @MainActor
open class WKWebView: UIView {
  open private(set) var configuration: WKWebViewConfiguration
  open private(set) var scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  open internal(set) var url: URL?
  open internal(set) var title: String?
  open internal(set) var isLoading = false
  /// From 0 to 1.
  open internal(set) var estimatedProgress = 0.0
  open private(set) var backForwardList = WKBackForwardList()
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  // Kept: nothing here asks for them.
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var mediaType: String?
  open var interactionState: Any?
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var isFindInteractionEnabled = false
  /// Scales the texts of pages.
  open var pageZoom: CGFloat = 1 { didSet { setNeedsLayout() } }

  let page = WebPageView()
  var current: PageLoad?
  /// What `reload()` asks for.
  var latest: PageLoad?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(page)
    addSubview(scrollView)
    page.opened = { [weak self] url in self?.openLink(url) }
    if backgroundColor == nil { backgroundColor = .white }
  }

  /// Asks for what an address has.
  @discardableResult
  open func load(_ request: StageClock.URLRequest) -> WKNavigation? {
    begin(PageLoad(request, .other))
  }

  /// Shows a text of simple HTML; its links are told of relative to nothing.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(PageLoad(address(baseURL), .other, .html(string)))
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(PageLoad(StageClock.URLRequest(url: URL), .other))
  }

  /// Shows data that is at hand.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(PageLoad(address(baseURL), .other, PageContent(data, mimeType: MIMEType, baseURL)))
  }

  @discardableResult
  open func loadSimulatedRequest(
    _ request: StageClock.URLRequest, responseHTML string: String
  ) -> WKNavigation { begin(PageLoad(request, .other, .html(string))) }

  @discardableResult
  open func reload() -> WKNavigation? {
    latest.map { begin(PageLoad($0.request, .reload, $0.given)) }
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() { stop() }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.has(item) else { return nil }
    return begin(PageLoad(item.request, .backForward, item.given, item))
  }

  /// Runs nothing: a page's title, its height and whether it is complete are answered, all else is nil and
  /// reported.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    let answer = answer(to: javaScriptString)
    RenderServer.current.enqueue(at: RenderServer.current.now) {
      MainActor.assumeIsolated { completionHandler?(answer, nil) }
    }
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    answer(to: javaScriptString)
  }

  /// A picture of the page as it stands.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let rect = snapshotConfiguration?.rect ?? .null
    let part = rect.isNull ? bounds : rect
    let picture = UIGraphicsImageRenderer(bounds: part).image { layer.render(in: $0.cgContext) }
    RenderServer.current.enqueue(at: RenderServer.current.now) {
      MainActor.assumeIsolated { completionHandler(picture, nil) }
    }
  }

  /// Whether pages of an address's scheme are shown: those that a browser has of itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "data", "about", "blob"].contains(urlScheme.lowercased())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let inset = scrollView.adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    page.zoom = pageZoom
    let height = max(page.height(forWidth: room.width), page.fillsRoom ? room.height : 0)
    page.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
    scrollView.contentSize = page.frame.size
  }

  private func address(_ base: URL?) -> StageClock.URLRequest {
    StageClock.URLRequest(url: base ?? URL(string: "about:blank")!)
  }
}

/// What of a page a picture is to show, and how wide.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Null for all that is seen.
  open var rect = CGRect.null
  /// Kept: pictures are as wide as what they show.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
