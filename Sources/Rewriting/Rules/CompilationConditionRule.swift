/// The platform that a source is compiled for is iOS, whatever the machine is.
enum CompilationConditionRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    for index in file.tokens.indices
    where file.is(index, "#if") || file.is(index, "#elseif") {
      var place = index + 1
      while place < file.tokens.count, !file.isFirstOnLine(place) {
        if let answer = answer(place, in: file) {
          edits.replace(place, with: "\(answer)")
          edits.blank((place + 1)...file.partner[place + 1])
        }
        place += 1
      }
    }
  }

  /// What a question comes to, as far as the machine would answer it otherwise.
  static func answer(_ index: Int, in file: Parsed) -> Bool? {
    guard file.is(index + 1, "("), file.partner[index + 1] > 0 else { return nil }
    if file.is(index, "os") {
      return file.is(index + 2, "iOS") ? true : file.is(index + 2, "Linux") ? false : nil
    }
    let isHere =
      file.is(index, "canImport")
      && (file.is(index + 2, "UIKit") || file.is(index + 2, "QuartzCore")
        || file.is(index + 2, "CoreGraphics"))
    return isHere ? true : nil
  }
}
