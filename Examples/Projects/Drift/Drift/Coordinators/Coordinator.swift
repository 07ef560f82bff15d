//
//  Coordinator.swift
//  Drift
//

import UIKit

/// Decides which screen comes next, so that the screens need not know each other.
@MainActor
protocol Coordinator: AnyObject {
    var rootViewController: UIViewController { get }
    func start()
}
