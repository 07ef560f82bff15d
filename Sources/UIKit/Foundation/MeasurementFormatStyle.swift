import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: in the unit that it has, with the unit's sign.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How much room the unit takes. Names of units are their signs here, at any width.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let space: String
      public static var wide: UnitWidth { UnitWidth(space: " ") }
      public static var abbreviated: UnitWidth { UnitWidth(space: " ") }
      public static var narrow: UnitWidth { UnitWidth(space: "") }
    }

    public var width: UnitWidth
    public var locale: Locale

    public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent) {
      (self.width, self.locale) = (width, locale)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = value.value.formatted(.number.precision(.fractionLength(0...2)))
      // A narrow temperature has its degrees alone.
      let isDegrees = value.unit is UnitTemperature
      let sign = isDegrees && width == .narrow ? "°" : value.unit.symbol
      return number + (isDegrees || value.unit is UnitAngle ? "" : width.space) + sign
    }

    public func locale(_ locale: Locale) -> Self { FormatStyle(width: width, locale: locale) }
  }

  /// The measurement with its unit's sign.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A style for measurements. They keep their unit, whatever they are used for.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth
  ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width) }
}
