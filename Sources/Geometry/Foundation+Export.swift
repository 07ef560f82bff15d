// CGFloat, CGPoint, CGSize and CGRect are Foundation's own; whoever has Geometry has them.
@_exported import Foundation
