import Geometry
import QuartzCore
import UIKit

/// Values of layers, put there by a person who looks inside.
extension LiveSession {
  /// Gives a layer another model value from now on; part of what was done, as a finger is.
  /// - Parameters:
  ///   - layer: Its path, from the window down.
  ///   - property: As Core Animation names it.
  ///   - values: As many numbers as it has now, all finite.
  /// - Returns: Whether there is such a layer with such a value.
  package func change(_ property: String, of layer: String, to values: [Double]) -> Bool {
    guard values.allSatisfy(\.isFinite), target(layer, property, values) != nil else {
      return false
    }
    add(.value(layer: layer, property: property, values))
    return true
  }

  func set(_ property: String, of layer: String, to values: [Double]) {
    guard let (layer, value) = target(layer, property, values) else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value.any, forKeyPath: property)
    CATransaction.commit()
  }

  private func target(
    _ path: String, _ property: String, _ values: [Double]
  ) -> (layer: CALayer, value: AnimatableValue)? {
    guard
      let layer = LayerPath.all(in: stage.window.layer).first(where: { $0.path == path })?.layer,
      let property = AnimatableProperty.named[property],
      let now = property.read(layer.properties), now.components.count == values.count
    else { return nil }
    return now.replaced(by: values).map { (layer, $0) }
  }
}

extension AnimatableValue {
  /// A value of the same kind; nil for kinds that nobody writes as a few numbers.
  fileprivate func replaced(by c: [Double]) -> AnimatableValue? {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color: .color(RGBA(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .flag: .flag(c[0] != 0)
    case .numbers, .transform, .colors, .path, .contents: nil
    }
  }
}
