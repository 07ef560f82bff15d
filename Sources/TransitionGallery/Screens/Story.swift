import UIKit

/// A photograph and the words that go with it.
struct Story {
  let photograph: String
  let place: String
  let title: String
  let caption: String
  let text: String

  /// What it took to get there.
  static let facts = [
    FactsView.Fact(sign: "mountain.2", value: "1,864 m", name: "Height"),
    FactsView.Fact(sign: "figure.walk", value: "4.2 km", name: "On foot"),
    FactsView.Fact(sign: "sunrise", value: "06:41", name: "First light"),
  ]

  var image: UIImage? { UIImage(named: photograph, in: .module, compatibleWith: nil) }

  static let all: [Story] = [
    Story(
      photograph: "ridges", place: "HUANGSHAN · 黄山",
      title: "Seven ridges before breakfast",
      caption: "薄雾里的山脊，一层淡似一层 ⛰️",
      text: """
        The first bus leaves at five. By the time the sun clears the eastern wall the valley has \
        filled with mist, and every ridge behind the next is a shade paler than the one before.

        山里的早晨很安静。雾从谷底慢慢升起来，只剩下最近的几棵松树还看得清楚。

        Bring a warm layer and a flask of tea. The light is good for eleven minutes.
        """),
    Story(
      photograph: "dunes", place: "MERZOUGA",
      title: "After the wind", caption: "What one night does to a dune 🍃",
      text: """
        In the evening there were footprints. In the morning there was a new edge, sharp as a \
        folded page, and nobody had ever been here.
        """),
    Story(
      photograph: "sunset", place: "NAOSHIMA · 直島",
      title: "The last ferry home", caption: "夕凪の海と、最後の船 🌅",
      text: """
        The ferry turns once around the breakwater before it leaves, as if it wanted to be sure \
        that everyone has seen it.
        """),
    Story(
      photograph: "city", place: "SEOUL · 서울",
      title: "Rain on the ring road", caption: "Every headlight is a small moon 🌙",
      text: """
        From the footbridge the traffic is a river with its own weather. Stand still and let the \
        lens forget what is sharp.
        """),
    Story(
      photograph: "birches", place: "HALLA · 할라",
      title: "White trees, yellow floor", caption: "Nobody has swept here since October",
      text: """
        A birch wood in the last week of its leaves is brighter from below than from above.
        """),
    Story(
      photograph: "peaks", place: "VAL FERRET",
      title: "First light on the north face",
      caption: "Two degrees at the hut, twelve below on top",
      text: """
        The mountain is lit from the top down, in the time that it takes to drink one cup.
        """),
  ]
}
