import QuartzCore

/// From names to outlines: those that are drawn, others that mean the same, and names put together of
/// a sign and what is around it.
extension SymbolOutlines {
  /// What stands in for a sign that is not drawn here.
  static let standIn =
    "M7 4 H17 C19 4 20 5 20 7 V17 C20 19 19 20 17 20 H7 C5 20 4 19 4 17 V7 "
    + "C4 5 5 4 7 4 Z M9 12 H15"

  /// nil for a name that nothing is drawn for.
  static func data(of name: String) -> String? {
    if let data = all[name] ?? more[name] ?? scenes[name] ?? journeys[name] { return data }
    if let same = sames[name] { return data(of: same) }
    for frame in frames where name.hasSuffix(frame.suffix) {
      let base = String(name.dropLast(frame.suffix.count))
      guard !base.isEmpty, let inner = data(of: base) else { continue }
      return framed(inner, in: frame.outline, isFilled: frame.isFilled)
    }
    for ending in [".fill", ".slash", ".2", ".3", ".on", ".badge", ".crop"]
    where name.hasSuffix(ending) {
      guard let inner = data(of: String(name.dropLast(ending.count))) else { continue }
      return ending == ".fill" ? filled(inner) : ending == ".slash" ? slashed(inner) : inner
    }
    return nil
  }

  private struct Frame {
    let suffix: String
    let outline: String
    let isFilled: Bool
  }

  private static let box =
    "M5.5 2.5 H18.5 C20.5 2.5 21.5 3.5 21.5 5.5 V18.5 C21.5 20.5 20.5 21.5 "
    + "18.5 21.5 H5.5 C3.5 21.5 2.5 20.5 2.5 18.5 V5.5 C2.5 3.5 3.5 2.5 5.5 2.5 Z"

  private static let frames = [
    Frame(suffix: ".circle.fill", outline: "O12 12 11", isFilled: true),
    Frame(suffix: ".circle", outline: "O12 12 10", isFilled: false),
    Frame(suffix: ".square.fill", outline: box, isFilled: true),
    Frame(suffix: ".square", outline: box, isFilled: false),
  ]

  /// A sign half as large within another one; in a filled one it is left out, as far as it is filled.
  private static func framed(_ inner: String, in outline: String, isFilled: Bool) -> String {
    let halves = inner.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let strokes = scaled(halves[0])
    let fills = halves.count > 1 ? scaled(halves[1]) : ""
    // Strokes cannot be cut out of what is filled: a filled frame is drawn as a bold ring.
    return isFilled
      ? "\(outline) O12 12 9.4 \(strokes)|\(fills)" : "\(outline) \(strokes)|\(fills)"
  }

  private static func filled(_ data: String) -> String {
    let halves = data.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return halves[0] + "|" + halves[0] + " " + (halves.count > 1 ? halves[1] : "")
  }

  private static func slashed(_ data: String) -> String {
    let halves = data.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return halves[0] + " M3.5 3.5 L20.5 20.5" + (halves.count > 1 ? "|" + halves[1] : "")
  }

  /// Half as large, about the middle.
  private static func scaled(_ data: String) -> String {
    var result = ""
    var rest = Substring(data)
    while let letter = rest.first {
      guard letter.isLetter else {
        rest = rest.dropFirst()
        continue
      }
      let body = rest.dropFirst().prefix { !$0.isLetter }
      rest = rest.dropFirst(1 + body.count)
      let numbers = body.split(separator: " ").compactMap { Double($0) }
      let halved = numbers.enumerated().map { index, number in
        letter == "O" && index == 2 ? number / 2 : 6 + number / 2
      }
      result += "\(letter)" + halved.map { "\($0)" }.joined(separator: " ") + " "
    }
    return result
  }

