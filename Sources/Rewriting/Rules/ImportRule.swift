/// On a Mac `import Foundation` brings C's constants, Core Graphics' types and Dispatch along. Here UIKit does,
/// in a module that has UIKit in other files anyway, or names what nothing else here has.
enum ImportRule {
  private static let narrow: Set<String> = ["Foundation", "Dispatch", "CoreGraphics", "QuartzCore"]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    guard !file.imports("UIKit"),
      module.files.contains(where: { $0.imports("UIKit") }) || namesMore(file),
      let place = file.tokens.indices.first(where: { isNarrow($0, in: file) })
    else { return }
    edits.insert("import UIKit; ", before: Modifiers(before: place, in: file).start)
  }

  /// Whether a file names what Apple's Foundation has, and here UIKit.
  private static func namesMore(_ file: Parsed) -> Bool {
    file.tokens.indices.contains { index in
      guard file.isWord(index) else { return false }
      if file.is(index, "localized") {
        return file.is(index + 1, ":") && file.is(index - 1, "(") && file.is(index - 2, "String")
      }
      return names.contains(file.text(index))
    }
  }

  private static let names: Set<String> = [
    "CFAbsoluteTimeGetCurrent", "CFErrorCopyDescription", "CFGetRetainCount",
    "DateComponentsFormatter",
    "ListFormatter", "MeasurementFormatter", "NSException", "NSExceptionName", "NSHashTable",
    "NSInteger",
    "NSItemProvider", "NSMapTable", "NSPointerFunctions", "NSUserActivity",
    "RelativeDateTimeFormatter",
    "UndoManager", "autoreleasepool",
  ]

  private static func isNarrow(_ index: Int, in file: Parsed) -> Bool {
    file.is(index, "import") && file.isFirstOnLine(Modifiers(before: index, in: file).start)
      && narrow.contains(file.text(index + 1))
  }
}
