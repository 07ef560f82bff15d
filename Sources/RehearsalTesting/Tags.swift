import Testing

extension Tag {
  /// Tests of a transition.
  @Tag public static var transition: Self
  /// Tests that hold something against what was recorded.
  @Tag public static var golden: Self
  /// Tests that hold a transition to a budget.
  @Tag public static var cost: Self
}
