import UIKit

/// Every function that makes a filter, and the name that it must have.
enum FilterFunctions {
  static var all: [(filter: CIFilter, name: String)] {
    blursAndColors + transitionsAndBlends
  }

  private static var blursAndColors: [(filter: CIFilter, name: String)] {
    [
      (CIFilter.accordionFoldTransition(), "CIAccordionFoldTransition"),
      (CIFilter.barsSwipeTransition(), "CIBarsSwipeTransition"),
      (CIFilter.copyMachineTransition(), "CICopyMachineTransition"),
      (CIFilter.disintegrateWithMaskTransition(), "CIDisintegrateWithMaskTransition"),
      (CIFilter.dissolveTransition(), "CIDissolveTransition"),
      (CIFilter.flashTransition(), "CIFlashTransition"),
      (CIFilter.modTransition(), "CIModTransition"),
      (CIFilter.pageCurlTransition(), "CIPageCurlTransition"),
      (CIFilter.rippleTransition(), "CIRippleTransition"),
      (CIFilter.swipeTransition(), "CISwipeTransition"),
      (CIFilter.colorClamp(), "CIColorClamp"),
      (CIFilter.colorControls(), "CIColorControls"),
      (CIFilter.colorInvert(), "CIColorInvert"),
      (CIFilter.colorMatrix(), "CIColorMatrix"),
      (CIFilter.colorMonochrome(), "CIColorMonochrome"),
      (CIFilter.colorPolynomial(), "CIColorPolynomial"),
      (CIFilter.colorPosterize(), "CIColorPosterize"),
      (CIFilter.exposureAdjust(), "CIExposureAdjust"),
      (CIFilter.falseColor(), "CIFalseColor"),
      (CIFilter.gammaAdjust(), "CIGammaAdjust"),
      (CIFilter.hueAdjust(), "CIHueAdjust"),
      (CIFilter.linearToSRGBToneCurve(), "CILinearToSRGBToneCurve"),
      (CIFilter.maskToAlpha(), "CIMaskToAlpha"),
      (CIFilter.maximumComponent(), "CIMaximumComponent"),
      (CIFilter.minimumComponent(), "CIMinimumComponent"),
      (CIFilter.sRGBToneCurveToLinear(), "CISRGBToneCurveToLinear"),
      (CIFilter.sepiaTone(), "CISepiaTone"),
      (CIFilter.vibrance(), "CIVibrance"),
      (CIFilter.vignette(), "CIVignette"),
      (CIFilter.vignetteEffect(), "CIVignetteEffect"),
      (CIFilter.whitePointAdjust(), "CIWhitePointAdjust"),
      (CIFilter.affineClamp(), "CIAffineClamp"),
      (CIFilter.affineTile(), "CIAffineTile"),
      (CIFilter.blendWithMask(), "CIBlendWithMask"),
      (CIFilter.bloom(), "CIBloom"),
      (CIFilter.boxBlur(), "CIBoxBlur"),
      (CIFilter.bumpDistortion(), "CIBumpDistortion"),
      (CIFilter.checkerboardGenerator(), "CICheckerboardGenerator"),
      (CIFilter.circleSplashDistortion(), "CICircleSplashDistortion"),
      (CIFilter.discBlur(), "CIDiscBlur"),
      (CIFilter.gaussianBlur(), "CIGaussianBlur"),
      (CIFilter.gaussianGradient(), "CIGaussianGradient"),
      (CIFilter.gloom(), "CIGloom"),
      (CIFilter.holeDistortion(), "CIHoleDistortion"),
      (CIFilter.lanczosScaleTransform(), "CILanczosScaleTransform"),
      (CIFilter.linearGradient(), "CILinearGradient"),
      (CIFilter.motionBlur(), "CIMotionBlur"),
      (CIFilter.perspectiveTransform(), "CIPerspectiveTransform"),
    ]
  }

  private static var transitionsAndBlends: [(filter: CIFilter, name: String)] {
    [
      (CIFilter.pinchDistortion(), "CIPinchDistortion"),
      (CIFilter.pixellate(), "CIPixellate"),
      (CIFilter.radialGradient(), "CIRadialGradient"),
      (CIFilter.smoothLinearGradient(), "CISmoothLinearGradient"),
      (CIFilter.stripesGenerator(), "CIStripesGenerator"),
      (CIFilter.twirlDistortion(), "CITwirlDistortion"),
      (CIFilter.zoomBlur(), "CIZoomBlur"),
      (CIFilter.photoEffectChrome(), "CIPhotoEffectChrome"),
      (CIFilter.photoEffectFade(), "CIPhotoEffectFade"),
      (CIFilter.photoEffectInstant(), "CIPhotoEffectInstant"),
      (CIFilter.photoEffectMono(), "CIPhotoEffectMono"),
      (CIFilter.photoEffectNoir(), "CIPhotoEffectNoir"),
      (CIFilter.photoEffectProcess(), "CIPhotoEffectProcess"),
      (CIFilter.photoEffectTonal(), "CIPhotoEffectTonal"),
      (CIFilter.photoEffectTransfer(), "CIPhotoEffectTransfer"),
      (CIFilter.additionCompositing(), "CIAdditionCompositing"),
      (CIFilter.maximumCompositing(), "CIMaximumCompositing"),
      (CIFilter.minimumCompositing(), "CIMinimumCompositing"),
      (CIFilter.multiplyCompositing(), "CIMultiplyCompositing"),
      (CIFilter.sourceAtopCompositing(), "CISourceAtopCompositing"),
      (CIFilter.sourceInCompositing(), "CISourceInCompositing"),
      (CIFilter.sourceOutCompositing(), "CISourceOutCompositing"),
      (CIFilter.sourceOverCompositing(), "CISourceOverCompositing"),
      (CIFilter.colorBlendMode(), "CIColorBlendMode"),
      (CIFilter.colorBurnBlendMode(), "CIColorBurnBlendMode"),
      (CIFilter.colorDodgeBlendMode(), "CIColorDodgeBlendMode"),
      (CIFilter.darkenBlendMode(), "CIDarkenBlendMode"),
      (CIFilter.differenceBlendMode(), "CIDifferenceBlendMode"),
      (CIFilter.exclusionBlendMode(), "CIExclusionBlendMode"),
      (CIFilter.hardLightBlendMode(), "CIHardLightBlendMode"),
      (CIFilter.hueBlendMode(), "CIHueBlendMode"),
      (CIFilter.lightenBlendMode(), "CILightenBlendMode"),
      (CIFilter.luminosityBlendMode(), "CILuminosityBlendMode"),
      (CIFilter.multiplyBlendMode(), "CIMultiplyBlendMode"),
      (CIFilter.overlayBlendMode(), "CIOverlayBlendMode"),
      (CIFilter.saturationBlendMode(), "CISaturationBlendMode"),
      (CIFilter.screenBlendMode(), "CIScreenBlendMode"),
      (CIFilter.softLightBlendMode(), "CISoftLightBlendMode"),
      (CIFilter.blendWithAlphaMask(), "CIBlendWithAlphaMask"),
      (CIFilter.straighten(), "CIStraightenFilter"),
    ]
  }

  /// Apple's builtins have no function for these.
  static let nameOnly: Set = ["CIAffineTransform", "CIConstantColorGenerator", "CICrop"]
}
