import Documents
import QuartzCore

/// Places and sizes as documents write them; keys are those of the children.
extension Element {
  func length(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }

  /// A child that is of a kind, or a value said to be: `<value key="…" type="size" …/>`.
  private func value(_ key: String, of kind: String) -> Element? {
    value(key).flatMap { value in
      value.tag == kind || value.tag == "value" && value["type"] == kind ? value : nil
    }
  }

  func rect(_ key: String) -> CGRect? {
    guard let value = value(key, of: "rect") else { return nil }
    return CGRect(
      x: value.length("x") ?? 0, y: value.length("y") ?? 0, width: value.length("width") ?? 0,
      height: value.length("height") ?? 0)
  }

  func size(_ key: String) -> CGSize? {
    guard let value = value(key, of: "size") else { return nil }
    return CGSize(width: value.length("width") ?? 0, height: value.length("height") ?? 0)
  }

  func point(_ key: String) -> CGPoint? {
    guard let value = value(key, of: "point") else { return nil }
    return CGPoint(x: value.length("x") ?? 0, y: value.length("y") ?? 0)
  }

  /// An `inset` says the least and the most; `edgeInsets` and their like say edges.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let value = value(key) else { return nil }
    func edge(_ names: String...) -> CGFloat { names.lazy.compactMap(value.length).first ?? 0 }
    return UIEdgeInsets(
      top: edge("top", "minY"), left: edge("left", "leading", "minX"),
      bottom: edge("bottom", "maxY"), right: edge("right", "trailing", "maxX"))
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    insets(key).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  func autoresizingMask(_ key: String) -> UIView.AutoresizingMask? {
    guard let value = value(key) else { return nil }
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: UIView.AutoresizingMask()) {
      if value.flag($1.0) == true { $0.insert($1.1) }
    }
  }
}
