/// What there is to say of a photograph.
struct PhotoNote {
  let title: String
  let caption: String
  let facts: [FactsView.Fact]
  /// Over others like it.
  let more: String
  /// Those others, by name.
  let related: [String]

  /// - Parameters:
  ///   - lens: Aperture and focal length.
  ///   - light: Exposure and sensitivity.
  ///   - place: Latitude and name.
  private init(
    _ title: String, _ caption: String, lens: (String, String), light: (String, String),
    place: (String, String), more: String = "From the same album",
    related: String...
  ) {
    self.title = title
    self.caption = caption
    facts = [
      .init(sign: "camera.aperture", value: lens.0, name: lens.1),
      .init(sign: "timer", value: light.0, name: light.1),
      .init(sign: "location", value: place.0, name: place.1),
    ]
    self.more = more
    self.related = related
  }

  /// - Parameter photograph: One of the gallery's pictures by name.
  static func of(_ photograph: String) -> PhotoNote { all[photograph] ?? stars }

  private static let stars = PhotoNote(
    "The lake at Akan", "Two minutes at f/2.8, and nobody for miles. 银河低垂，湖面如镜。",
    lens: ("f/2.8", "24 mm"), light: ("120 s", "ISO 800"), place: ("43.4° N", "Akan"),
    more: "From the same night", related: "sunset", "peaks", "birches", "ridges")

  private static let all: [String: PhotoNote] = [
    "stars": stars,
    "sunset": PhotoNote(
      "The last ferry home", "A quarter of an hour later all of it was grey. 夕凪の海。",
      lens: ("f/8", "35 mm"), light: ("1/250 s", "ISO 100"), place: ("34.5° N", "Naoshima"),
      related: "dunes", "city", "stars", "ridges"),
    "peaks": PhotoNote(
      "First light", "The top is lit, and the rest of the mountain does not know it yet.",
      lens: ("f/5.6", "85 mm"), light: ("1/125 s", "ISO 200"), place: ("45.9° N", "Val Ferret"),
      related: "ridges", "stars", "birches", "leaf"),
    "leaf": PhotoNote(
      "After the rain", "Every drop has a window in it. 葉の上の雨粒。",
      lens: ("f/4", "100 mm"), light: ("1/160 s", "ISO 400"), place: ("35.0° N", "Komori"),
      related: "birches", "ceramics", "sunset", "stars"),
    "dunes": PhotoNote(
      "After the wind", "Nobody has walked here since the evening, as far as one can see.",
      lens: ("f/11", "50 mm"), light: ("1/320 s", "ISO 100"), place: ("31.1° N", "Merzouga"),
      related: "sunset", "ridges", "peaks", "stars"),
    "birches": PhotoNote(
      "White trees", "Brighter from below than from above, for one week of the year. 자작나무.",
      lens: ("f/5.6", "50 mm"), light: ("1/60 s", "ISO 200"), place: ("33.4° N", "Halla"),
      related: "leaf", "peaks", "ridges", "ceramics"),
    "ceramics": PhotoNote(
      "Slow hands", "Three days on the wheel, two in the kiln, one on the table.",
      lens: ("f/2", "50 mm"), light: ("1/80 s", "ISO 320"), place: ("36.6° N", "Kanazawa"),
      related: "leaf", "city", "birches", "sunset"),
    "city": PhotoNote(
      "Rain on the ring road", "The lens forgets what is sharp, and every headlight is a moon.",
      lens: ("f/1.8", "85 mm"), light: ("1/30 s", "ISO 1600"), place: ("37.6° N", "Seoul"),
      related: "stars", "sunset", "ceramics", "leaf"),
    "ridges": PhotoNote(
      "Seven ridges", "Each is a shade paler than the one before it. 一层淡似一层。",
      lens: ("f/8", "135 mm"), light: ("1/200 s", "ISO 100"), place: ("30.1° N", "Huangshan"),
      related: "peaks", "dunes", "stars", "birches"),
  ]
}
