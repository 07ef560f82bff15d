import UIKit

/// A view that notes when it is updated, laid out and drawn.
private final class UpdatedView: UIView {
  var calls: [String] = []

  #if compiler(>=6.2)
    @available(iOS 26.0, *)
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
    }
  #endif

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }

  var told: Answer { .list(calls.map(Answer.text)) }
}

extension Probe {
  /// Updates of properties since iOS 26, and how often a view is laid out. On systems before iOS 26 the
  /// first answers are null.
  static let updates: [Probe] = [
    Probe("view.properties.first") { scene in
      let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.view.addSubview(view)
      scene.at(0.1) {
        guard #available(iOS 26.0, *) else { return }
        scene.answer = [
          .text(view.calls.first ?? ""),
          .number(Double(view.calls.filter { $0 == "properties" }.count)),
        ]
      }
    },
    Probe("view.properties.alone") { scene in
      let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.view.addSubview(view)
      #if compiler(>=6.2)
        guard #available(iOS 26.0, *) else { return }
        scene.at(0.1) {
          view.calls = []
          for _ in 0..<3 { view.setNeedsUpdateProperties() }
        }
        scene.at(0.2) { scene.answer = view.told }
      #endif
    },
    Probe("view.properties.now") { scene in
      let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.view.addSubview(view)
      #if compiler(>=6.2)
        guard #available(iOS 26.0, *) else { return }
        scene.at(0.1) {
          view.calls = []
          view.setNeedsUpdateProperties()
          scene.root.view.updatePropertiesIfNeeded()
          scene.answer = view.told
        }
      #endif
    },
    Probe("view.layout.collected") { scene in
      let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.view.addSubview(view)
      scene.at(0.1) {
        view.calls = []
        for _ in 0..<5 { view.setNeedsLayout() }
      }
      scene.at(0.2) { scene.answer = .number(Double(view.calls.filter { $0 == "layout" }.count)) }
    },
    Probe("view.layout.asked.for") { scene in
      let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.root.view.addSubview(view)
      var counts: [Answer] = []
      let changes: [() -> Void] = [
        { view.frame.origin.x = 5 }, { view.frame.size.width = 20 }, { view.alpha = 0.5 },
        { view.addSubview(UIView()) }, { view.transform = CGAffineTransform(scaleX: 2, y: 2) },
        { view.bounds.origin.y = 3 },
      ]
      for (index, change) in changes.enumerated() {
        scene.at(0.1 + 0.1 * Double(index)) {
          view.layoutIfNeeded()
          view.calls = []
          change()
          view.layoutIfNeeded()
          counts.append(.number(Double(view.calls.filter { $0 == "layout" }.count)))
          scene.answer = .list(counts)
        }
      }
    },
  ]
}
