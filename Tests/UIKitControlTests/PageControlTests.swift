import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("A page control")
struct PageControlTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    control.numberOfPages = 3
    control.layoutIfNeeded()
  }

  private func dots() -> [UIImageView] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UIImageView }
  }

  @Test(
    "its dots run the way that it says",
    arguments: [
      (UIPageControl.Direction.leftToRight, CGVector(dx: 18, dy: 0)),
      (.rightToLeft, CGVector(dx: -18, dy: 0)), (.topToBottom, CGVector(dx: 0, dy: 18)),
      (.bottomToTop, CGVector(dx: 0, dy: -18)),
    ])
  func directions(_ direction: UIPageControl.Direction, _ step: CGVector) {
    control.direction = direction
    let places = dots().map(\.center)
    #expect(places.count == 3 && places[1] == CGPoint(x: 100, y: 100))
    #expect(places[2].x - places[1].x == step.dx && places[2].y - places[1].y == step.dy)
  }

  @Test("pictures take the place of dots, a page's own first, the present page's before all")
  func pictures() {
    let (all, own, now) = (
      UIImage(systemName: "star"), UIImage(systemName: "heart"), UIImage(systemName: "house")
    )
    control.preferredIndicatorImage = all
    control.setIndicatorImage(own, forPage: 2)
    control.preferredCurrentPageIndicatorImage = now
    control.currentPage = 1
    let shown = dots().map { $0.image?.size }
    #expect(shown == [all?.size, now?.size, own?.size])
    #expect(control.indicatorImage(forPage: 2) === own)
    #expect(dots().allSatisfy { $0.backgroundColor == .clear })
  }

  @Test("a prominent background is a capsule around the dots; others have none")
  func background() {
    let count = control.subviews.count
    control.backgroundStyle = .prominent
    let dots = dots()
    #expect(control.subviews.count == count + 1)
    #expect(control.subviews[0].frame.contains(dots[0].frame))
    control.backgroundStyle = .minimal
    control.layoutIfNeeded()
    #expect(control.subviews[0].isHidden)
  }
}
