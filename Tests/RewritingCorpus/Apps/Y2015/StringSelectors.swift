// swift-format-ignore-file
import UIKit

class StringSelectors: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: self, action: Selector("go:"))
        navigationItem.rightBarButtonItem = item
        let other = UIBarButtonItem(title: "No", style: .plain, target: self, action: Selector(("missing:")))
        navigationItem.leftBarButtonItem = other
        NotificationCenter.default.addObserver(self, selector: NSSelectorFromString("heard:"), name: NSNotification.Name("StringSelectors"), object: nil)
    }

    @objc func go(_ sender: AnyObject) { AppLog.note("go") }
    @objc func heard(_ note: NSNotification) { AppLog.note("heard \(note.name.rawValue)") }
    func notExposed(_ sender: AnyObject) {}
}
