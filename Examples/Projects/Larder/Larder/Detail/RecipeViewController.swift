//
//  RecipeViewController.swift
//  Larder
//

import UIKit
import DesignKit
import LarderCore

final class RecipeViewController: UIViewController {

    private let recipe: Recipe
    private let textView = UITextView()

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.Color.background
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [unowned self] action in share(from: action.sender as? UIBarButtonItem) })
        textView.isEditable = false
        textView.backgroundColor = .clear
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 40, right: 20)
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.attributedText = attributed()
        textView.linkTextAttributes = [.foregroundColor: Theme.Color.accent, .underlineStyle: NSUnderlineStyle.single.rawValue]
        view.addSubview(textView)
    }

    private func attributed() -> NSAttributedString {
        var text = AttributedString(recipe.title + "\n")
        text.font = Theme.Font.title()
        text.foregroundColor = Theme.Color.text

        var needs = AttributedString(recipe.needs.formatted(.list(type: .and)) + "\n\n")
        needs.font = Theme.Font.label()
        needs.foregroundColor = Theme.Color.accent
        text += needs

        let result = NSMutableAttributedString(attributedString: NSAttributedString(text))
        let paragraph = NSMutableParagraphStyle()
        paragraph.headIndent = 28
        paragraph.paragraphSpacing = 12
        paragraph.lineSpacing = 3
        paragraph.tabStops = [NSTextTab(textAlignment: .natural, location: 28)]
        for (i, step) in recipe.steps.enumerated() {
            let line = NSMutableAttributedString(string: "\(i + 1).\t", attributes: [.font: Theme.Font.title(18), .foregroundColor: Theme.Color.accent])
            line.append(NSAttributedString(string: step + "\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: Theme.Color.text]))
            line.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: line.length))
            result.append(line)
        }
        return result
    }

    private func share(from item: UIBarButtonItem?) {
        let activity = UIActivityViewController(activityItems: [textView.text ?? recipe.title], applicationActivities: nil)
        activity.popoverPresentationController?.barButtonItem = item
        present(activity, animated: true)
    }
}
