// swift-format-ignore-file
import UIKit

/// Closes a card by itself, later.
public final class CardClock {
    public private(set) var timer: Timer?
    public private(set) var ticks = 0

    public init() {}

    public func start(on queue: DispatchQueue) {
        queue.async { self.ticks += 1 }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
    }
}
