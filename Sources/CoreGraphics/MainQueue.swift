import Foundation

/// Who is calling: the main actor, or a thread of an application's own.
package enum MainQueue {
  /// Whether the caller is on the main thread, or on whichever one runs the main queue.
  package static var isCalling: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
