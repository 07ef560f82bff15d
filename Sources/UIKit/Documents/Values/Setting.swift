import Documents
import QuartzCore

/// One attribute of a kind of element, and the property that it sets.
@MainActor
struct Setting<Owner: AnyObject> {
  let apply: (Owner, Element, ObjectMaker) -> Void

  init(_ apply: @escaping (Owner, Element, ObjectMaker) -> Void) { self.apply = apply }

  static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Setting {
    Setting { owner, element, _ in
      if let value = element.flag(name) { owner[keyPath: path] = value }
    }
  }

  static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>
  ) -> Setting {
    Setting { owner, element, _ in
      if let value = element.number(name) { owner[keyPath: path] = Number(value) }
    }
  }

  static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>) -> Setting {
    Setting { owner, element, _ in
      if let value = element.integer(name) { owner[keyPath: path] = value }
    }
  }

  static func text(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> Setting {
    Setting { owner, element, _ in
      if let value = element.string(name) { owner[keyPath: path] = value }
    }
  }

  static func colour(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> Setting {
    Setting { owner, element, maker in
      if let value = maker.readColour(element.value(name)) { owner[keyPath: path] = value }
    }
  }

  static func font(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIFont?>) -> Setting {
    Setting { owner, element, maker in
      if let value = maker.font(element.value(name)) { owner[keyPath: path] = value }
    }
  }

  static func image(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>) -> Setting {
    Setting { owner, element, maker in
      if let value = maker.image(name, of: element) { owner[keyPath: path] = value }
    }
  }

  static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>)
    -> Setting
  {
    Setting { owner, element, _ in
      if let value = element.insets(name) { owner[keyPath: path] = value }
    }
  }

  static func size(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>) -> Setting {
    Setting { owner, element, _ in
      if let value = element.size(name) { owner[keyPath: path] = value }
    }
  }

  /// One of several words.
  static func word<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [String: Value]
  ) -> Setting {
    Setting { owner, element, maker in
      guard let word = element[name] else { return }
      guard let value = words[word] else {
        return Unsupported.report("\(name)=\"\(word)\" of <\(element.tag)> in a document")
      }
      owner[keyPath: path] = value
    }
  }
}

extension ObjectMaker {
  func apply<Owner: AnyObject>(_ settings: [Setting<Owner>], to owner: Owner, _ element: Element) {
    for setting in settings { setting.apply(owner, element, self) }
  }
}
