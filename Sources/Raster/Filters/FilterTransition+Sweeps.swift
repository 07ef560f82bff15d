import Elementary

/// Transitions whose front goes across the picture.
extension FilterTransitionPictures {
  /// Both pictures mixed where the front is, and a light on it that is brightest in the middle.
  func swipe(
    _ box: FilterBox, _ span: FilterTransition.Span, _ width: Float, _ light: FilterPixel
  ) -> FilterTile {
    let front = span.low + time * (span.length + width)
    return FilterTile(box) { x, y in
      let share = smoothStep(0, 1, (front - span.place(x, y)) / width)
      let pixel = mixed(from.sample(x, y), to.sample(x, y), share)
      return lit(pixel, light, 4 * share * (1 - share))
    }
  }

  /// A pixel with a share of a light over it: no brighter than white.
  @inline(__always)
  private func lit(_ pixel: FilterPixel, _ light: FilterPixel, _ share: Float) -> FilterPixel {
    let light = light * share
    return pixel + light - pixel * pointwiseMin(light, FilterPixel(repeating: 1))
  }

  func bars(
    _ box: FilterBox, _ span: FilterTransition.Span, _ width: Float, _ offset: Float
  ) -> FilterTile {
    let latest = abs(offset) * 7
    let moved = time * (span.length + latest)
    return FilterTile(box) { x, y in
      let bar = ((x * -span.way.y + y * span.way.x) / width).rounded(.down)
      let order = (bar * 5) - ((bar * 5) / 8).rounded(.down) * 8
      let shift = max(moved - order * abs(offset), 0)
      let place = span.place(x, y) - shift
      guard place >= span.low else { return to.sample(x, y) }
      let pixel = from.sample(x - span.way.x * shift, y - span.way.y * shift)
      return pixel + to.sample(x, y) * (1 - pixel.w)
    }
  }

  func copyMachine(
    _ box: FilterBox, _ span: FilterTransition.Span, _ width: Float, _ light: FilterPixel
  ) -> FilterTile {
    let middle = span.low - width / 2 + time * (span.length + width)
    return FilterTile(box) { x, y in
      let distance = (span.place(x, y) - middle) / (width / 2)
      let pixel = mixed(to.sample(x, y), from.sample(x, y), min(max(distance * 4 + 0.5, 0), 1))
      let rest = 1 - min(distance * distance, 1)
      return lit(pixel, light, rest * rest)
    }
  }

  /// A cylinder rolls over the picture: before it the page lies, behind it the other picture shows,
  /// and what has gone around it lies upside down on the page.
  func pageCurl(
    _ box: FilterBox, _ span: FilterTransition.Span, _ radius: Float
  ) -> FilterTile {
    let half = Float.pi * radius
    let line = span.high - time * (span.length + half)
    return FilterTile(box) { x, y in
      let place = span.place(x, y)
      let from = place - line
      guard from < radius else { return to.sample(x, y) }
      // Radians around the cylinder, from where the page leaves the ground.
      let angle =
        from > 0 ? Float.pi / 2 - Float(Elementary.acos(Double(from / radius))) : 0
      let over = from > 0 ? line + radius * (Float.pi - angle) : line + half - from
      let shift = over - place
      let back =
        over <= span.high ? backside(x + span.way.x * shift, y + span.way.y * shift) : .zero
      let shade = from > 0 ? 0.6 + 0.4 * (1 - from / radius) : 1
      let flap = back * FilterPixel(shade, shade, shade, 1)
      guard flap.w < 1 else { return flap }
      let under = from > 0 ? line + radius * angle - place : 0
      var page =
        from > 0 && place + under > span.high
        ? to.sample(x, y) : self.from.sample(x + span.way.x * under, y + span.way.y * under)
      page += to.sample(x, y) * (1 - page.w)
      return flap + page * (1 - flap.w)
    }
  }

  /// The page's other side, paler.
  @inline(__always)
  private func backside(_ x: Float, _ y: Float) -> FilterPixel {
    let pixel = back.sample(x, y)
    return pixel * 0.9 + FilterPixel(repeating: 0.1) * pixel.w
  }
}
