import Rehearsal
import UIKit

/// What a relayout by constraints costs: one constant changes in a screen of so many constraints.
/// Each size is held against the one before, so that the growth shows.
@MainActor
enum LayoutBenchmark {
  static func run(into report: inout BenchReport) {
    var smaller: Double?
    for count in [100, 1_000, 4_000] {
      let time = relayout(count)
      report.add(
        Measurement(
          name: "relayout@\(count)", value: time, unit: "ms", against: "the size before",
          againstValue: smaller))
      smaller = time
    }
  }

  /// Milliseconds for a changed constant and the layout after it.
  private static func relayout(_ count: Int) -> Double {
    let stage = Stage()
    let controller = UIViewController()
    stage.perform { stage.window.rootViewController = controller }
    let root: UIView = controller.view
    var above: NSLayoutYAxisAnchor = root.topAnchor
    var first: NSLayoutConstraint?
    stage.perform {
      for _ in 0..<count / 4 {
        let row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        let top = row.topAnchor.constraint(equalTo: above, constant: 2)
        NSLayoutConstraint.activate([
          top, row.heightAnchor.constraint(equalToConstant: 20),
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        ])
        first = first ?? top
        above = row.bottomAnchor
      }
    }
    var shift: CGFloat = 0
    return Timer.milliseconds(atLeast: 3) {
      shift += 1
      stage.perform { first?.constant = shift }
    }
  }
}
