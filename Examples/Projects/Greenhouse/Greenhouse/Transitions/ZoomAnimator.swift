//
//  ZoomAnimator.swift
//  Greenhouse
//
//  Created by Ines Okafor on 17.02.22.
//

import PlantCatalog
import UIKit

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction {
        case zoomIn
        case zoomOut
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        direction == .zoomIn ? 0.5 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch direction {
        case .zoomIn: zoomIn(using: transitionContext)
        case .zoomOut: zoomOut(using: transitionContext)
        }
    }

    private func makeFlyingView(_ image: UIImage?) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        return view
    }

    private func zoomIn(using context: UIViewControllerContextTransitioning) {
        guard let source = context.viewController(forKey: .from) as? ZoomSource,
              let target = context.viewController(forKey: .to) as? ZoomTarget,
              let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        toView.frame = context.finalFrame(for: target)
        container.addSubview(toView)
        toView.layoutIfNeeded()

        let hero = target.zoomHeroView
        let heroFrame = hero.convert(hero.bounds, to: container)
        let thumbnail = source.zoomImageView(for: target.zoomPlantID)
        let startFrame = thumbnail.map { $0.convert($0.bounds, to: container) } ?? heroFrame.insetBy(dx: 80, dy: 80)

        let flying = makeFlyingView(hero.image)
        flying.frame = startFrame
        flying.layer.cornerRadius = 16
        container.addSubview(flying)

        toView.alpha = 0
        hero.isHidden = true
        thumbnail?.isHidden = true

        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0,
            options: []
        ) {
            toView.alpha = 1
            flying.frame = heroFrame
            flying.layer.cornerRadius = 0
        } completion: { _ in
            hero.isHidden = false
            thumbnail?.isHidden = false
            flying.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func zoomOut(using context: UIViewControllerContextTransitioning) {
        guard let target = context.viewController(forKey: .from) as? ZoomTarget,
              let source = context.viewController(forKey: .to) as? ZoomSource,
              let fromView = context.view(forKey: .from),
              let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        toView.frame = context.finalFrame(for: source)
        container.insertSubview(toView, belowSubview: fromView)
        toView.layoutIfNeeded()

        let hero = target.zoomHeroView
        let heroFrame = hero.convert(hero.bounds, to: container)
        let thumbnail = source.zoomImageView(for: target.zoomPlantID)
        let endFrame = thumbnail.map { $0.convert($0.bounds, to: container) } ?? heroFrame.insetBy(dx: 120, dy: 120)

        let flying = makeFlyingView(hero.image)
        flying.frame = heroFrame
        container.addSubview(flying)

        hero.isHidden = true
        thumbnail?.isHidden = true

        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseInOut
        ) {
            fromView.alpha = 0
            flying.frame = endFrame
            flying.layer.cornerRadius = 16
            if thumbnail == nil {
                flying.alpha = 0
            }
        } completion: { _ in
            let wasCancelled = context.transitionWasCancelled
            fromView.alpha = 1
            hero.isHidden = false
            thumbnail?.isHidden = false
            flying.removeFromSuperview()
            if wasCancelled {
                toView.removeFromSuperview()
            }
            context.completeTransition(!wasCancelled)
        }
    }
}
