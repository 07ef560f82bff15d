import Raster
import Rehearsal
import Testing
import UIKit

/// What segments show, and how they share the width.
@MainActor @Suite("Segments") struct SegmentTests {
  private let stage = Stage(scale: 1)

  private func show(_ control: UISegmentedControl, width: CGFloat = 300) {
    control.frame = CGRect(x: 0, y: 100, width: width, height: 32)
    stage.perform { stage.window.addSubview(control) }
  }

  private func image(_ width: CGFloat, _ height: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func tap(_ x: CGFloat) {
    stage.touch(.tap(at: CGPoint(x: x, y: 116)))
    stage.settle()
  }

  /// The colour of a place, at rest.
  private func colour(_ x: Int, _ y: Int) -> [Int] {
    let picture = Renderer(scale: 1).draw(
      stage.frame(), width: 393, height: 852, background: RGBA(red: 1, green: 1, blue: 1))
    let at = 4 * (y * picture.width + x)
    return picture.bytes[at..<at + 3].map { Int($0) }
  }

  @Test func `pictures stand in the middle, in the colour of words unless they are to keep theirs`()
  {
    let control = UISegmentedControl(items: [
      image(20), image(20).withRenderingMode(.alwaysOriginal), "Word",
    ])
    show(control)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1)?.size == CGSize(width: 20, height: 20))
    #expect(colour(50, 116).allSatisfy { $0 < 30 }, "black as words: \(colour(50, 116))")
    #expect(colour(150, 116)[0] > 200 && colour(150, 116)[1] < 60)
    #expect(colour(62, 116)[1] > 200, "nothing beside the picture")
  }

  @Test func `widths that are set are kept, and the others share what is left`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.setWidth(200, forSegmentAt: 0)
    show(control)
    for (x, index) in [(190.0, 0), (240, 1), (260, 2)] {
      tap(x)
      #expect(control.selectedSegmentIndex == index)
    }
    #expect(control.sizeThatFits(.zero).width > 200)
  }

  @Test func `by content, longer words have more of the width`() {
    let control = UISegmentedControl(items: ["I", "A long word indeed"])
    show(control)
    tap(120)
    #expect(control.selectedSegmentIndex == 0)
    control.selectedSegmentIndex = 0
    control.apportionsSegmentWidthsByContent = true
    stage.perform {}
    tap(120)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `one that is disabled is not chosen, and is grey`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setEnabled(false, forSegmentAt: 1)
    show(control)
    tap(220)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test func `the choice stays with its segment when others come and go`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `actions are performed when theirs is chosen, with their pictures`() {
    var chosen: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "A") { _ in chosen.append("A") },
        UIAction(title: "B", image: UIImage(systemName: "star")) { _ in chosen.append("B") },
      ])
    show(control)
    tap(220)
    tap(20)
    #expect(chosen == ["B", "A"])
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) != nil)
  }

  @Test func `pictures behind segments take the place of track and plate`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setBackgroundImage(
      image(10, 32).resizableImage(withCapInsets: .zero), for: .selected, barMetrics: .default)
    control.selectedSegmentIndex = 1
    show(control)
    #expect(colour(290, 104)[0] > 200 && colour(290, 104)[1] < 60)
    #expect(colour(10, 104)[1] == 255, "nothing: the window's ground")
  }
}
