import QuartzCore

extension KeyedProperty {
  /// Further properties that documents set by their names (as user-defined runtime attributes), and code by
  /// `setValue(_:forKey:)`: those that are values, by class, the most special class first.
  static let further = [
    Table(
      UILabel.self,
      [
        "attributedText": KeyedProperty(\UILabel.attributedText),
        "highlightedTextColor": KeyedProperty(\UILabel.highlightedTextColor),
        "highlighted": KeyedProperty(\UILabel.isHighlighted),
        "enabled": KeyedProperty(\UILabel.isEnabled),
        "shadowColor": KeyedProperty(\UILabel.shadowColor),
        "shadowOffset": KeyedProperty(\UILabel.shadowOffset),
        "baselineAdjustment": KeyedProperty(\UILabel.baselineAdjustment),
        "allowsDefaultTighteningForTruncation": KeyedProperty(
          \UILabel.allowsDefaultTighteningForTruncation),
        "adjustsFontForContentSizeCategory": KeyedProperty(
          \UILabel.adjustsFontForContentSizeCategory),
        "preferredMaxLayoutWidth": KeyedProperty(\UILabel.preferredMaxLayoutWidth),
      ]),
    Table(
      UIButton.self,
      [
        "automaticallyUpdatesConfiguration": KeyedProperty(
          \UIButton.automaticallyUpdatesConfiguration),
        "changesSelectionAsPrimaryAction": KeyedProperty(\UIButton.changesSelectionAsPrimaryAction),
        "pointerInteractionEnabled": KeyedProperty(\UIButton.isPointerInteractionEnabled),
        "showsTouchWhenHighlighted": KeyedProperty(\UIButton.showsTouchWhenHighlighted),
        "reversesTitleShadowWhenHighlighted": KeyedProperty(
          \UIButton.reversesTitleShadowWhenHighlighted),
        "adjustsImageWhenHighlighted": KeyedProperty(\UIButton.adjustsImageWhenHighlighted),
        "adjustsImageWhenDisabled": KeyedProperty(\UIButton.adjustsImageWhenDisabled),
        "adjustsImageSizeForAccessibilityContentSizeCategory": KeyedProperty(
          \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory),
      ]),
    Table(
      UITextField.self,
      [
        "attributedText": KeyedProperty(\UITextField.attributedText),
        "placeholder": KeyedProperty(\UITextField.placeholder),
        "attributedPlaceholder": KeyedProperty(\UITextField.attributedPlaceholder),
        "font": KeyedProperty(\UITextField.font),
        "textColor": KeyedProperty(\UITextField.textColor),
        "secureTextEntry": KeyedProperty(\UITextField.isSecureTextEntry),
        "clearsOnBeginEditing": KeyedProperty(\UITextField.clearsOnBeginEditing),
        "clearsOnInsertion": KeyedProperty(\UITextField.clearsOnInsertion),
        "adjustsFontSizeToFitWidth": KeyedProperty(\UITextField.adjustsFontSizeToFitWidth),
        "minimumFontSize": KeyedProperty(\UITextField.minimumFontSize),
        "adjustsFontForContentSizeCategory": KeyedProperty(
          \UITextField.adjustsFontForContentSizeCategory),
        "allowsEditingTextAttributes": KeyedProperty(\UITextField.allowsEditingTextAttributes),
        "background": KeyedProperty(\UITextField.background),
        "disabledBackground": KeyedProperty(\UITextField.disabledBackground),
        "leftView": KeyedProperty(\UITextField.leftView),
        "rightView": KeyedProperty(\UITextField.rightView),
        "keyboardType": KeyedProperty(\UITextField.keyboardType),
        "returnKeyType": KeyedProperty(\UITextField.returnKeyType),
        "keyboardAppearance": KeyedProperty(\UITextField.keyboardAppearance),
        "autocapitalizationType": KeyedProperty(\UITextField.autocapitalizationType),
        "autocorrectionType": KeyedProperty(\UITextField.autocorrectionType),
        "spellCheckingType": KeyedProperty(\UITextField.spellCheckingType),
        "smartQuotesType": KeyedProperty(\UITextField.smartQuotesType),
        "smartDashesType": KeyedProperty(\UITextField.smartDashesType),
        "smartInsertDeleteType": KeyedProperty(\UITextField.smartInsertDeleteType),
        "inlinePredictionType": KeyedProperty(\UITextField.inlinePredictionType),
        "enablesReturnKeyAutomatically": KeyedProperty(\UITextField.enablesReturnKeyAutomatically),
      ]),
    Table(
      UITextView.self,
      [
        "font": KeyedProperty(\UITextView.font),
        "textColor": KeyedProperty(\UITextView.textColor),
        "textAlignment": KeyedProperty(\UITextView.textAlignment),
        "editable": KeyedProperty(\UITextView.isEditable),
        "selectable": KeyedProperty(\UITextView.isSelectable),
        "secureTextEntry": KeyedProperty(\UITextView.isSecureTextEntry),
        "dataDetectorTypes": KeyedProperty(\UITextView.dataDetectorTypes),
        "allowsEditingTextAttributes": KeyedProperty(\UITextView.allowsEditingTextAttributes),
        "clearsOnInsertion": KeyedProperty(\UITextView.clearsOnInsertion),
        "usesStandardTextScaling": KeyedProperty(\UITextView.usesStandardTextScaling),
        "adjustsFontForContentSizeCategory": KeyedProperty(
          \UITextView.adjustsFontForContentSizeCategory),
        "keyboardType": KeyedProperty(\UITextView.keyboardType),
        "returnKeyType": KeyedProperty(\UITextView.returnKeyType),
        "keyboardAppearance": KeyedProperty(\UITextView.keyboardAppearance),
        "autocapitalizationType": KeyedProperty(\UITextView.autocapitalizationType),
        "autocorrectionType": KeyedProperty(\UITextView.autocorrectionType),
        "spellCheckingType": KeyedProperty(\UITextView.spellCheckingType),
        "smartQuotesType": KeyedProperty(\UITextView.smartQuotesType),
        "smartDashesType": KeyedProperty(\UITextView.smartDashesType),
        "smartInsertDeleteType": KeyedProperty(\UITextView.smartInsertDeleteType),
        "inlinePredictionType": KeyedProperty(\UITextView.inlinePredictionType),
        "enablesReturnKeyAutomatically": KeyedProperty(\UITextView.enablesReturnKeyAutomatically),
      ]),
    Table(
      UIImageView.self,
      [
        "animationDuration": KeyedProperty(\UIImageView.animationDuration),
        "animationRepeatCount": KeyedProperty(\UIImageView.animationRepeatCount),
        "adjustsImageSizeForAccessibilityContentSizeCategory": KeyedProperty(
          \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
        "highlightedImage": KeyedProperty(\UIImageView.highlightedImage),
        "highlighted": KeyedProperty(\UIImageView.isHighlighted),
      ]),
    Table(
      UISearchBar.self,
      [
        "text": KeyedProperty(\UISearchBar.text),
        "placeholder": KeyedProperty(\UISearchBar.placeholder),
        "prompt": KeyedProperty(\UISearchBar.prompt),
        "barTintColor": KeyedProperty(\UISearchBar.barTintColor),
        "translucent": KeyedProperty(\UISearchBar.isTranslucent),
        "backgroundImage": KeyedProperty(\UISearchBar.backgroundImage),
        "scopeBarBackgroundImage": KeyedProperty(\UISearchBar.scopeBarBackgroundImage),
        "showsBookmarkButton": KeyedProperty(\UISearchBar.showsBookmarkButton),
        "showsSearchResultsButton": KeyedProperty(\UISearchBar.showsSearchResultsButton),
        "searchResultsButtonSelected": KeyedProperty(\UISearchBar.isSearchResultsButtonSelected),
        "enabled": KeyedProperty(\UISearchBar.isEnabled),
        "secureTextEntry": KeyedProperty(\UISearchBar.isSecureTextEntry),
        "showsCancelButton": KeyedProperty(\UISearchBar.showsCancelButton),
        "showsScopeBar": KeyedProperty(\UISearchBar.showsScopeBar),
        "selectedScopeButtonIndex": KeyedProperty(\UISearchBar.selectedScopeButtonIndex),
        "lookToDictateEnabled": KeyedProperty(\UISearchBar.isLookToDictateEnabled),
        "keyboardType": KeyedProperty(\UISearchBar.keyboardType),
        "returnKeyType": KeyedProperty(\UISearchBar.returnKeyType),
        "keyboardAppearance": KeyedProperty(\UISearchBar.keyboardAppearance),
        "autocapitalizationType": KeyedProperty(\UISearchBar.autocapitalizationType),
        "autocorrectionType": KeyedProperty(\UISearchBar.autocorrectionType),
        "spellCheckingType": KeyedProperty(\UISearchBar.spellCheckingType),
        "smartQuotesType": KeyedProperty(\UISearchBar.smartQuotesType),
        "smartDashesType": KeyedProperty(\UISearchBar.smartDashesType),
        "smartInsertDeleteType": KeyedProperty(\UISearchBar.smartInsertDeleteType),
        "inlinePredictionType": KeyedProperty(\UISearchBar.inlinePredictionType),
        "enablesReturnKeyAutomatically": KeyedProperty(\UISearchBar.enablesReturnKeyAutomatically),
      ]),
    Table(
      UISwitch.self,
      [
        "onTintColor": KeyedProperty(\UISwitch.onTintColor),
        "thumbTintColor": KeyedProperty(\UISwitch.thumbTintColor),
      ]),
    Table(
      UISlider.self,
      [
        "minimumValue": KeyedProperty(\UISlider.minimumValue),
        "maximumValue": KeyedProperty(\UISlider.maximumValue),
        "continuous": KeyedProperty(\UISlider.isContinuous),
        "minimumTrackTintColor": KeyedProperty(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": KeyedProperty(\UISlider.maximumTrackTintColor),
        "thumbTintColor": KeyedProperty(\UISlider.thumbTintColor),
        "minimumValueImage": KeyedProperty(\UISlider.minimumValueImage),
        "maximumValueImage": KeyedProperty(\UISlider.maximumValueImage),
      ]),
    Table(
      UIProgressView.self,
      [
        "progressTintColor": KeyedProperty(\UIProgressView.progressTintColor),
        "trackTintColor": KeyedProperty(\UIProgressView.trackTintColor),
      ]),
    Table(
      UIStepper.self,
      [
        "wraps": KeyedProperty(\UIStepper.wraps),
        "autorepeat": KeyedProperty(\UIStepper.autorepeat),
        "continuous": KeyedProperty(\UIStepper.isContinuous),
        "value": KeyedProperty(\UIStepper.value),
      ]),
    Table(
      UIPageControl.self,
      [
        "hidesForSinglePage": KeyedProperty(\UIPageControl.hidesForSinglePage),
        "pageIndicatorTintColor": KeyedProperty(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": KeyedProperty(
          \UIPageControl.currentPageIndicatorTintColor),
        "allowsContinuousInteraction": KeyedProperty(\UIPageControl.allowsContinuousInteraction),
        "preferredIndicatorImage": KeyedProperty(\UIPageControl.preferredIndicatorImage),
        "preferredCurrentPageIndicatorImage": KeyedProperty(
          \UIPageControl.preferredCurrentPageIndicatorImage),
      ]),
    Table(
      UISegmentedControl.self,
      [
        "selectedSegmentIndex": KeyedProperty(\UISegmentedControl.selectedSegmentIndex),
        "momentary": KeyedProperty(\UISegmentedControl.isMomentary),
        "selectedSegmentTintColor": KeyedProperty(\UISegmentedControl.selectedSegmentTintColor),
        "apportionsSegmentWidthsByContent": KeyedProperty(
          \UISegmentedControl.apportionsSegmentWidthsByContent),
      ]),
    Table(
      UIActivityIndicatorView.self,
      [
        "hidesWhenStopped": KeyedProperty(\UIActivityIndicatorView.hidesWhenStopped),
        "color": KeyedProperty(\UIActivityIndicatorView.color),
      ]),
    Table(
      UIDatePicker.self,
      [
        "countDownDuration": KeyedProperty(\UIDatePicker.countDownDuration),
        "roundsToMinuteInterval": KeyedProperty(\UIDatePicker.roundsToMinuteInterval),
      ]),
    Table(
      UIRefreshControl.self,
      [
        "attributedTitle": KeyedProperty(\UIRefreshControl.attributedTitle)
      ]),
    Table(
      UIScreenEdgePanGestureRecognizer.self,
      [
        "edges": KeyedProperty(\UIScreenEdgePanGestureRecognizer.edges)
      ]),
    Table(
      UIPickerView.self,
      [
        "showsSelectionIndicator": KeyedProperty(\UIPickerView.showsSelectionIndicator)
      ]),
    Table(
      UIControl.self,
      [
        "showsMenuAsPrimaryAction": KeyedProperty(\UIControl.showsMenuAsPrimaryAction),
        "contextMenuInteractionEnabled": KeyedProperty(\UIControl.isContextMenuInteractionEnabled),
        "toolTip": KeyedProperty(\UIControl.toolTip),
        "symbolAnimationEnabled": KeyedProperty(\UIControl.isSymbolAnimationEnabled),
      ]),
  ]
}
