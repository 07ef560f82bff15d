import Elementary

/// What a filter of colours does to each by itself: its parts are first divided by alpha, and
/// multiplied again after it.
package enum FilterColorChange: Sendable {
  /// Brightness is added, contrast works from the middle.
  case controls(saturation: Float, brightness: Float, contrast: Float)
  case multiply(FilterPixel)
  case gamma(Float)
  /// Radians.
  case hue(Float)
  case vibrance(Float)
  /// The rows of the matrix for red, green, blue and alpha, and what is added.
  case matrix(FilterPixel, FilterPixel, FilterPixel, FilterPixel, bias: FilterPixel)
  case clamp(FilterPixel, FilterPixel)
  /// For red, green, blue and alpha each: the factors of 1, c, c² and c³.
  case polynomial(FilterPixel, FilterPixel, FilterPixel, FilterPixel)
  case invert
  case monochrome(FilterPixel, intensity: Float)
  case sepia(Float)
  case posterize(Float)
  /// From the first colour for black to the other for white.
  case falseColor(FilterPixel, FilterPixel)
  case maximumComponent, minimumComponent, maskToAlpha
  case linearToSRGB, sRGBToLinear
  /// Saturation, contrast, what is added, and what it is multiplied by: a photo effect.
  case photo(saturation: Float, contrast: Float, lift: FilterPixel, tone: FilterPixel)
}

/// Light of a colour, by the weights of Rec. 709.
@inline(__always)
func luma(_ color: FilterPixel) -> Float {
  color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
}

extension FilterTile {
  package func changed(_ change: FilterColorChange) -> FilterTile {
    switch change {
    case .controls(let saturation, let brightness, let contrast):
      eachPlain { color in
        let grey = FilterPixel(repeating: luma(color))
        return ((grey + (color - grey) * saturation) + brightness - 0.5) * contrast + 0.5
      }
    case .multiply(let factors): eachPlain { $0 * factors }
    case .gamma(let power): eachPlain { $0.eachColor { raised($0, to: power) } }
    case .hue(let angle): turnedHue(angle)
    case .vibrance(let amount):
      eachPlain { color in
        let (most, least) = (color.mostOfColors, color.leastOfColors)
        let grey = FilterPixel(repeating: luma(color))
        return grey + (color - grey) * (1 + amount * (1 - (most - least)))
      }
    case .matrix(let red, let green, let blue, let alpha, let bias):
      eachPlainWithAlpha { color in
        FilterPixel(
          (color * red).sum(), (color * green).sum(), (color * blue).sum(), (color * alpha).sum())
          + bias
      }
    case .clamp(let least, let most):
      eachPlainWithAlpha { pointwiseMin(pointwiseMax($0, least), most) }
    case .polynomial(let red, let green, let blue, let alpha):
      eachPlainWithAlpha { color in
        FilterPixel(
          power(red, color.x), power(green, color.y), power(blue, color.z), power(alpha, color.w))
      }
    default: toned(change)
    }
  }

  private func toned(_ change: FilterColorChange) -> FilterTile {
    switch change {
    case .invert: eachPlain { 1 - $0 }
    case .monochrome(let tone, let intensity):
      eachPlain { $0 + (luma($0) * tone - $0) * intensity }
    case .sepia(let intensity):
      eachPlain { $0 + (luma($0) * FilterPixel(1.07, 0.86, 0.64, 1) - $0) * intensity }
    case .posterize(let levels):
      eachPlain { ($0 * levels).rounded(.down) / max(levels - 1, 1) }
    case .falseColor(let dark, let bright):
      map { pixel in
        guard pixel.w > 0 else { return .zero }
        return mixed(dark, bright, luma(pixel / pixel.w)) * pixel.w
      }
    case .maximumComponent: eachPlain { FilterPixel(repeating: $0.mostOfColors) }
    case .minimumComponent: eachPlain { FilterPixel(repeating: $0.leastOfColors) }
    case .maskToAlpha: map { FilterPixel(repeating: min(max(luma($0), 0), 1)) }
    case .linearToSRGB: eachPlain { $0.eachColor(encoded) }
    case .sRGBToLinear: eachPlain { $0.eachColor(linear) }
    case .photo(let saturation, let contrast, let lift, let tone):
      eachPlain { color in
        let grey = FilterPixel(repeating: luma(color))
        return (((grey + (color - grey) * saturation) - 0.5) * contrast + 0.5) * tone + lift
      }
    default: self
    }
  }

  /// The rotation about grey that keeps light, as `hueRotate` of W3C's filter effects has it.
  private func turnedHue(_ angle: Float) -> FilterTile {
    let (sine, cosine) = Elementary.sincos(Double(angle))
    let (s, c) = (Float(sine), Float(cosine))
    let red = FilterPixel(
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0
    )
    let green = FilterPixel(
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0
    )
    let blue = FilterPixel(
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0
    )
    return eachPlain { color in
      FilterPixel((color * red).sum(), (color * green).sum(), (color * blue).sum(), 1)
    }
  }

  /// Changes colours; alpha stays.
  @inline(__always)
  private func eachPlain(_ change: (FilterPixel) -> FilterPixel) -> FilterTile {
    map { pixel in
      guard pixel.w > 0 else { return .zero }
      var color = change(pixel / pixel.w) * pixel.w
      color.w = pixel.w
      return color
    }
  }

  /// Changes colours and alpha, also where nothing is to be seen.
  @inline(__always)
  private func eachPlainWithAlpha(_ change: (FilterPixel) -> FilterPixel) -> FilterTile {
    map { pixel in
      var plain = pixel.w > 0 ? pixel / pixel.w : .zero
      plain.w = pixel.w
      let color = change(plain)
      let alpha = min(max(color.w, 0), 1)
      var result = color * alpha
      result.w = alpha
      return result
    }
  }

  /// Colours multiplied by alpha once more, or divided by it once.
  package func withAlpha(multiplied isMultiplied: Bool) -> FilterTile {
    map { pixel in
      guard pixel.w > 0 else { return isMultiplied ? .zero : pixel }
      var color = isMultiplied ? pixel * pixel.w : pixel / pixel.w
      color.w = pixel.w
      return color
    }
  }

  /// Alpha 1 everywhere.
  package var opaque: FilterTile {
    map { pixel in FilterPixel(pixel.x, pixel.y, pixel.z, 1) }
  }
}

extension FilterPixel {
  fileprivate var mostOfColors: Float { Swift.max(x, y, z) }
  fileprivate var leastOfColors: Float { Swift.min(x, y, z) }

  @inline(__always)
  fileprivate func eachColor(_ change: (Float) -> Float) -> FilterPixel {
    FilterPixel(change(x), change(y), change(z), w)
  }
}

@inline(__always)
private func power(_ factors: FilterPixel, _ value: Float) -> Float {
  factors.x + value * (factors.y + value * (factors.z + value * factors.w))
}

/// base to a power; 0 where the base is not positive.
func raised(_ base: Float, to power: Float) -> Float {
  guard base > 0 else { return 0 }
  return power == 1 ? base : Float(Elementary.exp(Double(power) * Elementary.log(Double(base))))
}

/// sRGB's own curve, IEC 61966-2-1.
private func encoded(_ value: Float) -> Float {
  value <= 0.0031308 ? value * 12.92 : 1.055 * raised(value, to: 1 / 2.4) - 0.055
}

private func linear(_ value: Float) -> Float {
  value <= 0.04045 ? value / 12.92 : raised((value + 0.055) / 1.055, to: 2.4)
}
