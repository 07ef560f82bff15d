import Foundation

/// A text that says how many there are, in each form that its language has.
package struct CountedText: Hashable, Sendable {
  /// One place in it, with a form for each category.
  package struct Variable: Hashable, Sendable {
    /// How its number is written: `d`, `lld`, `lu`, `f`.
    package var type = "lld"
    /// Which of the arguments it counts, from 1; nil is the next one.
    package var argument: Int?
    package var forms: [String: String] = [:]

    package init(type: String = "lld", argument: Int? = nil, forms: [String: String]) {
      (self.type, self.argument, self.forms) = (type, argument, forms)
    }
  }

  /// With `%#@name@` where variables are.
  package var format: String
  package var variables: [String: Variable]

  package init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  /// The text for any number: what a table has that knows of no categories.
  package var general: String {
    var reading = Reading(text: self) { _ in "other" }
    reading.keepsPositions = true
    return reading.expand(format, counting: nil)
  }

  /// The format for some numbers, and the arguments in the order of its places: places that are numbered
  /// must not leave any out.
  func resolved(
    for arguments: [any CVarArg], in language: String
  ) -> (format: String, arguments: [any CVarArg]) {
    var reading = Reading(text: self) { index in
      guard arguments.indices.contains(index - 1), let number = Self.number(arguments[index - 1])
      else { return "other" }
      // Zero has a form of its own in every language, where a text gives it one.
      return number == 0 ? "zero" : PluralCategory(of: number, in: language).rawValue
    } otherwise: { index in
      guard arguments.indices.contains(index - 1), let number = Self.number(arguments[index - 1])
      else { return "other" }
      return PluralCategory(of: number, in: language).rawValue
    }
    let format = reading.expand(format, counting: nil)
    guard reading.used.allSatisfy({ arguments.indices.contains($0 - 1) }) else {
      return (general, arguments)
    }
    return (format, reading.used.map { arguments[$0 - 1] })
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension CountedText {
  /// Puts forms where variables are.
  private struct Reading {
    let text: CountedText
    let category: (Int) -> String
    var otherwise: (Int) -> String = { _ in "other" }
    /// Whether places keep the numbers that they have.
    var keepsPositions = false
    /// The arguments of the places, in their order.
    private(set) var used: [Int] = []
    /// The argument that the next place takes which names none.
    private var next = 1
    private var depth = 0

    init(
      text: CountedText, category: @escaping (Int) -> String,
      otherwise: @escaping (Int) -> String = { _ in "other" }
    ) {
      (self.text, self.category, self.otherwise) = (text, category, otherwise)
    }

    mutating func expand(_ format: String, counting bound: Int?) -> String {
      guard depth < 8 else { return "" }
      var result = ""
      var bound = bound
      let counted = bound
      var rest = format[...]
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...].dropFirst()
        if rest.hasPrefix("%") {
          result += "%%"
          rest = rest.dropFirst()
          continue
        }
        let position = rest.prefixMatch(of: /(\d+)\$/).flatMap { match -> Int? in
          rest = rest[match.range.upperBound...]
          return Int(match.1)
        }
        if let match = rest.prefixMatch(of: /#@([^@]*)@/) {
          rest = rest[match.range.upperBound...]
          result += form(String(match.1), position)
        } else if rest.hasPrefix("arg"), let counted {
          rest = rest.dropFirst("arg".count)
          used.append(counted)
          result += "%lld"
        } else {
          let index = position ?? bound ?? take()
          if position == nil { bound = nil }
          used.append(index)
          result += keepsPositions && position != nil ? "%\(index)$" : "%"
        }
      }
      return result + rest
    }

    private mutating func form(_ name: String, _ position: Int?) -> String {
      guard let variable = text.variables[name] else { return "%#@\(name)@" }
      let index = position ?? variable.argument ?? take()
      let forms = variable.forms
      let form = forms[category(index)] ?? forms[otherwise(index)] ?? forms["other"] ?? ""
      depth += 1
      defer { depth -= 1 }
      return expand(form, counting: index)
    }

    private mutating func take() -> Int {
      defer { next += 1 }
      return next
    }
  }
}

extension CountedText {
  /// How the files end that hold such texts, beside the tables.
  package static let ending = "counted"

  /// As a property list has it.
  package var propertyList: [String: Any] {
    [
      "format": format,
      "variables": variables.mapValues { variable in
        ["type": variable.type, "argument": variable.argument ?? 0, "forms": variable.forms]
          as [String: Any]
      },
    ]
  }

  /// nil for what is no such text.
  init?(propertyList: [String: Any]) {
    guard let format = propertyList["format"] as? String else { return nil }
    let variables = propertyList["variables"] as? [String: [String: Any]] ?? [:]
    self.init(
      format: format,
      variables: variables.mapValues { values in
        let argument = values["argument"] as? Int ?? 0
        return Variable(
          type: values["type"] as? String ?? "lld", argument: argument > 0 ? argument : nil,
          forms: values["forms"] as? [String: String] ?? [:])
      })
  }
}
