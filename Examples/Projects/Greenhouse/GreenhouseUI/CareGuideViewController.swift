//
//  CareGuideViewController.swift
//  GreenhouseUI
//
//  Created by Ines Okafor on 15.02.22.
//

import UIKit

public struct CareGuide {
    public let title: String
    public let subtitle: String
    public let steps: [String]

    public init(title: String, subtitle: String, steps: [String]) {
        self.title = title
        self.subtitle = subtitle
        self.steps = steps
    }
}

public final class CareGuideViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!

    private let guide: CareGuide
    private var doneSteps: Set<Int> = []

    public static func make(with guide: CareGuide) -> CareGuideViewController {
        let storyboard = UIStoryboard(name: "CareGuide", bundle: .greenhouseUI)
        return storyboard.instantiateViewController(identifier: "CareGuide") { coder in
            CareGuideViewController(coder: coder, guide: guide)
        }
    }

    init?(coder: NSCoder, guide: CareGuide) {
        self.guide = guide
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        guide = CareGuide(title: "", subtitle: "", steps: [])
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = guide.title
        subtitleLabel.text = guide.subtitle
    }

    @IBAction private func close(_ sender: UIButton) {
        dismiss(animated: true)
    }
}

extension CareGuideViewController: UITableViewDataSource, UITableViewDelegate {

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guide.steps.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StepCell", for: indexPath)
        let isDone = doneSteps.contains(indexPath.row)
        var content = cell.defaultContentConfiguration()
        content.text = guide.steps[indexPath.row]
        content.textProperties.color = isDone ? .secondaryLabel : .label
        content.image = UIImage(systemName: isDone ? "checkmark.circle.fill" : "\(indexPath.row + 1).circle")
        content.imageProperties.tintColor = .leaf
        cell.contentConfiguration = content
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        doneSteps.formSymmetricDifference([indexPath.row])
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
