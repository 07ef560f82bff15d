// swift-format-ignore-file
import Foundation
import UIKit

@objc class TimerHolder: NSObject {
    @objc dynamic var ticks: Int = 0
    @objc(isRunning) var running: Bool = false

    @objc func tick() {
        ticks += 1
        AppLog.note("tick \(ticks)")
    }

    func start() {
        running = true
        self.perform(#selector(tick), with: nil, afterDelay: 0.5)
    }
}
