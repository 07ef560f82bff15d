import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Rehearsal
@testable import RewritingCorpus

/// The corpus at work: what is rewritten does what it did.
@MainActor @Suite(.serialized) struct CorpusTests {
  /// What the corpus's code logged.
  private func log(_ body: () -> Void) -> [String] {
    AppLog.lines = []
    body()
    return AppLog.lines
  }

  @Test("string selectors find methods of the module")
  func strings() {
    let screen = TapCounterViewController()
    screen.loadViewIfNeeded()
    let taps = screen.view.gestureRecognizers ?? []
    #expect(taps.count == 2)
    #expect(
      log { screen.perform(Selector("countUp", TapCounterViewController.countUp)) } == [
        "countUp 1"
      ])
  }

  @Test("proxies answer for whom they stand for, and hand on what they are sent")
  func proxies() {
    let (proxy, target) = (CountingProxy(), ProxiedTarget())
    let theirs = Selector("theirs", ProxiedTarget.theirs)
    let object: NSObject = proxy
    #expect(!object.responds(to: theirs) && proxy.forwardingTarget(for: theirs) == nil)
    proxy.external = target
    let asked: NSObjectProtocol = proxy
    #expect(object.responds(to: theirs) && asked.responds(to: theirs))
    #expect(object.responds(to: Selector("own", DelegateProxy.own)))
    #expect(proxy.questions == 4)
    #expect(log { object.perform(theirs) } == ["theirs"])
    #expect(log { object.perform(Selector("own", DelegateProxy.own)) } == ["own"])
  }

  @Test("a layer's own property is animated, and drawn in every frame")
  func managedProperty() {
    let stage = Stage()
    let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stage.perform {
      view.isOpaque = false
      stage.window.addSubview(view)
      view.progressLayer.barColor = UIColor.red.cgColor
    }
    stage.perform { view.fill(duration: 1) }
    let start = stage.now
    for share in [0.25, 0.5, 1] {
      stage.advance(to: start + share)
      let nodes = stage.frame().children
      let image = nodes.lazy.compactMap(\.contents?.image).first { $0.width == 300 }
      let red = image.map { image in
        (0..<image.width).count { image.bytes[4 * $0 + 3] == 255 }
      }
      #expect(abs(Double(red ?? -999) - 300 * share) <= 1, "at \(share)")
    }
    #expect(stage.settle() && view.progressLayer.progress == 1)
  }

  @Test("optional requirements tell whether they are implemented")
  func optional() {
    let card = CardView(frame: .zero)
    let (modest, full) = (ModestOwner(), FullOwner())
    #expect(card.summary == "untitled 44.0 false")
    card.delegate = modest
    #expect(card.summary == "untitled 44.0 false")
    #expect(log { card.move(to: .zero) } == [] && log { card.close() } == ["modest closed"])
    card.delegate = full
    #expect(card.summary == "full 7.0 true")
    #expect(log { card.move(to: CGPoint(x: 3, y: 0)) } == ["moved 3.0"])
    #expect(log { card.close() } == [])
  }

  @Test("a class of another module has no optional requirement that it does not implement")
  func stranger() {
    final class Stranger: NSObject, CardViewDelegate {
      func cardViewDidClose(_ cardView: CardView) { AppLog.note("stranger closed") }
    }
    let (card, stranger) = (CardView(frame: .zero), Stranger())
    card.delegate = stranger
    #expect(card.summary == "untitled 44.0 false")
    #expect(log { card.move(to: .zero) } == [] && log { card.close() } == ["stranger closed"])
    #expect(card.delegate?.cardViewShouldClose?(card) == nil)
  }

  @Test("controls call overrides, members of @objcMembers included")
  func overrides() {
    let (button, screen) = (UIButton(), DerivedScreen())
    screen.wire(button)
    #expect(
      log { button.sendActions(for: .touchUpInside) } == [
        "derived refresh", "base sender", "derived sender",
      ])
  }

  @Test("members of extensions override and are overridden")
  func extensions() throws {
    let screen = FancyProfileViewController()
    #expect(
      log { screen.loadViewIfNeeded() } == ["profile loaded", "plain header", "fancy header"])
    #expect(screen.title == "Profile")
    screen.title = "Me"
    #expect(screen.title == "Me")
    let child = ThrowingChild()
    #expect(try child.attempt(false) == 2 && child.answer == 43)
    #expect(throws: ThrowingBase.Failure.self) { try child.attempt(true) }
  }

  @Test("selectors have Apple's names, in every spelling")
  func names() {
    #expect(
      SelectorZoo(frame: .zero).all.map(\.description) == [
        "tapped:", "plain", "plain", "plain", "plain", "pair:event:", "renamedWith:",
        "moveWith:", "moveWithSpeed:", "level", "setLevel:", "level", "setNeedsLayout",
        "layoutIfNeeded", "layoutSubviews", "tapped:", "tapped:", "plain", "tapped:",
      ])
    #expect(
      OverloadedHandlers(frame: .zero).selectors.map(\.description) == [
        "close", "close:", "close:event:",
      ])
  }

  @Test("selectors call, on whatever object has the method")
  func calls() {
    let zoo = SelectorZoo(frame: .zero)
    let all = zoo.all
    #expect(log { zoo.perform(all[0], with: zoo) } == ["tapped"])
    #expect(log { zoo.perform(all[6], with: zoo) } == ["renamed"])
    #expect(log { zoo.perform(all[15], with: nil) } == ["tapped"])
    #expect(log { zoo.perform(SelectorZoo.cleaning) } == ["clean"])
    zoo.perform(all[10], with: CGFloat(4))
    #expect(zoo.level == 4 && zoo.responds(to: all[1]) && !UIView().responds(to: all[1]))
  }

  @Test("key paths are Apple's strings")
  func keyPaths() {
    #expect(
      [
        AnimationKey.position, AnimationKey.opacity, AnimationKey.hidden, AnimationKey.nested,
        AnimationKey.own, AnimationKey.split,
      ] == ["position", "opacity", "hidden", "layer.transform", "ticks", "layer.bounds"])
    #expect(AnimationKey.isOpacity("opacity") && !AnimationKey.isOpacity("position"))
  }

  @Test("strings that look like code are as they were")
  func words() {
    #expect(Words.attribute == "@objc func tap() {}")
    #expect(Words.raw == #"#selector(\("tap")) @IBOutlet"#)
    #expect(Words.interpolated == "@objc #selector" && Words.long.contains("#keyPath"))
    #expect(Regexes.isSelector("#selector(a)") && DynamicNames().kind(.dynamic) == 2)
  }

  @Test("targets are not kept alive, and are told while they live")
  func weak() {
    let control = UIControl()
    #expect(
      log {
        do {
          let target = ShortLived()
          target.listen(to: control)
          control.sendActions(for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
      } == ["heard", "short-lived gone"])
  }

  @Test("bar buttons, nested types, lazy buttons, generic screens and steppers fire")
  func wiring() {
    let form = FormViewController()
    form.loadViewIfNeeded()
    #expect(log { form.navigationItem.rightBarButtonItem?.perform() } == ["done"])
    #expect(log { form.navigationItem.leftBarButtonItem?.perform() } == ["cancel"])
    #expect(log { form.press() } == ["submit"])
    let (control, inner) = (UIControl(), Outer.Inner(frame: .zero))
    inner.wire(control)
    #expect(log { control.sendActions(for: .touchDown) } == ["inner poke", "inner prod"])
    #expect(log { inner.perform(inner.laterSelector) } == ["inner later"])
    let generic = GenericScreen(hosted: UILabel())
    #expect(log { generic.perform(generic.selector) } == ["generic UILabel"])
    let stepper = StepperControl(frame: .zero)
    stepper.pressPlus()
    #expect(stepper.value == 1)
  }

  @Test("a nil target is looked for up the responder chain")
  func chain() {
    let (root, button) = (ChainRoot(frame: .zero), ChainButton(frame: .zero))
    root.addSubview(button)
    button.wire()
    #expect(log { button.sendActions(for: .touchUpInside) } == ["settings"])
  }

  @Test("notifications and delays reach their methods")
  func later() {
    let stage = Stage()
    let themed = ThemedView(frame: .zero)
    #expect(
      log { NotificationCenter.default.post(name: .themeDidChange, object: themed) } == ["theme"])
    let holder = TimerHolder()
    #expect(
      log {
        stage.perform { holder.start() }
        stage.advance(to: 0.4)
        AppLog.note("not yet")
        stage.advance(to: 0.6)
      } == ["not yet", "tick 1"])
  }

  @Test("a name without a method is a violation when it is sent or asked for")
  func unknown() {
    let stage = Stage()
    stage.perform {
      UIView().perform(Selector("nobody:"), with: nil)
      _ = UIView().responds(to: Selector("nobody:"))
    }
    #expect(stage.violations.map(\.rule) == ["selector", "selector"])
    #expect(stage.violations.allSatisfy { $0.description.contains("nobody:") })
  }

  @Test("forwarding delegates ask the next one, and a transition of the corpus runs")
  func forwarding() {
    let stage = Stage()
    let (forwarder, zoom) = (ForwardingTransitioningDelegate(), ZoomTransition())
    forwarder.next = zoom
    let (root, detail) = (UIViewController(), UIViewController())
    stage.perform { stage.window.rootViewController = root }
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = forwarder
    #expect(
      log {
        stage.perform { root.present(detail, animated: true) }
        stage.settle()
      } == ["zoomed"])
    #expect(TabsOwner().check() && ConditionalScreen().modern())
  }

  @Test("observers are told no more after their removal, and by methods of three arguments")
  func observers() {
    let stage = Stage()
    let screen = ObservingScreen()
    let lines = log {
      stage.perform { stage.window.rootViewController = screen }
      NotificationCenter.default.post(name: ObservingScreen.didChange, object: nil)
      stage.perform { screen.fade() }
      stage.settle()
      stage.perform { screen.stop() }
      NotificationCenter.default.post(name: ObservingScreen.didChange, object: nil)
      stage.perform { screen.view.alpha = 1 }
    }
    #expect(lines == ["changed", "observed alpha", "stopped fade"])
    #expect(stage.violations.isEmpty, "\(stage.violations)")
  }

  @Test("cells of registered classes are made by the initialisers that they override")
  func cells() {
    let stage = Stage()
    let lines = log {
      stage.perform { stage.window.rootViewController = CellScreen(style: .plain) }
      let tiles = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      tiles.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      let path = IndexPath(item: 0, section: 0)
      #expect(tiles.dequeueReusableCell(withReuseIdentifier: "tile", for: path) is TileCell)
    }
    #expect(lines == ["badge badge", "tile"])
  }

  @Test("delegates of scroll views can be watched, replaced and forwarded to")
  func scrollDelegates() {
    let (outer, inner) = (ScrollForwarder(), ScrollForwarder())
    outer.next = inner
    let lines = log {
      let watched = WatchedScrollView(frame: .zero)
      watched.delegate = outer
      watched.contentOffset.y = 5
      watched.delegate = nil
      let proxy = ProxyScrollView(frame: .zero)
      proxy.delegate = inner
      #expect(proxy.delegate === inner && outer.viewForZooming(in: proxy) == nil)
    }
    #expect(lines == ["delegate set", "forwards", "forwards", "delegate changed", "proxy"])
  }

  @Test("previews are nothing, and what stands behind them works")
  func previews() {
    #expect(log { PreviewScreen().afterPreviews() } == ["refreshed"])
  }
}
