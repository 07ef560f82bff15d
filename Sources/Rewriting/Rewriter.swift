/// Turns the Objective-C spellings of Swift sources into what a compiler without Objective-C
/// takes.
///
/// The files of one module are rewritten together, because a selector in one can name a method in
/// another. Every line keeps its number, comments and strings stay as they are, and what is
/// rewritten already stays as it is.
package enum Rewriter {
  /// - Parameter starts: Whether the module is a program; in a library, which somebody else's
  ///   program starts, `@main` goes.
  /// - Parameter isOfSwift3: Whether the module was written for Swift 3, which is compiled as Swift 4.
  /// - Parameter classCalls: By the sources' paths, where the compiler has asked for `required` initialisers.
  /// - Returns: As many as there are sources, in their order.
  package static func rewrite(
    _ sources: [Source], starts: Bool = true, isOfSwift3: Bool = false,
    classCalls: [String: Set<ClassCallRule.Place>] = [:]
  ) -> [Rewritten] {
    let files = sources.map { Parsed(Previews.erased(from: $0)) }
    let module = ModuleIndex(files)
    let hoists = Hoists(module)
    return files.indices.map { index in
      var edits = FileEdits(files[index])
      AttributeRule.apply(&edits, starts: starts)
      ImportRule.apply(&edits, module)
      if isOfSwift3 { FormerLanguageRule.apply(&edits, module) }
      AttributeKeyRule.apply(&edits)
      CompilationConditionRule.apply(&edits)
      DelegateOverrideRule.apply(&edits)
      FormerOverrideRule.apply(&edits, module)
      AnswerOverrideRule.apply(&edits, module)
      AwakeningRule.apply(&edits)
      OwnMakingRule.apply(&edits, module)
      TouchAnswerRule.apply(&edits, module)
      ClassCallRule.apply(&edits, at: classCalls[sources[index].path] ?? [])
      ObservingRule.apply(&edits, module)
      EditActionNames.apply(&edits, module)
      LanguageRule.apply(&edits, module)
      SleepRule.apply(&edits, module)
      ObjectMemberRule.apply(&edits, module)
      SelectorRule.apply(&edits, file: index, module)
      KeyPathRule.apply(&edits)
      for place in files[index].enclosed {
        edits.remark(
          "code inside of a string is left as it is: give this a name before it",
          line: files[index].line(at: place))
      }
      let conformers = ProtocolRule.apply(&edits, file: index, module)
      LateRequirementRule.apply(&edits, file: index, module)
      hoists.apply(&edits, file: index)
      return Rewritten(
        text: edits.edits.applied(to: files[index].source.text),
        remarks: edits.remarks.sorted { $0.line < $1.line },
        isChanged: !edits.edits.isEmpty || files[index].source.text != sources[index].text,
        origins: edits.edits.origins, borrowed: hoists.borrowed(by: index) + conformers)
    }
  }
}

/// A file after rewriting.
package struct Rewritten: Sendable {
  package let text: [UInt8]
  /// What could not be rewritten, in the order of the lines.
  package let remarks: [Remark]
  /// Whether anything had to be rewritten.
  package let isChanged: Bool
  package let origins: Origins
  /// What other files' members put in here: it changes when this file does not.
  package let borrowed: String
}
