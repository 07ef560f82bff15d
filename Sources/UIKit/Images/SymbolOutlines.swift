/// Our own signs on a grid of 24 by 24, under the names that people know them by.
///
/// Each is drawn by the words of SVG's path data, capital letters only: M, L, H, V, C, Q, Z; and O
/// with centre and radius for a circle. What stands before a bar is stroked two units wide with
/// round ends and corners, what stands after it is filled, even-odd.
enum SymbolOutlines {
  static let all: [String: String] = [
    "chevron.left": "M15 4 L7 12 L15 20",
    "chevron.right": "M9 4 L17 12 L9 20",
    "chevron.up": "M4 15 L12 7 L20 15",
    "chevron.down": "M4 9 L12 17 L20 9",
    "chevron.backward": "M15 4 L7 12 L15 20",
    "chevron.forward": "M9 4 L17 12 L9 20",
    "arrow.left": "M20 12 H4 M11 5 L4 12 L11 19",
    "arrow.right": "M4 12 H20 M13 5 L20 12 L13 19",
    "arrow.up": "M12 20 V4 M5 11 L12 4 L19 11",
    "arrow.down": "M12 4 V20 M5 13 L12 20 L19 13",
    "xmark": "M5 5 L19 19 M19 5 L5 19",
    "xmark.circle": "O12 12 10 M8.5 8.5 L15.5 15.5 M15.5 8.5 L8.5 15.5",
    "xmark.circle.fill": "|O12 12 11 M8 9.2 L9.2 8 L12 10.8 L14.8 8 L16 9.2 L13.2 12 L16 14.8 "
      + "L14.8 16 L12 13.2 L9.2 16 L8 14.8 L10.8 12 Z",
    "plus": "M12 4 V20 M4 12 H20",
    "plus.circle": "O12 12 10 M12 7.5 V16.5 M7.5 12 H16.5",
    "minus.circle.fill": "|O12 12 11 M6.5 11 H17.5 V13 H6.5 Z",
    "plus.circle.fill": "|O12 12 11 M11 6.5 H13 V11 H17.5 V13 H13 V17.5 H11 V13 H6.5 V11 H11 Z",
    "minus": "M4 12 H20",
    "checkmark": "M5 13 L10 18 L19.5 5.5",
    "ellipsis": "|O5 12 2 O12 12 2 O19 12 2",
    "line.3.horizontal": "M4 6.5 H20 M4 12 H20 M4 17.5 H20",
    "star": "M12 3 L14.7 8.9 L21.2 9.6 L16.3 13.9 L17.7 20.3 L12 17 L6.3 20.3 L7.7 13.9 L2.8 9.6 "
      + "L9.3 8.9 Z",
    "star.fill": "|M12 2 L15 8.6 L22.2 9.4 L16.8 14.2 L18.4 21.3 L12 17.6 L5.6 21.3 L7.2 14.2 "
      + "L1.8 9.4 L9 8.6 Z",
    "heart": "M12 20 C4.5 14.5 3 11 3 8.5 C3 5.7 5.1 4 7.5 4 C9.5 4 11.2 5.2 12 7 C12.8 5.2 14.5 4 "
      + "16.5 4 C18.9 4 21 5.7 21 8.5 C21 11 19.5 14.5 12 20 Z",
    "heart.fill":
      "|M12 21.3 C3.6 15.2 2 11.4 2 8.5 C2 5.1 4.6 3 7.5 3 C9.4 3 11 3.9 12 5.3 C13 3.9 "
      + "14.6 3 16.5 3 C19.4 3 22 5.1 22 8.5 C22 11.4 20.4 15.2 12 21.3 Z",
    "magnifyingglass": "O10.5 10.5 6.5 M15.4 15.4 L20.5 20.5",
    "gear": "O12 12 6.5 O12 12 2.5 M12 5.5 V2.5 M12 18.5 V21.5 M5.5 12 H2.5 M18.5 12 H21.5 "
      + "M7.4 7.4 L5.3 5.3 M16.6 16.6 L18.7 18.7 M16.6 7.4 L18.7 5.3 M7.4 16.6 L5.3 18.7",
    "photo": "M4.5 4.5 H19.5 C20.6 4.5 21.5 5.4 21.5 6.5 V17.5 C21.5 18.6 20.6 19.5 19.5 19.5 H4.5 "
      + "C3.4 19.5 2.5 18.6 2.5 17.5 V6.5 C2.5 5.4 3.4 4.5 4.5 4.5 Z M3 17 L8.5 11.5 L13 16 L16 13.5 "
      + "L21 18|O15.5 9 1.7",
    "square.and.arrow.up":
      "M8.5 9.5 H6 C5 9.5 4.5 10 4.5 11 V19 C4.5 20 5 20.5 6 20.5 H18 C19 20.5 "
      + "19.5 20 19.5 19 V11 C19.5 10 19 9.5 18 9.5 H15.5 M12 15 V2.5 M8 6.5 L12 2.5 L16 6.5",
    "person": "O12 7.5 4.5 M3.5 20.5 C3.5 16.5 7.3 14.5 12 14.5 C16.7 14.5 20.5 16.5 20.5 20.5 Z",
    "person.fill": "|O12 7.5 5.5 M2.5 21.5 C2.5 16.3 6.8 14 12 14 C17.2 14 21.5 16.3 21.5 21.5 Z",
    "house": "M3 11.5 L12 3.5 L21 11.5 M5.5 9.5 V20.5 H18.5 V9.5 M10 20.5 V14 H14 V20.5",
    "house.fill": "|M12 2.2 L22.5 11.5 L21.2 13 L19.5 11.5 V21.5 H14.5 V14.5 H9.5 V21.5 H4.5 V11.5 "
      + "L2.8 13 L1.5 11.5 Z",
    "bell": "M5 17.5 C6.5 15.5 6.5 13.5 6.5 10.5 C6.5 7 8.8 4.5 12 4.5 C15.2 4.5 17.5 7 17.5 10.5 "
      + "C17.5 13.5 17.5 15.5 19 17.5 Z M10 20.5 C10.5 21.5 13.5 21.5 14 20.5 M12 4.5 V2.8",
    "trash": "M4 6.5 H20 M9 6.5 V4 H15 V6.5 M6 6.5 L7 20.5 H17 L18 6.5 M10 10.5 L10.4 16.5 "
      + "M14 10.5 L13.6 16.5",
    "bookmark": "M6.5 3.5 H17.5 V20.5 L12 16 L6.5 20.5 Z",
    "circle": "O12 12 10",
    "circle.fill": "|O12 12 11",
    "square": "M4 4 H20 V20 H4 Z",
    "play.fill": "|M6 3.5 L21 12 L6 20.5 Z",
    "pause.fill": "|M5.5 4 H10 V20 H5.5 Z M14 4 H18.5 V20 H14 Z",
    "info.circle": "O12 12 10 M10.5 11 H12.2 V16.5 M10 16.5 H14.5|O12 7.6 1.3",
    "pencil": "M4 20 L5 15.5 L16.5 4 C17.6 3 21 6.4 20 7.5 L8.5 19 Z",
  ]
}
