import Elementary

extension FilterTile {
  /// Squares of one colour, the mean of what is in each.
  /// - Parameter scale: A square's side, pixels; a corner of one is at the centre.
  package func pixellated(center: FilterPoint, scale: Float, over other: FilterBox) -> FilterTile {
    guard scale > 1 else { return over(other) }
    var known: [FilterPoint: FilterPixel] = [:]
    return FilterTile(other) { x, y in
      let cell = ((FilterPoint(x, y) - center) / scale).rounded(.down)
      if let color = known[cell] { return color }
      let color = mean(from: center + cell * scale, side: scale)
      known[cell] = color
      return color
    }
  }

  /// The mean of the pixels whose middles are in a square.
  private func mean(from corner: FilterPoint, side: Float) -> FilterPixel {
    let (left, right) = (first(corner.x), first(corner.x + side))
    let (low, high) = (first(corner.y), first(corner.y + side))
    guard right > left, high > low else { return .zero }
    var sum = FilterPixel.zero
    // Around the picture is nothing.
    for y in max(low, box.bottom)..<max(min(high, box.top), low, box.bottom) {
      for x in max(left, box.left)..<max(min(right, box.right), left, box.left) { sum += at(x, y) }
    }
    return sum / Float((right - left) * (high - low))
  }

  /// The first pixel whose middle is not below a place.
  private func first(_ place: Float) -> Int { Int((place - 0.5).rounded(.up)) }

  /// This picture where a mask says 1, another one where it says 0.
  /// - Parameter byAlpha: Whether the mask's alpha counts, and not its light.
  package func masked(by mask: FilterTile, over back: FilterTile, byAlpha: Bool) -> FilterTile {
    let (mask, back) = (mask.over(box), back.over(box))
    var result = self
    for index in pixels.indices {
      let pixel = mask.pixels[index]
      let share = byAlpha ? pixel.w : luma(pixel)
      result.pixels[index] = mixed(back.pixels[index], pixels[index], share)
    }
    return result
  }

  /// Brighter, or darker, where the picture around is.
  /// - Parameter blurred: The same picture, blurred.
  package func glowing(_ blurred: FilterTile, intensity: Float, isDark: Bool) -> FilterTile {
    zip(blurred) { pixel, soft in
      guard !isDark else { return mixed(pixel, pointwiseMin(pixel, soft), intensity) }
      let light = soft * intensity
      return pixel + light - pixel * light
    }
  }

  /// Darker towards the edges.
  /// - Parameter reach: From the middle to where it is darkest, pixels.
  package func vignette(
    center: FilterPoint, from inner: Float, reach: Float, intensity: Float
  ) -> FilterTile {
    var result = self
    for row in 0..<box.height {
      for column in 0..<box.width {
        let place = FilterPoint(Float(box.left + column) + 0.5, Float(box.bottom + row) + 0.5)
        let share = smoothStep(inner, reach, length(place - center))
        let index = row * box.width + column
        let factor = max(1 - intensity * share, 0)
        result.pixels[index] *= FilterPixel(factor, factor, factor, 1)
      }
    }
    return result
  }
}
