import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Screens with what no stage has, played as they are.
@MainActor @Suite(.serialized) struct StandInModulesTests {
  @Test("a screen that imports WebKit and MapKit alone is played, and what stands in is reported")
  func screen() throws {
    let text = """
      import WebKit
      import MapKit
      class Page: UIViewController, WKNavigationDelegate {
        let web = WKWebView()
        let map = MKMapView()
        override func viewDidLoad() {
          super.viewDidLoad()
          web.frame = view.bounds
          web.navigationDelegate = self
          map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
          map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "a")
          view.addSubview(web)
          view.addSubview(map)
          web.load(URLRequest(url: URL(string: "https://example.com")!))
        }
        func webView(
          _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
          withError error: Error
        ) { print("failed", (error as? URLError)?.code == .notConnectedToInternet) }
      }
      class Start: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.setTitle("Open", for: .normal)
          button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func open() { present(Page(), animated: true) }
      }
      """
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      let run = RunResult.of(["run", file.path, "-o", film, "--fps", "4", "--scale", "0.5"])
      #expect(run.code == .well, "\(run.err)")
      #expect(run.err.contains("| failed true"), "\(run.err)")
      for name in ["WKWebView", "MKMapView"] {
        #expect(run.err.contains("not supported: \(name)"), "\(run.err)")
      }
      #expect(!run.err.contains("left out"), "\(run.err)")
    }
  }
}
