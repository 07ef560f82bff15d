import QuartzCore

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// What bars and the device's edges leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The margins' guide, no wider than is read with ease.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Where a keyboard would cover the view: none shows here, so it is the bottom's safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) { UIKeyboardLayoutGuide() }
  }
}

extension UIViewController {
  /// The strip under the bars at the top, for sources from before the safe area.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.topBars) { BarLayoutGuide() } }

  /// The strip under the bars at the bottom, for sources from before the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.systemGuide(.bottomBars) { BarLayoutGuide() }
  }
}
