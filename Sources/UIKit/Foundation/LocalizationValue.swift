import Foundation

extension String {
  /// A key of a table, written as the text of the language of development: what is put in stands in the key as
  /// `%@`, `%lld` and so on.
  public struct LocalizationValue: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Sendable: arguments are values that the text was written with.
    let key: String
    let arguments: [any CVarArg]

    public init(stringLiteral value: String) {
      (key, arguments) = (value.replacingOccurrences(of: "%", with: "%%"), [])
    }

    /// - Parameter value: The key as it stands in the table.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// How the key is put together.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ place: String, _ argument: any CVarArg) {
        key += place
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) {
        append("%@", string as NSString)
      }
      public mutating func appendInterpolation(_ string: Substring) {
        append("%@", String(string) as NSString)
      }
      public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }
      public mutating func appendInterpolation(_ number: Int32) { append("%d", number) }
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", number) }
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
      public mutating func appendInterpolation(_ number: Float) { append("%f", Double(number)) }
      public mutating func appendInterpolation<Value: CVarArg>(
        _ value: Value, specifier: String
      ) { append(specifier, value) }
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", "\(value)" as NSString)
      }
    }
  }

  /// The text that a table has for a key, with what was put in, in the form that goes with its numbers.
  /// - Parameters:
  ///   - table: Its name; `Localizable` unless told.
  ///   - bundle: The application's own unless told.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    // A table's keys have their percent signs once where nothing is put in.
    let name = keyAndValue.arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key
    let text = (bundle ?? .main).localizedString(forKey: name, value: nil, table: table)
    self =
      keyAndValue.arguments.isEmpty
      ? text : String(_format: text, arguments: keyAndValue.arguments)
  }

  /// A text under a key that is none itself.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let missing = "\u{0}"
    let found = (bundle ?? .main).localizedString(forKey: "\(key)", value: missing, table: table)
    let value = defaultValue.key
    let text = found == missing || found == "\(key)" ? value : found
    self =
      defaultValue.arguments.isEmpty
      ? text.replacingOccurrences(of: "%%", with: "%")
      : String(_format: text, arguments: defaultValue.arguments)
  }
}
