//
//  UIView+Layout.swift
//  PantryKit
//
//  Created by Ines Carvalho on 11/03/2024.
//

#if canImport(UIKit)
import UIKit

public extension UIView {

    /// Adds the view to `superview` and pins all four edges.
    func pinEdges(to superview: UIView, at index: Int? = nil, insets: NSDirectionalEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        if let index {
            superview.insertSubview(self, at: index)
        } else {
            superview.addSubview(self)
        }
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.leading),
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
            superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom)
        ])
    }
}
#endif
