import Foundation
import QuartzCore
import Rehearsal
import Serving
import UIKit

/// An instant of a session, in words: for whoever cannot see it.
@MainActor
package struct Explanation {
  private let session: LiveSession

  package init(_ session: LiveSession) { self.session = session }

  package var text: String {
    let start = session.start
    func seconds(_ time: Double) -> String { decimalText(time - start, places: 3) + " s" }
    let spans = session.calls.spans.map { span in
      "  \(span.kind), from \(seconds(span.start))"
        + (span.end.map { " to \(seconds($0))" } ?? ", under way")
        + (span.isCompleted.map { $0 ? ", completed" : ", cancelled" } ?? "") + "\n"
    }
    let calls = session.calls.calls.map { "  \(seconds($0.time))  \($0.text)\n" }
    let fingers = session.fingers.map { "  \(Int($0.x)), \(Int($0.y))\n" }
    func part(_ title: String, _ lines: [String]) -> String {
      lines.isEmpty ? "" : title + "\n" + lines.joined()
    }
    return "\(session.production.title), at \(decimalText(session.time, places: 3)) s"
      + (session.stage.isSettled ? ", at rest\n" : ", in motion\n")
      + part("transitions", spans) + part("fingers", fingers) + part("calls", calls)
      + part("what moves, where it shows and where it is going", moving)
      + part("on the screen, from behind to the front; points", views(session.stage.window, 0))
      + part("breaches of UIKit's contract", session.stage.violations.map { "  \($0)\n" })
      + part("not supported", session.stage.unsupported.map { "  \($0)\n" })
  }

  /// Layers that have animations, with the values that differ from what they were set to.
  private var moving: [String] {
    let now = max(session.clock, session.stage.now)
    return LayerPath.all(in: session.stage.window.layer).flatMap { path, layer in
      let shown = layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: now))
      return AnimatableProperty.all.compactMap { property -> String? in
        guard let model = property.read(layer.properties), let value = property.read(shown),
          model != value, value.components.count <= 4
        else { return nil }
        func words(_ value: AnimatableValue) -> String {
          value.components.map { decimalText($0, places: 2) }.joined(separator: ", ")
        }
        return "  \(path)  \(property.name) \(words(value)) → \(words(model))\n"
      }
    }
  }

  private func views(_ view: UIView, _ depth: Int) -> [String] {
    guard !view.isHidden, view.alpha > 0, depth < 40 else { return [] }
    guard case .array(let parts) = ViewTree.frame(of: view, on: session.stage) else { return [] }
    let n = parts.compactMap(\.number).map { decimalText($0, places: 1) }
    let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? ""
    let controller = (view.next as? UIViewController).map { " of \(type(of: $0))" } ?? ""
    let line =
      String(repeating: "  ", count: depth + 1)
      + "\(type(of: view))\(controller) \(n[0]), \(n[1]), \(n[2]) × \(n[3])"
      + (name.isEmpty ? "" : " \"\(name.prefix(60))\"") + "\n"
    return [line] + view.subviews.flatMap { views($0, depth + 1) }
  }
}
