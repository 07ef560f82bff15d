import CRaster
import Geometry

/// Pixels and the way device pixels find them, for as long as a frame is drawn.
final class Picture {
  let storage = UnsafeMutablePointer<cr_picture>.allocate(capacity: 1)
  /// Keeps the pixels alive that `storage` points to.
  private let pixels: [UInt8]
  private var taps: [UnsafeMutablePointer<Int32>] = []

  /// - Parameter pixels: RGBA (4 bytes) or coverage (1 byte) pixels, rows without padding.
  init(pixels: [UInt8], width: Int, height: Int, sampling: cr_sampling) {
    self.pixels = pixels
    var picture = cr_picture()
    // The array is a constant of this object, so its storage neither moves nor ends before it.
    picture.pixels = pixels.withUnsafeBufferPointer { $0.baseAddress }
    (picture.width, picture.height) = (Int32(width), Int32(height))
    (picture.full_width, picture.full_height) = (picture.width, picture.height)
    (picture.fold_x, picture.fold_y) = (picture.width, picture.height)
    picture.sampling = Int32(sampling.rawValue)
    storage.initialize(to: picture)
  }

  deinit {
    storage.deallocate()
    for tap in taps { tap.deallocate() }
  }

  /// Whether the nearest texel alone counts, rather than the four around. To be set before positions
  /// are.
  var isNearest: Bool {
    get { storage.pointee.nearest }
    set { storage.pointee.nearest = newValue }
  }

  /// What its pixels take, which others may hold as well.
  var byteCount: Int { pixels.count }

  /// Whether all of its RGBA pixels are opaque.
  var isOpaque: Bool { cr_opaque(storage.pointee.pixels, pixels.count / 4) }

  func setOrigin(x: Int32, y: Int32) {
    storage.pointee.origin_x = x
    storage.pointee.origin_y = y
  }

  /// Chooses copying or separable sampling for a picture that stays upright.
  /// - Returns: Whether one of them fits: pictures shrunk below half are better sampled singly.
  func sampleUpright(_ columns: Taps, _ rows: Taps) -> Bool {
    if columns.areIdentity && rows.areIdentity {
      setOrigin(x: Int32(columns.start / 256), y: Int32(rows.start / 256))
      storage.pointee.sampling = Int32(CR_DIRECT.rawValue)
      return true
    }
    let isShrunk = (columns.end - columns.start).magnitude < 128 * UInt64(columns.count)
    guard isNearest || !isShrunk else { return false }
    setOrigin(x: columns.range.lowerBound, y: rows.range.lowerBound)
    storage.pointee.unscaled = (columns.end - columns.start) == 256 * Int64(columns.count)
    storage.pointee.columns = keep(columns)
    storage.pointee.rows = keep(rows)
    storage.pointee.sampling = Int32(CR_SEPARABLE.rawValue)
    return true
  }

  /// Makes the pixels the ramp of a gradient whose positions are in a plane.
  func setBend(_ bend: cr_bend) {
    storage.pointee.bend = Int32(bend.rawValue)
    guard bend != CR_STRAIGHT else { return }
    storage.pointee.full_width = 1 << 22
    storage.pointee.full_height = 1 << 22
  }

  /// Makes the pixels stand for the larger plane of a shadow.
  func setFold(_ shape: BlurredShape) {
    guard let fold = shape.fold else { return }
    storage.pointee.full_width = Int32(shape.fullWidth)
    storage.pointee.full_height = Int32(shape.fullHeight)
    storage.pointee.fold_x = Int32(fold)
    storage.pointee.fold_y = Int32(fold)
  }

  /// Samples by 24.8 positions of columns and rows, from the origin on.
  func sampleSeparably(columns: [Int32], rows: [Int32]) {
    storage.pointee.columns = keep(columns)
    storage.pointee.rows = keep(rows)
    storage.pointee.sampling = Int32(CR_SEPARABLE.rawValue)
  }

  private func keep(_ positions: [Int32]) -> UnsafePointer<Int32> {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: max(positions.count, 1))
    memory.initialize(from: positions, count: positions.count)
    return keep(memory, count: positions.count)
  }

  private func keep(_ positions: Taps) -> UnsafePointer<Int32> {
    let count = positions.range.count
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: max(count, 1))
    positions.write(to: memory)
    return keep(memory, count: count)
  }

  private func keep(
    _ positions: UnsafeMutablePointer<Int32>, count: Int
  ) -> UnsafePointer<Int32> {
    if isNearest {
      for index in 0..<count { positions[index] = (positions[index] + 128) & ~255 }
    }
    taps.append(positions)
    return UnsafePointer(positions)
  }

  /// Sets positions as a map from device pixels to texels (both measured at corners).
  /// - Returns: Whether fixed point can hold it; homographies always fit.
  func setMap(_ map: PlaneMap, box: PixelBox) -> Bool {
    guard map.isAffine else {
      setPlane(map)
      return true
    }
    setOrigin(x: box.left, y: box.top)
    // The centre of a device pixel; the centre of texel 0 is position 0; half a step of 1/256
    // makes the later cut to 1/256 a rounding.
    let start = map(Double(box.left) + 0.5, Double(box.top) + 0.5)
    let (u, v) = (start.x - 0.5 + 0x1p-9, start.y - 0.5 + 0x1p-9)
    let (width, height) = (Double(box.right - box.left), Double(box.bottom - box.top))
    let farU = u.magnitude + map.x.x.magnitude * width + map.y.x.magnitude * height
    let farV = v.magnitude + map.x.y.magnitude * width + map.y.y.magnitude * height
    guard farU < 0x1p22, farV < 0x1p22 else { return false }
    func fixed(_ value: Double) -> Int64 { Int64((value * 0x1p32).rounded()) }
    (storage.pointee.u, storage.pointee.v) = (fixed(u), fixed(v))
    (storage.pointee.u_dx, storage.pointee.v_dx) = (fixed(map.x.x), fixed(map.x.y))
    (storage.pointee.u_dy, storage.pointee.v_dy) = (fixed(map.y.x), fixed(map.y.y))
    return true
  }

  /// Numerators in 1/256 texel with the half texel and the half step folded in, at the centres
  /// of device pixels.
  private func setPlane(_ map: PlaneMap) {
    let centre = (map.x + map.y) * 0.5 + map.origin
    func numerator(_ index: Int) -> (Double, Double, Double) {
      func row(_ v: SIMD3<Double>) -> Double { v[index] * 256 - v.z * 127.5 }
      return (row(map.x), row(map.y), row(centre))
    }
    let (u, v) = (numerator(0), numerator(1))
    storage.pointee.plane = (
      u.0, u.1, u.2, v.0, v.1, v.2, map.x.z, map.y.z, centre.z
    )
    storage.pointee.sampling = Int32(CR_PROJECTIVE.rawValue)
  }
}
