//
//  SegmentContainerViewController.swift
//
//  A segmented control at the top switches between three screens. When you tap a
//  segment the old screen slides out one way and the new one slides in after it,
//  left or right depending on which segment you came from. While it is moving the
//  segmented control ignores taps.
//

import UIKit

class SegmentContainerViewController: UIViewController {

    private let segmentedControl = UISegmentedControl()
    private let contentView = UIView()
    private let viewControllers: [UIViewController]
    private var currentIndex = 0

    init(viewControllers: [UIViewController]) {
        precondition(!viewControllers.isEmpty)
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
    }

    convenience init() {
        self.init(viewControllers: [
            LabelViewController(name: "Day", color: .systemYellow),
            LabelViewController(name: "Week", color: .systemGreen),
            LabelViewController(name: "Month", color: .systemBlue)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        for (index, child) in viewControllers.enumerated() {
            segmentedControl.insertSegment(withTitle: child.title, at: index, animated: false)
        }
        segmentedControl.selectedSegmentIndex = 0
        segmentedControl.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)

        contentView.clipsToBounds = true
        segmentedControl.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(segmentedControl)
        view.addSubview(contentView)

        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            segmentedControl.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            segmentedControl.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            segmentedControl.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            contentView.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 12),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])

        let first = viewControllers[0]
        addChild(first)
        first.view.frame = contentView.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(first.view)
        first.didMove(toParent: self)
    }

    @objc private func segmentChanged() {
        show(index: segmentedControl.selectedSegmentIndex)
    }

    private func show(index: Int) {
        guard index != currentIndex else { return }
        let old = viewControllers[currentIndex]
        let new = viewControllers[index]
        let width = contentView.bounds.width
        let direction: CGFloat = index > currentIndex ? 1 : -1

        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = contentView.bounds.offsetBy(dx: width * direction, dy: 0)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        segmentedControl.isUserInteractionEnabled = false

        // transition(from:to:) adds the new view to old.view.superview, which is contentView
        transition(from: old, to: new, duration: 0.35, options: [.curveEaseInOut], animations: {
            new.view.frame = self.contentView.bounds
            old.view.frame = self.contentView.bounds.offsetBy(dx: -width * direction, dy: 0)
        }, completion: { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            self.currentIndex = index
            self.segmentedControl.isUserInteractionEnabled = true
        })
    }
}

class LabelViewController: UIViewController {
    private let color: UIColor

    init(name: String, color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color.withAlphaComponent(0.3)
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 40, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }
}
