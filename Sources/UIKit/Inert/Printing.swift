import QuartzCore

// Paper. There is no printer here: what would be printed is kept, and that nothing is printed is noted and told.

@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  private static let one = UIPrintInteractionController()
  open class var shared: UIPrintInteractionController { one }
  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { [] }
  open class func canPrint(_ data: Data) -> Bool { false }

  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open private(set) var printPaper: UIPrintPaper?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    Unsupported.report("UIPrintInteractionController · there is no printer here")
    SceneEnvironment.current.server.enqueueForNextTurn { completion?(self, false, nil) }
    return false
  }
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    refuse(completion)
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult
  open func print(
    to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  open func dismiss(animated: Bool) {}
}

/// Hears of printing: nobody is told.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait = 0, landscape }
  public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }

  open var printerID: String?
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  public init(dictionary: [AnyHashable: Any]?) {}
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
  open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

@preconcurrency @MainActor
open class UIPrinter: NSObject {
  open private(set) var url: URL
  open var displayName: String { url.host ?? "" }
  open var displayLocation: String? { nil }
  public init(url: URL) { self.url = url }
}

@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// Points: A4.
  open var paperSize: CGSize { CGSize(width: 595, height: 842) }
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
}

/// Lays something out over pages: on one page here.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  open var pageCount: Int { 1 }
  open func rect(forPageAt pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
}

@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural
  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let words =
      attributedText
      ?? NSAttributedString(
        string: text ?? "",
        attributes: [
          .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black,
        ])
    words.draw(in: rect)
  }
}

@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) { self.markupText = markupText }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    HTMLText(markupText ?? "").attributed.draw(in: rect)
  }
}

@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView
  init(_ view: UIView) { self.view = view }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    view.drawHierarchy(in: rect, afterScreenUpdates: false)
  }
}

extension UIView {
  /// Draws the view on paper.
  public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws pages.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { CGRect(origin: .zero, size: UIPrintPaper().paperSize) }
  open var printableRect: CGRect { UIPrintPaper().printableRect }
  open var numberOfPages: Int { max(printFormatters?.map(\.pageCount).max() ?? 0, 1) }
  open var printFormatters: [UIPrintFormatter]?

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage <= pageIndex }
  }
  open func prepare(forDrawingPages range: NSRange) {}
  /// Header, content and footer, into the current context.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }
}
