import QuartzCore

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that are drawn, for Swift's `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points added after every character; likewise `tracking`.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// Points that the text is raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Attributes of `NSAttributedString`, as far as `AttributeScopes.UIKitAttributes` has them; what
  /// it has not is reported.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      take(key, value)
    }
  }

  private mutating func take(_ key: NSAttributedString.Key, _ value: Any) {
    switch key {
    case .font: self.font = value as? UIFont
    case .foregroundColor: self.foregroundColor = value as? UIColor
    case .backgroundColor: self.backgroundColor = value as? UIColor
    case .kern: self.kern = Self.length(value)
    case .tracking: self.tracking = Self.length(value)
    case .baselineOffset: self.baselineOffset = Self.length(value)
    case .underlineStyle: self.underlineStyle = Self.line(value)
    case .underlineColor: self.underlineColor = value as? UIColor
    case .strikethroughStyle: self.strikethroughStyle = Self.line(value)
    case .strikethroughColor: self.strikethroughColor = value as? UIColor
    default: Unsupported.report("text attribute \(key.rawValue) of an AttributedString")
    }
  }

  private static func length(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle) ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}

extension AttributedString {
  /// The same words, with the attributes of `AttributeScopes.UIKitAttributes`.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      let words = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(words, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// The same words and attributes as a Swift value has.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern
      attributes[.tracking] = run.tracking
      attributes[.baselineOffset] = run.baselineOffset
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.underlineColor] = run.underlineColor
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      attributes[.strikethroughColor] = run.strikethroughColor
      let words = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: words, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
