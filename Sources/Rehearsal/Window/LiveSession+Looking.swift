import UIKit

/// Looking back at a session, on another stage on which everything is done again.
extension LiveSession {
  /// What showed at some instants, and every value of every layer.
  /// - Parameters:
  ///   - times: Seconds since the production was ready, 0 or more; instants that are still to come
  ///     show what comes if nothing new happens.
  ///   - scale: Pixels a point; the session's own unless told.
  package func take(at times: [Double], scale: Double? = nil) -> Take {
    var conditions = conditions
    conditions.scale = scale ?? conditions.scale
    let double = LiveSession(production, conditions)
    double.restore(log.all, upTo: double.start)
    var camera = Camera()
    for time in times.sorted() {
      double.seek(to: double.start + time)
      camera.shoot(double.stage, at: time, instant: max(double.clock, double.stage.now))
    }
    return camera.take(of: double.stage, framesPerSecond: 60)
  }
}
