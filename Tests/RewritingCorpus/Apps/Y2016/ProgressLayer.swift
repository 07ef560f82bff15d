// swift-format-ignore-file
import UIKit

class ProgressLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var barColor: CGColor?

    override init() {
        super.init()
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ProgressLayer {
            progress = other.progress
            barColor = other.barColor
        }
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(progress) {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(barColor ?? UIColor.black.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

class ProgressView: UIView {
    override class var layerClass: AnyClass {
        return ProgressLayer.self
    }

    var progressLayer: ProgressLayer {
        return layer as! ProgressLayer
    }

    func fill(duration: CFTimeInterval) {
        let animation = CABasicAnimation(keyPath: #keyPath(ProgressLayer.progress))
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        progressLayer.add(animation, forKey: "progress")
        progressLayer.progress = 1
    }
}
