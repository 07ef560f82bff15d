import Testing
import UIKit

@MainActor @Suite("Tab stops")
struct TabStopTests {
  @Test("a style has twelve stops, 28 points apart; stops of one's own take their place")
  func stops() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    #expect(style.defaultTabInterval == 0)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops == [NSTextTab(textAlignment: .right, location: 90)])
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy != NSParagraphStyle.default)
    let size = NSAttributedString(
      string: "a\tb", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
    ).size()
    #expect(abs(size.width - 90) < 0.01)
  }
}
