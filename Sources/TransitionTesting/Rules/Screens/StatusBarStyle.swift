/// The status bar over a screen that came.
struct StatusBarStyle: ContractRule {
  let identifier = "status-bar-style"
  let expectation = "The screen in front has the status bar that it asks for."
  let facts = "F2.6.3, B1"
  let severity = Rule.Severity.advice
  let remedy = "presented.modalPresentationCapturesStatusBarAppearance = true"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.ended, let gap = record.statusBarGap, !note.isSystems else {
      return []
    }
    return [
      Finding(
        rule, record, at: note.ended, in: record.expectedScreen, "preferredStatusBarStyle",
        seen: gap, cause: "only full-screen presentations hand the status bar over by themselves")
    ]
  }
}
