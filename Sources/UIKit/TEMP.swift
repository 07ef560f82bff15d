import QuartzCore
struct LabelContent { var text: String?; var font = UIFont.systemFont(ofSize: 17); var color = UIColor.label; var alignment = NSTextAlignment.natural; var numberOfLines = 1; var lineBreakMode = NSLineBreakMode.byTruncatingTail
 func layout(width: CGFloat, traits: UITraitCollection) -> (size: CGSize, x: Int) { (.zero, 0) }
 func draw(in: CGSize, scale: CGFloat, traits: UITraitCollection) -> CGImage? { nil } }
