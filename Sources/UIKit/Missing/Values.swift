import QuartzCore

extension NSValue {
  @available(
    *, unavailable,
    message: "Foundation keeps no transform in a box here; use the CATransform3D itself"
  )
  public convenience init(caTransform3D transform: CATransform3D) { fatalError("unavailable") }

  @available(
    *, unavailable,
    message: "Foundation keeps no transform in a box here; use the CATransform3D itself"
  )
  public var caTransform3DValue: CATransform3D { CATransform3DIdentity }
}
