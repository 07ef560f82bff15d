import QuartzCore
import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Names of iOS 17, 18 and 26: each is there, says what its page says, and where it can do nothing that
/// is noted once.
@MainActor @Suite("Names of iOS 17, 18 and 26")
struct LaterNameTests {
  @Test("iOS 17: springs, traits, sizes of sheets, extended range")
  func seventeen() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.2) < 1e-9)
    #expect(!CASpringAnimation().allowsOverdamping)
    _ = UISpringTimingParameters(duration: 0.5, bounce: 0.1)
    _ = UISpringTimingParameters(duration: 0.5, bounce: 0.1, initialVelocity: .zero)
    let screen = UIViewController()
    screen.modalPresentationStyle = .pageSheet
    #expect(screen.sheetPresentationController?.prefersPageSizing == true)
    screen.sheetPresentationController?.traitOverrides.userInterfaceStyle = .dark
    screen.traitOverrides.userInterfaceStyle = .dark
    #expect(!UIGraphicsImageRendererFormat().supportsHighDynamicRange)
    #expect(UIHoverGestureRecognizer().rollAngle == 0)
    UIView.animate(springDuration: 0.3, bounce: 0.1) {}
    #expect(UIImageView().preferredImageDynamicRange == .unspecified)
    let layer = CALayer()
    #expect(!layer.wantsExtendedDynamicRangeContent && layer.toneMapMode == .automatic)
    layer.toneMapMode = .ifSupported
    #expect(layer.toneMapMode == .ifSupported && CALayer.ToneMapMode.never.rawValue == "never")
    #expect(!layer.wantsDynamicContentScaling)
  }

  @Test("iOS 18: transitions by name, tabs as objects, update links")
  func eighteen() {
    let screen = UIViewController()
    let kinds: [UIViewController.Transition] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]
    for kind in kinds {
      screen.preferredTransition = kind
      #expect(screen.preferredTransition === kind)
    }
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .red
    options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    options.alignmentRectProvider = { $0.zoomedViewController.view.bounds }
    options.interactiveDismissShouldBegin = { $0.willBegin && $0.velocity.dy >= 0 }
    screen.preferredTransition = .zoom(options: options) { $0.sourceViewController.view }
    let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
    let bar = UITabBarController(tabs: [tab])
    bar.mode = .tabBar
    bar.setTabs([tab], animated: false)
    bar.selectedTab = tab
    #expect(bar.tab(forIdentifier: "a") === tab && !bar.isTabBarHidden)
    let link = UIUpdateLink(view: UIView())
    link.isEnabled = false
    #expect(!link.isEnabled)
  }

  @Test("iOS 26: bars, edges, glass, and what stands under bars")
  func twentySix() {
    let stage = Stage(scale: 1)
    let bar = UITabBarController()
    stage.perform { stage.window.rootViewController = bar }
    #expect(bar.bottomAccessory == nil && bar.tabBarMinimizeBehavior == .automatic)
    let content = UIView()
    stage.perform {
      bar.setBottomAccessory(UITabAccessory(contentView: content), animated: true)
      bar.bottomAccessory = UITabAccessory(contentView: content)
    }
    #expect(bar.bottomAccessory?.contentView === content)
    bar.tabBarMinimizeBehavior = .onScrollDown
    #expect(bar.tabBarMinimizeBehavior == .onScrollDown)
    #expect(stage.unsupported.count(where: { $0.contains("bottomAccessory") }) == 1)

    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    scroll.bottomEdgeEffect.isHidden = true
    #expect(scroll.topEdgeEffect.style == .hard && scroll.bottomEdgeEffect.isHidden)
    #expect(!scroll.topEdgeEffect.isHidden && scroll.leftEdgeEffect !== scroll.rightEdgeEffect)
    let edge = UIScrollEdgeElementContainerInteraction()
    edge.scrollView = scroll
    edge.edge = .bottom
    content.addInteraction(edge)
    #expect(edge.view === content)

    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.sharesBackground && !item.hidesSharedBackground && item.badge == nil)
    item.identifier = "a"
    stage.perform { item.badge = .count(3) }
    #expect(item.badge?.stringValue == "3")
    let title = UINavigationItem(title: "A")
    stage.perform {
      title.subtitle = "b"
      title.largeTitle = "c"
    }
    #expect(title.subtitle == "b" && title.subtitleView == nil && title.largeTitle == "c")
    let slider = UISlider()
    slider.sliderStyle = .thumbless
    stage.perform { slider.trackConfiguration = .init(numberOfTicks: 3) }
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.5, 1])
    let view = UIView()
    view.cornerConfiguration = .corners(radius: 8)
    _ = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.interactiveContentPopGestureRecognizer != nil)
    #expect(UIView.AnimationOptions.flushUpdates.rawValue == 1 << 28)
    #expect(!UIViewPropertyAnimator().flushUpdates)
  }

  @Test("a background extension view puts its content into the safe area")
  func backgroundExtension() {
    let (stage, screen) = screenOnStage()
    let (view, content) = (UIBackgroundExtensionView(frame: stage.window.bounds), UIView())
    stage.perform {
      view.contentView = content
      screen.view.addSubview(view)
    }
    #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    stage.perform {
      view.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.unsupported.contains { $0.contains("UIBackgroundExtensionView") })
  }
}
