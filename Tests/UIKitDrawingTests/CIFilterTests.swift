import Testing
import UIKit

@Suite("Filters") @MainActor
struct CIFilterTests {
  private let from = CIImage(cgImage: FilterRig.picture(.red, .green))
  private let to = CIImage(cgImage: FilterRig.picture(.yellow, .black))
  private let area = CGRect(x: 0, y: 0, width: 24, height: 16)

  nonisolated private static let transitions = [
    "CIDissolveTransition", "CISwipeTransition", "CIBarsSwipeTransition", "CIModTransition",
    "CIFlashTransition", "CICopyMachineTransition", "CIDisintegrateWithMaskTransition",
    "CIRippleTransition", "CIAccordionFoldTransition", "CIPageCurlTransition",
  ]

  @Test("every function makes the filter of its name, and every name but three has a function")
  func functions() {
    let functions = FilterFunctions.all
    for (filter, name) in functions {
      #expect(filter.name == name)
      #expect(!filter.inputKeys.isEmpty)
    }
    let names = Set(functions.map(\.name)).union(FilterFunctions.nameOnly)
    #expect(names == Set(CIFilter.filterNames(inCategory: nil)))
    #expect(functions.count == Set(functions.map(\.name)).count)
    #expect(Set(CIFilter.filterNames(inCategory: kCICategoryTransition)) == Set(Self.transitions))
  }

