import QuartzCore

extension CADisplayLink {
  /// A link that sends a message to a target once a frame; the link is the argument. It keeps the
  /// target alive until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { sel.send(to: target, sender: link, event: nil) }
    }
  }
}

extension UIScreen {
  /// A display link for this screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
