import UIKit
final class Root: UITableViewController {
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { super.viewDidLoad(); title = "Settings"; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c"); navigationController?.navigationBar.prefersLargeTitles = true }
  override func numberOfSections(in t: UITableView) -> Int { 2 }
  override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
  override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { let c = t.dequeueReusableCell(withIdentifier: "c", for: i); c.textLabel?.text = "Row \(i.row)"; c.imageView?.image = UIImage(systemName: "star.fill"); c.accessoryType = .disclosureIndicator; return c }
  func openDetail() { let d = UIViewController(); d.view.backgroundColor = .systemTeal; d.title = "Detail"; navigationController?.pushViewController(d, animated: true) }
}
final class Tabs: UITabBarController {
  override func viewDidLoad() { super.viewDidLoad(); let n = UINavigationController(rootViewController: Root()); n.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0); let o = UIViewController(); o.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1); viewControllers = [n, o] }
}
