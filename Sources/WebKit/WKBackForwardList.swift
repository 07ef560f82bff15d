/// A page that was shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  let request: StageClock.URLRequest
  let given: PageContent?
  open private(set) var title: String?
  open var url: URL { request.url ?? URL(string: "about:blank")! }
  open var initialURL: URL { url }

  init(_ request: StageClock.URLRequest, _ given: PageContent?, _ title: String?) {
    (self.request, self.given, self.title) = (request, given, title)
  }
}

/// The pages that were shown, and where among them a web view is.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
  /// - Parameter index: 0 for the page that is shown, negative for those before it.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  func has(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  func move(to item: WKBackForwardListItem) {
    if let index = items.firstIndex(where: { $0 === item }) { place = index }
  }

  func add(_ item: WKBackForwardListItem) {
    items.removeSubrange((place + 1)...)
    items.append(item)
    place += 1
  }
}
