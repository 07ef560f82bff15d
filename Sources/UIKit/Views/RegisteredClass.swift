import QuartzCore

/// Cells and their like of classes that applications register. Their initialisers are not
/// `required`, as UIKit's are not, so that `override init(frame:)` compiles; `LayerClass.swift`
/// says how an initialiser is called by class all the same.
extension UIView {
  @inline(never)
  package convenience init(registered: ()) { self.init(frame: .zero) }

  /// A new view of the class that this is called on, made by `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC10registeredACyt_tcfC")
  static func makeRegistered() -> UIView
}

extension UITableViewCell {
  @inline(never)
  package convenience init(registered identifier: __shared String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class that this is called on, made by `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC10registeredACSSSgh_tcfC")
  static func makeRegistered(_ identifier: String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @inline(never)
  package convenience init(registered identifier: __shared String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// A new view of the class that this is called on, made by `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C10registeredACSSSgh_tcfC")
  static func makeRegistered(_ identifier: String?) -> UITableViewHeaderFooterView
}
