import QuartzCore

/// Insets and offsets in boxes.
extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(.insets, of: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(.directionalInsets, of: insets)
  }
  public convenience init(uiOffset offset: UIOffset) { self.init(.offset, of: offset) }

  /// Zero unless insets are in the box.
  public var uiEdgeInsetsValue: UIEdgeInsets { .unboxed(self) ?? .zero }
  /// Zero unless directional insets are in the box.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    .unboxed(self) ?? .zero
  }
  /// Zero unless an offset is in the box.
  public var uiOffsetValue: UIOffset { .unboxed(self) ?? .zero }
}

extension UIEdgeInsets: BoxedValue {
  public var boxed: NSValue { NSValue(uiEdgeInsets: self) }
  public static func unboxed(_ box: NSValue) -> UIEdgeInsets? { box.opened(.insets) }
}

extension NSDirectionalEdgeInsets: BoxedValue {
  public var boxed: NSValue { NSValue(directionalEdgeInsets: self) }
  public static func unboxed(_ box: NSValue) -> NSDirectionalEdgeInsets? {
    box.opened(.directionalInsets)
  }
}

extension UIOffset: BoxedValue {
  public var boxed: NSValue { NSValue(uiOffset: self) }
  public static func unboxed(_ box: NSValue) -> UIOffset? { box.opened(.offset) }
}
