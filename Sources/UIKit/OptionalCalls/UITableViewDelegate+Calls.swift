import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.tableView?(table, didSelectRowAt: path)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UITableViewDelegate {
  @_disfavoredOverload
  public var tableView: _TableViewDelegateTableView? { _TableViewDelegateTableView(target: self) }
}

extension UITableViewDataSource {
  @_disfavoredOverload
  public var tableView: _TableViewDataSourceTableView? {
    _TableViewDataSourceTableView(target: self)
  }

  @_disfavoredOverload
  public var numberOfSections: _TableViewDataSourceNumberOfSections? {
    _TableViewDataSourceNumberOfSections(target: self)
  }
}

/// `tableView` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TableViewDelegateTableView {
  let target: any UITableViewDelegate

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    target.tableView(tableView, heightForRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    target.tableView(tableView, heightForHeaderInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    target.tableView(tableView, heightForFooterInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    target.tableView(tableView, viewForHeaderInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    target.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }
}

/// `tableView` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TableViewDataSourceTableView {
  let target: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    target.tableView(tableView, numberOfRowsInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    target.tableView(tableView, cellForRowAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    target.tableView(tableView, titleForHeaderInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    target.tableView(tableView, titleForFooterInSection: section)
  }
}

/// `numberOfSections` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TableViewDataSourceNumberOfSections {
  let target: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int {
    target.numberOfSections(in: tableView)
  }
}
