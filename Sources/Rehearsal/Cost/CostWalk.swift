import Geometry
import QuartzCore
import Raster

/// One walk over a frame: what is painted where, in the order of drawing, and what takes a picture
/// of its own.
struct CostWalk {
  /// Something that is painted.
  struct Item {
    let area: Area
    let layer: String
    /// Why it is mixed with what is below; nil for what is opaque.
    var blend: FrameCost.BlendCause?
    /// Whether it may hide what is below it.
    let hides: Bool
    /// Whether it stands for a layer, and not for its shadow or for a picture that was made first.
    let isLayer: Bool
    /// The node, by its place in the tree.
    let place: Int
  }

  /// What a node inherits.
  struct Around {
    var map: CATransform3D
    var clip: Area
    var layer: String
    /// Whether something opaque in it hides what is below it.
    var hides = true
  }

  private let screen: CGRect
  private let deviceScale: Double
  private let names: [ObjectIdentifier: LayerName]
  private let formerlyRasterized: [ObjectIdentifier: Int]
  var items: [Item] = []
  private(set) var passes: [OffscreenPass] = []
  private(set) var scaled: [String] = []
  private(set) var misaligned: [String] = []
  private(set) var pictures: [ObjectIdentifier: (identity: UInt64, layer: String)] = [:]
  private(set) var rasterizedNow: [ObjectIdentifier: Int] = [:]
  /// What is to be said of nodes beside what they paint, by their place in the tree.
  private var notes: [Int: Set<CostMark>] = [:]
  private var next = 0

  init(
    screen: CGRect, deviceScale: Double, names: [ObjectIdentifier: LayerName] = [:],
    rasterized: [ObjectIdentifier: Int] = [:]
  ) {
    (self.screen, self.deviceScale, self.names) = (screen, deviceScale, names)
    formerlyRasterized = rasterized
  }

  /// Walks a whole frame.
  mutating func enter(_ root: RenderNode) {
    let screen = Area(CGRect(origin: .zero, size: screen.size))
    enter(root, Around(map: CATransform3DIdentity, clip: screen, layer: ""))
  }

  private mutating func enter(_ node: RenderNode, _ around: Around) {
    let place = next
    guard node.opacity > 0, next < Self.most else { return next += node.treeSize }
    next += 1
    var inner = around
    inner.map = CATransform3DConcat(node.transform, around.map)
    if let name = node.source.flatMap({ names[$0.layer] }) { inner.layer = name.path }
    guard node.isDoubleSided || inner.map.showsFront else { return next = place + node.treeSize }
    if node.isSnapshot || markRasterized(node) {
      next = place + node.treeSize
      return addPicture(node, place, inner)
    }
    guard enterClip(node, &inner) else { return next = place + node.treeSize }
    let start = items.count
    addShadow(node, place, inner, clip: around.clip)
    let inside = items.count
    let isFramed = node.mask != nil || node.clipsCorners || node.isDrawnFirst
    if node.opacity < 1 || isFramed || node.dissolve != nil { inner.hides = false }
    addLook(node, place, inner)
    let own = items.count
    var parts: [CGRect] = own > inside ? [items[inside].area.box] : []
    for child in node.children {
      let first = items.count
      enter(child, inner)
      if items.count > first { parts.append(Self.box(of: items[first...])) }
    }
    settle(node, place, inner, around, parts, inside: inside, start: start)
  }

  /// Nodes beyond so many are not counted.
  private static let most = 1 << 18

  /// - Returns: Whether anything within can show.
  private func enterClip(_ node: RenderNode, _ inner: inout Around) -> Bool {
    guard node.clips || node.mask != nil else { return true }
    guard let bounds = Area(node.bounds, through: inner.map) else { return true }
    if node.clips { inner.clip = bounds.within(inner.clip) }
    return !node.clips || inner.clip.size > 0
  }

  /// Says what of a node took a picture of its own, now that all of it has been seen.
  private mutating func settle(
    _ node: RenderNode, _ place: Int, _ inner: Around, _ around: Around, _ parts: [CGRect],
    inside: Int, start: Int
  ) {
    guard items.count > start else { return }
    var causes: [OffscreenCause] = []
    if node.castsByDrawing, items[start..<inside].contains(where: { $0.area.size > 0 }) {
      causes.append(.shadow)
    }
    let isGroup =
      node.opacity < 1 && node.fadesAsGroup && Self.overlaps(parts)
    if items.count > inside {
      if node.blurs { causes.append(.blur) }
      if node.mask != nil { causes.append(.mask) }
      if node.clipsCorners { causes.append(.corner) }
      if isGroup { causes.append(.groupOpacity) }
      if node.isDrawnFirst { causes.append(.rasterized) }
      if node.dissolve != nil, node.children.contains(where: { !$0.children.isEmpty }) {
        causes.append(.dissolve)
      }
    }
    if node.opacity < 1, !isGroup {
      for index in start..<items.count where items[index].blend != .shadow {
        items[index].blend = .fade
      }
    }
    let isFramed = causes.contains { ![.shadow, .blur].contains($0) }
    if isFramed {
      let box = Area(Self.box(of: items[inside...])).within(around.clip)
      items.append(
        Item(
          area: box, layer: inner.layer, blend: .pass, hides: false, isLayer: false,
          place: place))
    }
    if !causes.isEmpty { notes[place, default: []].insert(.offscreen) }
    passes += causes.map { OffscreenPass(cause: $0, layer: inner.layer) }
  }

  private static func box(of items: ArraySlice<Item>) -> CGRect {
    items.reduce(CGRect.null) { $1.area.size > 0 ? $0.union($1.area.box) : $0 }
  }

