// swift-format-ignore-file
import UIKit

class GenericScreen<Content: UIView>: UIViewController {
    let content: Content

    init(content: Content) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(contentTapped))
        content.addGestureRecognizer(tap)
        view.addSubview(content)
    }

    @objc func contentTapped() { AppLog.note("generic \(Content.self)") }
    var selector: Selector { return #selector(contentTapped) }
}