  private static let sames = [
    "gearshape": "gear", "gearshape.2": "gear", "xmark.bin": "trash",
    "chevron.compact.down": "chevron.down", "arrow.backward": "arrow.left",
    "chevron.compact.up": "chevron.up", "arrow.forward": "arrow.right", "multiply": "xmark",
    "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo",
    "text.justify":
      "line.3.horizontal", "line.horizontal.3": "line.3.horizontal",
    "rectangle.stack":
      "square.on.square", "doc.on.doc": "square.on.square", "doc.on.clipboard": "square.on.square",
    "plus.square.on.square": "square.on.square",
    "arrow.triangle.2.circlepath":
      "arrow.clockwise", "arrow.2.circlepath": "arrow.clockwise", "goforward": "arrow.clockwise",
    "gobackward": "arrow.counterclockwise",
    "square.and.arrow.up.on.square":
      "square.and.arrow.up", "person.crop": "person", "person.badge.plus": "person",
    "person.2": "person", "person.3": "person", "magnifyingglass.circle": "magnifyingglass",
    "bubble.right": "bubble.left", "message": "bubble.left", "ellipsis.bubble": "bubble.left",
    "text.bubble": "bubble.left", "speaker.wave.1": "speaker", "speaker.wave.2": "speaker",
    "speaker.wave.3": "speaker", "book.closed": "book", "bag": "cart",
    "location.north":
      "location", "mappin": "location", "mappin.and.ellipse": "location", "network": "globe",
    "arrowshape.turn.up.left": "arrow.uturn.left", "hand.thumbsdown": "hand.thumbsup",
    "sidebar.leading": "sidebar.left", "sidebar.right": "sidebar.left",
    "xmark.octagon":
      "xmark.circle", "exclamationmark.octagon": "exclamationmark.circle",
    "tray":
      "folder", "tray.full": "folder", "archivebox": "folder", "shippingbox": "square",
    "square.grid.3x3": "square.grid.2x2", "rectangle.grid.2x2": "square.grid.2x2",
    "circle.grid.2x2": "square.grid.2x2",
    "slider.horizontal.below.rectangle":
      "slider.horizontal.3", "switch.2": "slider.horizontal.3", "iphone": "rectangle.portrait",
    "ipad": "rectangle.portrait", "desktopcomputer": "rectangle", "tv": "rectangle",
    "display":
      "rectangle", "airplane": "paperplane",
    "person.crop.circle.badge.plus":
      "person.circle", "person.text.rectangle": "person", "text.alignleft": "list.dash",
    "text.alignright": "list.dash", "text.aligncenter": "list.dash",
    "list.number":
      "list.bullet", "checklist": "list.bullet", "key": "lock", "lock.open": "lock",
    "faceid": "person", "touchid": "person", "dollarsign": "creditcard", "banknote": "creditcard",
  ]

