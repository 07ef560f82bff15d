/// A span of time in seconds; may be negative, infinite where a rule says so.
package typealias Seconds = Double
