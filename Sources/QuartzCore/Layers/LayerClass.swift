/// Makes layers of a class that is only known at run time, as a view's `layerClass` is.
package enum LayerClass {
  /// A layer of one of Core Animation's own classes; nil for a class of application code: an
  /// initialiser that is not `required` cannot be called by class.
  package static func make(_ layerClass: AnyClass) -> CALayer? {
    makers[ObjectIdentifier(layerClass)]?()
  }

  private static let makers: [ObjectIdentifier: @Sendable () -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
  ]
}
