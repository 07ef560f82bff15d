import QuartzCore

/// Collects the changes of a keyframe block.
@MainActor
final class KeyframeRecorder {
  /// The part of the whole that changes made now take up.
  struct Frame {
    let recorder: KeyframeRecorder
    /// 0...1 of the whole.
    var start: Double
    var duration: Double
  }

  func note(_ change: ViewChange, of layer: CALayer, in frame: Frame) {}
}
