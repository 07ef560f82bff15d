import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
@Suite struct StackViewTests {
  /// A stack of 300 × 100 points with three views, and their rectangles as text.
  private func lay(
    _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ sizes: [CGSize] = [
      CGSize(width: 40, height: 20), CGSize(width: 80, height: 40), CGSize(width: 60, height: 30),
    ],
    _ prepare: (UIStackView) -> Void
  ) -> String {
    let rig = LayoutRig()
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.width, $0.height) })
    stack.axis = axis
    prepare(stack)
    _ = rig.add(stack)
    rig.perform {
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: rig.view.topAnchor),
        stack.leftAnchor.constraint(equalTo: rig.view.leftAnchor),
        stack.widthAnchor.constraint(equalToConstant: 300),
        stack.heightAnchor.constraint(equalToConstant: 200),
      ])
    }
    let faults = rig.stage.violations.map { "\n" + $0.message }.joined()
    return stack.arrangedSubviews.map { text($0.frame) }.joined(separator: "  ") + faults
  }

  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
  }

  @Test("Every distribution and alignment, as a table")
  func table() throws {
    var lines: [String] = []
    let distributions: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually),
      ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "row" : "column"
      for (word, distribution) in distributions {
        let line = lay(axis) {
          $0.distribution = distribution
          $0.spacing = 10
        }
        lines.append("\(name) \(word): \(line)")
      }
    }
    let alignments: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]
    for (word, alignment) in alignments {
      let line = lay {
        $0.distribution = .equalSpacing
        $0.alignment = alignment
      }
      lines.append("align \(word): \(line)")
    }
    let custom = lay {
      $0.distribution = .equalSpacing
      $0.setCustomSpacing(70, after: $0.arrangedSubviews[0])
    }
    lines.append("custom: \(custom)")
    let margins = lay {
      $0.distribution = .fillEqually
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 15, bottom: 3, right: 45)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    lines.append("margins: \(margins)")
    let hidden = lay {
      $0.distribution = .fillEqually
      $0.spacing = 20
      $0.arrangedSubviews[1].isHidden = true
    }
    lines.append("hidden: \(hidden)")
    try expectGolden(lines.joined(separator: "\n") + "\n", "stack-views")
  }

  @Test("A stack without a size of its own is as large as its views")
  func fits() {
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), SizedView(80, 40)])
    stack.spacing = 12
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 132, height: 40))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 72))
  }

  @Test("Arranged views come and go with the subviews")
  func order() {
    let stack = UIStackView()
    let views = [UIView(), UIView(), UIView()]
    for view in views { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test("Hiding inside an animation block moves the others, and hides at the end")
  func animatedHiding() {
    let rig = LayoutRig()
    let views = [SizedView(100, 20), SizedView(100, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    _ = rig.add(stack)
    rig.perform {
      stack.topAnchor.constraint(equalTo: rig.view.topAnchor).isActive = true
      stack.leftAnchor.constraint(equalTo: rig.view.leftAnchor).isActive = true
    }
    rig.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
      }
    }
    #expect(views[0].isHidden)
    rig.stage.advance(to: 0.5)
    let shown = views[1].layer.presentation()?.frame.minX ?? -1
    #expect(agree(shown, 50, within: 1e-6))
    #expect(!views[0].layer.isHidden)
    rig.stage.settle()
    #expect(views[0].layer.isHidden)
    #expect(views[1].frame.minX == 0)
  }
}
