// The filters by functions, as the module's builtins have them. Each begins with its defaults and without
// images.
extension CIFilter {
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    BuiltinFilter.named("CIAccordionFoldTransition")
  }
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    BuiltinFilter.named("CIBarsSwipeTransition")
  }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    BuiltinFilter.named("CICopyMachineTransition")
  }
  public class func disintegrateWithMaskTransition() -> any CIFilter
    & CIDisintegrateWithMaskTransition
  { BuiltinFilter.named("CIDisintegrateWithMaskTransition") }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.named("CIDissolveTransition")
  }
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    BuiltinFilter.named("CIFlashTransition")
  }
  public class func modTransition() -> any CIFilter & CIModTransition {
    BuiltinFilter.named("CIModTransition")
  }
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
    BuiltinFilter.named("CIPageCurlTransition")
  }
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    BuiltinFilter.named("CIRippleTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    BuiltinFilter.named("CISwipeTransition")
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter.named("CIColorClamp")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.named("CIColorControls")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.named("CIColorInvert")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter.named("CIColorMatrix")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.named("CIColorMonochrome")
  }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter.named("CIColorPolynomial")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.named("CIColorPosterize")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.named("CIExposureAdjust")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter.named("CIFalseColor")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.named("CIGammaAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.named("CILinearToSRGBToneCurve")
  }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter.named("CIMaskToAlpha")
  }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.named("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.named("CIMinimumComponent")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.named("CISRGBToneCurveToLinear")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.named("CIVignetteEffect")
  }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.named("CIWhitePointAdjust")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter.named("CIAffineClamp")
  }
  public class func affineTile() -> any CIFilter & CIAffineTile {
    BuiltinFilter.named("CIAffineTile")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithMask")
  }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.named("CIBumpDistortion")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.named("CICheckerboardGenerator")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.named("CICircleSplashDistortion")
  }
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.named("CIGaussianBlur")
  }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.named("CIGaussianGradient")
  }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.named("CIHoleDistortion")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.named("CILanczosScaleTransform")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.named("CILinearGradient")
  }
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltinFilter.named("CIMotionBlur")
  }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.named("CIPerspectiveTransform")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.named("CIPinchDistortion")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.named("CIRadialGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.named("CISmoothLinearGradient")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.named("CIStripesGenerator")
  }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.named("CITwirlDistortion")
  }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.named("CIZoomBlur") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTransfer")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOutCompositing")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOverCompositing")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBurnBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorDodgeBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDarkenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIExclusionBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHardLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHueBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILightenBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILuminosityBlendMode")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIOverlayBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISaturationBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIScreenBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISoftLightBlendMode")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithAlphaMask")
  }
  public class func straighten() -> any CIFilter & CIStraighten {
    BuiltinFilter.named("CIStraightenFilter")
  }
}
