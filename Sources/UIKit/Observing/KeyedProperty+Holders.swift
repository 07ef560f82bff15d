import QuartzCore

extension KeyedProperty {
  /// Of what holds others, as `further` is of what is held: scrolling views and their cells, bars, controllers,
  /// recognisers.
  static let holders = [
    Table(
      UITableView.self,
      [
        "rowHeight": KeyedProperty(\UITableView.rowHeight),
        "sectionHeaderHeight": KeyedProperty(\UITableView.sectionHeaderHeight),
        "sectionFooterHeight": KeyedProperty(\UITableView.sectionFooterHeight),
        "estimatedRowHeight": KeyedProperty(\UITableView.estimatedRowHeight),
        "estimatedSectionHeaderHeight": KeyedProperty(\UITableView.estimatedSectionHeaderHeight),
        "estimatedSectionFooterHeight": KeyedProperty(\UITableView.estimatedSectionFooterHeight),
        "sectionHeaderTopPadding": KeyedProperty(\UITableView.sectionHeaderTopPadding),
        "separatorColor": KeyedProperty(\UITableView.separatorColor),
        "allowsSelection": KeyedProperty(\UITableView.allowsSelection),
        "allowsMultipleSelection": KeyedProperty(\UITableView.allowsMultipleSelection),
        "tableHeaderView": KeyedProperty(\UITableView.tableHeaderView),
        "tableFooterView": KeyedProperty(\UITableView.tableFooterView),
        "backgroundView": KeyedProperty(\UITableView.backgroundView),
        "editing": KeyedProperty(\UITableView.isEditing),
        "allowsSelectionDuringEditing": KeyedProperty(\UITableView.allowsSelectionDuringEditing),
        "allowsMultipleSelectionDuringEditing": KeyedProperty(
          \UITableView.allowsMultipleSelectionDuringEditing),
        "allowsFocus": KeyedProperty(\UITableView.allowsFocus),
        "remembersLastFocusedIndexPath": KeyedProperty(\UITableView.remembersLastFocusedIndexPath),
        "selectionFollowsFocus": KeyedProperty(\UITableView.selectionFollowsFocus),
        "cellLayoutMarginsFollowReadableWidth": KeyedProperty(
          \UITableView.cellLayoutMarginsFollowReadableWidth),
        "insetsContentViewsToSafeArea": KeyedProperty(\UITableView.insetsContentViewsToSafeArea),
        "sectionIndexColor": KeyedProperty(\UITableView.sectionIndexColor),
        "sectionIndexBackgroundColor": KeyedProperty(\UITableView.sectionIndexBackgroundColor),
        "sectionIndexTrackingBackgroundColor": KeyedProperty(
          \UITableView.sectionIndexTrackingBackgroundColor),
        "prefetchingEnabled": KeyedProperty(\UITableView.isPrefetchingEnabled),
        "fillerRowHeight": KeyedProperty(\UITableView.fillerRowHeight),
        "dragInteractionEnabled": KeyedProperty(\UITableView.dragInteractionEnabled),
      ]),
    Table(
      UITableViewCell.self,
      [
        "accessoryView": KeyedProperty(\UITableViewCell.accessoryView),
        "backgroundView": KeyedProperty(\UITableViewCell.backgroundView),
        "selectedBackgroundView": KeyedProperty(\UITableViewCell.selectedBackgroundView),
        "selected": KeyedProperty(\UITableViewCell.isSelected),
        "highlighted": KeyedProperty(\UITableViewCell.isHighlighted),
        "automaticallyUpdatesContentConfiguration": KeyedProperty(
          \UITableViewCell.automaticallyUpdatesContentConfiguration),
        "automaticallyUpdatesBackgroundConfiguration": KeyedProperty(
          \UITableViewCell.automaticallyUpdatesBackgroundConfiguration),
        "editing": KeyedProperty(\UITableViewCell.isEditing),
        "shouldIndentWhileEditing": KeyedProperty(\UITableViewCell.shouldIndentWhileEditing),
        "showsReorderControl": KeyedProperty(\UITableViewCell.showsReorderControl),
        "editingAccessoryView": KeyedProperty(\UITableViewCell.editingAccessoryView),
        "indentationWidth": KeyedProperty(\UITableViewCell.indentationWidth),
        "multipleSelectionBackgroundView": KeyedProperty(
          \UITableViewCell.multipleSelectionBackgroundView),
        "userInteractionEnabledWhileDragging": KeyedProperty(
          \UITableViewCell.userInteractionEnabledWhileDragging),
      ]),
    Table(
      UICollectionView.self,
      [
        "allowsSelection": KeyedProperty(\UICollectionView.allowsSelection),
        "allowsMultipleSelection": KeyedProperty(\UICollectionView.allowsMultipleSelection),
        "prefetchingEnabled": KeyedProperty(\UICollectionView.isPrefetchingEnabled),
        "dragInteractionEnabled": KeyedProperty(\UICollectionView.dragInteractionEnabled),
        "editing": KeyedProperty(\UICollectionView.isEditing),
        "allowsSelectionDuringEditing": KeyedProperty(
          \UICollectionView.allowsSelectionDuringEditing),
        "allowsMultipleSelectionDuringEditing": KeyedProperty(
          \UICollectionView.allowsMultipleSelectionDuringEditing),
        "allowsFocus": KeyedProperty(\UICollectionView.allowsFocus),
        "remembersLastFocusedIndexPath": KeyedProperty(
          \UICollectionView.remembersLastFocusedIndexPath),
        "selectionFollowsFocus": KeyedProperty(\UICollectionView.selectionFollowsFocus),
        "backgroundView": KeyedProperty(\UICollectionView.backgroundView),
      ]),
    Table(
      UICollectionViewCell.self,
      [
        "selected": KeyedProperty(\UICollectionViewCell.isSelected),
        "highlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
        "backgroundView": KeyedProperty(\UICollectionViewCell.backgroundView),
        "selectedBackgroundView": KeyedProperty(\UICollectionViewCell.selectedBackgroundView),
        "automaticallyUpdatesContentConfiguration": KeyedProperty(
          \UICollectionViewCell.automaticallyUpdatesContentConfiguration),
        "automaticallyUpdatesBackgroundConfiguration": KeyedProperty(
          \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
      ]),
    Table(
      UICollectionViewFlowLayout.self,
      [
        "minimumLineSpacing": KeyedProperty(\UICollectionViewFlowLayout.minimumLineSpacing),
        "minimumInteritemSpacing": KeyedProperty(
          \UICollectionViewFlowLayout.minimumInteritemSpacing),
        "sectionHeadersPinToVisibleBounds": KeyedProperty(
          \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        "sectionFootersPinToVisibleBounds": KeyedProperty(
          \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
      ]),
    Table(
      UIStackView.self,
      [
        "spacing": KeyedProperty(\UIStackView.spacing),
        "baselineRelativeArrangement": KeyedProperty(\UIStackView.isBaselineRelativeArrangement),
        "layoutMarginsRelativeArrangement": KeyedProperty(
          \UIStackView.isLayoutMarginsRelativeArrangement),
      ]),
    Table(
      UINavigationBar.self,
      [
        "barStyle": KeyedProperty(\UINavigationBar.barStyle),
        "backIndicatorImage": KeyedProperty(\UINavigationBar.backIndicatorImage),
        "backIndicatorTransitionMaskImage": KeyedProperty(
          \UINavigationBar.backIndicatorTransitionMaskImage),
        "prefersLargeTitles": KeyedProperty(\UINavigationBar.prefersLargeTitles),
        "barTintColor": KeyedProperty(\UINavigationBar.barTintColor),
        "translucent": KeyedProperty(\UINavigationBar.isTranslucent),
        "shadowImage": KeyedProperty(\UINavigationBar.shadowImage),
      ]),
    Table(
      UIToolbar.self,
      [
        "barTintColor": KeyedProperty(\UIToolbar.barTintColor),
        "translucent": KeyedProperty(\UIToolbar.isTranslucent),
      ]),
    Table(
      UITabBar.self,
      [
        "translucent": KeyedProperty(\UITabBar.isTranslucent),
        "itemWidth": KeyedProperty(\UITabBar.itemWidth),
        "itemSpacing": KeyedProperty(\UITabBar.itemSpacing),
        "selectionIndicatorImage": KeyedProperty(\UITabBar.selectionIndicatorImage),
        "barTintColor": KeyedProperty(\UITabBar.barTintColor),
        "unselectedItemTintColor": KeyedProperty(\UITabBar.unselectedItemTintColor),
        "backgroundImage": KeyedProperty(\UITabBar.backgroundImage),
        "shadowImage": KeyedProperty(\UITabBar.shadowImage),
      ]),
    Table(
      UINavigationItem.self,
      [
        "subtitle": KeyedProperty(\UINavigationItem.subtitle),
        "largeSubtitle": KeyedProperty(\UINavigationItem.largeSubtitle),
        "subtitleView": KeyedProperty(\UINavigationItem.subtitleView),
        "largeSubtitleView": KeyedProperty(\UINavigationItem.largeSubtitleView),
        "largeTitle": KeyedProperty(\UINavigationItem.largeTitle),
        "titleView": KeyedProperty(\UINavigationItem.titleView),
        "backButtonTitle": KeyedProperty(\UINavigationItem.backButtonTitle),
        "hidesBackButton": KeyedProperty(\UINavigationItem.hidesBackButton),
        "leftItemsSupplementBackButton": KeyedProperty(
          \UINavigationItem.leftItemsSupplementBackButton),
        "hidesSearchBarWhenScrolling": KeyedProperty(\UINavigationItem.hidesSearchBarWhenScrolling),
        "prompt": KeyedProperty(\UINavigationItem.prompt),
        "customizationIdentifier": KeyedProperty(\UINavigationItem.customizationIdentifier),
        "searchBarPlacementAllowsToolbarIntegration": KeyedProperty(
          \UINavigationItem.searchBarPlacementAllowsToolbarIntegration),
        "searchBarPlacementAllowsExternalIntegration": KeyedProperty(
          \UINavigationItem.searchBarPlacementAllowsExternalIntegration),
      ]),
    Table(
      UIBarButtonItem.self,
      [
        "width": KeyedProperty(\UIBarButtonItem.width),
        "customView": KeyedProperty(\UIBarButtonItem.customView),
        "tintColor": KeyedProperty(\UIBarButtonItem.tintColor),
        "changesSelectionAsPrimaryAction": KeyedProperty(
          \UIBarButtonItem.changesSelectionAsPrimaryAction),
        "selected": KeyedProperty(\UIBarButtonItem.isSelected),
        "hidden": KeyedProperty(\UIBarButtonItem.isHidden),
        "landscapeImagePhone": KeyedProperty(\UIBarButtonItem.landscapeImagePhone),
        "symbolAnimationEnabled": KeyedProperty(\UIBarButtonItem.isSymbolAnimationEnabled),
        "hidesSharedBackground": KeyedProperty(\UIBarButtonItem.hidesSharedBackground),
        "sharesBackground": KeyedProperty(\UIBarButtonItem.sharesBackground),
        "springLoaded": KeyedProperty(\UIBarButtonItem.isSpringLoaded),
      ]),
    Table(
      UITabBarItem.self,
      [
        "selectedImage": KeyedProperty(\UITabBarItem.selectedImage),
        "badgeValue": KeyedProperty(\UITabBarItem.badgeValue),
        "badgeColor": KeyedProperty(\UITabBarItem.badgeColor),
        "springLoaded": KeyedProperty(\UITabBarItem.isSpringLoaded),
      ]),
    Table(
      UINavigationController.self,
      [
        "navigationBarHidden": KeyedProperty(\UINavigationController.isNavigationBarHidden),
        "toolbarHidden": KeyedProperty(\UINavigationController.isToolbarHidden),
        "hidesBarsOnSwipe": KeyedProperty(\UINavigationController.hidesBarsOnSwipe),
        "hidesBarsOnTap": KeyedProperty(\UINavigationController.hidesBarsOnTap),
        "hidesBarsWhenKeyboardAppears": KeyedProperty(
          \UINavigationController.hidesBarsWhenKeyboardAppears),
        "hidesBarsWhenVerticallyCompact": KeyedProperty(
          \UINavigationController.hidesBarsWhenVerticallyCompact),
      ]),
    Table(
      UITabBarController.self,
      [
        "selectedIndex": KeyedProperty(\UITabBarController.selectedIndex),
        "tabBarHidden": KeyedProperty(\UITabBarController.isTabBarHidden),
      ]),
    Table(
      UITableViewController.self,
      [
        "clearsSelectionOnViewWillAppear": KeyedProperty(
          \UITableViewController.clearsSelectionOnViewWillAppear)
      ]),
    Table(
      UICollectionViewController.self,
      [
        "clearsSelectionOnViewWillAppear": KeyedProperty(
          \UICollectionViewController.clearsSelectionOnViewWillAppear),
        "installsStandardGestureForInteractiveMovement": KeyedProperty(
          \UICollectionViewController.installsStandardGestureForInteractiveMovement),
        "useLayoutToLayoutNavigationTransitions": KeyedProperty(
          \UICollectionViewController.useLayoutToLayoutNavigationTransitions),
      ]),
    Table(
      UILongPressGestureRecognizer.self,
      [
        "minimumPressDuration": KeyedProperty(\UILongPressGestureRecognizer.minimumPressDuration),
        "allowableMovement": KeyedProperty(\UILongPressGestureRecognizer.allowableMovement),
      ]),
    Table(
      NSLayoutConstraint.self,
      [
        "constant": KeyedProperty(\NSLayoutConstraint.constant),
        "priority": KeyedProperty(\NSLayoutConstraint.priority),
        "active": KeyedProperty(\NSLayoutConstraint.isActive),
        "shouldBeArchived": KeyedProperty(\NSLayoutConstraint.shouldBeArchived),
      ]),
    Table(
      UIScrollView.self,
      [
        "directionalLockEnabled": KeyedProperty(\UIScrollView.isDirectionalLockEnabled),
        "bounces": KeyedProperty(\UIScrollView.bounces),
        "alwaysBounceVertical": KeyedProperty(\UIScrollView.alwaysBounceVertical),
        "alwaysBounceHorizontal": KeyedProperty(\UIScrollView.alwaysBounceHorizontal),
        "pagingEnabled": KeyedProperty(\UIScrollView.isPagingEnabled),
        "scrollsToTop": KeyedProperty(\UIScrollView.scrollsToTop),
        "delaysContentTouches": KeyedProperty(\UIScrollView.delaysContentTouches),
        "canCancelContentTouches": KeyedProperty(\UIScrollView.canCancelContentTouches),
        "automaticallyAdjustsScrollIndicatorInsets": KeyedProperty(
          \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
        "allowsKeyboardScrolling": KeyedProperty(\UIScrollView.allowsKeyboardScrolling),
        "bouncesHorizontally": KeyedProperty(\UIScrollView.bouncesHorizontally),
        "bouncesVertically": KeyedProperty(\UIScrollView.bouncesVertically),
        "minimumZoomScale": KeyedProperty(\UIScrollView.minimumZoomScale),
        "maximumZoomScale": KeyedProperty(\UIScrollView.maximumZoomScale),
        "bouncesZoom": KeyedProperty(\UIScrollView.bouncesZoom),
        "showsVerticalScrollIndicator": KeyedProperty(\UIScrollView.showsVerticalScrollIndicator),
        "showsHorizontalScrollIndicator": KeyedProperty(
          \UIScrollView.showsHorizontalScrollIndicator),
        "scrollIndicatorInsets": KeyedProperty(\UIScrollView.scrollIndicatorInsets),
      ]),
    Table(
      UIView.self,
      [
        "translatesAutoresizingMaskIntoConstraints": KeyedProperty(
          \UIView.translatesAutoresizingMaskIntoConstraints),
        "semanticContentAttribute": KeyedProperty(\UIView.semanticContentAttribute),
        "mask": KeyedProperty(\UIView.mask),
        "preservesSuperviewLayoutMargins": KeyedProperty(\UIView.preservesSuperviewLayoutMargins),
        "insetsLayoutMarginsFromSafeArea": KeyedProperty(\UIView.insetsLayoutMarginsFromSafeArea),
        "directionalLayoutMargins": KeyedProperty(\UIView.directionalLayoutMargins),
        "contentScaleFactor": KeyedProperty(\UIView.contentScaleFactor),
        "overrideUserInterfaceStyle": KeyedProperty(\UIView.overrideUserInterfaceStyle),
        "autoresizesSubviews": KeyedProperty(\UIView.autoresizesSubviews),
        "opaque": KeyedProperty(\UIView.isOpaque),
      ]),
    Table(
      UIBarItem.self,
      [
        "image": KeyedProperty(\UIBarItem.image),
        "largeContentSizeImage": KeyedProperty(\UIBarItem.largeContentSizeImage),
        "accessibilityIdentifier": KeyedProperty(\UIBarItem.accessibilityIdentifier),
        "accessibilityLabel": KeyedProperty(\UIBarItem.accessibilityLabel),
        "accessibilityHint": KeyedProperty(\UIBarItem.accessibilityHint),
        "accessibilityValue": KeyedProperty(\UIBarItem.accessibilityValue),
      ]),
    Table(
      UIViewController.self,
      [
        "viewRespectsSystemMinimumLayoutMargins": KeyedProperty(
          \UIViewController.viewRespectsSystemMinimumLayoutMargins),
        "providesPresentationContextTransitionStyle": KeyedProperty(
          \UIViewController.providesPresentationContextTransitionStyle),
        "modalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
        "modalPresentationCapturesStatusBarAppearance": KeyedProperty(
          \UIViewController.modalPresentationCapturesStatusBarAppearance),
        "edgesForExtendedLayout": KeyedProperty(\UIViewController.edgesForExtendedLayout),
        "automaticallyAdjustsScrollViewInsets": KeyedProperty(
          \UIViewController.automaticallyAdjustsScrollViewInsets),
        "extendedLayoutIncludesOpaqueBars": KeyedProperty(
          \UIViewController.extendedLayoutIncludesOpaqueBars),
        "overrideUserInterfaceStyle": KeyedProperty(\UIViewController.overrideUserInterfaceStyle),
        "additionalSafeAreaInsets": KeyedProperty(\UIViewController.additionalSafeAreaInsets),
      ]),
    Table(
      UIGestureRecognizer.self,
      [
        "name": KeyedProperty(\UIGestureRecognizer.name),
        "cancelsTouchesInView": KeyedProperty(\UIGestureRecognizer.cancelsTouchesInView),
        "delaysTouchesBegan": KeyedProperty(\UIGestureRecognizer.delaysTouchesBegan),
        "delaysTouchesEnded": KeyedProperty(\UIGestureRecognizer.delaysTouchesEnded),
        "requiresExclusiveTouchType": KeyedProperty(
          \UIGestureRecognizer.requiresExclusiveTouchType),
      ]),
  ]
}
