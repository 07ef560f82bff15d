import UIKit

/// Where the application's views are on the screen, at rest.
@MainActor
struct Arrangement {
  fileprivate struct Place: Hashable {
    var frame: CGRect
    var alpha: Double
    var isMenu = false
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private var order: [Place] = []
  /// What is written, and which page shows, as a number.
  private(set) var words: UInt64 = 14_695_981_039_346_656_037
  /// Of the screen, points.
  private var screen = CGSize.zero
  /// How large all is that lists have.
  private var contents: [ObjectIdentifier: CGSize] = [:]

  init(of stage: Stage) {
    stage.environment.perform {
      screen = stage.environment.screen.bounds.size
      for window in stage.environment.windows {
        add(window)
        read(window)
      }
    }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let text =
      (view as? UILabel)?.text ?? (view as? UIPageControl).map { "page \($0.currentPage)" }
    for byte in text?.utf8 ?? "".utf8 { words = (words ^ UInt64(byte)) &* 1_099_511_628_211 }
    for child in view.subviews { read(child) }
  }

  private mutating func add(_ view: UIView, inMenu: Bool = false) {
    guard !view.isHidden else { return }
    let inMenu = inMenu || view.isMenuOfSystem
    let frame = view.convert(view.bounds, to: nil)
    let whole = CGRect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
      height: frame.height.rounded())
    let place = Place(frame: whole, alpha: (view.alpha * 10).rounded(), isMenu: inMenu)
    places[ObjectIdentifier(view)] = place
    order.append(place)
    // What is in a control, a bar or a list moves for reasons of its own; a list that has become longer or
    // shorter has rows that came, went or opened.
    if view is UITableView || view is UICollectionView, let list = view as? UIScrollView {
      contents[ObjectIdentifier(view)] = list.contentSize
    }
    if view is UIControl || view is UINavigationBar || view is UITabBar || view is UIToolbar
      || view is UIScrollView
    {
      return
    }
    for child in view.subviews { add(child, inMenu: inMenu) }
  }

  /// Whether something large enough to be looked at is elsewhere, or has come or gone.
  func hasMoved(since former: Arrangement) -> Bool {
    !moved(since: former).isEmpty
      || growth(since: former).contains { $0.width > 24 || $0.height > 24 }
  }

  /// How much of the screen the largest thing takes up that is elsewhere, or has come or gone, 0…1.
  func share(since former: Arrangement) -> Double {
    let whole = screen.width * screen.height
    guard whole > 0 else { return 0 }
    let bounds = CGRect(origin: .zero, size: screen)
    let areas = moved(since: former).filter { !$0.isMenu }.map { place in
      let seen = place.frame.intersection(bounds)
      return seen.isNull ? 0 : seen.width * seen.height
    }
    let grown = growth(since: former).map { $0.width * screen.height + $0.height * screen.width }
    return min((areas + grown).max() ?? 0, whole) / whole
  }

  /// Where what can be seen is that is elsewhere than before, or has come or gone, and where it was.
  private func moved(since former: Arrangement) -> [Place] {
    let gone = former.places.filter { places[$0.key] == nil }.map(\.value)
    let others = places.flatMap { id, place -> [Place] in
      guard let before = former.places[id] else { return [place] }
      return place.differs(from: before) ? [place, before] : []
    }
    return (gone + others).filter(\.isSeen)
  }

  /// By how much what lists have has become longer, wider or less.
  private func growth(since former: Arrangement) -> [CGSize] {
    contents.compactMap { id, size in
      former.contents[id].map {
        CGSize(width: abs(size.width - $0.width), height: abs(size.height - $0.height))
      }
    }
  }

  /// A number for all of it.
  var number: UInt64 {
    var sum: UInt64 = 14_695_981_039_346_656_037
    for place in order {
      for value in [
        place.frame.minX, place.frame.minY, place.frame.width, place.frame.height, place.alpha,
      ] {
        let bits = UInt64(bitPattern: Int64(max(min(value, 1e6), -1e6)))
        sum = (sum ^ bits) &* 1_099_511_628_211
      }
    }
    return sum
  }
}

extension Arrangement.Place {
  fileprivate var isSeen: Bool { alpha > 1 && frame.width * frame.height > 900 }

  fileprivate func differs(from other: Self) -> Bool {
    guard isSeen || other.isSeen else { return false }
    return abs(frame.midX - other.frame.midX) > 12 || abs(frame.midY - other.frame.midY) > 12
      || abs(frame.width - other.frame.width) > 24 || abs(frame.height - other.frame.height) > 24
      || abs(alpha - other.alpha) > 2
  }
}

extension Stage {
  /// Whether a screen asked to be taken off that is not over anything: it is meant to be presented or
  /// pushed, and moves its own views only until then.
  func hasIgnoredRequest(since count: Int) -> Bool {
    violations.dropFirst(count).contains(where: \.breach.isRequestToGo)
  }

  /// Whether the outermost screen is one to be presented.
  var rootWantsPresentation: Bool {
    environment.perform {
      guard let root = window.rootViewController else { return false }
      let styles: [UIModalPresentationStyle] = [
        .custom, .overFullScreen, .overCurrentContext, .popover, .formSheet, .pageSheet,
      ]
      return root.transitioningDelegate != nil || styles.contains(root.modalPresentationStyle)
        || violations.contains {
          if case .request(.dismissesNothing) = $0.breach { true } else { false }
        }
    }
  }

  /// Whether there are fields that nobody has written into.
  var hasEmptyFields: Bool {
    environment.perform { !FieldFiller.fields(of: environment).isEmpty }
  }
}
