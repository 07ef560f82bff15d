//
//  SlideConfiguration.swift
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-21.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

import UIKit

/// The edge of the screen a panel slides in from.
@objc(SLKEdge)
public enum SlideEdge: Int {
    case left
    case right
    case top
    case bottom

    /// `true` for `.left` and `.right`.
    public var isHorizontal: Bool {
        switch self {
        case .left, .right: return true
        case .top, .bottom: return false
        }
    }
}

#if swift(>=4.2)
extension SlideEdge: CaseIterable {}
#endif

/// Describes one presentation. All properties have defaults.
public struct SlideConfiguration {

    public var edge: SlideEdge
    /// The part of the container the panel covers, from 0 to 1.
    public var coverage: CGFloat
    public var duration: TimeInterval
    public var springDamping: CGFloat
    public var dimmingColor: UIColor
    public var cornerRadius: CGFloat
    public var dismissesOnTap: Bool

    public init(edge: SlideEdge,
                coverage: CGFloat = 0.75,
                duration: TimeInterval = 0.4,
                springDamping: CGFloat = 0.9,
                dimmingColor: UIColor = UIColor.black.withAlphaComponent(0.4),
                cornerRadius: CGFloat = 0,
                dismissesOnTap: Bool = true) {
        self.edge = edge
        self.coverage = min(max(coverage, 0.1), 1)
        self.duration = duration
        self.springDamping = springDamping
        self.dimmingColor = dimmingColor
        self.cornerRadius = cornerRadius
        self.dismissesOnTap = dismissesOnTap
    }

    func frame(in bounds: CGRect) -> CGRect {
        let length = (edge.isHorizontal ? bounds.width : bounds.height) * coverage
        switch edge {
        case .left: return bounds.divided(atDistance: length, from: .minXEdge).slice
        case .right: return bounds.divided(atDistance: length, from: .maxXEdge).slice
        case .top: return bounds.divided(atDistance: length, from: .minYEdge).slice
        case .bottom: return bounds.divided(atDistance: length, from: .maxYEdge).slice
        }
    }

    func offscreen(_ frame: CGRect) -> CGRect {
        switch edge {
        case .left: return frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: return frame.offsetBy(dx: frame.width, dy: 0)
        case .top: return frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: return frame.offsetBy(dx: 0, dy: frame.height)
        }
    }
}
