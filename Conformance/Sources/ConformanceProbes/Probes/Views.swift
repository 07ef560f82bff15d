import UIKit

extension Probe {
  static let bars: [Probe] = [
    Probe("bar.navigation.height") { scene in
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.window.rootViewController = stack
      scene.at(0.2) { scene.answer = .number(Double(stack.navigationBar.frame.height)) }
    },
    Probe("bar.navigation.safe.area") { scene in
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      scene.window.rootViewController = stack
      scene.at(0.2) {
        let added = screen.view.safeAreaInsets.top - scene.window.safeAreaInsets.top
        scene.answer = .number(Double(added))
      }
    },
    Probe("bar.large.height") { scene in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.navigationBar.prefersLargeTitles = true
      scene.window.rootViewController = stack
      scene.at(0.2) { scene.answer = .number(Double(stack.navigationBar.frame.height)) }
    },
    Probe("bar.tab.safe.area") { scene in
      let (screen, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [screen]
      scene.window.rootViewController = tabs
      scene.at(0.2) {
        let added = screen.view.safeAreaInsets.bottom - scene.window.safeAreaInsets.bottom
        scene.answer = .number(Double(added))
      }
    },
    Probe("bar.edge.defaults") { scene in
      scene.answer = [
        .flag(UINavigationBar().scrollEdgeAppearance == nil),
        .flag(UITabBar().scrollEdgeAppearance == nil),
        .flag(UINavigationBarAppearance().backgroundEffect != nil),
        .flag(UINavigationBar().prefersLargeTitles), .flag(UINavigationBar().isTranslucent),
      ]
    },
    Probe("bar.transparent.appearance") { scene in
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      scene.answer = [.flag(look.backgroundEffect == nil), .flag(look.backgroundColor == nil)]
    },
    Probe("bar.hidden.frame") { scene in
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      stack.setNavigationBarHidden(true, animated: false)
      scene.window.rootViewController = stack
      scene.at(0.2) {
        scene.answer = .flag(screen.view.safeAreaInsets.top == scene.window.safeAreaInsets.top)
      }
    },
    Probe("bar.content.top") { scene in
      let table = UITableViewController()
      let stack = UINavigationController(rootViewController: table)
      scene.window.rootViewController = stack
      scene.at(0.3) {
        let top = table.tableView.contentOffset.y + table.tableView.adjustedContentInset.top
        scene.answer = .number(Double(top))
      }
    },
  ]

  static let views: [Probe] = [
    Probe("view.hit.faint") { scene in
      let (view, inner) = (scene.view(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      view.addSubview(inner)
      let hit = { view.hitTest(CGPoint(x: 10, y: 10), with: nil) === inner }
      inner.alpha = 0.02
      let shown = hit()
      inner.alpha = 0.005
      scene.answer = [.flag(shown), .flag(hit())]
    },
    Probe("view.hit.outside") { scene in
      let (view, inner) = (scene.view(), UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50)))
      view.addSubview(inner)
      scene.answer = .flag(view.hitTest(CGPoint(x: 160, y: 10), with: nil) == nil)
    },
    Probe("view.hit.disabled") { scene in
      let view = scene.view()
      view.isUserInteractionEnabled = false
      scene.answer = .flag(view.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
    },
    Probe("view.frame.transform") { scene in
      let view = scene.view()
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      scene.answer = .rect(view.frame)
    },
    Probe("view.convert") { scene in
      let (view, inner) = (scene.view(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      view.addSubview(inner)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.answer = .rect(inner.convert(inner.bounds, to: scene.root.view))
    },
    Probe("view.root.stays") { scene in
      scene.at(0.2) { scene.root.view.frame = CGRect(x: 20, y: 40, width: 100, height: 100) }
      scene.at(0.3) {
        scene.window.setNeedsLayout()
        scene.window.layoutIfNeeded()
        scene.answer = .rect(scene.root.view.frame)
      }
    },
    Probe("view.safe.area.transform") { scene in
      let view = UIView(frame: scene.window.bounds)
      scene.root.view.addSubview(view)
      scene.at(0.1) { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      scene.at(0.2) { scene.answer = .number(Double(view.safeAreaInsets.top)) }
      scene.at(0.3) {}
    },
    Probe("view.safe.area.moves") { scene in
      let view = scene.view(CGRect(x: 0, y: 0, width: 100, height: 300))
      scene.at(0.2) {
        let before = view.safeAreaInsets.top == scene.window.safeAreaInsets.top
        view.frame.origin.y = 200
        scene.answer = [.flag(before), .number(Double(view.safeAreaInsets.top))]
      }
    },
    Probe("view.snapshot.unseen") { scene in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.answer = .flag(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    },
    Probe("view.front.again") { scene in
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.root.view.addSubview(counter)
      let inner = UIView()
      counter.addSubview(inner)
      scene.at(0.2) {
        counter.layouts = 0
        counter.bringSubviewToFront(inner)
      }
      scene.at(0.4) { scene.answer = .number(Double(counter.layouts)) }
    },
    Probe("view.layout.order") { scene in
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.root.view.addSubview(counter)
      scene.at(0.2) {
        counter.layouts = 0
        counter.setNeedsLayout()
        counter.setNeedsLayout()
        counter.layoutIfNeeded()
        counter.layoutIfNeeded()
        scene.answer = .number(Double(counter.layouts))
      }
    },
  ]

  static let defaults: [Probe] = [
    Probe("defaults.percent") { scene in
      let drive = UIPercentDrivenInteractiveTransition()
      scene.answer = [
        .number(Double(drive.completionSpeed)), .number(Double(drive.completionCurve.rawValue)),
        .flag(drive.wantsInteractiveStart), .number(Double(drive.percentComplete)),
      ]
    },
    Probe("defaults.presentation") { scene in
      let presentation = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      scene.answer = [
        .flag(presentation.shouldPresentInFullscreen),
        .flag(presentation.shouldRemovePresentersView), .flag(presentation.containerView == nil),
      ]
    },
    Probe("defaults.controller") { scene in
      let screen = UIViewController()
      scene.answer = [
        .number(Double(screen.modalTransitionStyle.rawValue)),
        .flag(screen.definesPresentationContext), .flag(screen.isModalInPresentation),
        .flag(screen.modalPresentationCapturesStatusBarAppearance),
        .number(Double(screen.edgesForExtendedLayout.rawValue)),
        .flag(screen.extendedLayoutIncludesOpaqueBars),
      ]
    },
    Probe("defaults.spring") { scene in
      let spring = CASpringAnimation()
      scene.answer = .numbers([
        Double(spring.mass), Double(spring.stiffness), Double(spring.damping),
        Double(spring.initialVelocity), Double(spring.bounce), spring.perceptualDuration,
      ])
    },
    Probe("defaults.layer") { scene in
      let layer = CALayer()
      scene.answer = [
        .points(layer.anchorPoint), .number(Double(layer.opacity)),
        .number(Double(layer.shadowOpacity)), .number(Double(layer.shadowRadius)),
        .number(Double(layer.shadowOffset.height)), .flag(layer.isDoubleSided),
        .flag(layer.masksToBounds), .number(Double(layer.speed)),
      ]
    },
    Probe("defaults.sheet") { scene in
      let screen = UIViewController()
      screen.modalPresentationStyle = .pageSheet
      let sheet = screen.sheetPresentationController
      scene.answer = [
        .flag(sheet != nil), .number(Double(sheet?.detents.count ?? -1)),
        .flag(sheet?.prefersGrabberVisible ?? true),
        .flag(sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false),
        .flag(sheet?.selectedDetentIdentifier == nil),
      ]
    },
    Probe("defaults.gestures") { scene in
      let (pan, press, tap) = (
        UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UITapGestureRecognizer()
      )
      scene.answer = [
        .number(Double(pan.minimumNumberOfTouches)), .number(press.minimumPressDuration),
        .number(Double(press.allowableMovement)), .number(Double(tap.numberOfTapsRequired)),
        .flag(pan.cancelsTouchesInView), .flag(pan.delaysTouchesBegan),
        .flag(pan.delaysTouchesEnded),
      ]
    },
    Probe("defaults.scrolling") { scene in
      let scroll = UIScrollView()
      scene.answer = [
        .number(Double(scroll.decelerationRate.rawValue)),
        .number(Double(UIScrollView.DecelerationRate.fast.rawValue)), .flag(scroll.bounces),
        .flag(scroll.alwaysBounceVertical),
        .number(Double(scroll.contentInsetAdjustmentBehavior.rawValue)),
      ]
    },
    Probe("defaults.detents") { scene in
      scene.answer = [
        .text(UISheetPresentationController.Detent.Identifier.medium.rawValue),
        .text(UISheetPresentationController.Detent.Identifier.large.rawValue),
      ]
    },
    Probe("defaults.bar.duration") { scene in
      scene.answer = .number(Double(UINavigationController.hideShowBarDuration))
    },
  ]
}

/// Counts how often it is laid out.
private final class Counter: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
