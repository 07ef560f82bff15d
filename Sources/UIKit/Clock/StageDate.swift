import Foundation
import QuartzCore

/// The date on a stage, which is what `Date()` is in an application that is played there.
enum StageDate {
  /// 9 January 2026, 9:41 in Greenwich: when every stage begins, as `clock_gettime` in `CTasks` and the status
  /// bar say it too.
  private static let start = Date(timeIntervalSince1970: 1_767_951_660)

  /// On other threads than the main one, when the stage began.
  static var onAnyThread: Date {
    Thread.isMainThread ? MainActor.assumeIsolated { now } : start
  }

  @MainActor static var now: Date { start + RenderServer.current.now }
}
