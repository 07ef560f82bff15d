import QuartzCore

// More of what Swift 4.2 and its SDK renamed: constants and nested types that whole applications, rather than
// transitions, speak of.

@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}
@available(swift, obsoleted: 4.2, message: "nothing keeps an application alive here")
public var UIMinimumKeepAliveTimeout: TimeInterval { 600 }
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
  UIImagePickerController.InfoKey.originalImage.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String {
  UIImagePickerController.InfoKey.editedImage.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String {
  UIImagePickerController.InfoKey.mediaType.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.tracking")
public var UITrackingRunLoopMode: String { RunLoop.Mode.tracking.rawValue }
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { .rotateX }
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { .rotateY }
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { .rotateZ }
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { .scale }
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { .none }
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { .vertically }
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { .horizontally }
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { .both }

@available(swift, obsoleted: 4.2, renamed: "==")
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}

@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon
@available(swift, obsoleted: 4.2, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName")
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
