/// On a Mac `import Foundation` brings C's constants, Core Graphics' types and Dispatch along. Here UIKit does,
/// in a module that has UIKit in other files anyway.
enum ImportRule {
  private static let narrow: Set<String> = ["Foundation", "Dispatch", "CoreGraphics", "QuartzCore"]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    guard !file.imports("UIKit"), module.files.contains(where: { $0.imports("UIKit") }),
      let place = file.tokens.indices.first(where: { isNarrow($0, in: file) })
    else { return }
    edits.insert("import UIKit; ", before: Modifiers(before: place, in: file).start)
  }

  private static func isNarrow(_ index: Int, in file: Parsed) -> Bool {
    file.is(index, "import") && file.isFirstOnLine(Modifiers(before: index, in: file).start)
      && narrow.contains(file.text(index + 1))
  }
}
