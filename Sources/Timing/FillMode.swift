/// Whether an animation shows before its start and after its end (F5.1.9).
package enum FillMode: Hashable, Sendable {
  /// Neither: outside its active time the animation has no effect.
  case removed
  /// After its end it keeps showing the end.
  case forwards
  /// Before its start it already shows the start.
  case backwards
  /// Both.
  case both

  /// Whether the start shows before the start.
  package var fillsBefore: Bool { self == .backwards || self == .both }

  /// Whether the end shows after the end.
  package var fillsAfter: Bool { self == .forwards || self == .both }
}
