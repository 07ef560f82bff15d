import Foundation

/// The functions of cairo that the comparison needs, loaded while it runs: nothing is linked, and
/// where the library is missing the comparison is left out.
struct Cairo: @unchecked Sendable {
  // Unchecked: function pointers, which nothing changes.
  typealias Context = OpaquePointer
  typealias Surface = OpaquePointer
  typealias Pattern = OpaquePointer

  let createImage: @convention(c) (Int32, Int32, Int32) -> Surface
  let imageData: @convention(c) (Surface) -> UnsafeMutablePointer<UInt8>?
  let imageStride: @convention(c) (Surface) -> Int32
  let flush: @convention(c) (Surface) -> Void
  let markDirty: @convention(c) (Surface) -> Void
  let destroySurface: @convention(c) (Surface) -> Void
  let create: @convention(c) (Surface) -> Context
  let destroy: @convention(c) (Context) -> Void
  let save: @convention(c) (Context) -> Void
  let restore: @convention(c) (Context) -> Void
  let translate: @convention(c) (Context, Double, Double) -> Void
  let scale: @convention(c) (Context, Double, Double) -> Void
  let setColor: @convention(c) (Context, Double, Double, Double, Double) -> Void
  let setSurface: @convention(c) (Context, Surface, Double, Double) -> Void
  let source: @convention(c) (Context) -> Pattern
  let setFilter: @convention(c) (Pattern, Int32) -> Void
  let rectangle: @convention(c) (Context, Double, Double, Double, Double) -> Void
  let newPath: @convention(c) (Context) -> Void
  let arc: @convention(c) (Context, Double, Double, Double, Double, Double) -> Void
  let closePath: @convention(c) (Context) -> Void
  let fill: @convention(c) (Context) -> Void
  let paint: @convention(c) (Context) -> Void
  let paintWithAlpha: @convention(c) (Context, Double) -> Void
  let maskSurface: @convention(c) (Context, Surface, Double, Double) -> Void

  /// cairo's numbers for a format and a filter.
  static let argb32: Int32 = 0
  static let alpha8: Int32 = 2
  static let bilinear: Int32 = 4

  /// - Returns: nil where the library is missing.
  init?() {
    guard let library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String) -> Function {
      guard let symbol = dlsym(library, "cairo_" + name) else {
        preconditionFailure("cairo · got no function \(name) · install libcairo2 1.10 or newer")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    createImage = find("image_surface_create")
    imageData = find("image_surface_get_data")
    imageStride = find("image_surface_get_stride")
    flush = find("surface_flush")
    markDirty = find("surface_mark_dirty")
    destroySurface = find("surface_destroy")
    create = find("create")
    destroy = find("destroy")
    save = find("save")
    restore = find("restore")
    translate = find("translate")
    scale = find("scale")
    setColor = find("set_source_rgba")
    setSurface = find("set_source_surface")
    source = find("get_source")
    setFilter = find("pattern_set_filter")
    rectangle = find("rectangle")
    newPath = find("new_path")
    arc = find("arc")
    closePath = find("close_path")
    fill = find("fill")
    paint = find("paint")
    paintWithAlpha = find("paint_with_alpha")
    maskSurface = find("mask_surface")
  }
}
