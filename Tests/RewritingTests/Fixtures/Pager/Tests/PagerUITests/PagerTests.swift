// swift-format-ignore-file
import PagerKit
import Testing
import UIKit

@testable import PagerUI

@MainActor
struct PagerTests {
    @Test func turningShowsThePage() {
        let pager = PagerController(pages: [Page(id: 0, title: "One"), Page(id: 1, title: "Two")])
        let owner = Owner()
        pager.delegate = owner
        pager.loadViewIfNeeded()
        let dots = pager.view.subviews.compactMap { $0 as? UIPageControl }[0]
        dots.currentPage = 1
        dots.sendActions(for: .valueChanged)
        #expect(owner.shown == [1])
    }

    private final class Owner: PagerControllerDelegate {
        var shown: [Int] = []
        func pager(_ pager: PagerController, didShow page: Page) { shown.append(page.id) }
    }
}
