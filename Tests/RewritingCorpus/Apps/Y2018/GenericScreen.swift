// swift-format-ignore-file
import UIKit

class GenericScreen<Content: UIView>: UIViewController {
    let hosted: Content

    init(hosted: Content) {
        self.hosted = hosted
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(contentTapped))
        hosted.addGestureRecognizer(tap)
        view.addSubview(hosted)
    }

    @objc func contentTapped() { AppLog.note("generic \(Content.self)") }
    var selector: Selector { return #selector(contentTapped) }
}
