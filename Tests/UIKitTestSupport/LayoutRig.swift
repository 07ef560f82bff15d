import Rehearsal
import UIKit

/// A stage of 400 × 800 points at 2x with a controller whose view is laid out by constraints.
@MainActor
final class LayoutRig {
  let stage: Stage
  let controller = UIViewController()

  init(size: CGSize = CGSize(width: 400, height: 800), safeArea: UIEdgeInsets = .zero) {
    stage = Stage(
      device: Device(name: "test", size: size, scale: 2, safeArea: safeArea))
    stage.perform { stage.window.rootViewController = controller }
  }

  var view: UIView { controller.view }

  /// A plain view that constraints place, inside the controller's view or another.
  func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? self.view).addSubview(view)
    return view
  }

  /// Runs code and lets the turn end, layout included.
  func perform(_ body: () -> Void) { stage.perform(body) }

  var rules: [String] { stage.violations.map(\.rule) }
}

/// Content of a fixed size.
final class SizedView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
