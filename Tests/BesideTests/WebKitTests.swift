import Rehearsal
import Testing
import WebKit

@MainActor @Suite("A web view without a web")
struct WebKitTests {
  private final class Log: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var times: [Double] = []
    var refuses = false
    private func add(_ call: String) {
      calls.append(call)
      times.append(RenderServer.current.now)
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      add("may it load")
      decisionHandler(refuses ? .cancel : .allow)
    }
    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { add("starts") }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      add("may it show")
      return .allow
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { add("commits") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { add("finishes") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { add("fails \((error as? URLError)?.code == .notConnectedToInternet)") }
  }

  private func shown(_ stage: Stage, _ log: Log) -> WKWebView {
    stage.perform {
      let screen = UIViewController()
      let web = WKWebView(frame: screen.view.bounds)
      web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      web.navigationDelegate = log
      screen.view.addSubview(web)
      stage.window.rootViewController = screen
      return web
    }
  }

  @Test func `a text is asked about, started, committed and finished, and shown`() {
    let (stage, log) = (Stage(), Log())
    let web = shown(stage, log)
    stage.perform {
      web.loadHTMLString(
        "<html><head><title>Home</title></head><body><h1>Hello</h1><p>There</p></body></html>",
        baseURL: nil)
    }
    #expect(web.isLoading && log.calls.isEmpty)
    #expect(stage.settle())
    #expect(log.calls == ["may it load", "starts", "may it show", "commits", "finishes"])
    #expect(web.title == "Home" && !web.isLoading && web.estimatedProgress == 1)
    #expect(web.scrollView.contentSize.height > 40)
    #expect(!stage.unsupported.contains { $0.contains("network") })
  }

  @Test func `a page of the web fails as without a connection, and says so once`() {
    let (stage, log) = (Stage(), Log())
    let web = shown(stage, log)
    stage.perform { web.load(StageClock.URLRequest(url: URL(string: "https://example.com/a")!)) }
    #expect(stage.settle())
    #expect(log.calls == ["may it load", "starts", "fails true"])
    let pause = (log.times.last ?? 0) - (log.times.first ?? 0)
    #expect(abs(pause - 0.3) < 0.02, "\(pause)")
    #expect(!web.canGoBack && !web.isLoading)
    #expect(stage.unsupported.count { $0.contains("WKWebView") } == 1)
  }

  @Test func `what is refused does not start`() {
    let (stage, log) = (Stage(), Log())
    log.refuses = true
    let web = shown(stage, log)
    stage.perform { web.loadHTMLString("<p>a</p>", baseURL: nil) }
    #expect(stage.settle())
    #expect(log.calls == ["may it load"] && !web.isLoading)
  }

  @Test func `back and forward lead to the texts that were shown`() {
    let (stage, log) = (Stage(), Log())
    let web = shown(stage, log)
    for name in ["one", "two"] {
      stage.perform {
        web.loadHTMLString("<title>\(name)</title>", baseURL: URL(string: "https://a.org/\(name)"))
      }
      stage.settle()
    }
    #expect(web.canGoBack && !web.canGoForward && web.title == "two")
    stage.perform { web.goBack() }
    stage.settle()
    #expect(!web.canGoBack && web.canGoForward && web.title == "one")
    #expect(web.backForwardList.forwardItem?.url.lastPathComponent == "two")
  }

  @Test func `scripts answer nothing, but for what is known`() {
    let stage = Stage()
    let web = shown(stage, Log())
    var answers: [Any?] = []
    stage.perform { web.loadHTMLString("<title>T</title><p>a</p>", baseURL: nil) }
    stage.settle()
    stage.perform {
      web.evaluateJavaScript("document.title") { value, _ in answers.append(value) }
      web.evaluateJavaScript("play()") { value, _ in answers.append(value) }
    }
    stage.settle()
    #expect(answers.count == 2)
    #expect(answers.first as? String == "T")
    #expect(answers.last.flatMap { $0 } == nil)
    #expect(stage.unsupported.contains { $0.contains("evaluateJavaScript") })
  }
}
