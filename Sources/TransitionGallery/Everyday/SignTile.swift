import UIKit

extension UIImage {
  /// A white sign on a coloured tile, as settings have them: 29 points square.
  static func tile(_ sign: String, _ color: UIColor) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: 29, height: 29)
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    let sign = UIImage(systemName: sign, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(bounds: box).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: box, cornerRadius: 6.5).fill()
      let size = sign?.size ?? .zero
      sign?.draw(at: CGPoint(x: (29 - size.width) / 2, y: (29 - size.height) / 2))
    }
  }
}
