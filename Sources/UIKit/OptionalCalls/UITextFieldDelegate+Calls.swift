import QuartzCore

/// The optional methods of delegates as values, for calls like `delegate.textFieldShouldReturn?(field)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UITextFieldDelegate {
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: _TextFieldDelegateTextFieldShouldBeginEditing? {
    _TextFieldDelegateTextFieldShouldBeginEditing(target: self)
  }

  @_disfavoredOverload
  public var textFieldDidBeginEditing: _TextFieldDelegateTextFieldDidBeginEditing? {
    _TextFieldDelegateTextFieldDidBeginEditing(target: self)
  }

  @_disfavoredOverload
  public var textFieldShouldEndEditing: _TextFieldDelegateTextFieldShouldEndEditing? {
    _TextFieldDelegateTextFieldShouldEndEditing(target: self)
  }

  @_disfavoredOverload
  public var textFieldDidEndEditing: _TextFieldDelegateTextFieldDidEndEditing? {
    _TextFieldDelegateTextFieldDidEndEditing(target: self)
  }

  @_disfavoredOverload
  public var textFieldShouldReturn: _TextFieldDelegateTextFieldShouldReturn? {
    _TextFieldDelegateTextFieldShouldReturn(target: self)
  }
}

extension UITextViewDelegate {
  @_disfavoredOverload
  public var textViewShouldBeginEditing: _TextViewDelegateTextViewShouldBeginEditing? {
    _TextViewDelegateTextViewShouldBeginEditing(target: self)
  }

  @_disfavoredOverload
  public var textViewDidBeginEditing: _TextViewDelegateTextViewDidBeginEditing? {
    _TextViewDelegateTextViewDidBeginEditing(target: self)
  }

  @_disfavoredOverload
  public var textViewShouldEndEditing: _TextViewDelegateTextViewShouldEndEditing? {
    _TextViewDelegateTextViewShouldEndEditing(target: self)
  }

  @_disfavoredOverload
  public var textViewDidEndEditing: _TextViewDelegateTextViewDidEndEditing? {
    _TextViewDelegateTextViewDidEndEditing(target: self)
  }
}

/// `textFieldShouldBeginEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextFieldDelegateTextFieldShouldBeginEditing {
  let target: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldBeginEditing(textField)
  }
}

/// `textFieldDidBeginEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextFieldDelegateTextFieldDidBeginEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    target.textFieldDidBeginEditing(textField)
  }
}

/// `textFieldShouldEndEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextFieldDelegateTextFieldShouldEndEditing {
  let target: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldEndEditing(textField)
  }
}

/// `textFieldDidEndEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextFieldDelegateTextFieldDidEndEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    target.textFieldDidEndEditing(textField)
  }
}

/// `textFieldShouldReturn` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextFieldDelegateTextFieldShouldReturn {
  let target: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldReturn(textField)
  }
}

/// `textViewShouldBeginEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextViewDelegateTextViewShouldBeginEditing {
  let target: any UITextViewDelegate

  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool {
    target.textViewShouldBeginEditing(textView)
  }
}

/// `textViewDidBeginEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextViewDelegateTextViewDidBeginEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidBeginEditing(textView)
  }
}

/// `textViewShouldEndEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextViewDelegateTextViewShouldEndEditing {
  let target: any UITextViewDelegate

  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool {
    target.textViewShouldEndEditing(textView)
  }
}

/// `textViewDidEndEditing` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TextViewDelegateTextViewDidEndEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidEndEditing(textView)
  }
}
