import Elementary

extension FilterTile {
  /// Blurred by a Gaussian, over its own box; transparent around it.
  ///
  /// The kernel itself up to a sigma of 6, three means of the same variance beyond.
  /// - Parameter sigma: Pixels; below 0.01 nothing changes, above 100,000 nothing more.
  package func gaussian(sigma: Float) -> FilterTile {
    guard sigma > 0.01, !box.isEmpty else { return self }
    let sigma = min(sigma, 1e5)
    guard sigma <= 6 else {
      let radius = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
      return twice { $0.mean(radius).mean(radius).mean(radius) }
    }
    let reach = Int((3 * sigma).rounded(.up))
    let raw = (0...reach).map { Elementary.exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    let weights = raw.map { Float($0 / sum) }
    return twice { $0.weighted(weights) }
  }

  /// The mean of a square.
  /// - Parameter radius: Half its side less half a pixel; fractions count in part.
  package func boxMean(radius: Float) -> FilterTile {
    radius > 0 && !box.isEmpty ? twice { $0.mean(radius) } : self
  }

  /// The mean of a disc.
  package func discMean(radius: Float) -> FilterTile {
    guard radius > 0, !box.isEmpty else { return self }
    let reach = Int(radius.rounded(.down))
    let spans = (-reach...reach).map { Int((radius * radius - Float($0 * $0)).squareRoot()) }
    let count = spans.reduce(0) { $0 + 2 * $1 + 1 }
    let (width, height) = (box.width, box.height)
    var result = FilterTile(box)
    var sums = [FilterPixel](repeating: .zero, count: width + 1)
    for y in 0..<height {
      for x in 0..<width { sums[x + 1] = sums[x] + pixels[y * width + x] }
      for row in max(y - reach, 0)...min(y + reach, height - 1) {
        let span = spans[row - y + reach]
        result.pixels.withUnsafeMutableBufferPointer { target in
          for x in 0..<width {
            target[row * width + x] += sums[min(x + span + 1, width)] - sums[max(x - span, 0)]
          }
        }
      }
    }
    return result.map { $0 / Float(count) }
  }

  /// The mean along a line through each pixel.
  /// - Parameters:
  ///   - radius: Half the line's length, pixels.
  ///   - angle: Radians.
  package func motion(radius: Float, angle: Float) -> FilterTile {
    let count = min(Int(radius.rounded(.up)), Self.mostSteps)
    guard count > 0 else { return self }
    let (sine, cosine) = Elementary.sincos(Double(angle))
    let step = FilterPoint(Float(cosine), Float(sine)) * (radius / Float(count))
    return FilterTile(box) { x, y in
      var sum = FilterPixel.zero
      for index in -count...count {
        sum += sample(x + step.x * Float(index), y + step.y * Float(index))
      }
      return sum / Float(2 * count + 1)
    }
  }

  /// Pixels that a line's mean looks at to either side; longer lines are looked at in longer steps.
  private static let mostSteps = 512

  /// The mean along the ray from a point through each pixel.
  /// - Parameter amount: Hundredths of the distance, half of them to either side.
  package func zoom(center: FilterPoint, amount: Float, over other: FilterBox) -> FilterTile {
    let half = amount / 200
    return FilterTile(other) { x, y in
      let (dx, dy) = (x - center.x, y - center.y)
      let length = (dx * dx + dy * dy).squareRoot() * abs(half)
      let count = min(max(Int(length.rounded(.up)), 1), 64)
      var sum = FilterPixel.zero
      for index in -count...count {
        let scale = 1 + half * Float(index) / Float(count)
        sum += sample(center.x + dx * scale, center.y + dy * scale)
      }
      return sum / Float(2 * count + 1)
    }
  }

  /// Something done up and down, then across.
  private func twice(_ pass: (FilterTile) -> FilterTile) -> FilterTile {
    pass(pass(self).transposed).transposed
  }

  private var transposed: FilterTile {
    var result = FilterTile(
      FilterBox(left: box.bottom, bottom: box.left, width: box.height, height: box.width))
    let (width, height) = (box.width, box.height)
    result.pixels.withUnsafeMutableBufferPointer { target in
      for block in stride(from: 0, to: width, by: 16) {
        for y in 0..<height {
          for x in block..<min(block + 16, width) { target[x * height + y] = pixels[y * width + x] }
        }
      }
    }
    return result
  }

  /// Sums of each column's pixels by weights from the middle outwards.
  private func weighted(_ weights: [Float]) -> FilterTile {
    var result = FilterTile(box)
    let (width, height) = (box.width, box.height)
    result.pixels.withUnsafeMutableBufferPointer { target in
      for y in 0..<height {
        for row in max(y - weights.count + 1, 0)...min(y + weights.count - 1, height - 1) {
          let weight = weights[abs(row - y)]
          for x in 0..<width { target[y * width + x] += pixels[row * width + x] * weight }
        }
      }
    }
    return result
  }

  /// The mean of each column's pixels within a radius, the outermost two in part.
  private func mean(_ radius: Float) -> FilterTile {
    var result = FilterTile(box)
    let (width, height) = (box.width, box.height)
    let whole = Int(radius.rounded(.down))
    let (part, size) = (radius - Float(whole), 2 * radius + 1)
    var sums = [FilterPixel](repeating: .zero, count: width)
    result.pixels.withUnsafeMutableBufferPointer { target in
      for row in 0..<min(whole, height) {
        for x in 0..<width { sums[x] += pixels[row * width + x] }
      }
      for y in 0..<height {
        let (enter, leave) = (y + whole, y - whole - 1)
        if enter < height { for x in 0..<width { sums[x] += pixels[enter * width + x] } }
        if leave >= 0 { for x in 0..<width { sums[x] -= pixels[leave * width + x] } }
        for x in 0..<width {
          var sum = sums[x]
          if enter + 1 < height { sum += pixels[(enter + 1) * width + x] * part }
          if leave >= 0 { sum += pixels[leave * width + x] * part }
          target[y * width + x] = sum / size
        }
      }
    }
    return result
  }
}
