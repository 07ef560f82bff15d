import UIKit

/// How everything in the application moves.
enum Motion {
  static let duration = 0.5
  static let timing = UISpringTimingParameters(dampingRatio: 0.8)
}
