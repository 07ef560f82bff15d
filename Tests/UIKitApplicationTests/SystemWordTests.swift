import Rehearsal
import Testing

@testable import UIKit

/// Words in the languages that there is a table for.
@MainActor @Suite("The system's words")
struct SystemWordTests {
  @Test("there is each word in each language, and in no other than English where there is no table")
  func table() {
    for word in SystemWord.allCases {
      let words = SystemWord.languages.map(word.text(in:))
      #expect(words.allSatisfy { !$0.isEmpty && $0 != word.rawValue })
      #expect(word.text(in: "tlh") == words[0] && word.text(in: "zh-TW") == words[0])
      #expect(words.allSatisfy { $0.contains("%@") == words[0].contains("%@") })
    }
    #expect(SystemWord.edit.text(in: "de-AT") == "Bearbeiten")
    #expect(SystemWord.cancel.text(in: "zh_CN") == "取消")
  }

  @Test("buttons, bars and searches speak the application's language")
  func shown() {
    let stage = Stage(scale: 1)
    stage.environment.storyboards.language = "de"
    stage.perform {
      let controller = UIViewController()
      #expect(controller.editButtonItem.title == "Bearbeiten")
      controller.setEditing(true, animated: false)
      #expect(controller.editButtonItem.title == "Fertig")
      #expect(UIBarButtonItem(systemItem: .cancel).title == "Abbrechen")
      #expect(UISearchController().searchBar.placeholder == "Suchen")
      #expect(UndoManager().undoMenuTitle(forUndoActionName: "Text") == "Text widerrufen")
    }
  }

  @Test("words are joined, and times told, as each language does")
  func formats() {
    let list = ListFormatter()
    let time = RelativeDateTimeFormatter()
    func say(_ language: String) -> [String] {
      list.locale = Locale(identifier: language)
      time.locale = Locale(identifier: language)
      time.dateTimeStyle = .numeric
      let numeric = time.localizedString(fromTimeInterval: -7000)
      time.dateTimeStyle = .named
      return [list.string(from: ["A", "B", "C"]) ?? "", numeric]
        + [time.localizedString(from: DateComponents(day: -1))]
    }
    #expect(ListFormatter.localizedString(byJoining: ["A", "B"]) == "A and B")
    #expect(say("en") == ["A, B, and C", "1 hour ago", "yesterday"])
    #expect(say("de") == ["A, B und C", "vor 1 Stunde", "gestern"])
    #expect(say("ja") == ["A、B、C", "1 時間前", "昨日"])
    time.locale = Locale(identifier: "en")
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(time.localizedString(for: now.addingTimeInterval(61), relativeTo: now) == "in 1 minute")
    time.unitsStyle = .abbreviated
    #expect(time.localizedString(fromTimeInterval: 7300) == "in 2h")
  }
}
