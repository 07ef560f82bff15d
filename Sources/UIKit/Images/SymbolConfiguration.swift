import QuartzCore

extension UIImage {
  /// How an image is drawn; a plain image's needs nothing of it.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable: immutable.

    /// What another configuration specifies, over what this one does; this one without another.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// Size, weight and scale of a symbol, as far as they are specified.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable: immutable.
    let values: SymbolValues

    init(_ values: SymbolValues) { self.values = values }

    /// - Parameter pointSize: Of the text beside it.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(SymbolValues(size: .points(pointSize), weight: weight, scale: scale))
    }

    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// As large and as heavy as the letters of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(
        SymbolValues(
          size: .points(font.pointSize), weight: SymbolWeight(number: font.weight), scale: scale))
    }

    /// As large as text of a style, at the reader's text size where it is shown.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(SymbolValues(size: .style(textStyle), scale: scale))
    }

    /// In one colour, parts of it paler: the whole is drawn in it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(color: hierarchicalColor))
    }

    /// In several colours: the whole is drawn in the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(color: paletteColors.first))
    }

    /// In its own colours, where it has any: signs here have the colour of what is around.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
    /// In one colour, parts of it paler.
    public class func preferringHierarchical() -> SymbolConfiguration { unspecified }

    /// Nothing is specified.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(values.overridden(by: other.values))
    }

    /// The same without something that is specified.
    public func withoutPointSize() -> SymbolConfiguration {
      without { $0.size = SymbolValues().size }
    }
    public func withoutTextStyle() -> SymbolConfiguration {
      without { $0.size = SymbolValues().size }
    }
    public func withoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }
    public func withoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }
    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      withoutPointSize().withoutWeight()
    }
    private func without(_ change: (inout SymbolValues) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values)
    }

    /// Whether the same is specified.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      values == otherConfiguration?.values
    }

    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    public override var hash: Int { values.hashValue }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// - Parameter number: 100…900, as fonts count.
    init(number: Double) {
      guard !number.isNaN else {
        self = .regular
        return
      }
      self = SymbolWeight(rawValue: Int(min(max(number / 100, 1), 9).rounded())) ?? .regular
    }

    /// The weight of a font; regular where unspecified.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

/// What a symbol's configuration says.
struct SymbolValues: Hashable, Sendable {
  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// In which it is drawn whatever is around; nil for what is around.
  var color: UIColor?

  enum Size: Hashable, Sendable {
    case points(CGFloat)
    case style(UIFont.TextStyle)
  }

  /// What another specifies counts, the rest stays.
  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      size: other.size ?? size, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
  }

  /// How the symbol is drawn at a text size: 17 points, regular and medium where nothing is said.
  func size(for category: UIContentSizeCategory) -> SymbolSize {
    let points =
      switch size {
      case nil: CGFloat(17)
      case .points(let points): points
      case .style(let style): style.size(for: category)
      }
    return SymbolSize(
      points: points, weight: weight == .unspecified ? .regular : weight,
      scale: scale == .small || scale == .large ? scale : .medium)
  }
}

/// How large and heavy a symbol is drawn.
struct SymbolSize: Hashable, Sendable {
  var points: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale

  /// Points a side: 1.2 times the size, a fifth more or less by the scale (guesses).
  var side: CGFloat { isDrawable ? points * 1.2 * growth : 0 }

  /// Times as large as the medium scale.
  var growth: CGFloat { scale == .small ? 0.8 : scale == .large ? 1.25 : 1 }

  /// Whether anything is to be seen at that size, and it is none that would fill the memory.
  var isDrawable: Bool { points > 0 && points <= 2048 }

  /// Units of the 24 that lines are wide.
  var lineWidth: CGFloat { weight.lineWidth }
}

extension UIImage.SymbolWeight {
  /// Those that can be drawn, lightest first.
  static let drawn: [UIImage.SymbolWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Of a sign on a grid of 24 by 24.
  var lineWidth: CGFloat { [2, 1, 1.2, 1.5, 2, 2.3, 2.6, 2.9, 3.2, 3.5][rawValue] }
}
