/// What the default of an optional requirement throws: nobody implements it.
///
/// Not Apple's, hence the underscore: rewritten `@objc optional` requirements throw it.
public struct _Unimplemented: Error {
  public init() {}
}