  /// Whether two of some rectangles share more than an edge.
  private static func overlaps(_ parts: [CGRect]) -> Bool {
    for (index, part) in parts.enumerated() where !part.isNull {
      for other in parts[(index + 1)...] where !other.isNull {
        let both = part.intersection(other)
        if !both.isNull, both.width > 0.01, both.height > 0.01 { return true }
      }
    }
    return false
  }
}

// MARK: - What is painted

extension CostWalk {
  private mutating func add(
    _ area: Area, _ place: Int, _ around: Around, _ blend: FrameCost.BlendCause?
  ) {
    let seen = area.within(around.clip)
    guard seen.size > 0.01 else { return }
    items.append(
      Item(
        area: seen, layer: around.layer, blend: blend, hides: around.hides, isLayer: true,
        place: place))
  }

  /// What the node itself draws.
  private mutating func addLook(_ node: RenderNode, _ place: Int, _ around: Around) {
    guard let rect = node.lookBox, let area = Area(rect, through: around.map) else { return }
    let blend: FrameCost.BlendCause? =
      node.isOpaqueLook ? nil : node.cornerRadius > 0 ? .corners : .look
    add(area, place, around, blend)
    guard let contents = node.contents, area.within(around.clip).size > 0.01 else { return }
    if let source = node.source?.layer { pictures[source] = (contents.identity, around.layer) }
    switch contents.fit(through: around.map, deviceScale) {
    case .exact: break
    case .scaled:
      scaled.append(around.layer)
      notes[place, default: []].insert(.scaled)
    case .misaligned:
      misaligned.append(around.layer)
      notes[place, default: []].insert(.misaligned)
    }
  }

  private mutating func addShadow(
    _ node: RenderNode, _ place: Int, _ around: Around, clip: Area
  ) {
    guard let rect = node.shadowBox, let area = Area(rect, through: around.map) else { return }
    var around = around
    (around.clip, around.hides) = (clip, false)
    let seen = area.within(clip)
    guard seen.size > 0.01 else { return }
    items.append(
      Item(
        area: seen, layer: around.layer, blend: .shadow, hides: false, isLayer: false,
        place: place))
  }

  /// What was drawn before, and is shown as one picture.
  private mutating func addPicture(_ node: RenderNode, _ place: Int, _ around: Around) {
    guard let area = Area(node.bounds, through: around.map) else { return }
    let isOpaque = node.children.first?.isOpaqueLook == true
    add(area, place, around, node.opacity < 1 ? .fade : isOpaque ? nil : .look)
  }

  /// Whether what is in a rasterized node was there in the frame before.
  private mutating func markRasterized(_ node: RenderNode) -> Bool {
    guard node.rasterizationScale != nil, let source = node.source?.layer else { return false }
    let mark = node.contentMark
    rasterizedNow[source] = mark
    return formerlyRasterized[source] == mark
  }

  /// What is to be said of nodes, by their place in the tree, parents first.
  var marks: [Int: Set<CostMark>] {
    items.reduce(into: notes) { marks, item in
      guard item.isLayer else { return }
      marks[item.place, default: []].insert(item.blend == nil ? .opaque : .blended)
    }
  }

  /// The walk as numbers: what opaque layers hide is left out.
  var cost: FrameCost {
    var cost = FrameCost()
    let whole = max(Double(screen.width * screen.height), 1)
    var covers: [CGRect] = []
    var shares: [Blend: Double] = [:]
    var layers: Set<Int> = []
    for item in items.reversed() {
      let seen = item.area.size - covers.reduce(0) { $0 + item.area.overlap(with: $1) }
      guard seen > 0.01 else { continue }
      if item.isLayer { layers.insert(item.place) }
      cost.counts.painted += seen / whole
      if let blend = item.blend {
        cost.counts.blended += seen / whole
        shares[Blend(layer: item.layer, cause: blend), default: 0] += seen / whole
      } else if item.hides, item.area.isBox {
        for part in item.area.box.without(covers) { covers.append(part) }
      }
    }
    cost.counts.layers = layers.count
    (cost.offscreen, cost.scaled, cost.misaligned) = (passes, scaled, misaligned)
    cost.counts.offscreenPasses = passes.count
    cost.counts.scaledPictures = scaled.count
    cost.counts.misalignedPictures = misaligned.count
    cost.blended = shares.filter { $0.value >= 0.05 }
      .map { FrameCost.Share(layer: $0.key.layer, cause: $0.key.cause, screens: $0.value) }
      .sorted {
        ($1.screens, $0.layer, $0.cause.rawValue) < ($0.screens, $1.layer, $1.cause.rawValue)
      }
    return cost
  }

  private struct Blend: Hashable {
    let layer: String
    let cause: FrameCost.BlendCause
  }
}

extension CGRect {
  /// What is left of a rectangle without others, in rectangles that do not overlap.
  fileprivate func without(_ others: [CGRect]) -> [CGRect] {
    var left = [self]
    for other in others where other.intersects(self) {
      left = left.flatMap { $0.without(other) }
    }
    return left
  }

  private func without(_ other: CGRect) -> [CGRect] {
    let both = intersection(other)
    guard !both.isNull, both.width > 0, both.height > 0 else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: both.minY - minY),
      CGRect(x: minX, y: both.maxY, width: width, height: maxY - both.maxY),
      CGRect(x: minX, y: both.minY, width: both.minX - minX, height: both.height),
      CGRect(x: both.maxX, y: both.minY, width: maxX - both.maxX, height: both.height),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension RenderNode {
  /// Whether it is drawn by itself before it is shown.
  fileprivate var isDrawnFirst: Bool { rasterizationScale != nil || curl != nil }
}
