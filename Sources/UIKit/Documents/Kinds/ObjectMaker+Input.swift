import Documents
import QuartzCore

/// What is typed into, searched and picked.
extension ObjectMaker {
  func fillTraits(_ object: any UITextInputTraits, _ owner: Element) {
    guard let element = owner.value("textInputTraits") else { return }
    if let type = Self.keyboards[element["keyboardType"] ?? ""] { object.keyboardType = type }
    if let type = Self.returnKeys[element["returnKeyType"] ?? ""] { object.returnKeyType = type }
    if let type = Self.capitals[element["autocapitalizationType"] ?? ""] {
      object.autocapitalizationType = type
    }
    switch element["autocorrectionType"] {
    case "no": object.autocorrectionType = .no
    case "yes": object.autocorrectionType = .yes
    default: break
    }
    switch element["keyboardAppearance"] {
    case "light": object.keyboardAppearance = .light
    case "dark", "alert": object.keyboardAppearance = .dark
    default: break
    }
    switch element["spellCheckingType"] {
    case "no": object.spellCheckingType = .no
    case "yes": object.spellCheckingType = .yes
    default: break
    }
    if element["smartQuotesType"] == "no" { object.smartQuotesType = .no }
    if element["smartDashesType"] == "no" { object.smartDashesType = .no }
    if element["smartInsertDeleteType"] == "no" { object.smartInsertDeleteType = .no }
    if let kind = element["textContentType"] {
      object.textContentType = UITextContentType(rawValue: kind)
    }
    if let isSecure = element.flag("secureTextEntry") { object.isSecureTextEntry = isSecure }
    if let enables = element.flag("enablesReturnKeyAutomatically") {
      object.enablesReturnKeyAutomatically = enables
    }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  func fillSearchBar(_ bar: UISearchBar, _ element: Element) {
    fillTraits(bar, element)
    apply(Self.searchSettings, to: bar, element)
    let titles = element.list("scopeButtonTitles").map(\.plainText)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let number = element.integer("selectedScopeButtonIndex") {
      bar.selectedScopeButtonIndex = number
    }
  }

  private static let searchSettings: [Setting<UISearchBar>] = [
    .text("text", \.text), .text("placeholder", \.placeholder), .text("prompt", \.prompt),
    .colour("barTintColor", \.barTintColor), .flag("translucent", \.isTranslucent),
    .flag("showsCancelButton", \.showsCancelButton), .flag("showsScopeBar", \.showsScopeBar),
    .flag("showsBookmarkButton", \.showsBookmarkButton),
    .word(
      "searchBarStyle", \.searchBarStyle,
      ["default": .default, "prominent": .prominent, "minimal": .minimal]),
  ]

  func fillDatePicker(_ picker: UIDatePicker, _ element: Element) {
    apply(Self.dateSettings, to: picker, element)
    if let date = date(element.value("minimumDate")) { picker.minimumDate = date }
    if let date = date(element.value("maximumDate")) { picker.maximumDate = date }
    if let date = date(element.value("date")) { picker.date = date }
    if let name = element.value("locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    if let zone = (element.value("timeZone")?["name"]).flatMap(TimeZone.init(identifier:)) {
      picker.timeZone = zone
    }
  }

  private func date(_ element: Element?) -> Date? {
    element?.number("timeIntervalSinceReferenceDate").map(
      Date.init(timeIntervalSinceReferenceDate:))
  }

  private static let dateSettings: [Setting<UIDatePicker>] = [
    .word(
      "datePickerMode", \.datePickerMode,
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]),
    .word(
      "style", \.preferredDatePickerStyle,
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
    .integer("minuteInterval", \.minuteInterval), .number("countDownDuration", \.countDownDuration),
  ]
}
