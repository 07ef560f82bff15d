//
//  Coordinator.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

@MainActor
protocol Coordinator: AnyObject {
    var children: [any Coordinator] { get set }
    func start()
}

extension Coordinator {

    func addChild(_ child: any Coordinator) {
        children.append(child)
    }

    func removeChild(_ child: any Coordinator) {
        children.removeAll { $0 === child }
    }
}
