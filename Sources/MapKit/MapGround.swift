/// What is under the annotations: a calm ground with the circles of latitude and longitude, and the overlays.
@MainActor
final class MapGround: UIView {
  /// Which part of the flat map is seen.
  var rect = MKMapRect.world { didSet { setNeedsDisplay() } }
  var isDark = false { didSet { setNeedsDisplay() } }
  var renderers: [MKOverlayRenderer] = [] { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func point(_ place: MKMapPoint) -> CGPoint {
    CGPoint(
      x: (place.x - rect.minX) / rect.width * bounds.width,
      y: (place.y - rect.minY) / rect.height * bounds.height)
  }

  func place(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: rect.minX + point.x / max(bounds.width, 1) * rect.width,
      y: rect.minY + point.y / max(bounds.height, 1) * rect.height)
  }

  override func draw(_ dirty: CGRect) {
    guard bounds.width > 0, bounds.height > 0, !rect.isEmpty else { return }
    let colors = MapColors(isDark: isDark, isNight: traitCollection.userInterfaceStyle == .dark)
    colors.ground.setFill()
    UIRectFill(bounds)
    drawGraticule(colors)
    for renderer in renderers {
      if let path = renderer.path(point) { renderer.draw(path) }
    }
    drawCaption(colors)
  }

  private func drawGraticule(_ colors: MapColors) {
    let region = MKCoordinateRegion(rect)
    let step = Self.step(region.span.longitudeDelta / bounds.width * 88)
    let finer = step / 2
    let middle = region.center
    // Lines at the halves, then the whole ones with their degrees above them.
    for (width, isNamed) in [(finer, false), (step, true)] {
      let lines = UIBezierPath()
      let longitudes = Self.multiples(
        of: width, around: middle.longitude, region.span.longitudeDelta)
      for longitude in longitudes {
        let x = column(longitude)
        lines.move(to: CGPoint(x: x, y: 0))
        lines.addLine(to: CGPoint(x: x, y: bounds.height))
        if isNamed, x > 70 { label(longitude, "E", "W", CGPoint(x: x + 3, y: 3), step, colors) }
      }
      let latitudes = Self.multiples(of: width, around: middle.latitude, region.span.latitudeDelta)
      for latitude in latitudes where abs(latitude) < 85 {
        let y = row(latitude)
        lines.move(to: CGPoint(x: 0, y: y))
        lines.addLine(to: CGPoint(x: bounds.width, y: y))
        if isNamed, y > 24 { label(latitude, "N", "S", CGPoint(x: 4, y: y - 13), step, colors) }
      }
      lines.lineWidth = isNamed ? 1 : 0.5
      (isNamed ? colors.line : colors.fineLine).setStroke()
      lines.stroke()
    }
  }

  private func column(_ longitude: Double) -> CGFloat {
    point(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))).x
  }

  private func row(_ latitude: Double) -> CGFloat {
    point(MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))).y
  }

  private func label(
    _ degrees: Double, _ plus: String, _ minus: String, _ place: CGPoint, _ step: Double,
    _ colors: MapColors
  ) {
    let text = Self.text(degrees, plus, minus, step)
    text.draw(
      at: place,
      withAttributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: colors.faintText])
  }

  private func drawCaption(_ colors: MapColors) {
    guard bounds.width >= 120, bounds.height >= 60 else { return }
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    let step = Self.step(MKCoordinateRegion(rect).span.longitudeDelta / 10)
    let text =
      "Map · " + Self.text(center.latitude, "N", "S", step) + " "
      + Self.text(center.longitude, "E", "W", step)
    text.draw(
      at: CGPoint(x: 10, y: bounds.height - 20 - safeAreaInsets.bottom),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: colors.text,
      ])
  }

  /// 1, 2 or 5 times a power of ten, at least as large as a number of degrees; up to 90.
  static func step(_ least: Double) -> Double {
    var power = 1e-5
    while power < 100 {
      for factor in [1.0, 2, 5] where power * factor >= least { return min(power * factor, 45) }
      power *= 10
    }
    return 45
  }

  /// The multiples of a step within a span around a middle: some hundred at most.
  private static func multiples(of step: Double, around middle: Double, _ span: Double) -> [Double]
  {
    let first = ((middle - span / 2) / step).rounded(.up)
    let last = ((middle + span / 2) / step).rounded(.down)
    guard last >= first, last - first < 200 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// `38.7° N`, with as many digits as a step has.
  private static func text(
    _ degrees: Double, _ plus: String, _ minus: String, _ step: Double
  ) -> String {
    var (digits, rest) = (0, step)
    while rest < 0.999, digits < 5 { (digits, rest) = (digits + 1, rest * 10) }
    let number = String(format: "%.\(digits)f", abs(degrees))
    let isZero = !number.contains { "123456789".contains($0) }
    return number + "°" + (isZero ? "" : " " + (degrees < 0 ? minus : plus))
  }
}

/// The colours of the ground: of streets by day and by night, and of what is seen from above.
private struct MapColors {
  let isDark: Bool
  let isNight: Bool

  private func color(_ day: Int, _ night: Int, _ above: Int) -> UIColor {
    let value = isDark ? above : isNight ? night : day
    func part(_ shift: Int) -> CGFloat { CGFloat((value >> shift) & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  @MainActor var ground: UIColor { color(0xF4F1EA, 0x26282C, 0x2C3A33) }
  @MainActor var line: UIColor { color(0xE0DACD, 0x3A3D43, 0x43554B) }
  @MainActor var fineLine: UIColor { color(0xEAE5DA, 0x303237, 0x364840) }
  @MainActor var faintText: UIColor { color(0xB5AD9C, 0x6A6E76, 0x8CA096) }
  @MainActor var text: UIColor { color(0x857E70, 0x9A9EA6, 0xC4D2CA) }
}
