/// Files that cannot be played, or not as their authors think, each in a few lines.
struct BadFile {
  /// What is wrong.
  let title: String
  /// The file `Mine.swift`, after `import UIKit`.
  let source: String
  /// What follows the file in the command's line; `$` is its folder.
  var words = ""
  /// Other files of the folder.
  var others: [String: String] = [:]
  /// Whether it is played in every run of the tests, and not only in the long one.
  var isQuick = false

  static let all: [BadFile] = [
    BadFile(title: "Nothing that can be played", source: "struct Price { var cents = 0 }"),
    BadFile(
      title: "A slip in a name", source: screen("view.backgroundColour = .red"), isQuick: true),
    BadFile(
      title: "A screen with nothing to touch", source: screen("view.backgroundColor = .red")),
    BadFile(title: "A button that starts no transition", source: button("print(\"pressed\")")),
    BadFile(
      title: "Nothing to list",
      source: """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """, words: "--list", isQuick: true),
    BadFile(
      title: "Words that nothing goes by", source: button(presents), words: "--start Nowhere",
      isQuick: true),
    BadFile(title: "A class that is not there", source: button(presents), words: "--only Hmoe"),
    BadFile(
      title: "A scenario that is not there", source: button(presents),
      words: "--check --scenario forward-cancel-51"),
    BadFile(
      title: "A folder of pictures that is not there", source: button(presents),
      words: "--resources $/none"),
    BadFile(
      title: "A script with a line that is none", source: button(presents),
      words: "--script $/fingers.txt", others: ["fingers.txt": "tap\n"]),
    BadFile(
      title: "A script with a view that is not there", source: button(presents),
      words: "--script $/fingers.txt", others: ["fingers.txt": "tap Opne\nsettle\n"],
      isQuick: true),
    BadFile(
      title: "A line that traps", source: button("print([1, 2].first { $0 > 2 }!)"),
      isQuick: true),
    BadFile(
      title: "An outlet that nobody has set",
      source: button("header.text = \"A\"", "@IBOutlet var header: UILabel!")),
    BadFile(
      title: "A storyboard that is not there",
      source: button(
        #"""
        present(UIStoryboard(name: "Detail", bundle: nil).instantiateInitialViewController()!, animated: true)
        """#)),
    BadFile(
      title: "A class that is not what a storyboard gives",
      source: button(
        #"""
        let board = UIStoryboard(name: "Main", bundle: nil)
        present(board.instantiateViewController(withIdentifier: "Detail") as! UITableViewController, animated: true)
        """#)),
    BadFile(
      title: "A picture, a colour and a font that are not there",
      source: button(
        "_ = (UIImage(named: \"Haert\"), UIColor(named: \"Brand\"), UIFont(name: \"Avenir-Medum\", size: 9)); "
          + presents)),
    BadFile(
      title: "A module that is not here", source: "import RealmSwift\n" + button(presents)),
    BadFile(
      title: "A request over the network",
      source: button(
        "URLSession.shared.dataTask(with: URL(string: \"https://a.example/b\")!).resume(); "
          + presents)),
    BadFile(
      title: "An application of SwiftUI",
      source: """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Text("Hello") } } }
        """),
    BadFile(
      title: "An animator that is asked for nothing",
      source: button(presents) + """

        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using c: UIViewControllerContextTransitioning?) -> Double { 0.2 }
          func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
        }
        """, words: "--check --scenario forward-finish", isQuick: true),
    BadFile(
      title: "A check of what begins by itself",
      source: """
        final class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if presentedViewController == nil { present(UIViewController(), animated: true) }
          }
        }
        """, words: "--check"),
    BadFile(
      title: "Code that does not come back", source: button("while true {}")),
  ]

  private static let presents = "present(UIViewController(), animated: true)"

  private static func screen(_ line: String) -> String {
    """
    final class Home: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(line)
      }
    }
    """
  }

  private static func button(_ action: String, _ member: String = "") -> String {
    """
    final class Home: UIViewController {
      \(member)
      override func viewDidLoad() {
        super.viewDidLoad()
        let open = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [unowned self] _ in go() })
        open.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(open)
      }
      func go() {
        \(action)
      }
    }
    """
  }
}
