import QuartzCore

/// What shows where one writes, over a text that has the keyboard: the cursor, or, where something is
/// selected, a light over it with a handle at each end. In the tint colour; it does not blink.
@MainActor
final class TextMarks: UIView {
  private let cursor = UIView()
  private var lights: [UIView] = []
  private var handles: [TextHandle] = []

  /// Of the light over what is selected.
  private static let lightAlpha: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    cursor.layer.cornerRadius = 1
    addSubview(cursor)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - selection: In UTF-16; of no length where one types.
  ///   - room: No mark lies outside of it sideways; in the coordinates of `places`, as this view is.
  func show(_ selection: NSRange, at places: TextPlaces, in room: CGRect) {
    frame = room
    let rects = selection.length > 0 ? places.rects(of: selection).map(within) : []
    cursor.isHidden = !rects.isEmpty
    cursor.backgroundColor = tintColor
    cursor.frame = within(places.caret(at: selection.location))
    lights = exchange(lights, count: rects.count) { UIView() }
    for (light, rect) in zip(lights, rects) {
      light.frame = rect
      light.backgroundColor = tintColor.withAlphaComponent(
        Self.lightAlpha * tintColor.cgColor.alpha)
    }
    handles = exchange(handles, count: rects.isEmpty ? 0 : 2) { TextHandle() }
    guard let first = rects.first, let last = rects.last, handles.count == 2 else { return }
    handles[0].stand(at: first.minX, of: first, isStart: true)
    handles[1].stand(at: last.maxX, of: last, isStart: false)
  }

  /// As many views as are needed: those that are there first.
  private func exchange<V: UIView>(_ views: [V], count: Int, make: () -> V) -> [V] {
    for view in views.dropFirst(count) { view.removeFromSuperview() }
    let added = (0..<max(count - views.count, 0)).map { _ in make() }
    added.forEach(addSubview)
    return views.prefix(count) + added
  }

  /// A place in the room, pushed into it sideways.
  private func within(_ rect: CGRect) -> CGRect {
    let left = min(max(rect.minX - frame.minX, 0), max(frame.width - rect.width, 0))
    return CGRect(
      x: left, y: rect.minY - frame.minY, width: min(rect.width, max(frame.width, 2)),
      height: rect.height)
  }
}

/// One end of what is selected: a stem as high as the line, with a knob above its start or below its end.
@MainActor
private final class TextHandle: UIView {
  private let knob = UIView()
  private static let knobSize: CGFloat = 10
  private static let stemWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.layer.cornerRadius = Self.knobSize / 2
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  func stand(at x: CGFloat, of line: CGRect, isStart: Bool) {
    frame = CGRect(
      x: x - Self.stemWidth / 2, y: line.minY, width: Self.stemWidth, height: line.height)
    knob.frame = CGRect(
      x: (Self.stemWidth - Self.knobSize) / 2, y: isStart ? -Self.knobSize : line.height,
      width: Self.knobSize, height: Self.knobSize)
    backgroundColor = tintColor
    knob.backgroundColor = tintColor
  }
}

extension TextDocument {
  /// Shows the cursor or what is selected while this has the keyboard, and nothing else.
  /// - Parameter room: Where the text may show; in the view's own coordinates.
  func placeMarks(in room: CGRect) {
    guard isFirstResponder else {
      marks?.removeFromSuperview()
      return marks = nil
    }
    let shown = marks ?? TextMarks()
    marks = shown
    UIView.performWithoutAnimation {
      if shown.superview !== self { addPart(shown) }
      shown.show(selection, at: TextPlaces(words, in: wordsLabel), in: room)
    }
  }
}
