import Timing

/// The layers whose animations a server watches for starts and ends.
///
/// Layers of one superlayer make a group: they share its time, so one look at that time says
/// whether anything can have happened to any of them. A frame in which nothing starts or ends
/// costs as many looks as there are groups, however many animations run.
final class WatchList {
  private var groups: [WatchGroup] = []

  /// All layers that are watched.
  var layers: some Sequence<CALayer> { groups.lazy.flatMap { $0.entries.lazy.map(\.layer) } }

  /// Watches a layer until its last animation has been told of its end.
  func add(_ layer: CALayer) {
    guard layer.watch == nil else { return }
    let parent = layer.tree.superlayer
    if let group = parent?.watchGroup, group.list === self { return group.append(layer) }
    let group = WatchGroup(of: parent, in: self)
    groups.append(group)
    parent?.watchGroup = group
    group.append(layer)
  }

  /// Notes what has started or ended by now. Layers that left the tree lose their animations.
  func findEvents(_ server: RenderServer, _ pass: UInt64, _ events: inout [AnimationEvent]) {
    var strays: [CALayer] = []
    for group in groups { group.findEvents(server, pass, &events, &strays) }
    groups.removeAll(where: \.entries.isEmpty)
    for layer in strays { add(layer) }
  }
}

/// Watched layers with one superlayer.
final class WatchGroup {
  struct Entry {
    let layer: CALayer
    /// Nothing happens to the layer before this time of the superlayer; −∞ when that is not known.
    var nextEvent: Seconds
  }

  private let parent: CALayer?
  fileprivate(set) weak var list: WatchList?
  fileprivate(set) var entries: ContiguousArray<Entry> = []
  /// The least of the entries'.
  private var nextEvent = -Seconds.infinity

  init(of parent: CALayer?, in list: WatchList) { (self.parent, self.list) = (parent, list) }

  func append(_ layer: CALayer) {
    layer.watch = WatchPlace(group: self, index: entries.count)
    entries.append(Entry(layer: layer, nextEvent: -.infinity))
    nextEvent = -.infinity
  }

  /// Something about a layer has changed: it is looked at in the next pass.
  func distrust(_ index: Int) {
    entries[index].nextEvent = -.infinity
    nextEvent = -.infinity
  }

  /// - Parameter strays: Takes the layers that have another superlayer by now.
  func findEvents(
    _ server: RenderServer, _ pass: UInt64, _ events: inout [AnimationEvent],
    _ strays: inout [CALayer]
  ) {
    parent?.readClock(server, pass)
    let isShown = parent?.clock.isShown ?? false
    // A layer's own time does not go below 0, whatever the superlayer's does.
    let time = max(parent?.clock.localTime ?? 0, 0)
    if isShown, time < nextEvent { return }
    nextEvent = .infinity
    var hasLeavers = false
    for index in entries.indices {
      if !isShown || time >= entries[index].nextEvent {
        let layer = entries[index].layer
        let isRunning = layer.findEvents(server, pass, &events)
        if !isRunning || layer.tree.superlayer !== parent {
          layer.watch = nil
          if isRunning { strays.append(layer) }
          hasLeavers = true
          continue
        }
        entries[index].nextEvent = parent == nil ? -.infinity : layer.nextEventInParentTime
      }
      nextEvent = min(nextEvent, entries[index].nextEvent)
    }
    if hasLeavers { release() }
  }

  private func release() {
    entries.removeAll { $0.layer.watch?.group !== self }
    for index in entries.indices { entries[index].layer.watch?.index = index }
  }
}

/// Where a layer stands in a watch list.
struct WatchPlace {
  weak var group: WatchGroup?
  var index: Int
}

extension CALayer {
  /// After a change of the layer's animations, its time or its superlayer.
  func watchIsStale() {
    if let watch, let group = watch.group { group.distrust(watch.index) }
  }

  /// Before which time of the superlayer no animation starts or ends; −∞ where that depends on
  /// more than the animations' own timing: drivers, a layer's own time, ends that are held back.
  fileprivate var nextEventInParentTime: Seconds {
    guard timing.isPlain, !clock.holdsEnds else { return -.infinity }
    return animations.all.reduce(Seconds.infinity) { min($0, $1.nextEvent) }
  }
}

extension TimingFields {
  /// Whether a layer's time is its superlayer's, from 0 on.
  fileprivate var isPlain: Bool {
    beginTime == 0 && timeOffset == 0 && speed == 1 && released == nil && !holdsEnds
  }
}

extension AttachedAnimation {
  /// The earliest time of the layer at which something has to be told; −∞ for a driver's.
  fileprivate var nextEvent: Seconds {
    if hasStopped { return .infinity }
    if animation.driver != nil { return -.infinity }
    guard let beginTime else { return .infinity }
    // Twice the tolerance: this sum may round differently from the question itself.
    return (hasStarted ? endTime : beginTime) - 2 * MediaTiming.boundaryTolerance
  }
}
