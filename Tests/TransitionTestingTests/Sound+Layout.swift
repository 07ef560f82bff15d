import Foundation
import UIKit

extension Sound {
  /// Seconds of the very long one: half a minute in long walks.
  static let long: TimeInterval =
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? 30 : 5

  /// By constraints, which are gone when it is over.
  static let laidOut: [(String, TimeInterval, SoundAnimator.Body)] = [
    (
      "only constraints", 0.4,
      { context, duration, done in
        let container = context.containerView
        let isComing = context.view(forKey: .to) != nil
        guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else {
          return done()
        }
        let height = container.bounds.height
        let constraints = pinned(view, to: container, top: isComing ? height : 0)
        container.layoutIfNeeded()
        constraints[0].constant = isComing ? 0 : height
        UIView.animate(withDuration: duration) {
          container.layoutIfNeeded()
        } completion: { _ in
          NSLayoutConstraint.deactivate(constraints)
          view.translatesAutoresizingMaskIntoConstraints = true
          view.frame = container.bounds
          done()
        }
      }
    ),
    (
      "constraints beside a transform", 0.3,
      { context, duration, done in
        let container = context.containerView
        let isComing = context.view(forKey: .to) != nil
        guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else {
          return done()
        }
        let constraints = pinned(view, to: container, top: 0)
        container.layoutIfNeeded()
        let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
        if isComing { view.transform = small }
        UIView.animate(withDuration: duration) {
          view.transform = isComing ? .identity : small
        } completion: { _ in
          view.transform = .identity
          NSLayoutConstraint.deactivate(constraints)
          view.translatesAutoresizingMaskIntoConstraints = true
          view.frame = container.bounds
          done()
        }
      }
    ),
  ]

  /// As large as the container; the first constraint says how far below its top.
  private static func pinned(
    _ view: UIView, to container: UIView, top: CGFloat
  ) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: top),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalTo: container.widthAnchor),
      view.heightAnchor.constraint(equalTo: container.heightAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
