// swift-format-ignore-file
import Motion
import PagerKit
import UIKit

@MainActor
public protocol PagerControllerDelegate: AnyObject {
    func pager(_ pager: PagerController, didShow page: Page)
}

public final class PagerController: UIViewController, UIScrollViewDelegate {
    public weak var delegate: (any PagerControllerDelegate)?
    public let pages: [Page]
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private var token: NSKeyValueObservation?

    public init(pages: [Page]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        scroll.isPagingEnabled = true
        scroll.delegate = self
        scroll.translatesAutoresizingMaskIntoConstraints = false
        dots.translatesAutoresizingMaskIntoConstraints = false
        dots.numberOfPages = pages.count
        dots.addTarget(self, action: #selector(turn(_:)), for: .valueChanged)
        view.addSubview(scroll)
        view.addSubview(dots)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: dots.topAnchor, constant: -8),
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        token = scroll.observe(\.contentOffset, options: [.new]) { _, _ in }
        let tap = UITapGestureRecognizer(target: self, action: #selector(Self.tapped))
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(entered), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
    }

    @objc private func turn(_ sender: UIPageControl) {
        show(sender.currentPage)
    }

    @objc private func tapped() { show((dots.currentPage + 1) % max(pages.count, 1)) }

    @objc private func entered() {}

    public func show(_ index: Int) {
        dots.currentPage = index
        Spring(damping: 0.8).animate(scroll) { [self] in
            scroll.contentOffset.x = CGFloat(index) * scroll.bounds.width
        }
        delegate?.pager(self, didShow: pages[index])
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 1_000)
            dots.currentPage = index
        }
    }
}

#Preview("Pager") {
    PagerController(pages: [Page(id: 0, title: "One")])
}
