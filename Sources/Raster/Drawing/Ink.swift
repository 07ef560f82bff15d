/// How something is put on a surface.
package struct Ink {
  package var mode = BlendMode.normal
  /// 0…1, times the alpha of what is drawn.
  package var alpha = 1.0
  package var clip: ClipRegion
  package var shadow: CastShadow?

  package init(clip: ClipRegion) { self.clip = clip }

  /// Whether drawing in place gives the same: source over, cut at whole pixels.
  var isPlain: Bool { mode == .normal && shadow == nil && clip.isBox }
}
