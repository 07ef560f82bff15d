//
//  AppDelegate.swift
//  FlipCards
//
//  Created in 2015, migrated to newer Swift by Xcode a few times.
//
//  The app opens on a blue screen with a card in the middle. Tapping the card
//  turns it over to show the answer. The "i" button in the corner flips the whole
//  screen around to the settings, like the old Weather app, and Done flips it back.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.window!.backgroundColor = UIColor.white
        self.window!.rootViewController = CardViewController()
        self.window!.makeKeyAndVisible()
        return true
    }
}

class CardViewController: UIViewController, SettingsViewControllerDelegate {

    var cardView: UIView!
    var frontLabel: UILabel!
    var backLabel: UILabel!
    var isShowingFront = true

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1.0)

        cardView = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 180))
        cardView.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        cardView.center = self.view.center
        self.view.addSubview(cardView)

        frontLabel = makeLabel("What is the capital of Australia?", color: UIColor.white)
        backLabel = makeLabel("Canberra", color: UIColor.yellow)
        cardView.addSubview(frontLabel)

        let tap = UITapGestureRecognizer(target: self, action: #selector(CardViewController.flipCard))
        cardView.addGestureRecognizer(tap)

        let infoButton = UIButton(type: .infoLight)
        infoButton.tintColor = UIColor.white
        infoButton.frame = CGRect(x: self.view.bounds.size.width - 60, y: self.view.bounds.size.height - 80,
                                  width: 44, height: 44)
        infoButton.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin]
        infoButton.addTarget(self, action: #selector(CardViewController.showSettings(_:)), for: .touchUpInside)
        self.view.addSubview(infoButton)
    }

    func makeLabel(_ text: String, color: UIColor) -> UILabel {
        let label = UILabel(frame: cardView.bounds)
        label.text = text
        label.textAlignment = NSTextAlignment.center
        label.numberOfLines = 0
        label.textColor = UIColor.black
        label.backgroundColor = color
        label.font = UIFont.boldSystemFont(ofSize: 24)
        label.layer.cornerRadius = 10
        label.layer.masksToBounds = true
        return label
    }

    @objc func flipCard() {
        let from: UIView = isShowingFront ? frontLabel : backLabel
        let to: UIView = isShowingFront ? backLabel : frontLabel
        let options: UIView.AnimationOptions = isShowingFront ? .transitionFlipFromRight : .transitionFlipFromLeft

        UIView.transition(from: from, to: to, duration: 0.6, options: options) { (finished) -> Void in
            self.isShowingFront = !self.isShowingFront
        }
    }

    @objc func showSettings(_ sender: UIButton) {
        let settings = SettingsViewController()
        settings.delegate = self
        let nav = UINavigationController(rootViewController: settings)
        nav.modalPresentationStyle = .fullScreen
        nav.modalTransitionStyle = .flipHorizontal
        self.present(nav, animated: true, completion: nil)
    }

    func settingsViewControllerDidFinish(_ controller: SettingsViewController) {
        self.dismiss(animated: true, completion: nil)
    }
}

protocol SettingsViewControllerDelegate: class {
    func settingsViewControllerDidFinish(_ controller: SettingsViewController)
}

class SettingsViewController: UIViewController {

    weak var delegate: SettingsViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Settings"
        self.view.backgroundColor = UIColor.groupTableViewBackground
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done,
                                                                 target: self,
                                                                 action: #selector(SettingsViewController.done(_:)))

        let soundSwitch = UISwitch(frame: CGRect(x: 20, y: 120, width: 0, height: 0))
        soundSwitch.isOn = UserDefaults.standard.bool(forKey: "sound")
        soundSwitch.addTarget(self, action: #selector(SettingsViewController.soundChanged(_:)), for: .valueChanged)
        self.view.addSubview(soundSwitch)
    }

    @objc func soundChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "sound")
    }

    @objc func done(_ sender: AnyObject) {
        self.delegate?.settingsViewControllerDidFinish(self)
    }
}
