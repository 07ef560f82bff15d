/// How two pictures are put together; Porter and Duff's operations and the blend modes of W3C's
/// "Compositing and Blending".
package enum FilterBlend: CaseIterable, Sendable {
  case sourceOver, sourceIn, sourceOut, sourceAtop, addition, multiplication, maximum, minimum
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, hue, saturation, color, luminosity
}

extension FilterTile {
  /// This picture over another one, over its own box.
  package func blended(over back: FilterTile, _ mode: FilterBlend) -> FilterTile {
    switch mode {
    case .sourceOver: zip(back) { $0 + $1 * (1 - $0.w) }
    case .sourceIn: zip(back) { $0 * $1.w }
    case .sourceOut: zip(back) { $0 * (1 - $1.w) }
    case .sourceAtop: zip(back) { $0 * $1.w + $1 * (1 - $0.w) }
    case .addition: zip(back) { $0 + $1 }
    case .multiplication: zip(back) { $0 * $1 }
    case .maximum: zip(back) { pointwiseMax($0, $1) }
    case .minimum: zip(back) { pointwiseMin($0, $1) }
    case .hue, .saturation, .color, .luminosity: blendedWhole(over: back, mode)
    default: blendedByParts(over: back, mode)
    }
  }

  private func blendedByParts(over back: FilterTile, _ mode: FilterBlend) -> FilterTile {
    switch mode {
    case .multiply: each(back) { $0 * $1 }
    case .screen: each(back) { $0 + $1 - $0 * $1 }
    case .overlay: each(back) { hardLight($1, $0) }
    case .darken: each(back) { min($0, $1) }
    case .lighten: each(back) { max($0, $1) }
    case .colorDodge: each(back) { $0 <= 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: each(back) { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: each(back) { hardLight($0, $1) }
    case .softLight: each(back) { softLight($0, $1) }
    case .difference: each(back) { abs($0 - $1) }
    default: each(back) { $0 + $1 - 2 * $0 * $1 }
    }
  }

  private func blendedWhole(over back: FilterTile, _ mode: FilterBlend) -> FilterTile {
    switch mode {
    case .hue:
      whole(back) { back, source in
        setLight(setSpread(source, spread(back)), light(back))
      }
    case .saturation:
      whole(back) { back, source in
        setLight(setSpread(back, spread(source)), light(back))
      }
    case .color: whole(back) { back, source in setLight(source, light(back)) }
    default: whole(back) { back, source in setLight(back, light(source)) }
    }
  }

  /// A mode for each part of a colour: what is behind comes first, as W3C writes B(cb, cs).
  @inline(__always)
  private func each(
    _ back: FilterTile, _ blend: (_ back: Float, _ source: Float) -> Float
  ) -> FilterTile {
    whole(back) { back, source in
      SIMD3(blend(back.x, source.x), blend(back.y, source.y), blend(back.z, source.z))
    }
  }

  /// co = αs(1 − αb)·cs + αs·αb·B(cb, cs) + (1 − αs)αb·cb, and αo = αs + αb(1 − αs).
  @inline(__always)
  private func whole(
    _ back: FilterTile, _ blend: (_ back: SIMD3<Float>, _ source: SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterTile {
    zip(back) { source, back in
      var result = source * (1 - back.w) + back * (1 - source.w)
      result.w = source.w + back.w * (1 - source.w)
      guard source.w > 0, back.w > 0 else { return result }
      let both = blend(plain(back), plain(source)) * (source.w * back.w)
      return result + FilterPixel(both.x, both.y, both.z, 0)
    }
  }
}

@inline(__always)
private func plain(_ pixel: FilterPixel) -> SIMD3<Float> {
  (SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w).clamped(
    lowerBound: .zero, upperBound: SIMD3(repeating: 1))
}

@inline(__always)
private func hardLight(_ back: Float, _ source: Float) -> Float {
  let double = 2 * source
  return source <= 0.5 ? back * double : back + (double - 1) - back * (double - 1)
}

@inline(__always)
private func softLight(_ back: Float, _ source: Float) -> Float {
  if source <= 0.5 { return back - (1 - 2 * source) * back * (1 - back) }
  let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
  return back + (2 * source - 1) * (root - back)
}

/// Lum of the specification.
@inline(__always)
private func light(_ color: SIMD3<Float>) -> Float {
  color.x * 0.3 + color.y * 0.59 + color.z * 0.11
}

/// Sat of the specification.
@inline(__always)
private func spread(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

/// SetLum and ClipColor of the specification.
@inline(__always)
private func setLight(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
  var moved = color + (wanted - light(color))
  let (least, most) = (moved.min(), moved.max())
  let grey = SIMD3(repeating: light(moved))
  if least < 0 { moved = grey + (moved - grey) * (grey.x / (grey.x - least)) }
  if most > 1 { moved = grey + (moved - grey) * ((1 - grey.x) / (most - grey.x)) }
  return moved
}

/// SetSat of the specification: the least part 0, the greatest the spread, that between in proportion.
@inline(__always)
private func setSpread(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
  let (least, all) = (color.min(), spread(color))
  return all > 0 ? (color - least) * (wanted / all) : .zero
}
