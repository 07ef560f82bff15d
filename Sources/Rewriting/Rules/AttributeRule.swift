/// Attributes that only Apple's compilers know become spaces.
enum AttributeRule {
  /// - Parameter starts: Whether the module is a program, which begins at `@main`.
  static func apply(_ edits: inout FileEdits, starts: Bool) {
    let file = edits.file
    for index in file.tokens.indices {
      if file.is(index, "@") {
        attribute(at: index, &edits, starts: starts)
      } else if file.is(index, "dynamic"), isModifier(index, in: file) {
        edits.blank([index])
      } else if file.is(index, "import"), isAppleModule(index + 1, in: file) {
        submodule(after: index + 1, &edits)
        if file.is(index + 1, "Darwin") { edits.exchange(index + 1, for: "CLibrary") }
      } else if file.is(index, "#colorLiteral") {
        edits.replace(index, with: "UIColor")
      } else if file.is(index, "#imageLiteral") {
        literal(at: index, "UIImage", label: "imageLiteralResourceName", &edits)
      } else if file.is(index, "#fileLiteral") {
        literal(at: index, "URL", label: "fileReferenceLiteralResourceName", &edits)
      }
    }
  }

  /// `#imageLiteral(resourceName: "a")` becomes what it stands for.
  private static func literal(
    at index: Int, _ type: String, label: String, _ edits: inout FileEdits
  ) {
    let file = edits.file
    guard file.is(index + 1, "("), file.is(index + 2, "resourceName") else { return }
    edits.replace(index, with: type)
    edits.exchange(index + 2, for: label)
  }

  private static func attribute(at index: Int, _ edits: inout FileEdits, starts: Bool) {
    let file = edits.file
    guard file.isAdjacent(index + 1) else { return }
    switch file.text(index + 1) {
    case "objc":
      edits.blank([index, index + 1])
      let open = index + 2
      // A name has no bracket of its own in it.
      if file.is(open, "("), file.isAdjacent(open), file.partner[open] > 0,
        !(open + 1..<file.partner[open]).contains(where: { file.partner[$0] >= 0 })
      {
        edits.blank(open...file.partner[open])
      }
    case "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
      "IBSegueAction", "GKInspectable":
      edits.blank([index, index + 1])
    case "main", "UIApplicationMain", "NSApplicationMain":
      if !starts { return edits.blank([index, index + 1]) }
      if !file.is(index + 1, "main") { edits.replace(index + 1, with: "main") }
    case "NSCopying":
      edits.blank([index, index + 1])
      edits.remark("@NSCopying does not copy here; copy in the setter", at: index)
    case "NSManaged":
      if !managedProperty(at: index, &edits) {
        edits.remark("@NSManaged needs Core Data, which is not here", at: index)
      }
    case "convention" where file.is(index + 3, "block"):
      edits.remark("there are no Objective-C blocks here: @convention(block)", at: index)
    default: break
    }
  }

  /// `@NSManaged var progress: CGFloat` of a layer class: its value is kept by the layer.
  private static func managedProperty(at index: Int, _ edits: inout FileEdits) -> Bool {
    let file = edits.file
    guard let parent = file.enclosingType(of: index)?.inherited.first, parent.hasSuffix("Layer"),
      let keyword = (index + 2..<min(index + 8, file.tokens.count)).first(where: {
        file.is($0, "var")
      }), file.isWord(keyword + 1), file.is(keyword + 2, ":")
    else { return false }
    var end = keyword + 3
    while end + 1 < file.tokens.count, !file.isFirstOnLine(end + 1),
      ![";", "}", ",", "=", "{"].contains(file.text(end + 1))
    {
      end = file.partner[end + 1] > end ? file.partner[end + 1] : end + 1
    }
    guard ![",", "=", "{"].contains(file.text(end + 1)) || file.isFirstOnLine(end + 1) else {
      return false
    }
    let name = file.name(keyword + 1)
    edits.blank([index, index + 1])
    edits.insert(
      " { get { _managedValue(forKey: \"\(name)\") }"
        + " set { _setManagedValue(newValue, forKey: \"\(name)\") } }", after: end)
    return true
  }

  /// Whether `dynamic` stands in front of a declaration, and is not somebody's name: then that goes
  /// on where the line does.
  private static func isModifier(_ index: Int, in file: Parsed) -> Bool {
    guard !file.isFirstOnLine(index + 1),
      ![".", ",", "=", "case", "return"].contains(file.text(index - 1))
    else { return false }
    let next = file.text(index + 1)
    return next == "@"
      || file.isWord(index + 1)
        && (Member.keywords.contains(next) || Modifiers.words.contains(next))
  }

  /// Modules that have parts of their own on a device, and are whole here.
  private static let whole: Set = [
    "UIKit", "QuartzCore", "CoreGraphics", "os", "Darwin", "ObjectiveC", "simd", "CoreImage",
    "CoreText", "Symbols", "AVFoundation", "AudioToolbox", "Photos", "Combine", "OSLog", "WebKit",
    "MapKit",
    "CoreLocation",
  ]

  private static func isAppleModule(_ index: Int, in file: Parsed) -> Bool {
    file.isWord(index) && whole.contains(file.text(index))
  }

  /// `import UIKit.UIGestureRecognizerSubclass`, `import os.log`: the module has it all.
  private static func submodule(after module: Int, _ edits: inout FileEdits) {
    var index = module + 1
    while edits.file.is(index, "."), edits.file.isWord(index + 1) {
      edits.blank([index, index + 1])
      index += 2
    }
  }
}
