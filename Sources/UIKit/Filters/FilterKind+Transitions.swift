import QuartzCore
import Raster

extension FilterKind {
  /// A transition: it begins on its image and ends on its target, whatever else is set.
  private static func transition(
    _ name: String, _ inputs: [FilterInput] = [],
    _ make: @escaping @Sendable (FilterArguments, _ whole: CGRect) -> FilterTransition
  ) -> FilterKind {
    FilterKind("CI\(name)", kCICategoryTransition, [.image, .target, .time] + inputs) {
      guard let pair = TransitionPair($0) else { return nil }
      return pair.recipe(make($0, pair.extent))
    }
  }

  static let transitions = [
    transition("DissolveTransition") { _, _ in .dissolve },
    transition(
      "SwipeTransition",
      [
        .extent, .color("inputColor", 1, 1, 1), .number("inputAngle", 0),
        .number("inputWidth", 300), .number("inputOpacity", 0),
      ]
    ) { arguments, _ in
      .swipe(
        span(arguments), width: arguments.number("inputWidth"),
        color: arguments.pixel("inputColor"), opacity: arguments.number("inputOpacity"))
    },
    transition(
      "BarsSwipeTransition",
      [.number("inputAngle", .pi), .number("inputWidth", 30), .number("inputBarOffset", 10)]
    ) { arguments, whole in
      .bars(
        FilterTransition.Span(whole, angle: arguments.number("inputAngle")),
        width: arguments.number("inputWidth"), offset: arguments.number("inputBarOffset"))
    },
    transition(
      "CopyMachineTransition",
      [
        .extent, .color("inputColor", 0.6, 1, 0.8), .number("inputAngle", 0),
        .number("inputWidth", 200), .number("inputOpacity", 1.3),
      ]
    ) { arguments, _ in
      .copyMachine(
        span(arguments), width: arguments.number("inputWidth"),
        color: arguments.pixel("inputColor"), opacity: arguments.number("inputOpacity"))
    },
    transition(
      "ModTransition",
      [
        .center, .number("inputAngle", 2), .number("inputRadius", 150),
        .number("inputCompression", 300),
      ]
    ) { arguments, _ in
      .mod(
        arguments.point("inputCenter"), angle: arguments.number("inputAngle"),
        radius: arguments.number("inputRadius"),
        compression: arguments.number("inputCompression"))
    },
    flash, ripple, accordion, disintegrate, pageCurl,
  ]

  private static let flash = transition(
    "FlashTransition",
    [
      .center, .extent, .color("inputColor", 1, 0.8, 0.6),
      .number("inputMaxStriationRadius", 2.58), .number("inputStriationStrength", 0.5),
      .number("inputStriationContrast", 1.375), .number("inputFadeThreshold", 0.85),
    ]
  ) { arguments, _ in
    let extent = arguments.rect("inputExtent")
    let corner = FilterPoint(Float(extent.width), Float(extent.height))
    return .flash(
      FilterTransition.Flash(
        center: arguments.point("inputCenter"), color: arguments.pixel("inputColor"),
        size: (corner * corner).sum().squareRoot(),
        striationRadius: arguments.number("inputMaxStriationRadius"),
        strength: arguments.number("inputStriationStrength"),
        contrast: arguments.number("inputStriationContrast"),
        threshold: arguments.number("inputFadeThreshold")))
  }

  private static let ripple = transition(
    "RippleTransition",
    [
      .unheeded("inputShadingImage"), .center, .extent, .number("inputWidth", 100),
      .number("inputScale", 50),
    ]
  ) { arguments, _ in
    let (center, extent) = (arguments.point("inputCenter"), arguments.rect("inputExtent"))
    let far = FilterPoint(
      max(abs(Float(extent.minX) - center.x), abs(Float(extent.maxX) - center.x)),
      max(abs(Float(extent.minY) - center.y), abs(Float(extent.maxY) - center.y)))
    return .ripple(
      center, far: (far * far).sum().squareRoot(), width: arguments.number("inputWidth"),
      scale: arguments.number("inputScale"))
  }

  private static let accordion = FilterKind(
    "CIAccordionFoldTransition", kCICategoryTransition,
    [
      .image, .target, .time, .number("inputBottomHeight", 0), .number("inputNumberOfFolds", 3),
      .number("inputFoldShadowAmount", 0.1),
    ]
  ) {
    guard let pair = TransitionPair($0) else { return nil }
    return pair.recipe(
      .accordion(
        FilterTransition.Accordion(
          from: pair.from.extent, to: pair.to.extent, bottom: $0.number("inputBottomHeight"),
          folds: $0.number("inputNumberOfFolds"), shadow: $0.number("inputFoldShadowAmount"))))
  }

  private static let disintegrate = FilterKind(
    "CIDisintegrateWithMaskTransition", kCICategoryTransition,
    [
      .image, .target, .time, .mask, .number("inputShadowRadius", 8),
      .number("inputShadowDensity", 0.65), .numbers("inputShadowOffset", 0, -10),
    ]
  ) {
    guard let pair = TransitionPair($0) else { return nil }
    let mask = $0.image("inputMaskImage") ?? .empty
    // A shadow reaches no farther than some hundred pixels.
    let (radius, density) = (
      min($0.number("inputShadowRadius"), 100), $0.number("inputShadowDensity")
    )
    let offset = $0.point("inputShadowOffset").clamped(
      lowerBound: FilterPoint(-300, -300), upperBound: FilterPoint(300, 300))
    return FilterRecipe(pair.extent) { box in
      pair.pictures(near: box).disintegrated(
        mask.wholeTile(near: box), shadow: (radius, density, offset), over: box)
    }
  }

  private static let pageCurl = transition(
    "PageCurlTransition",
    [
      FilterInput(key: "inputBacksideImage", value: .image), .unheeded("inputShadingImage"),
      .extent, .number("inputAngle", 0), .number("inputRadius", 100),
    ]
  ) { arguments, _ in .pageCurl(span(arguments), radius: arguments.number("inputRadius")) }

  private static func span(_ arguments: FilterArguments) -> FilterTransition.Span {
    FilterTransition.Span(
      arguments.rect("inputExtent"), angle: arguments.number("inputAngle"))
  }
}

/// The images of a transition, and how far it is.
private struct TransitionPair: Sendable {
  let from, to: FilterRecipe
  let back: FilterRecipe?
  let time: Float

  /// nil without a first image; the second may be missing, and is nothing then.
  init?(_ arguments: FilterArguments) {
    guard let from = arguments.image else { return nil }
    self.from = from
    to = arguments.image("inputTargetImage") ?? .empty
    back = arguments.image("inputBacksideImage")
    time = arguments.number("inputTime")
  }

  var extent: CGRect { from.extent.joined(with: to.extent) }

  func pictures(near box: FilterBox) -> FilterTransitionPictures {
    FilterTransitionPictures(
      from: from.wholeTile(near: box), to: to.wholeTile(near: box),
      back: back?.wholeTile(near: box), time: time)
  }

  func recipe(_ transition: FilterTransition) -> FilterRecipe {
    FilterRecipe(extent) { pictures(near: $0).tile($0, transition) }
  }
}
