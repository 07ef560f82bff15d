import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Screens that need something before they show what they are about.
@MainActor @Suite(.serialized) struct StrangerShapesTests {
  private func run(_ text: String, _ words: [String] = []) throws -> RunResult {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      return RunResult.of(["run", file.path, "-o", film, "--at", "0"] + words)
    }
  }

  @Test(
    "a screen that is given a picture, a model and a closure is made with all three, and presented")
  func arguments() throws {
    let run = try run(
      """
      import UIKit
      enum Kind { case large(Int), small }
      struct Photo { let title: String; let tags: [String]; let kind: Kind; var likes = 0 }
      protocol Store: AnyObject {}
      final class MemoryStore: Store { init() {} }
      final class Viewer: UIViewController {
        let photo: Photo
        init(photo: Photo, image: UIImage?, store: Store, onClose: @escaping (Photo, Int) -> Void) {
          self.photo = photo
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .overFullScreen
          guard image != nil else { fatalError("no picture") }
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          print("shows", photo.title, photo.tags.count)
        }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(
      run.err.contains("presents Viewer") && run.err.contains("| shows Title 1"), "\(run.err)")
  }

  @Test("a form is filled in before what it lets through is tried")
  func form() throws {
    let run = try run(
      """
      import UIKit
      final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let go = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          field.placeholder = "Email"
          field.addTarget(self, action: #selector(changed), for: .editingChanged)
          go.setTitle("Go", for: .normal)
          go.isEnabled = false
          go.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
          go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(field)
          view.addSubview(go)
        }
        @objc func changed() { go.isEnabled = field.text?.contains("@") == true }
        @objc func tapped() { present(UIViewController(), animated: true) }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(
      run.err.contains("fill in the form, then tap \"Go\" · presents UIViewController"),
      "\(run.err)")
  }

  @Test("a request goes nowhere, and fails at the stage's time, said once")
  func network() throws {
    let run = try run(
      """
      import UIKit
      final class Loader: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let began = CACurrentMediaTime()
          var request = URLRequest(url: URL(string: "https://example.com/a.json")!)
          request.setValue("application/json", forHTTPHeaderField: "Accept")
          URLSession.shared.dataTask(with: request) { data, response, error in
            print("task", data == nil, (error as? URLError)?.code == .notConnectedToInternet)
          }.resume()
          Task {
            do {
              let (_, response) = try await URLSession.shared.data(from: request.url!)
              print((response as? HTTPURLResponse)?.statusCode ?? 0)
            } catch { print("failed at", String(format: "%.1f", CACurrentMediaTime() - began)) }
          }
        }
      }
      """)
    #expect(
      run.err.contains("| task true true") && run.err.contains("| failed at 0.3"), "\(run.err)")
  }

  @Test("tasks that begin while a screen loads sleep from that instant on")
  func sleeps() throws {
    let run = try run(
      """
      import UIKit
      final class Sleeper: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let began = CACurrentMediaTime()
          Task {
            print("begins", CACurrentMediaTime() - began)
            try? await Task.sleep(nanoseconds: 200_000_000)
            print("slept", CACurrentMediaTime() - began)
          }
        }
      }
      """)
    #expect(run.err.contains("| begins 0.0\n| slept 0.2\n"), "\(run.err)")
  }

  @Test("a model is filled from a dictionary by its keys, and hears of those that it does not have")
  func keyedModel() throws {
    let run = try run(
      """
      import UIKit
      class Ship: NSObject {
        @objc var name: String?
        @objc var length = 0.0
        @objc var crew: NSNumber?
        var secret = "kept"
        override func setValue(_ value: Any?, forUndefinedKey key: String) {
          print("nobody has", key)
          super.setValue(value, forUndefinedKey: key)
        }
        override func value(forUndefinedKey key: String) -> Any? { key == "id" ? 7 : super.value(forUndefinedKey: key) }
      }
      final class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let ship = Ship()
          ship.setValuesForKeys(["name": "Ada", "length": 12, "crew": NSNull(), "id": 3, "secret": "told"])
          print(ship.name ?? "", ship.length, ship.crew == nil, ship.secret, ship.value(forKey: "id") ?? 0)
          print(ship.dictionaryWithValues(forKeys: ["length"]))
        }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    for line in [
      "| nobody has id\n| nobody has secret\n", "| Ada 12.0 true kept 7\n",
      "| [\"length\": 12.0]\n",
    ] { #expect(run.err.contains(line), "\(line): \(run.err)") }
    #expect(!run.err.contains("Ship") && !run.err.contains("left out"), "\(run.err)")
  }

  @Test("a cast that fails is told with its line")
  func cast() throws {
    let run = try run(
      """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let screen: UIViewController = UINavigationController()
          present(screen as! UITabBarController, animated: true)
        }
      }
      """)
    #expect(run.code == .different, "\(run.err)")
    #expect(
      run.err.contains("Mine.swift:6:")
        && run.err.contains("a UINavigationController is no UITabBarController"), "\(run.err)")
  }

  @Test("a regular expression between slashes is one in every language version")
  func slashes() throws {
    let run = try run(
      """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print("matches", "a@b.de".wholeMatch(of: /[^@\\s]+@[^@\\s]+\\.[a-z]{2,}/) != nil)
          present(UIViewController(), animated: true)
        }
      }
      """)
    #expect(run.code == .well && run.err.contains("| matches true"), "\(run.err)")
  }

  @Test("a row that opens under a tap is something to show")
  func openingRow() throws {
    let run = try run(
      """
      import UIKit
      final class Home: UITableViewController {
        var open: IndexPath?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row \\(path.row)"
          return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { path == open ? 160 : 44 }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          open = open == path ? nil : path
          tableView.performBatchUpdates(nil)
        }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(
      run.err.contains("played in Home: tap \"Row 0\" · moves what is on the screen"), "\(run.err)")
  }

  @Test(
    "what moves under a tap and comes back is something to show, before screens of ours",
    arguments: [
      "self.heart.addSymbolEffect(.bounce)",
      "UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse]) { self.heart.alpha = 0.2 }"
        + " completion: { _ in self.heart.alpha = 1 }",
      "self.heart.layer.add(self.shake, forKey: nil)",
    ])
  func flourish(answer: String) throws {
    let run = try run(
      """
      import UIKit
      final class Likes: UIViewController {
        let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
        var shake: CABasicAnimation {
          let shake = CABasicAnimation(keyPath: "transform.translation.x")
          shake.toValue = 12
          (shake.duration, shake.autoreverses) = (0.1, true)
          return shake
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          heart.frame = CGRect(x: 150, y: 200, width: 60, height: 60)
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Like") { _ in \(answer) })
          button.frame = CGRect(x: 100, y: 400, width: 160, height: 44)
          for view in [heart, button] { self.view.addSubview(view) }
        }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(run.err.contains("tap \"Like\" · moves what is on the screen"), "\(run.err)")
  }

  @Test("a model's file that knows Foundation alone has the stage's requests as well")
  func foundationAlone() throws {
    try withFolder { folder in
      let model = """
        import Foundation
        struct Service {
          func load() async -> String {
            do { return String(decoding: try await URLSession.shared.data(from: URL(string: "data:,here")!).0, as: UTF8.self) }
            catch { return "nothing" }
          }
        }
        """
      let home = """
        import UIKit
        final class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Task { print("loaded", await Service().load()) }
          }
        }
        """
      for (name, text) in ["Service": model, "Home": home] {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
      }
      let film = folder.appendingPathComponent("film.png").path
      let run = RunResult.of(["run", folder.path, "-o", film, "--at", "0"])
      #expect(run.code == .well && run.err.contains("| loaded here"), "\(run.err)")
    }
  }

  @Test("sets and dictionaries are gone through in one order in every run")
  func orders() throws {
    let text = """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(Set((0..<40).map { "view \\($0)" }).joined(separator: " "))
        }
      }
      """
    #expect(try run(text).err == run(text).err)
  }

  @Test("files are treated as built with the SDK that is said, or that their spellings tell")
  func sdk() throws {
    let home = """
      import UIKit
      final class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let card = UIViewController()
          present(card, animated: false) { print("sheet", card.view.convert(CGPoint.zero, to: nil).y > 1) }
        }
      }
      """
    #expect(try run(home).err.contains("| sheet true\n"))
    #expect(try run(home + "\nlet state = UIControlState.normal").err.contains("| sheet false\n"))
    #expect(try run(home, ["--sdk", "soon"]).code == .wrongUsage)
    try withFolder { folder in
      let list = folder.appendingPathComponent("Info.plist")
      let text =
        "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Own</string></dict></plist>"
      try Data(text.utf8).write(to: list)
      let file = folder.appendingPathComponent("Home.swift")
      try Data(home.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      let run = RunResult.of(["run", file.path, "-o", film, "--at", "0", "--sdk", "12"])
      #expect(run.err.contains("| sheet false\n"), "\(run.err)")
      #expect(try String(contentsOf: list, encoding: .utf8) == text)
    }
  }
}
