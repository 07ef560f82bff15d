import QuartzCore

/// Changes an image, puts two together, or makes one; `filterNames(inCategory:)` says which there are.
///
/// By another name it is nil, which is reported, as is a value for an input that has no effect. An
/// application's own filters derive from it and override `outputImage`.
open class CIFilter: NSObject {
  /// Apple's name; empty for an application's own filter.
  open var name = ""
  var kind: FilterKind?
  private var values: [String: Any] = [:]

  public override init() {}

  /// nil, and a note, for an unknown name.
  /// - Parameter parameters: Inputs by their keys; the defaults count for the others.
  public convenience init?(name: String, parameters: [String: Any]? = nil) {
    self.init()
    guard become(name) else { return nil }
    for (key, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Takes on a filter's name and inputs.
  @discardableResult
  func become(_ name: String) -> Bool {
    guard let kind = FilterKind.all[name] else {
      Unsupported.report("the filter \(name)")
      return false
    }
    (self.name, self.kind) = (name, kind)
    return true
  }

  /// What is in it.
  var arguments: FilterArguments { FilterArguments(kind: kind, values: values) }

  /// Reports what has no effect; nil gives the default back.
  open func setValue(_ value: Any?, forKey key: String) {
    if let value, let complaint = kind?.complaint(about: value, forKey: key) {
      Unsupported.report(complaint)
    }
    values[key] = value
  }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key] ?? kind?.input(key)?.value.usual
  }

  /// Every input as it was but for images, which stay.
  open func setDefaults() { values = values.filter { $0.value is CIImage } }

  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The filter's name, its category, and of each input its class and default.
  open var attributes: [String: Any] {
    guard let kind else { return [:] }
    var all: [String: Any] = [
      kCIAttributeFilterName: kind.name,
      kCIAttributeFilterCategories: [kind.category, kCICategoryBuiltIn],
    ]
    for input in kind.inputs {
      var attributes: [String: Any] = [kCIAttributeClass: input.value.className]
      if let usual = input.value.usual { attributes[kCIAttributeDefault] = usual }
      all[input.key] = attributes
    }
    return all
  }

  /// nil without an image that is needed.
  open var outputImage: CIImage? { kind?.make(arguments).map { CIImage($0) } }

  /// The names of a category's filters in order; of all for nil and `kCICategoryBuiltIn`.
  open class func filterNames(inCategory category: String?) -> [String] {
    let isAll = category == nil || category == kCICategoryBuiltIn
    return FilterKind.all.values.filter { isAll || $0.category == category }.map(\.name).sorted()
  }

  /// The names of the filters that are in every one of some categories; of all for nil.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    let all = filterNames(inCategory: nil)
    return (categories ?? []).reduce(all) { names, category in
      let members = Set(filterNames(inCategory: category))
      return names.filter { members.contains($0) }
    }
  }
}
