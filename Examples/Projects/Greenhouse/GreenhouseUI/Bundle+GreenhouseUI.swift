//
//  Bundle+GreenhouseUI.swift
//  GreenhouseUI
//
//  Created by Ines Okafor on 14.02.22.
//

import UIKit

private final class BundleToken {}

extension Bundle {
    /// The bundle with the storyboard and the assets of the framework.
    static let greenhouseUI = Bundle(for: BundleToken.self)
}

public extension UIColor {
    static var leaf: UIColor { named("Leaf") }
    static var soil: UIColor { named("Soil") }
    static var mist: UIColor { named("Mist") }

    private static func named(_ name: String) -> UIColor {
        UIColor(named: name, in: .greenhouseUI, compatibleWith: nil) ?? .systemGreen
    }
}
