import QuartzCore

/// The class of the filters that functions make: it has every typed input there is, and shows of them
/// what the protocol of a function has.
final class BuiltinFilter: CIFilter {
  static func named(_ name: String) -> BuiltinFilter {
    let filter = BuiltinFilter()
    filter.become(name)
    return filter
  }

  var backgroundImage: CIImage? {
    get { arguments.picture("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var backsideImage: CIImage? {
    get { arguments.picture("inputBacksideImage") }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }

  var inputImage: CIImage? {
    get { arguments.picture("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var maskImage: CIImage? {
    get { arguments.picture("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var shadingImage: CIImage? {
    get { arguments.picture("inputShadingImage") }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }

  var targetImage: CIImage? {
    get { arguments.picture("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }

  var amount: Float {
    get { arguments.number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var angle: Float {
    get { arguments.number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var aspectRatio: Float {
    get { arguments.number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var barOffset: Float {
    get { arguments.number("inputBarOffset") }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }

  var bottomHeight: Float {
    get { arguments.number("inputBottomHeight") }
    set { setValue(newValue, forKey: "inputBottomHeight") }
  }

  var brightness: Float {
    get { arguments.number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var compression: Float {
    get { arguments.number("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }

  var contrast: Float {
    get { arguments.number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var ev: Float {
    get { arguments.number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var fadeThreshold: Float {
    get { arguments.number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }

  var falloff: Float {
    get { arguments.number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }

  var foldShadowAmount: Float {
    get { arguments.number("inputFoldShadowAmount") }
    set { setValue(newValue, forKey: "inputFoldShadowAmount") }
  }

  var intensity: Float {
    get { arguments.number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var levels: Float {
    get { arguments.number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var maxStriationRadius: Float {
    get { arguments.number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }

  var numberOfFolds: Float {
    get { arguments.number("inputNumberOfFolds") }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }

  var opacity: Float {
    get { arguments.number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }

  var power: Float {
    get { arguments.number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var radius: Float {
    get { arguments.number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var radius0: Float {
    get { arguments.number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { arguments.number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var saturation: Float {
    get { arguments.number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var scale: Float {
    get { arguments.number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var shadowDensity: Float {
    get { arguments.number("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }

  var shadowRadius: Float {
    get { arguments.number("inputShadowRadius") }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }

  var sharpness: Float {
    get { arguments.number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var striationContrast: Float {
    get { arguments.number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }

  var striationStrength: Float {
    get { arguments.number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }

  var time: Float {
    get { arguments.number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }

  var width: Float {
    get { arguments.number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }

  var bottomLeft: CGPoint {
    get { arguments.place("inputBottomLeft") }
    set { setValue(newValue, forKey: "inputBottomLeft") }
  }

  var bottomRight: CGPoint {
    get { arguments.place("inputBottomRight") }
    set { setValue(newValue, forKey: "inputBottomRight") }
  }

  var center: CGPoint {
    get { arguments.place("inputCenter") }
    set { setValue(newValue, forKey: "inputCenter") }
  }

  var point0: CGPoint {
    get { arguments.place("inputPoint0") }
    set { setValue(newValue, forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { arguments.place("inputPoint1") }
    set { setValue(newValue, forKey: "inputPoint1") }
  }

  var shadowOffset: CGPoint {
    get { arguments.place("inputShadowOffset") }
    set { setValue(newValue, forKey: "inputShadowOffset") }
  }

  var topLeft: CGPoint {
    get { arguments.place("inputTopLeft") }
    set { setValue(newValue, forKey: "inputTopLeft") }
  }

  var topRight: CGPoint {
    get { arguments.place("inputTopRight") }
    set { setValue(newValue, forKey: "inputTopRight") }
  }

  var extent: CGRect {
    get { arguments.rect("inputExtent") }
    set { setValue(newValue, forKey: "inputExtent") }
  }

  var color: CIColor {
    get { arguments.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var color0: CIColor {
    get { arguments.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { arguments.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var aVector: CIVector {
    get { arguments.numbers("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var alphaCoefficients: CIVector {
    get { arguments.numbers("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }

  var bVector: CIVector {
    get { arguments.numbers("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var biasVector: CIVector {
    get { arguments.numbers("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var blueCoefficients: CIVector {
    get { arguments.numbers("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }

  var gVector: CIVector {
    get { arguments.numbers("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var greenCoefficients: CIVector {
    get { arguments.numbers("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }

  var maxComponents: CIVector {
    get { arguments.numbers("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var minComponents: CIVector {
    get { arguments.numbers("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var rVector: CIVector {
    get { arguments.numbers("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var redCoefficients: CIVector {
    get { arguments.numbers("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }

  var transform: CGAffineTransform {
    get { arguments.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}

extension BuiltinFilter:
  CIAccordionFoldTransition, CIBarsSwipeTransition, CICopyMachineTransition,
  CIDisintegrateWithMaskTransition, CIDissolveTransition, CIFlashTransition, CIModTransition,
  CIPageCurlTransition, CIRippleTransition, CISwipeTransition, CIColorClamp, CIColorControls,
  CIColorInvert, CIColorMatrix, CIColorMonochrome, CIColorPolynomial, CIColorPosterize,
  CIExposureAdjust, CIFalseColor, CIGammaAdjust, CIHueAdjust, CILinearToSRGBToneCurve,
  CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIPhotoEffect, CISRGBToneCurveToLinear,
  CISepiaTone, CIVibrance, CIVignette, CIVignetteEffect, CIWhitePointAdjust, CIAffineClamp,
  CIAffineTile, CIBlendWithMask, CIBloom, CIBoxBlur, CIBumpDistortion, CICheckerboardGenerator,
  CICircleSplashDistortion, CICompositeOperation, CIDiscBlur, CIGaussianBlur, CIGaussianGradient,
  CIGloom, CIHoleDistortion, CILanczosScaleTransform, CILinearGradient, CIMotionBlur,
  CIPerspectiveTransform, CIPinchDistortion, CIPixellate, CIRadialGradient,
  CISmoothLinearGradient, CIStraighten, CIStripesGenerator, CITwirlDistortion, CIZoomBlur
{}
