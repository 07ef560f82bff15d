import Elementary
import Geometry

/// Transitions that change the whole picture at once.
extension FilterTransitionPictures {
  /// Light that is brightest half way, when the pictures change places under it.
  func flash(_ box: FilterBox, _ flash: FilterTransition.Flash) -> FilterTile {
    let bright = 4 * time * (1 - time)
    let size = max(flash.size, 1)
    let share = smoothStep(0.5 - flash.threshold / 4, 0.5 + flash.threshold / 4, time)
    return FilterTile(box) { x, y in
      let from = FilterPoint(x, y) - flash.center
      let distance = length(from) / size
      let angle = Elementary.atan2(Double(from.y), Double(from.x))
      let ray = Float(Elementary.sin(angle * 23) + Elementary.sin(angle * 37 + 1)) / 4 + 0.5
      let rays = min(max((ray - 0.5) * flash.contrast + 0.5, 0), 1)
      let reach = min(distance * flash.striationRadius, 1)
      let strength = 1 - flash.strength * reach * (1 - rays)
      // Quite as bright everywhere in the middle of its time.
      let light = flash.color * (bright * bright * (1 + (1 - distance)) * strength)
      let pixel = mixed(self.from.sample(x, y), to.sample(x, y), share)
      return pixel + light - pixel * pointwiseMin(light, FilterPixel(repeating: 1))
    }
  }

  /// Holes of a turned, bulging grid that grow until nothing is between them.
  func mod(
    _ box: FilterBox, _ center: FilterPoint, _ angle: Float, _ radius: Float, _ compression: Float
  ) -> FilterTile {
    let (s, c) = Elementary.sincos(Double(angle))
    let (sine, cosine) = (Float(s), Float(c))
    return FilterTile(box) { x, y in
      let from = FilterPoint(x, y) - center
      let bulge = 1 + length(from) / compression
      let u = (from.x * cosine + from.y * sine) / (radius * bulge) * 4
      let v = (from.y * cosine - from.x * sine) / (radius * bulge) * 4
      // 0 in the middle of a hole, 1 farthest from any.
      let (du, dv) = (u - u.rounded(), v - v.rounded())
      let height = (2 * (du * du + dv * dv)).squareRoot()
      return pair(x, y, share: smoothStep(height - 0.05, height + 0.05, time * 1.1 - 0.05))
    }
  }

  @inline(__always)
  private func pair(_ x: Float, _ y: Float, share: Float) -> FilterPixel {
    mixed(from.sample(x, y), to.sample(x, y), share)
  }

  func ripple(
    _ box: FilterBox, _ center: FilterPoint, _ far: Float, _ width: Float, _ scale: Float
  ) -> FilterTile {
    let front = time * (far + 2 * width) - width
    let edge = self.from.box
    return FilterTile(box) { x, y in
      let from = FilterPoint(x, y) - center
      let distance = length(from)
      let place = (distance - front) / width
      guard abs(place) < 1 else { return pair(x, y, share: place < 0 ? 1 : 0) }
      // One wave, flat at both ends.
      let rest = 1 - place * place
      let wave = rest * rest * Float(Elementary.sin(Double(place) * .pi))
      let shift = distance > 0 ? from * (wave * scale / distance) : .zero
      // The edge goes on where a wave reaches beyond it.
      let sx = min(max(x + shift.x, Float(edge.left) + 0.5), Float(edge.right) - 0.5)
      let sy = min(max(y + shift.y, Float(edge.bottom) + 0.5), Float(edge.top) - 0.5)
      return pair(sx, sy, share: 1 - smoothStep(-0.25, 0.25, place))
    }
  }

  /// Both pictures stretched to a height between theirs, mixed, with the shade of their folds.
  func accordion(_ box: FilterBox, _ accordion: FilterTransition.Accordion) -> FilterTile {
    let (from, to) = (accordion.from, accordion.to)
    let base = Float(min(from.minY, to.minY))
    let bottom = base + accordion.bottom
    let fromTop = max(Float(from.maxY), bottom + 1)
    let toTop = max(Float(to.maxY), bottom + 1)
    let top = fromTop + (toTop - fromTop) * time
    let folded = accordion.shadow * 4 * time * (1 - time)
    return FilterTile(box) { x, y in
      guard y < top else { return .zero }
      guard y > bottom else { return pair(x, y, share: time) }
      let up = (y - bottom) / (top - bottom)
      let one = self.from.sample(x, bottom + up * (fromTop - bottom))
      let other = self.to.sample(x, bottom + up * (toTop - bottom))
      let place = up * max(accordion.folds, 1)
      let inFold = place - place.rounded(.down)
      let shade = 1 - folded * (inFold < 0.5 ? inFold * 2 : 2 - inFold * 2)
      return mixed(one, other, time) * FilterPixel(shade, shade, shade, 1)
    }
  }
}

extension FilterTransitionPictures {
  /// The first picture goes where a mask is dark first, and throws a shadow on the other.
  /// - Parameters:
  ///   - mask: Its light says when a place goes: black at once, white last.
  ///   - shadow: Radius and offset in pixels; its density, 0...1.
  package func disintegrated(
    _ mask: FilterTile, shadow: (radius: Float, density: Float, offset: FilterPoint),
    over box: FilterBox
  ) -> FilterTile {
    guard time > 0 else { return from.over(box) }
    guard time < 1 else { return to.over(box) }
    let reach =
      Int(
        (3 * max(shadow.radius, 0) + max(abs(shadow.offset.x), abs(shadow.offset.y))).rounded(.up))
      + 1
    let wide = box.grown(by: reach, reach)
    let rest = FilterTile(wide) { x, y in
      let goes = luma(mask.sample(x, y))
      return from.sample(x, y) * smoothStep(time * 1.1 - 0.1, time * 1.1, goes)
    }
    let dark = rest.map { FilterPixel(0, 0, 0, $0.w) }.gaussian(sigma: shadow.radius / 2)
    let density = shadow.density * min(4 * (1 - time), 1)
    return FilterTile(box) { x, y in
      let shade = dark.sample(x - shadow.offset.x, y - shadow.offset.y).w * density
      let under = to.sample(x, y) * FilterPixel(1 - shade, 1 - shade, 1 - shade, 1)
      let over = rest.sample(x, y)
      return over + under * (1 - over.w)
    }
  }
}
