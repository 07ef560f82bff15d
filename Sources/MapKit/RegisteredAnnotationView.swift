// Views of classes that applications register: as UIKit does for cells, in `RegisteredClass.swift`.

extension MKAnnotationView {
  @inline(never)
  package convenience init(registered identifier: __shared String?) {
    self.init(annotation: nil, reuseIdentifier: identifier)
  }

  /// A new view of the class that this is called on, made by `init(annotation:reuseIdentifier:)`.
  @_silgen_name("$s6MapKit16MKAnnotationViewC10registeredACSSSgh_tcfC")
  static func makeRegistered(_ identifier: String?) -> MKAnnotationView
}
