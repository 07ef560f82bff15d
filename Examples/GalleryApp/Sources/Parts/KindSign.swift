import TransitionGallery
import UIKit

/// A coloured tile with two little screens on it: how one gives way to the other.
final class KindSign: UIView {
  private let colours = CAGradientLayer()
  private let back = CAShapeLayer()
  private let front = CAShapeLayer()

  var kind = GalleryItem.Kind.modal {
    didSet { dress() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    clipsToBounds = true
    isUserInteractionEnabled = false
    colours.startPoint = CGPoint(x: 0, y: 0)
    colours.endPoint = CGPoint(x: 1, y: 1)
    for layer in [back, front] { layer.fillColor = UIColor.white.cgColor }
    back.opacity = 0.45
    for layer in [colours, back, front] { self.layer.addSublayer(layer) }
    dress()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in [colours, back, front] { layer.frame = bounds }
    back.path = Self.path(kind.back, in: bounds)
    front.path = Self.path(kind.front, in: bounds)
    CATransaction.commit()
  }

  private func dress() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    colours.colors = kind.colours.map(\.cgColor)
    CATransaction.commit()
    setNeedsLayout()
  }

  /// - Parameter place: In hundredths of the tile.
  private static func path(_ place: CGRect, in bounds: CGRect) -> CGPath {
    let unit = min(bounds.width, bounds.height) / 100
    let rect = CGRect(
      x: place.minX * unit, y: place.minY * unit, width: place.width * unit,
      height: place.height * unit)
    return UIBezierPath(roundedRect: rect, cornerRadius: 6 * unit).cgPath
  }
}

extension GalleryItem.Kind {
  /// What the person reads.
  var title: String {
    switch self {
    case .present: "Comes"
    case .dismiss: "Goes"
    case .modal: "Over the screen"
    case .navigation: "Along a stack"
    case .tab: "Between tabs"
    case .screen: "A screen"
    }
  }

  fileprivate var colours: [UIColor] {
    switch self {
    case .present: [.systemOrange, .systemPink]
    case .dismiss: [.systemPink, .systemPurple]
    case .modal: [.systemTeal, .systemIndigo]
    case .navigation: [.systemMint, .systemBlue]
    case .tab: [.systemYellow, .systemOrange]
    case .screen: [.systemGreen, .systemTeal]
    }
  }

  fileprivate var back: CGRect {
    switch self {
    case .present, .dismiss, .modal: CGRect(x: 31, y: 16, width: 38, height: 62)
    case .navigation: CGRect(x: 17, y: 22, width: 34, height: 56)
    case .screen: CGRect(x: 31, y: 16, width: 38, height: 68)
    case .tab: CGRect(x: 18, y: 24, width: 30, height: 46)
    }
  }

  fileprivate var front: CGRect {
    switch self {
    case .present: CGRect(x: 31, y: 40, width: 38, height: 44)
    case .dismiss: CGRect(x: 31, y: 62, width: 38, height: 22)
    case .modal: CGRect(x: 24, y: 34, width: 52, height: 50)
    case .navigation: CGRect(x: 44, y: 22, width: 38, height: 56)
    case .screen: CGRect(x: 37, y: 24, width: 26, height: 14)
    case .tab: CGRect(x: 52, y: 24, width: 30, height: 46)
    }
  }
}
