//
//  CompareViewController.swift
//  Gallery2014
//
//  Created by Tomas Berg on 08/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

/// Above each other in portrait, side by side in landscape. See the size classes in the storyboard.
class CompareViewController: UIViewController {

    var first: Photo!
    var second: Photo!

    @IBOutlet weak var headlineLabel: UILabel!
    @IBOutlet var polaroids: [PolaroidView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        let photos: [Photo] = [first, second]
        for (index, view) in polaroids.sorted(by: { $0.tag < $1.tag }).enumerated() {
            view.image = photos[index].image
            view.caption = photos[index].title
        }
        headlineLabel.text = "\(first.title) or \(second.title)?"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    @IBAction func swap(_ sender: Any) {
        let views = polaroids.sorted { $0.tag < $1.tag }
        UIView.transition(with: view, duration: 0.6, options: .transitionFlipFromLeft, animations: {
            let image = views[0].image
            let caption = views[0].caption
            views[0].image = views[1].image
            views[0].caption = views[1].caption
            views[1].image = image
            views[1].caption = caption
        }, completion: nil)
    }
}
