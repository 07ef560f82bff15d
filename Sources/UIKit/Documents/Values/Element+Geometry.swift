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

  /// A place as Xcode 8 writes it, by its distances from the edges: what is given in percent shares the room
  /// that the rest leaves, and what is not given is nothing, or for a length all that is left.
  func frame(_ key: String, within size: CGSize) -> CGRect? {
    guard let value = value(key, of: "frame") else { return nil }
    let (x, width) = value.stretch("minX", "width", "maxX", of: size.width)
    let (y, height) = value.stretch("minY", "height", "maxY", of: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func stretch(
    _ least: String, _ length: String, _ most: String, of whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let names = [least, length, most]
    let given = names.map { self[$0]?.hasSuffix("%") == true ? 0 : self.length($0) ?? 0 }
    let room = whole - given.reduce(0, +)
    func part(_ name: String) -> CGFloat? {
      guard let word = self[name], word.hasSuffix("%") else { return self.length(name) }
      return Double(word.dropLast()).map { room * CGFloat($0) / 100 }
    }
    let start = part(least)
    let end = part(most)
    if let size = part(length) {
      return (start ?? (end.map { whole - $0 - size } ?? 0), size)
    }
    return (start ?? 0, whole - (start ?? 0) - (end ?? 0))
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
