import UIKit

/// Stands between a scroll view and somebody else's delegate, as rows of libraries did.
class DelegateProxy: NSObject, UIScrollViewDelegate {
  weak var external: NSObject?

  override func responds(to aSelector: Selector!) -> Bool {
    return super.responds(to: aSelector) || (external?.responds(to: aSelector) ?? false)
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if let external = external, external.responds(to: aSelector) { return external }
    return super.forwardingTarget(for: aSelector)
  }

  @objc func own() { AppLog.note("own") }
}

/// Knows one more, and asks the proxy for all others.
final class CountingProxy: DelegateProxy {
  private(set) var questions = 0

  override func responds(to aSelector: Selector!) -> Bool {
    questions += 1
    return super.responds(to: aSelector)
  }
}

/// Who is behind a proxy.
final class ProxiedTarget: NSObject {
  @objc func theirs() { AppLog.note("theirs") }
}
