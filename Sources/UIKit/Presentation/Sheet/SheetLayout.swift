import QuartzCore

/// Where a sheet stands in its container: plain geometry, in the container's points.
@MainActor
struct SheetLayout {
  /// A detent that is active, with its height without the inset at the bottom.
  struct Stop: Hashable {
    var identifier: UISheetPresentationController.Detent.Identifier
    var value: CGFloat
  }

  var bounds: CGRect
  var safeArea: UIEdgeInsets
  /// Attached to the lower edge, as in compact width; else a card in the middle.
  var isEdgeAttached: Bool
  /// Width and greatest height of the sheet.
  var room: CGSize
  /// Active detents, lowest first; never empty.
  var stops: [Stop]

  /// The surroundings that detents are resolved in.
  final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      mediumValue = medium
    }
  }

  /// What of the bottom a sheet adds to a detent's value.
  private var bottom: CGFloat { isEdgeAttached ? safeArea.bottom : 0 }

  /// The height of the sheet at a stop.
  func height(at index: Int) -> CGFloat { min(stops[index].value, room.height - bottom) + bottom }

  var lowest: CGFloat { height(at: 0) }
  var highest: CGFloat { height(at: stops.count - 1) }

  /// The number of a detent among the stops; the lowest where it is not active.
  func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
    stops.firstIndex { $0.identifier == identifier } ?? 0
  }

  /// The number of the stop nearest to a height.
  func index(nearest height: CGFloat) -> Int {
    stops.indices.min { abs(self.height(at: $0) - height) < abs(self.height(at: $1) - height) } ?? 0
  }

  /// The sheet's rectangle when it is so high: upwards from the lower edge, or about the middle.
  func frame(height: CGFloat) -> CGRect {
    let x = bounds.minX + (bounds.width - room.width) / 2
    let y = isEdgeAttached ? bounds.maxY - height : bounds.midY - height / 2
    return CGRect(x: x, y: y, width: room.width, height: height)
  }

  /// How dark it is behind a sheet of some height, 0...1 of the whole: nothing up to the largest
  /// undimmed detent, all from the next one on, evenly between.
  func dimming(
    height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    guard let undimmed, let index = stops.firstIndex(where: { $0.identifier == undimmed }) else {
      return 1
    }
    let start = self.height(at: index)
    guard index + 1 < stops.count else { return 0 }
    return part(height, from: start, to: self.height(at: index + 1))
  }

  /// How far the presenter is pushed back behind a sheet of some height, 0...1: all the way at the
  /// full height only (F2.12.3).
  func push(height: CGFloat) -> CGFloat {
    let full = room.height
    guard isEdgeAttached, highest >= full - 0.5 else { return 0 }
    let below = stops.indices.map { self.height(at: $0) }.last { $0 < full - 0.5 }
    guard let below else { return 1 }
    return part(height, from: below, to: full)
  }

  private func part(_ height: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end > start else { return height >= end ? 1 : 0 }
    return min(max((height - start) / (end - start), 0), 1)
  }
}

/// The numbers of sheets, each with what is known about it.
enum SheetMetrics {
  /// Where a sheet at its greatest height begins: at the safe area's end where sensors make it deep (F2.12.2), else
  /// so far below a plain status bar that the card behind the sheet shows under that, too; a guess.
  static func top(under safeArea: CGFloat) -> CGFloat {
    safeArea > 0 && safeArea < 40 ? safeArea + 2 * pushPeek : safeArea
  }

  /// Black over what lies behind (F2.12.2, A).
  static let dimming: CGFloat = 0.2
  /// The grabber's size and its distance from the top (F2.12.2, A).
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// Upper corners of an attached sheet, all corners of a card; a guess.
  static let cornerRadius: CGFloat = 10
  /// How much narrower on each side the presenter is when pushed back, how far above the sheet it
  /// shows, and how round; guesses (F2.12.3).
  static let pushInset: CGFloat = 16
  static let pushPeek: CGFloat = 10
  static let pushRadius: CGFloat = 10
  /// A card in regular width: that of a page, and that of a form; guesses from what documents said.
  static let page = CGSize(width: 712, height: 1024)
  static let form = CGSize(width: 540, height: 620)
  /// How near a card comes to the edges; a guess.
  static let cardMargin: CGFloat = 44
  /// The spring that a sheet settles with: critically damped (F2.12.2, A).
  static let mass: CGFloat = 3
  static let stiffness: CGFloat = 1000
  static let damping: CGFloat = 109.54451150103323
}
