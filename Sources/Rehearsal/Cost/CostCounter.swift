import Geometry
import QuartzCore
import Raster

/// Counts what frames take, one after the other.
///
/// Counted in points over the frozen layers: the same at every scale and with any number of threads.
package struct CostCounter {
  /// Pixels a point of the device, for whether edges lie on pixels; above 0.
  private let deviceScale: Double
  /// What each layer showed in the frame before.
  private var pictures: [ObjectIdentifier: UInt64]?
  /// What was in rasterized layers in the frame before.
  private var rasterized: [ObjectIdentifier: Int] = [:]

  package init(deviceScale: Double) { self.deviceScale = deviceScale }

  /// Counts the next frame.
  /// - Parameters:
  ///   - time: Seconds since the action.
  ///   - names: Of the layers; what is made of a layer without one is called after what it is in.
  package mutating func count(
    _ node: RenderNode, at time: Double = 0, names: [ObjectIdentifier: LayerName] = [:]
  ) -> FrameCost {
    var walk = CostWalk(
      screen: node.bounds, deviceScale: deviceScale, names: names, rasterized: rasterized)
    walk.enter(node)
    var cost = walk.cost
    cost.time = time
    for (source, picture) in walk.pictures {
      guard let before = pictures, names[source]?.isText == true, before[source] != picture.identity
      else { continue }
      cost.texts.append(picture.layer)
    }
    cost.texts.sort()
    cost.counts.textsDrawn = cost.texts.count
    pictures = walk.pictures.mapValues(\.identity)
    rasterized = walk.rasterizedNow
    return cost
  }
}

/// What a count has to say of one node of a frame, for pictures of it.
enum CostMark: Hashable {
  case opaque, blended, offscreen, scaled, misaligned
}
