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
    /// Kept: the measurement's own unit is written, whatever it is used for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for at most two decimals.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has its degrees alone.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
      hidesScaleName = false
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = value.value.formatted(
        numberFormatStyle ?? .number.precision(.fractionLength(0...2)))
      // A narrow temperature has its degrees alone.
      let isDegrees = value.unit is UnitTemperature
      let sign = isDegrees && (width == .narrow || hidesScaleName) ? "°" : value.unit.symbol
      return number + (isDegrees || value.unit is UnitAngle ? "" : width.space) + sign
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement with its unit's sign.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is for, by which a device chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static var general: Self { Self("general") }
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("personHeight") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focalLength") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self("person") }
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self("barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("liquid") }
}

extension FormatStyle {
  /// A style for measurements. They keep their unit, whatever they are used for.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// The same for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