  private static let more: [String: String] = [
    "minus.circle": "O12 12 10 M7.5 12 H16.5",
    "checkmark.seal": "O12 12 10 M8 12.5 L11 15.5 L16.5 9",
    "square.on.square": "M8 8 H20.5 V20.5 H8 Z M8 16 H3.5 V3.5 H16 V8",
    "arrow.clockwise":
      "M19.5 12 C19.5 16.5 16 19.5 12 19.5 C8 19.5 4.5 16.5 4.5 12 C4.5 7.5 8 4.5 12 "
      + "4.5 C14.5 4.5 16.5 5.5 18 7.5 M18.5 3.5 V8 H14",
    "arrow.counterclockwise":
      "M4.5 12 C4.5 16.5 8 19.5 12 19.5 C16 19.5 19.5 16.5 19.5 12 C19.5 7.5 "
      + "16 4.5 12 4.5 C9.5 4.5 7.5 5.5 6 7.5 M5.5 3.5 V8 H10",
    "arrow.uturn.left": "M8 4 L4 8 L8 12 M4 8 H14 C18 8 20 10.5 20 14 C20 17.5 18 20 14 20 H9",
    "arrow.uturn.right": "M16 4 L20 8 L16 12 M20 8 H10 C6 8 4 10.5 4 14 C4 17.5 6 20 10 20 H15",
    "arrow.up.arrow.down": "M8 19 V5 M4 9 L8 5 L12 9 M16 5 V19 M12 15 L16 19 L20 15",
    "arrow.left.arrow.right": "M19 8 H5 M9 4 L5 8 L9 12 M5 16 H19 M15 12 L19 16 L15 20",
    "arrow.up.right": "M6 18 L18 6 M8.5 6 H18 V15.5",
    "arrow.up.left": "M18 18 L6 6 M15.5 6 H6 V15.5",
    "arrow.down.right": "M6 6 L18 18 M18 8.5 V18 H8.5",
    "arrow.down.left": "M18 6 L6 18 M6 8.5 V18 H15.5",
    "arrow.up.left.and.arrow.down.right": "M10 10 L4 4 M4 9 V4 H9 M14 14 L20 20 M20 15 V20 H15",
    "arrow.down.right.and.arrow.up.left": "M4 4 L10 10 M10 5.5 V10 H5.5 M20 20 L14 14 M14 18.5 V14 "
      + "H18.5",
    "square.and.arrow.down":
      "M8.5 9.5 H6 C5 9.5 4.5 10 4.5 11 V19 C4.5 20 5 20.5 6 20.5 H18 C19 20.5 "
      + "19.5 20 19.5 19 V11 C19.5 10 19 9.5 18 9.5 H15.5 M12 2.5 V15 M8 11 L12 15 L16 11",
    "square.and.pencil":
      "M12 4.5 H6 C5 4.5 4.5 5 4.5 6 V18 C4.5 19 5 19.5 6 19.5 H18 C19 19.5 19.5 19 "
      + "19.5 18 V12 M10 14 L11 11 L19 3 L21 5 L13 13 Z",
    "envelope": "M3 5.5 H21 V18.5 H3 Z M3 6.5 L12 13 L21 6.5",
    "envelope.open": "M3 9.5 L12 3.5 L21 9.5 V19.5 H3 Z M3 10 L12 15.5 L21 10",
    "camera": "M3 7.5 H7.5 L9 5 H15 L16.5 7.5 H21 V18.5 H3 Z O12 12.8 3.6",
    "lock": "M6 11 H18 V20.5 H6 Z M8.5 11 V8 C8.5 5.5 10 4 12 4 C14 4 15.5 5.5 15.5 8 V11",
    "eye": "M2.5 12 C6 7 9 5.5 12 5.5 C15 5.5 18 7 21.5 12 C18 17 15 18.5 12 18.5 C9 18.5 6 17 2.5 "
      + "12 Z O12 12 3",
    "calendar": "M4 6 H20 V20 H4 Z M4 10 H20 M8 3.5 V7 M16 3.5 V7",
    "clock": "O12 12 9.5 M12 6.5 V12 L16 14",
    "timer": "O12 13 8.5 M12 8 V13 M9.5 2.5 H14.5",
    "folder": "M3 6 H9.5 L11.5 8.5 H21 V19 H3 Z",
    "doc": "M6 3 H14 L18.5 7.5 V21 H6 Z M14 3 V7.5 H18.5",
    "doc.text": "M6 3 H14 L18.5 7.5 V21 H6 Z M14 3 V7.5 H18.5 M9 12 H15.5 M9 16 H15.5",
    "paperplane": "M3 11 L21 3 L14 21 L11 13.5 Z M11 13.5 L21 3",
    "paperclip":
      "M18.5 11 L11.5 18 C9.5 20 6.5 20 5 18 C3.5 16 3.5 14 5.5 12 L13.5 4.5 C15 3 17 3 18 "
      + "4.5 C19 6 19 7 17.5 8.5 L10.5 15.5",
    "phone":
      "M6.5 3.5 L9.5 4 L10.5 8 L8.5 9.5 C9.5 12 11.5 14.5 14.5 15.5 L16 13.5 L20 14.5 L20.5 17.5 "
      + "C19.5 20 17 20.5 14.5 19.5 C9 17.5 5.5 13 4 8.5 C3.5 6 4.5 4 6.5 3.5 Z",
    "bubble.left": "M4 5 H20 V16 H10.5 L6.5 20 V16 H4 Z",
    "map": "M3 6 L9 3.5 L15 6 L21 3.5 V18 L15 20.5 L9 18 L3 20.5 Z M9 3.5 V18 M15 6 V20.5",
    "location": "M3.5 11.5 L20.5 3.5 L12.5 20.5 V11.5 Z",
    "cart": "M2.5 4 H5.5 L8 15.5 H18.5 L20.5 7 H6.3|O9.5 19.5 1.6 O17 19.5 1.6",
    "tag": "M4 4 H12 L20.5 12.5 L12.5 20.5 L4 12 Z|O8 8 1.4",
    "flag": "M5 21 V4 C9 2.5 12 6 19 4 V14 C12 16 9 12.5 5 14",
    "link": "M10 14 C8 12 8 10.5 10 8.5 L13.5 5 C15.5 3.5 17.5 3.5 19 5 C20.5 6.5 20.5 8.5 19 10.5 "
      + "L17 12.5 M14 10 C16 12 16 13.5 14 15.5 L10.5 19 C8.5 20.5 6.5 20.5 5 19 C3.5 17.5 3.5 15.5 "
      + "5 13.5 L7 11.5",
    "slider.horizontal.3":
      "M3.5 6 H20.5 M3.5 12 H20.5 M3.5 18 H20.5|O8 6 2.4 O15.5 12 2.4 O9.5 18 2.4",
    "line.3.horizontal.decrease": "M4 7 H20 M7 12 H17 M10 17 H14",
    "list.bullet": "M9 6 H20.5 M9 12 H20.5 M9 18 H20.5|O4.8 6 1.6 O4.8 12 1.6 O4.8 18 1.6",
    "list.dash": "M4 6 H20 M4 12 H16 M4 18 H20",
    "square.grid.2x2":
      "M4 4 H10.5 V10.5 H4 Z M13.5 4 H20 V10.5 H13.5 Z M4 13.5 H10.5 V20 H4 Z M13.5 "
      + "13.5 H20 V20 H13.5 Z",
    "rectangle": "M2.5 6 H21.5 V18 H2.5 Z",
    "rectangle.portrait": "M6.5 2.5 H17.5 V21.5 H6.5 Z",
    "capsule": "M8 7 H16 C19 7 21 9 21 12 C21 15 19 17 16 17 H8 C5 17 3 15 3 12 C3 9 5 7 8 7 Z",
    "triangle": "M12 4 L21 19.5 H3 Z",
    "diamond": "M12 3 L21 12 L12 21 L3 12 Z",
    "hexagon": "M12 2.5 L20.5 7.2 V16.8 L12 21.5 L3.5 16.8 V7.2 Z",
    "bolt": "M13 2.5 L5 13.5 H11 L10 21.5 L19 10 H13 Z",
    "sun.max":
      "O12 12 4.5 M12 2.5 V4.5 M12 19.5 V21.5 M2.5 12 H4.5 M19.5 12 H21.5 M5.3 5.3 L6.7 6.7 "
      + "M17.3 17.3 L18.7 18.7 M18.7 5.3 L17.3 6.7 M6.7 17.3 L5.3 18.7",
    "moon":
      "M19.5 14.5 C18 18.5 15 20.5 11.5 20.5 C6.5 20.5 3.5 17 3.5 12.5 C3.5 8.5 6 5 9.5 4 C8 9.5 "
      + "13 15.5 19.5 14.5 Z",
    "cloud":
      "M7 18.5 C4.5 18.5 2.5 17 2.5 14.5 C2.5 12 4.5 10.5 6.5 10.5 C7 7.5 9.5 5.5 12.5 5.5 C15.5 "
      + "5.5 18 7.5 18.3 10.5 C20.5 10.8 21.5 12.5 21.5 14.3 C21.5 17 19.5 18.5 17.5 18.5 Z",
    "flame":
      "M12 3 C13 7.5 18.5 9.5 18.5 15 C18.5 18.5 15.5 21 12 21 C8.5 21 5.5 18.5 5.5 15 C5.5 12.5 "
      + "7 11 8 9.5 C8.5 11.5 9.5 12 10.5 12 C10 9 10.5 5.5 12 3 Z",
    "drop":
      "M12 3 C15.5 8 18 11 18 14.5 C18 18 15.5 20.5 12 20.5 C8.5 20.5 6 18 6 14.5 C6 11 8.5 8 12 "
      + "3 Z",
    "leaf": "M4 20 C5 13 8 6 20 4 C20.5 13 17 19 10 18.5 C8 18.3 6.5 17.5 6 16.5",
    "globe": "O12 12 9.5 M2.5 12 H21.5 M12 2.5 C8 6 8 18 12 21.5 C16 18 16 6 12 2.5",
    "face.smiling":
      "O12 12 9.5 M8 14 C9.5 17 14.5 17 16 14|O8.8 9.5 1.3 O15.2 9.5 1.3",
    "shift": "M12 4 L3.5 12.5 H8 V19.5 H16 V12.5 H20.5 Z",
    "shift.fill":
      "M12 4 L3.5 12.5 H8 V19.5 H16 V12.5 H20.5 Z|M12 4 L3.5 12.5 H8 V19.5 H16 V12.5 H20.5 Z",
    "delete.left":
      "M8.5 5 H21.5 V19 H8.5 L2.5 12 Z M11.5 9 L17.5 15 M17.5 9 L11.5 15",
    "mic":
      "M9 6 C9 4 10.2 2.8 12 2.8 C13.8 2.8 15 4 15 6 V11 C15 13 13.8 14.2 12 14.2 C10.2 14.2 9 13 9 "
      + "11 Z M5.5 11 C5.5 15 8 17.5 12 17.5 C16 17.5 18.5 15 18.5 11 M12 17.5 V21 M8.5 21 H15.5",
    "video": "M2.5 6.5 H15 V17.5 H2.5 Z M15 10.5 L21.5 7 V17 L15 13.5",
    "music.note": "M10 17.5 V5 L18.5 3 V6.5 L10 8.5|O7.5 17.5 3",
    "play": "M6.5 4 L20 12 L6.5 20 Z",
    "pause": "M8 4.5 V19.5 M16 4.5 V19.5",
    "stop": "M5.5 5.5 H18.5 V18.5 H5.5 Z",
    "forward.fill": "|M3 5 L12 12 L3 19 Z M12 5 L21 12 L12 19 Z",
    "backward.fill": "|M21 5 L12 12 L21 19 Z M12 5 L3 12 L12 19 Z",
    "forward.end.fill": "|M5 4.5 L16 12 L5 19.5 Z M16.5 4.5 H19 V19.5 H16.5 Z",
    "backward.end.fill": "|M19 4.5 L8 12 L19 19.5 Z M7.5 4.5 H5 V19.5 H7.5 Z",
    "shuffle":
      "M3 7 H7 L15 17 H20 M17 14 L20 17 L17 20 M3 17 H7 L9.5 14 M12.5 10 L15 7 H20 M17 4 L20 7 "
      + "L17 10",
    "repeat":
      "M4 11 V9 C4 7.5 5 6.5 6.5 6.5 H20 M17 3.5 L20 6.5 L17 9.5 M20 13 V15 C20 16.5 19 17.5 "
      + "17.5 17.5 H4 M7 14.5 L4 17.5 L7 20.5",
    "wifi":
      "M2.5 9.5 C8 4.5 16 4.5 21.5 9.5 M6 13 C9.5 10 14.5 10 18 13 M9.2 16.3 C11 14.8 13 14.8 14.8 "
      + "16.3|O12 19 1.6",
    "exclamationmark": "M12 4 V14|O12 19 1.6",
    "questionmark":
      "M8 8.5 C8 6 9.7 4.5 12 4.5 C14.3 4.5 16 6 16 8.2 C16 11 12 11.5 12 15|O12 19 1.6",
    "exclamationmark.triangle": "M12 3.5 L21.5 20 H2.5 Z M12 9.5 V14|O12 17 1.3",
    "creditcard": "M2.5 5.5 H21.5 V18.5 H2.5 Z M2.5 9.5 H21.5 M5.5 15 H9",
    "gift":
      "M4 11 H20 V20.5 H4 Z M3 7.5 H21 V11 H3 Z M12 7.5 V20.5 M12 7.5 C9 7.5 7 6.5 7.5 4.5 C8.5 "
      + "2.5 11.5 4 12 7.5 C12.5 4 15.5 2.5 16.5 4.5 C17 6.5 15 7.5 12 7.5",
    "hand.thumbsup":
      "M4 11 H7.5 V20 H4 Z M7.5 11 L11.5 3.5 C13.5 3.5 14 5 13.5 7 L13 9.5 H19 C20.5 9.5 "
      + "20.5 11 20 12.5 L18.5 18 C18 19.5 17.5 20 16 20 H7.5",
    "book":
      "M12 6.5 C9.5 4.5 6 4.5 3 5 V18.5 C6 18 9.5 18 12 20 C14.5 18 18 18 21 18.5 V5 C18 4.5 14.5 "
      + "4.5 12 6.5 Z M12 6.5 V20",
    "sidebar.left": "M3 4.5 H21 V19.5 H3 Z M9 4.5 V19.5",
    "bookmark": "M6.5 3.5 H17.5 V20.5 L12 16 L6.5 20.5 Z",
    "number": "M9 4 L7.5 20 M16.5 4 L15 20 M4.5 9 H20 M4 15 H19.5",
    "at":
      "O12 12 3.8 M15.8 8.5 V13.5 C15.8 16.5 20.5 16 20.5 12 C20.5 7 17 3.5 12 3.5 C7 3.5 3.5 7 3.5 12 "
      + "C3.5 17 7 20.5 12 20.5 C14 20.5 15.5 20 17 19",
    "wand.and.stars":
      "M4 20 L15 9 M18 3 V7 M16 5 H20 M7 4 V7 M5.5 5.5 H8.5 M19 13 V16 M17.5 14.5 H20.5",
    "sparkles":
      "M10 4 L11.5 9.5 L17 11 L11.5 12.5 L10 18 L8.5 12.5 L3 11 L8.5 9.5 Z M18.5 15 V20 M16 "
      + "17.5 H21",
    "paintbrush": "M20 4 L11 13 M11 13 C8 12 5.5 14 5 19.5 C9 20.5 12.5 19 12.5 15 Z",
    "paintpalette":
      "M12 3.5 C7 3.5 3 7 3 12 C3 17 7 20.5 11 20.5 C13 20.5 12.5 18 12 17 C11.5 15.5 12.5 "
      + "14.5 14 14.5 H17.5 C20 14.5 21 13 21 11 C21 6.5 17 3.5 12 3.5 Z|O8 9 1.4 O13 7.5 1.4 O17 10.5 1.4",
    "scissors": "O6.5 17.5 2.8 O17.5 17.5 2.8 M8.3 15.3 L17 4 M15.7 15.3 L7 4",
    "textformat": "M3 19 L8 6 L13 19 M5 14.5 H11 M14.5 19 L17.5 11 L20.5 19 M15.7 16 H19.3",
    "keyboard":
      "M2.5 6 H21.5 V18 H2.5 Z M6 10 H6.5 M10 10 H10.5 M14 10 H14.5 M18 10 H18.5 M7 14.5 H17",
    "printer": "M7 9 V3.5 H17 V9 M4 9 H20 V17 H17 M7 17 H4 V9 M7 13.5 H17 V20.5 H7 Z",
    "power":
      "M12 3.5 V12 M7 6 C5 7.5 4 9.5 4 12.5 C4 17 7.5 20.5 12 20.5 C16.5 20.5 20 17 20 12.5 C20 9.5 "
      + "19 7.5 17 6",
    "chart.bar": "M4 20 V13 H8 V20 Z M10 20 V8 H14 V20 Z M16 20 V4 H20 V20 Z",
    "chart.line.uptrend.xyaxis": "M4 4 V20 H20 M7 15 L11 11 L14 13.5 L19.5 7",
    "crown": "M3 18.5 L2.5 7.5 L7.5 11.5 L12 4.5 L16.5 11.5 L21.5 7.5 L21 18.5 Z",
    "trophy":
      "M7 4 H17 V10 C17 13 15 15 12 15 C9 15 7 13 7 10 Z M7 6 H3.5 C3.5 9.5 5 11 7.2 11 M17 6 "
      + "H20.5 C20.5 9.5 19 11 16.8 11 M12 15 V19 M8 20 H16",
    "car":
      "M4 16.5 V12 L6.5 6.5 H17.5 L20 12 V16.5 Z M4 12 H20 M6 16.5 V18.5 M18 16.5 V18.5|O7.5 14.2 1.2 "
      + "O16.5 14.2 1.2",
    "bed.double": "M3 18 V6 M3 14 H21 V18 M21 14 C21 11 19.5 10 17 10 H10 V14|O6.5 11 1.8",
    "cube": "M12 2.5 L20.5 7 V17 L12 21.5 L3.5 17 V7 Z M3.5 7 L12 11.5 L20.5 7 M12 11.5 V21.5",
    "viewfinder":
      "M3.5 8.5 V3.5 H8.5 M15.5 3.5 H20.5 V8.5 M20.5 15.5 V20.5 H15.5 M8.5 20.5 H3.5 V15.5",
    "a": "M5 20 L12 4 L19 20 M8 14.5 H16", "1": "M9 7.5 L12.5 4.5 V19.5",
    "2": "M8 8 C8.5 5.5 10 4.5 12 4.5 C14.5 4.5 16 6 16 8 C16 11 8 15.5 8 19.5 H16.5",
    "3":
      "M8 7 C8.8 5.3 10.2 4.5 12 4.5 C14.3 4.5 15.8 5.8 15.8 7.8 C15.8 10 14 11.2 11.5 11.2 C14.5 11.2 "
      + "16.3 12.8 16.3 15.3 C16.3 17.8 14.5 19.5 12 19.5 C9.8 19.5 8.2 18.5 7.5 16.5",
  ]
}
