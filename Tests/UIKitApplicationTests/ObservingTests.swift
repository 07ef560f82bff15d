import Foundation
import Rehearsal
import Testing
import UIKit

/// Properties watched, and found by name.
@MainActor @Suite(.serialized) struct ObservingTests {
  @Test("a scroll view's offset is told at once, until the observation ends")
  func offset() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    var seen: [CGFloat] = []
    stage.perform {
      let watch = scroll.observe(\.contentOffset, options: [.new, .old, .initial]) { view, change in
        seen.append(view.contentOffset.y)
        #expect(change.newValue == view.contentOffset)
        if seen.count == 2 { #expect(change.oldValue == .zero) }
      }
      scroll.contentOffset.y = 30
      #expect(seen == [0, 30])
      scroll.contentOffset.y = 30
      watch.invalidate()
      scroll.contentOffset.y = 60
    }
    #expect(seen == [0, 30])
  }

  @Test("values of UIKit's objects are set by name, insets also as a document's rectangle")
  func namedValues() {
    let stage = Stage()
    stage.perform {
      let cell = UITableViewCell()
      cell.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "layoutMargins")
      cell.setValue(false, forKey: "preservesSuperviewLayoutMargins")
      #expect(cell.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      let field = UITextField()
      field.setValue("a", forKeyPath: "placeholder")
      field.setValue(UIKeyboardType.numberPad.rawValue, forKey: "keyboardType")
      #expect(field.placeholder == "a" && field.keyboardType == .numberPad)
      let scroll = UIScrollView()
      scroll.setValue(true, forKey: "pagingEnabled")
      #expect(scroll.isPagingEnabled && scroll.value(forKey: "bounces") as? Bool == true)
      let bar = UINavigationBar()
      bar.setValue(UIColor.red, forKey: "barTintColor")
      #expect(bar.barTintColor == .red)
    }
    #expect(stage.violations.isEmpty)
  }

  @Test("an animator that starts and ends says so, and letting go of the token is enough")
  func animator() {
    let stage = Stage()
    let view = UIView()
    stage.perform { stage.window.addSubview(view) }
    var seen: [Bool] = []
    let animator = stage.perform {
      UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    }
    var watch: NSKeyValueObservation? = stage.perform {
      animator.observe(\.isRunning, options: .new) { _, change in
        seen.append(change.newValue ?? false)
      }
    }
    stage.perform { animator.startAnimation() }
    stage.settle()
    #expect(seen == [true, false] && watch != nil)
    watch = nil
  }

  @Test("layers and views tell of geometry, and properties without a hook at the turn's end")
  func geometry() {
    let stage = Stage()
    let screen = UIViewController()
    var seen: [String] = []
    stage.perform { stage.window.rootViewController = screen }
    let watches = stage.perform {
      [
        screen.view.observe(\.alpha) { _, _ in seen.append("alpha") },
        screen.view.layer.observe(\.cornerRadius) { _, _ in seen.append("corner") },
        screen.observe(\.title) { _, _ in seen.append("title") },
      ]
    }
    stage.perform {
      screen.title = "A"
      screen.view.alpha = 0.5
      screen.view.layer.cornerRadius = 4
      seen.append("turn")
    }
    #expect(seen == ["alpha", "corner", "turn", "title"] && watches.count == 3)
  }

  @Test("observers by key path hear through observeValue, and removing twice is a violation")
  func keyPaths() {
    let stage = Stage()
    let (watcher, scroll) = (Watcher(), UIScrollView(frame: .zero))
    stage.perform {
      scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new], context: nil)
      scroll.contentSize = CGSize(width: 1, height: 2)
      scroll.removeObserver(watcher, forKeyPath: "contentSize")
      scroll.contentSize = CGSize(width: 3, height: 4)
      scroll.removeObserver(watcher, forKeyPath: "contentSize")
    }
    #expect(watcher.heard == ["contentSize \(CGSize(width: 1, height: 2))"])
    #expect(stage.violations.map(\.rule) == ["key-value-observing"])
  }

  @Test("properties are found by name, those of applications for reading")
  func values() {
    let stage = Stage()
    let view = Tagged(frame: .zero)
    stage.perform {
      view.setValue(0.25, forKey: "alpha")
      view.setValue(NSNumber(value: 7), forKey: "tag")
      view.setValue(UIColor.red, forKeyPath: "backgroundColor")
      view.setValue(12, forKeyPath: "layer.cornerRadius")
      #expect(view.alpha == 0.25 && view.tag == 7 && view.layer.cornerRadius == 12)
      view.setValue(nil, forKey: "backgroundColor")
      #expect(view.backgroundColor == nil)
      #expect(view.value(forKey: "label") as? String == "own")
      #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.setValue("fade", forKey: "id")
      animation.setValue(2, forKey: "duration")
      animation.setValue(0.5, forKey: "fromValue")
      #expect(animation.value(forKey: "id") as? String == "fade" && animation.duration == 2)
      #expect(animation.fromValue as? Double == 0.5)
      #expect(stage.violations.isEmpty)
      view.setValue("x", forKey: "alpha")
      view.setValue(1, forKey: "nothing")
    }
    #expect(stage.violations.map(\.rule) == ["key-value-coding", "key-value-coding"])
  }

  @Test("associated objects live as long as their owner, by their policy")
  func associated() {
    let plain = NSObject()
    weak var seen: NSObject?
    do {
      let (owner, value) = (UIView(), NSObject())
      seen = value
      objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(plain, &Self.key, 5, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(plain, &Self.other, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? NSObject === value)
      #expect(objc_getAssociatedObject(plain, &Self.other) as? NSObject === value)
      #expect(objc_getAssociatedObject(plain, &Self.key) as? Int == 5)
      #expect(objc_getAssociatedObject(owner, &Self.other) == nil)
    }
    #expect(seen == nil && objc_getAssociatedObject(plain, &Self.other) == nil)
    objc_setAssociatedObject(plain, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(plain, &Self.key) == nil)
  }

  private static var key: UInt8 = 0
  private static var other: UInt8 = 0

  @Test("notifications by selector end with removeObserver")
  func removal() {
    let name = Notification.Name("ObservingTests.removal")
    let listener = Listener()
    let center = NotificationCenter.default
    for wanted in [name, Notification.Name("ObservingTests.other")] {
      center.addObserver(
        listener, selector: Selector("hear:", Listener.hear), name: wanted, object: nil)
    }
    center.post(name: name, object: nil)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("ObservingTests.other"), object: nil)
    center.removeObserver(listener)
    center.post(name: Notification.Name("ObservingTests.other"), object: nil)
    #expect(listener.heard == 2)
  }

  @Test("begin and commit blocks tell their delegate of start and stop, with three arguments")
  func beginCommit() {
    let stage = Stage()
    let (listener, view) = (Listener(), UIView())
    stage.perform {
      stage.window.addSubview(view)
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("willStart::", Listener.willStart))
      UIView.setAnimationDidStop(
        Selector("animationDidStop:finished:context:", Listener.animationDidStop))
      view.alpha = 0
      UIView.commitAnimations()
    }
    stage.settle()
    #expect(listener.news == ["start fade", "stop fade 1"] && stage.violations.isEmpty)
  }

  @Test("traits: registrations, overrides and the whole stage's appearance")
  func traits() {
    let stage = Stage()
    let screen = UIViewController()
    stage.perform { stage.window.rootViewController = screen }
    var styles: [UIUserInterfaceStyle] = []
    let token = screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (screen: UIViewController, before: UITraitCollection) in
      styles += [before.userInterfaceStyle, screen.traitCollection.userInterfaceStyle]
    }
    screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in styles.append(.unspecified)
    }
    stage.appearance = .dark
    #expect(styles == [.light, .dark])
    stage.perform { screen.overrideUserInterfaceStyle = .light }
    #expect(styles == [.light, .dark, .dark, .light])
    screen.unregisterForTraitChanges(token)
    stage.appearance = .light
    stage.perform { screen.overrideUserInterfaceStyle = .dark }
    #expect(styles.count == 4)
  }
}

private final class Watcher: UIViewController {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "")") }
}

private final class Tagged: UIView {
  let label = "own"
}

private final class Listener: NSObject {
  var heard = 0
  var news: [String] = []

  func hear(_ note: Notification) { heard += 1 }
  func willStart(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    news.append("start \(id ?? "")")
  }
  func animationDidStop(_ id: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    news.append("stop \(id ?? "") \(finished)")
  }
}
