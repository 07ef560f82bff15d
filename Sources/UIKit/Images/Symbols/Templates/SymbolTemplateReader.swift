import Documents
import QuartzCore

/// Finds a template's outlines: groups that are named as a weight and a scale (`Regular-M`), between
/// lines that are named as their margins and as where capitals stand.
struct SymbolTemplateReader {
  typealias Point = SymbolContour.Point

  private(set) var outlines: [SymbolTemplate.Variant: SymbolOutline] = [:]
  private var groups: [(variant: SymbolTemplate.Variant, element: Element, place: Place)] = []
  /// Where lines and fields with a name stand: left, right and top.
  private var guides: [String: (left: Double, right: Double, top: Double)] = [:]
  /// What the drawing's style sheet says of each class.
  private var classes: [Substring: String] = [:]

  /// Of a font of a hundred points, how high capitals are: what lies between the guides of each template.
  private static let capHeight = 70.459

  init(_ drawing: Element) {
    for style in drawing.all("style") {
      for match in style.text.matches(of: /\.([\w:-]+)\s*\{([^}]*)\}/) {
        classes[match.1, default: ""] += String(match.2) + ";"
      }
    }
    walk(drawing, Place())
    for group in groups {
      outlines[group.variant] = outline(group.variant, group.element, group.place)
    }
  }

  private mutating func walk(_ element: Element, _ place: Place) {
    let place = place.within(element["transform"])
    if let name = element.id {
      if let variant = SymbolTemplate.Variant(named: name) {
        return groups.append((variant, element, place))
      }
      if element.tag == "line" || element.tag == "rect" {
        guides[name] = extent(of: element, place)
      }
    }
    for child in element.children { walk(child, place) }
  }

  private func extent(of element: Element, _ place: Place) -> (Double, Double, Double) {
    func number(_ names: String...) -> Double { names.compactMap(element.number).first ?? 0 }
    let one = Point(number("x1", "x"), number("y1", "y"))
    let size = Point(number("width"), number("height"))
    let other = element.tag == "rect" ? one + size : Point(number("x2"), number("y2"))
    let (a, b) = (place(one), place(other))
    return (min(a.x, b.x), max(a.x, b.x), min(a.y, b.y))
  }

  // MARK: Outlines

  /// nil for a group in which nothing is drawn, as templates have for what a designer left out.
  private func outline(
    _ variant: SymbolTemplate.Variant, _ group: Element, _ place: Place
  ) -> SymbolOutline? {
    var shapes: [SymbolOutline.Shape] = []
    for child in group.children { collect(child, place, into: &shapes) }
    guard !shapes.isEmpty else { return nil }
    let extent = SymbolOutline.extent(of: shapes)
    let left = margin("left", variant)?.left ?? extent.minX
    let right = margin("right", variant)?.right ?? extent.maxX
    let letter = variant.scale.letter
    let base = guides["Baseline-\(letter)"]?.top ?? place(Point()).y
    let caps = guides["Capline-\(letter)"]?.top ?? base - Self.capHeight
    let unit = base > caps ? Self.capHeight / (base - caps) : 1
    let origin = Point(left, (base + caps) / 2)
    for index in shapes.indices {
      shapes[index].contours = shapes[index].contours.map { $0.mapped { unit * ($0 - origin) } }
    }
    return SymbolOutline(shapes: shapes, width: max(unit * (right - left), 0))
  }

  /// The first templates had margins for the regular weight alone, without its name.
  private func margin(
    _ side: String, _ variant: SymbolTemplate.Variant
  ) -> (left: Double, right: Double, top: Double)? {
    guides["\(side)-margin-\(variant.name)"]
      ?? (variant == .regular ? guides["\(side)-margin"] : nil)
  }

  private func collect(
    _ element: Element, _ place: Place, into shapes: inout [SymbolOutline.Shape]
  ) {
    let place = place.within(element["transform"])
    let style = style(of: element)
    if style["display"] == "none" || style["opacity"] == "0" { return }
    let contours = ShapeElement(element).readContours()
    if !contours.isEmpty, style["fill"] != "none" {
      shapes.append(
        SymbolOutline.Shape(
          contours: contours.map { $0.mapped(place.callAsFunction) },
          isEvenOdd: style["fill-rule"] == "evenodd",
          erases: style["-sfsymbols-clear-behind"] == "true"))
    }
    for child in element.children { collect(child, place, into: &shapes) }
  }

  /// What is said of an element by itself and by its classes: of those for ways of colouring, by that in
  /// one colour, which is how symbols are drawn here.
  private func style(of element: Element) -> [String: String] {
    var style: [String: String] = [:]
    for name in ["fill", "fill-rule", "display", "opacity"] { style[name] = element[name] }
    let names = (element["class"] ?? "").split(separator: " ")
    let ways = names.filter { !$0.hasPrefix("multicolor") && !$0.hasPrefix("hierarchical") }
    for text in ways.compactMap({ classes[$0] }) + [element["style"] ?? ""] {
      for entry in text.split(separator: ";") {
        let parts = entry.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        style[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
          parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    return style
  }

  // MARK: Places

  /// An affine map: of a group's points to those of the drawing.
  private struct Place {
    private var x = Point(1, 0)
    private var y = Point(0, 1)
    private var origin = Point()

    func callAsFunction(_ point: Point) -> Point { point.x * x + point.y * y + origin }

    /// The map of what lies within, by SVG's words: `matrix(1 0 0 1 20 30) scale(2)`.
    func within(_ transform: String?) -> Place {
      guard let transform else { return self }
      var place = self
      for match in transform.matches(of: /(\w+)\s*\(([^)]*)\)/) {
        let n = match.2.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
          .filter(\.isFinite)
        var inner = Place()
        switch (match.1, n.count) {
        case ("matrix", 6):
          (inner.x, inner.y, inner.origin) = (
            Point(n[0], n[1]), Point(n[2], n[3]), Point(n[4], n[5])
          )
        case ("translate", 1), ("translate", 2): inner.origin = Point(n[0], n.count > 1 ? n[1] : 0)
        case ("scale", 1), ("scale", 2):
          (inner.x, inner.y) = (Point(n[0], 0), Point(0, n[n.count - 1]))
        default:
          Unsupported.report("a symbol's transform \(match.0)")
          continue
        }
        var both = Place()
        both.origin = place(inner.origin)
        both.x = place(inner.origin + inner.x) - both.origin
        both.y = place(inner.origin + inner.y) - both.origin
        place = both
      }
      return place
    }
  }
}

/// An element that draws an outline.
private struct ShapeElement {
  let element: Element

  init(_ element: Element) { self.element = element }

  private func number(_ name: String) -> Double { element.number(name) ?? 0 }

  /// Empty for one that draws nothing; one that draws anything else is told of.
  func readContours() -> [SymbolContour] {
    switch element.tag {
    case "path": return PathData.contours(of: element["d"] ?? "")
    case "polygon", "polyline": return PathData.contours(of: "M" + (element["points"] ?? "") + "Z")
    case "circle", "ellipse":
      let radius = SIMD2(
        element.number("rx") ?? number("r"), element.number("ry") ?? number("r"))
      let middle = SIMD2(number("cx"), number("cy"))
      return [SymbolContour.circle([0, 0], 1).mapped { middle + radius * $0 }]
    case "rect":
      let size = SIMD2(number("width"), number("height"))
      let corner = min(max(number("rx"), number("ry")), size.x / 2, size.y / 2)
      return [.rectangle(SIMD2(number("x"), number("y")), size, corner: corner)]
    case "line", "text", "image", "use":
      Unsupported.report("a symbol's <\(element.tag)>: outlines are drawn")
      return []
    default: return []
    }
  }
}

extension SymbolTemplate.Variant {
  fileprivate static let regular = SymbolTemplate.Variant(weight: .regular, scale: .medium)

  private static let weights: [String: UIImage.SymbolWeight] = [
    "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular,
    "Medium": .medium, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "S": .small, "M": .medium, "L": .large,
  ]

  /// The variant that a group's name says: `Semibold-L`.
  fileprivate init?(named name: String) {
    let parts = name.split(separator: "-").map(String.init)
    guard parts.count == 2, let weight = Self.weights[parts[0]], let scale = Self.scales[parts[1]]
    else { return nil }
    (self.weight, self.scale) = (weight, scale)
  }

  fileprivate var name: String {
    let word = Self.weights.first { $0.value == weight }?.key ?? ""
    return "\(word)-\(scale.letter)"
  }
}

extension UIImage.SymbolScale {
  fileprivate var letter: String {
    switch self {
    case .small: "S"
    case .large: "L"
    default: "M"
    }
  }
}
