import QuartzCore

/// Where fingers lie on the glass, and where those lay that have just left it: for whoever shows
/// them. Whether anything heeds them does not matter.
package struct FingerMarks: Sendable {
  package struct Mark: Hashable, Sendable {
    let finger: Int
    /// In points of the screen.
    package fileprivate(set) var place: CGPoint
    /// Seconds since the stage's start.
    package let pressed: Double
    /// nil while it is down.
    package fileprivate(set) var lifted: Double?
  }

  /// In the order of their coming; those that left more than a second ago may be missing.
  package private(set) var all: [Mark] = []
  /// When a finger was last down, seconds since the stage's start; before all time where none was.
  private(set) var last = -Double.infinity

  mutating func add(_ sample: TouchSample, at time: Double) {
    let index = all.lastIndex { $0.finger == sample.finger && $0.lifted == nil }
    switch sample.action {
    case .press:
      all.removeAll { ($0.lifted ?? time) < time - 1 }
      if index == nil {
        all.append(Mark(finger: sample.finger, place: sample.location, pressed: time))
      }
    case .move:
      if let index { all[index].place = sample.location }
    case .lift, .cancel:
      if let index { (all[index].place, all[index].lifted) = (sample.location, time) }
    case .hover, .unhover: return
    }
    last = time
  }
}
