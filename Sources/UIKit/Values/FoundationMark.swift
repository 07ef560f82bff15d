/// Makes objects of a class fit to be compared by Foundation on Linux, as the values of attributed
/// strings are; must be the class's first stored property.
///
/// `CFEqual` and `CFHash` take every object for one of Core Foundation's own and read which kind it
/// is from bits 8 to 17 of the word behind the object's header, where a Swift class has its first
/// property. Kind 0 is compared as Core Foundation's and traps; a kind that the class does not
/// belong to goes on to `isEqual(_:)` and `hash`. A font's first property is its size, and the low
/// half of a whole number as a `Double` is 0.
struct FoundationMark: Sendable {
  // Kind 1, which has a class of its own.
  private let word: UInt = 1 << 8
}
