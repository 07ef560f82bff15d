/// Layers of a class that is only known at run time: what a view's `layerClass` names, and the
/// presentation copies of an application's own layers (F5.4.3).
///
/// The language calls an initialiser by class only if it is `required`, and UIKit's are not:
/// requiring them would break every subclass that overrides them. Whatever is not called by class
/// finds the class by itself, though: a convenience initialiser hands on to the initialiser of the
/// class that it was called for. So the two convenience initialisers below are called under their
/// own symbols, as the functions that they are. A class that hides the initialiser that is wanted
/// stops the program with its name, as on a device.
extension CALayer {
  @inline(never)
  package convenience init(made: ()) { self.init() }

  @inline(never)
  package convenience init(copying original: __shared CALayer) { self.init(layer: original) }

  /// A new layer of the class that this is called on.
  @_silgen_name("$s10QuartzCore7CALayerC4madeACyt_tcfC")
  package static func make() -> CALayer

  /// A copy of a layer, of the class that this is called on.
  @_silgen_name("$s10QuartzCore7CALayerC7copyingA2Ch_tcfC")
  static func copied(_ original: CALayer) -> CALayer
}
