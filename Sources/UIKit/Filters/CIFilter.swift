import QuartzCore

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"

/// Changes a picture. These have an effect: blurs, colour controls, monochrome, sepia, inversion,
/// exposure and pixels; any other name is reported, and gives nil.
open class CIFilter: NSObject {
  /// Apple's name.
  open private(set) var name: String
  var values: [String: Any] = [:]

  public init?(name: String, parameters: [String: Any]? = nil) {
    guard CIFilter.known.contains(name) else {
      Unsupported.report("the filter \(name)")
      return nil
    }
    self.name = name
    values = parameters ?? [:]
  }

  init(known name: String) { self.name = name }

  static let known: Set = [
    "CIGaussianBlur", "CIBoxBlur", "CIColorControls", "CIPhotoEffectMono", "CIPhotoEffectNoir",
    "CIPhotoEffectTonal", "CISepiaTone", "CIColorInvert", "CIExposureAdjust", "CIPixellate",
    "CIColorMonochrome",
  ]

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  /// What is changed.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// Pixels.
  open var radius: Float {
    get { Float(number(kCIInputRadiusKey, 10)) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  open var intensity: Float {
    get { Float(number(kCIInputIntensityKey, 1)) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  open var saturation: Float {
    get { Float(number(kCIInputSaturationKey, 1)) }
    set { values[kCIInputSaturationKey] = newValue }
  }
  open var brightness: Float {
    get { Float(number(kCIInputBrightnessKey, 0)) }
    set { values[kCIInputBrightnessKey] = newValue }
  }
  open var contrast: Float {
    get { Float(number(kCIInputContrastKey, 1)) }
    set { values[kCIInputContrastKey] = newValue }
  }
  open var scale: Float {
    get { Float(number(kCIInputScaleKey, 8)) }
    set { values[kCIInputScaleKey] = newValue }
  }
  open var ev: Float {
    get { Float(number(kCIInputEVKey, 0)) }
    set { values[kCIInputEVKey] = newValue }
  }

  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: usual
    }
  }

  /// nil without a picture.
  open var outputImage: CIImage? {
    guard let input = inputImage, let picture = input.picture else { return nil }
    var pixels = Pixels(picture)
    change(&pixels)
    return CIImage(pixels.picture, extent: input.extent)
  }
}

extension CIFilter {
  private func change(_ pixels: inout Pixels) {
    switch name {
    case "CIGaussianBlur": pixels.blur(sigma: number(kCIInputRadiusKey, 10))
    case "CIBoxBlur": pixels.blur(sigma: number(kCIInputRadiusKey, 10) / 1.732)
    case "CIPixellate": pixels.pixellate(Int(number(kCIInputScaleKey, 8)))
    default: pixels.map(colours)
    }
  }

  /// What a filter of colours makes of one, its parts 0...1 and not multiplied by alpha.
  private var colours: (SIMD3<Double>) -> SIMD3<Double> {
    let weights = SIMD3(0.2126, 0.7152, 0.0722)
    func grey(_ c: SIMD3<Double>) -> SIMD3<Double> { SIMD3(repeating: (c * weights).sum()) }
    switch name {
    case "CIColorInvert": return { 1 - $0 }
    case "CIPhotoEffectMono", "CIPhotoEffectTonal": return grey
    case "CIPhotoEffectNoir": return { (grey($0) - 0.5) * 1.4 + 0.5 }
    case "CISepiaTone":
      let share = number(kCIInputIntensityKey, 1)
      return { $0 + (grey($0) * SIMD3(1.07, 0.86, 0.64) - $0) * share }
    case "CIColorMonochrome":
      let share = number(kCIInputIntensityKey, 1)
      let colour = values[kCIInputColorKey] as? CIColor
      let tone = SIMD3(
        Double(colour?.red ?? 0.6), Double(colour?.green ?? 0.45), Double(colour?.blue ?? 0.3))
      return { $0 + (grey($0) * tone - $0) * share }
    case "CIExposureAdjust":
      let ev = number(kCIInputEVKey, 0)
      let gain =
        Double(sign: .plus, exponent: Int(ev.rounded(.down)), significand: 1)
        * (1 + (ev - ev.rounded(.down)))
      return { $0 * gain }
    default:
      let (saturation, brightness, contrast) = (
        number(kCIInputSaturationKey, 1), number(kCIInputBrightnessKey, 0),
        number(kCIInputContrastKey, 1)
      )
      return { colour in
        let grey = grey(colour)
        return ((grey + (colour - grey) * saturation) + brightness - 0.5) * contrast + 0.5
      }
    }
  }
}

// The filters by functions, as the module's builtins have them.
extension CIFilter {
  public class func gaussianBlur() -> CIFilter { CIFilter(known: "CIGaussianBlur") }
  public class func boxBlur() -> CIFilter { CIFilter(known: "CIBoxBlur") }
  public class func colorControls() -> CIFilter { CIFilter(known: "CIColorControls") }
  public class func photoEffectMono() -> CIFilter { CIFilter(known: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIFilter { CIFilter(known: "CIPhotoEffectNoir") }
  public class func photoEffectTonal() -> CIFilter { CIFilter(known: "CIPhotoEffectTonal") }
  public class func sepiaTone() -> CIFilter { CIFilter(known: "CISepiaTone") }
  public class func colorInvert() -> CIFilter { CIFilter(known: "CIColorInvert") }
  public class func pixellate() -> CIFilter { CIFilter(known: "CIPixellate") }
  public class func exposureAdjust() -> CIFilter { CIFilter(known: "CIExposureAdjust") }
}