  @Test("each makes an image of its defaults, given images, and none without the image it needs")
  func defaults() throws {
    let generators = Set(
      CIFilter.filterNames(inCategory: kCICategoryGenerator)
        + CIFilter.filterNames(inCategory: kCICategoryGradient))
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      #expect((filter.outputImage != nil) == generators.contains(name), "\(name)")
      for key in filter.inputKeys where filter.value(forKey: key) == nil {
        if !key.contains("Shading") { filter.setValue(from, forKey: key) }
      }
      let made = try #require(filter.outputImage, "\(name)")
      #expect(FilterRig.bytes(made, area).count == 4 * 24 * 16, "\(name)")
    }
  }

  /// Values that nobody means, for an input of each kind.
  private static func strange(_ usual: Any?) -> [Any] {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, 0, -1]
    switch usual {
    case is CIVector:
      return numbers.map { CIVector(x: CGFloat($0), y: 1, z: CGFloat($0), w: CGFloat($0)) }
    case is CIColor: return numbers.map { CIColor(red: CGFloat($0), green: 0, blue: 1) }
    case is NSNumber: return numbers
    case is NSValue:
      return numbers.map {
        CGAffineTransform(a: CGFloat($0), b: 0, c: 0, d: 1, tx: CGFloat($0), ty: 0)
      }
    default: return []
    }
  }

  @Test("no filter ends the program or takes for ever, whatever its inputs are")
  func strangeInputs() throws {
    var tried = 0
    for name in CIFilter.filterNames(inCategory: nil) {
      let keys = try #require(CIFilter(name: name)).inputKeys
      for key in keys {
        let usual = CIFilter(name: name)?.value(forKey: key)
        for value in Self.strange(usual) {
          let filter = try #require(CIFilter(name: name))
          for key in keys where filter.value(forKey: key) == nil && !key.contains("Shading") {
            filter.setValue(from, forKey: key)
          }
          if keys.contains(kCIInputTimeKey) { filter.setValue(0.5, forKey: kCIInputTimeKey) }
          filter.setValue(value, forKey: key)
          let made = FilterRig.bytes(filter.outputImage, area)
          #expect(made.isEmpty || made.count == 4 * 24 * 16, "\(name) \(key) \(value)")
          tried += 1
        }
      }
    }
    #expect(tried > 800)
  }

  @Test("nor does an image that is moved, cropped or blurred strangely")
  func strangeImages() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30, 0] {
      let images = [
        from.transformed(by: CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0)),
        from.transformed(by: CGAffineTransform(translationX: number, y: 0)),
        from.cropped(to: CGRect(x: number, y: 0, width: number, height: 9)),
        from.applyingGaussianBlur(sigma: Double(number)),
        from.clamped(to: CGRect(x: 0, y: 0, width: number, height: 1)),
        from.settingAlphaOne(in: CGRect(x: 0, y: number, width: 5, height: 5)),
      ]
      for (index, image) in images.enumerated() {
        let made = FilterRig.bytes(image.composited(over: to), area)
        #expect(made.isEmpty || made.count == 4 * 24 * 16, "\(index) of \(number)")
      }
    }
  }

  @Test("a transition begins on its image and ends on its target", arguments: transitions)
  func transition(name: String) throws {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(from, forKey: kCIInputImageKey)
    filter.setValue(to, forKey: kCIInputTargetImageKey)
    if name.contains("Mask") {
      filter.setValue(from, forKey: kCIInputMaskImageKey)
    }
    func bytes(_ time: Double) -> [UInt8] {
      filter.setValue(time, forKey: kCIInputTimeKey)
      return FilterRig.bytes(filter.outputImage)
    }
    #expect(FilterRig.bytes(from) != FilterRig.bytes(to))
    #expect(bytes(0) == FilterRig.bytes(from))
    #expect(bytes(1) == FilterRig.bytes(to))
  }

  @Test("inputs by property and by key are the same")
  func inputs() {
    let filter: CIFilter & CISwipeTransition = CIFilter.swipeTransition()
    #expect(filter.width == 300 && filter.extent == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(filter.color == .white && filter.inputImage == nil)
    filter.time = 0.5
    filter.extent = area
    filter.inputImage = from
    #expect(filter.value(forKey: kCIInputTimeKey) as? Float == 0.5)
    filter.setValue(CIVector(x: 1, y: 2, z: 3, w: 4), forKey: kCIInputExtentKey)
    #expect(filter.extent == CGRect(x: 1, y: 2, width: 3, height: 4))
    filter.setValue(NSNumber(value: 7), forKey: "inputWidth")
    #expect(filter.width == 7)
    filter.setDefaults()
    #expect(filter.width == 300 && filter.time == 0 && filter.inputImage === from)
    let vignette = CIFilter.vignetteEffect()
    vignette.center = CGPoint(x: 3, y: 4)
    #expect((vignette.value(forKey: "inputCenter") as? CGPoint) == CGPoint(x: 3, y: 4))
  }

  @Test("what there is not, and what has no effect, is reported")
  func reports() {
    let unknown = FilterRig.notes { #expect(CIFilter(name: "CINoSuchFilter") == nil) }
    #expect(unknown == ["the filter CINoSuchFilter"])
    let filter = CIFilter.rippleTransition()
    let shading = FilterRig.notes { filter.shadingImage = from }
    #expect(shading == ["inputShadingImage of the filter CIRippleTransition"])
    let key = FilterRig.notes { filter.setValue(1, forKey: "inputNothing") }
    #expect(key == ["inputNothing of the filter CIRippleTransition"])
    let kind = FilterRig.notes { filter.setValue("wide", forKey: kCIInputWidthKey) }
    #expect(kind == ["String for inputWidth of the filter CIRippleTransition"])
    #expect(filter.width == 100)
    #expect(FilterRig.notes { filter.scale = 3 }.isEmpty)
    let applied = FilterRig.notes {
      #expect(from.applyingFilter("CINoSuchFilter").extent == from.extent)
    }
    #expect(applied.count == 1)
  }

  @Test("attributes name the defaults, as Apple's documentation has them")
  func attributes() throws {
    let filter = try #require(CIFilter(name: "CITwirlDistortion"))
    let center = filter.attributes[kCIInputCenterKey] as? [String: Any]
    #expect(center?[kCIAttributeDefault] as? CIVector == CIVector(x: 150, y: 150))
    #expect(center?[kCIAttributeClass] as? String == "CIVector")
    #expect(filter.outputKeys == [kCIOutputImageKey])
    #expect(CIFilter.gaussianBlur().radius == 10 && CIFilter.discBlur().radius == 8)
    #expect(CIFilter.colorPosterize().levels == 6 && CIFilter.bloom().intensity == 0.5)
  }

  @Test("an exposure of 1 doubles, a matrix mixes, a crop cuts, colours come of nothing")
  func colors() throws {
    let grey = CIImage(color: CIColor(red: 0.25, green: 0.25, blue: 0.25))
    let exposed = grey.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
    #expect(FilterRig.pixel(exposed, 0, 0) == [128, 128, 128, 255])
    let swapped = CIImage.red.applyingFilter(
      "CIColorMatrix",
      parameters: ["inputRVector": CIVector(x: 0, y: 1, z: 0), "inputGVector": CIVector(x: 1)])
    #expect(FilterRig.pixel(swapped, 0, 0) == [0, 255, 0, 255])
    let cut = from.applyingFilter(
      "CICrop", parameters: ["inputRectangle": CGRect(x: 1, y: 1, width: 2, height: 3)])
    #expect(cut.extent == CGRect(x: 1, y: 1, width: 2, height: 3))
    let board = CIFilter.checkerboardGenerator()
    board.center = .zero
    board.width = 4
    #expect(FilterRig.pixel(board.outputImage, 1, 1) == [255, 255, 255, 255])
    #expect(FilterRig.pixel(board.outputImage, 5, 1) == [0, 0, 0, 255])
    #expect(FilterRig.pixel(board.outputImage, -1, -1) == [255, 255, 255, 255])
    #expect(board.outputImage?.extent == .infinite)
  }

  @Test("a mask shows one image where it is white and the other where it is black")
  func masks() {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = from
    filter.backgroundImage = to
    filter.maskImage = .white
    #expect(FilterRig.bytes(filter.outputImage) == FilterRig.bytes(from))
    filter.maskImage = .black
    #expect(FilterRig.bytes(filter.outputImage) == FilterRig.bytes(to))
  }

  @Test("a perspective onto the same corners changes nothing, and one elsewhere goes there")
  func perspective() throws {
    let filter = CIFilter.perspectiveTransform()
    filter.inputImage = from
    (filter.bottomLeft, filter.bottomRight) = (.zero, CGPoint(x: 24, y: 0))
    (filter.topLeft, filter.topRight) = (CGPoint(x: 0, y: 16), CGPoint(x: 24, y: 16))
    #expect(FilterRig.bytes(filter.outputImage) == FilterRig.bytes(from))
    filter.topLeft = CGPoint(x: 8, y: 16)
    filter.topRight = CGPoint(x: 16, y: 16)
    #expect(FilterRig.pixel(filter.outputImage, 1, 14) == [0, 0, 0, 0])
    // What is farther off is smaller: row 12 of 16 comes to stand in row 14, where red would be else.
    let far = FilterRig.pixel(filter.outputImage, 10, 14)
    #expect(far[0] < 50 && far[1] > 200)
  }

  @Test("an application's own filter is asked for its image")
  func subclass() {
    final class Doubling: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    let filter = Doubling()
    #expect(filter.outputImage == nil)
    filter.inputImage = from
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 48, height: 32))
  }
}
