import Testing
import TransitionTesting

/// A scenario as the argument of a test: known by its name, so that one can be run alone.
extension Scenario: CustomTestStringConvertible,
  CustomTestArgumentEncodable
{
  public var testDescription: String { name }

  public func encodeTestArgument(to encoder: some Encoder) throws { try name.encode(to: encoder) }
}

/// A mode as the argument of a test.
extension Mode: CustomTestStringConvertible, CustomTestArgumentEncodable {
  public var testDescription: String { name }

  public func encodeTestArgument(to encoder: some Encoder) throws { try name.encode(to: encoder) }
}
