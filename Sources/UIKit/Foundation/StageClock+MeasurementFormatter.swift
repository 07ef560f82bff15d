import Foundation

extension StageClock {
  /// Measurements as words, `3.5 km`; Foundation has none on this platform. Units are written as their
  /// symbols, in every style.
  open class MeasurementFormatter: Formatter {
    /// Which unit is written. Raw values are Foundation's.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = UnitOptions(rawValue: 1)
      public static let naturalScale = UnitOptions(rawValue: 2)
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter.string(from: NSNumber(value: measurement.value))
      let symbol = string(from: measurement.unit)
      let isBare =
        unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      return (number ?? "\(measurement.value)") + (isBare ? "°" : " " + symbol)
    }

    open func string(from unit: Unit) -> String { unit.symbol }
  }
}
