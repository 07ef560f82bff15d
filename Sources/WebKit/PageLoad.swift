/// What a page is made of.
enum PageContent {
  case html(String)
  case plain(String)
  /// What cannot be shown here, by its name.
  case other(String)

  /// Data of a kind; without one the address tells.
  init(_ data: Data, mimeType: String? = nil, _ url: URL) {
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    let ending = url.pathExtension.lowercased()
    let kind = mimeType ?? (url.scheme == "data" ? PageContent.kind(of: url) : nil)
    if kind?.contains("html") ?? ["html", "htm", "xhtml"].contains(ending), let text {
      self = .html(text)
    } else if kind?.hasPrefix("text/") ?? ["txt", "md", "csv", "json", "log"].contains(ending),
      let text
    {
      self = .plain(text)
    } else {
      self = .other(url.lastPathComponent)
    }
  }

  /// `text/html` of `data:text/html;base64,…`.
  private static func kind(of url: URL) -> String {
    String(url.absoluteString.dropFirst(5).prefix { $0 != "," && $0 != ";" })
  }
}

/// One load, from being asked to its end.
@MainActor
final class PageLoad {
  /// How far it is.
  enum Stage { case asked, provisional, committed, over }

  let navigation = WKNavigation()
  let request: StageClock.URLRequest
  let type: WKNavigationType
  /// What is at hand, and need not be fetched.
  let given: PageContent?
  /// Where in the list it leads back or forward.
  let item: WKBackForwardListItem?
  var stage = Stage.asked

  init(
    _ request: StageClock.URLRequest, _ type: WKNavigationType, _ given: PageContent? = nil,
    _ item: WKBackForwardListItem? = nil
  ) {
    (self.request, self.type, self.given, self.item) = (request, type, given, item)
  }

  /// Whether it is of the web, which is not there.
  var needsNetwork: Bool {
    given == nil && !["file", "data", "about"].contains(request.url?.scheme ?? "about")
  }

  func content() throws -> PageContent {
    if let given { return given }
    guard let url = request.url, url.scheme != "about" else { return .plain("") }
    return PageContent(try StageClock.URLSession.answer(request).0, url)
  }
}

extension WKWebView {
  /// Seconds until the web is known not to be there, as for requests of `URLSession`.
  static let patience = 0.3

  func begin(_ load: PageLoad) -> WKNavigation {
    stop()
    (current, latest) = (load, load)
    (url, isLoading, estimatedProgress) = (load.request.url, true, 0.1)
    next(load) { $0.ask(load) }
    return load.navigation
  }

  /// Goes on with a load in the turn at or after a while, where it is still the one.
  private func next(
    _ load: PageLoad, after delay: Double = 0, _ step: @escaping @MainActor (WKWebView) -> Void
  ) {
    RenderServer.current.enqueue(at: RenderServer.current.now + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.current === load else { return }
        step(self)
      }
    }
  }

  private func ask(_ load: PageLoad) {
    let action = WKNavigationAction(load.request, load.type, in: self)
    guard let delegate = navigationDelegate else { return start(load) }
    delegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      guard let self, current === load else { return }
      if policy == .allow { start(load) } else { end(load) }
    }
  }

  private func start(_ load: PageLoad) {
    load.stage = .provisional
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    guard load.needsNetwork else { return next(load) { $0.receive(load) } }
    page.show(.other(load.request.url?.host ?? ""), detail: "There is no network on a stage")
    setNeedsLayout()
    next(load, after: Self.patience) { $0.miss(load) }
  }

  private func miss(_ load: PageLoad) {
    Unsupported.report(
      "WKWebView: there is no network on a stage; pages of the web fail with "
        + "notConnectedToInternet")
    fail(load, URLError(.notConnectedToInternet))
  }

  private func receive(_ load: PageLoad) {
    do {
      let content = try load.content()
      guard let delegate = navigationDelegate else { return commit(load, content) }
      let response = WKNavigationResponse(load.request)
      delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
        guard let self, current === load else { return }
        if policy == .allow {
          commit(load, content)
        } else {
          fail(load, NSError(domain: "WebKitErrorDomain", code: 102))
        }
      }
    } catch {
      fail(load, error)
    }
  }

  private func commit(_ load: PageLoad, _ content: PageContent) {
    load.stage = .committed
    estimatedProgress = 0.5
    title = page.show(content, detail: "Only simple HTML and plain text are shown")
    scrollView.contentOffset = CGPoint(
      x: -scrollView.adjustedContentInset.left, y: -scrollView.adjustedContentInset.top)
    setNeedsLayout()
    if let item = load.item {
      backForwardList.move(to: item)
    } else if load.type != .reload {
      backForwardList.add(WKBackForwardListItem(load.request, load.given, title))
    }
    navigationDelegate?.webView(self, didCommit: load.navigation)
    next(load) { $0.finish(load) }
  }

  private func finish(_ load: PageLoad) {
    end(load)
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  private func fail(_ load: PageLoad, _ error: any Error) {
    let wasCommitted = load.stage == .committed
    end(load)
    if wasCommitted {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
    } else {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }

  private func end(_ load: PageLoad) {
    load.stage = .over
    (current, isLoading) = (nil, false)
  }

  /// Ends what is under way; a delegate that has been told of its start is told of its end.
  func stop() {
    guard let load = current else { return }
    if load.stage == .asked { end(load) } else { fail(load, URLError(.cancelled)) }
  }

  func openLink(_ url: URL) {
    let load = PageLoad(StageClock.URLRequest(url: url), .linkActivated)
    _ = begin(load)
  }

  /// What a script would answer that only asks for what is known.
  func answer(to script: String) -> Any? {
    let words = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n"))
    if words == "document.title" { return title ?? "" }
    if words == "document.readyState" { return isLoading ? "loading" : "complete" }
    if words.hasPrefix("document."), words.hasSuffix("Height") {
      layoutIfNeeded()
      return scrollView.contentSize.height
    }
    Unsupported.report("WKWebView.evaluateJavaScript · no script runs here, the answer is nil")
    return nil
  }
}
