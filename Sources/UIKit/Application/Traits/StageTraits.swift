/// The traits of a stage, and whose traits are in force while code runs.
@MainActor
package final class StageTraits {
  /// Those of the screen: what a window passes on.
  package var own = UITraitCollection(Traits()) {
    didSet {
      mayDiffer()
      announce()
    }
  }
  /// The traits of whose code runs just now, where they are others: see `UITraitCollection.current`.
  private(set) var current: UITraitCollection?
  /// Whether a view was asked for its traits since this was last set to false.
  var wereRead = false
  /// Another number in each turn, and within it after whatever may give views other traits: no two
  /// stages ever have the same one.
  private(set) var epoch = 0
  private static var epochs = 0
  /// Whether the stage is the one that is being used.
  var areInUse = false {
    didSet { announce() }
  }

  /// What views know of their traits is out of date.
  func mayDiffer() {
    Self.epochs += 1
    epoch = Self.epochs
  }

  /// Runs code for which some traits are the current ones.
  func with(_ traits: UITraitCollection, _ body: () -> Void) {
    let former = current
    guard traits !== former ?? own else { return body() }
    current = traits
    announce()
    body()
    current = former
    announce()
  }

  /// Tells other threads.
  private func announce() {
    if areInUse { AmbientTraits.latest = current ?? own }
  }
}
