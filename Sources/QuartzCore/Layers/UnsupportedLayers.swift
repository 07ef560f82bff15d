/// Tiles are not drawn one by one: making one is reported.
open class CATiledLayer: CALayer {
  public override init() {
    super.init()
    Unsupported.report("CATiledLayer")
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Unsupported.report("CATiledLayer")
  }

  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
}
