//
//  SlideshowViewController.swift
//  Gallery2014
//
//  Created by Tomas Berg on 04/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

class SlideshowViewController: UIViewController {

    var album: Album!

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var pageControl: UIPageControl!
    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var captionBottom: NSLayoutConstraint!
    @IBOutlet weak var playButton: UIBarButtonItem!
    @IBOutlet var tapRecognizer: UITapGestureRecognizer!

    private var pages: [PolaroidView] = []
    private var timer: Timer?

    private var currentPhoto: Photo {
        return album.photos[pageControl.currentPage]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        title = album.name
        pageControl.numberOfPages = album.photos.count

        for photo in album.photos {
            let page = PolaroidView(frame: .zero)
            page.image = photo.image
            page.caption = Settings.showsCaptions ? photo.title : ""
            page.tilt = CGFloat(pages.count % 3 - 1) * 2
            scrollView.addSubview(page)
            pages.append(page)
        }
        updateCaption()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        for (page, photo) in zip(pages, album.photos) {
            page.image = photo.image
            page.caption = Settings.showsCaptions ? photo.title : ""
        }
        updateCaption()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
        if navigationController?.isNavigationBarHidden == true {
            setBarsHidden(false)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = scrollView.bounds.size
        let side = min(size.width, size.height) - 40
        for (index, page) in pages.enumerated() {
            page.bounds = CGRect(x: 0, y: 0, width: side, height: side * 1.15)
            page.center = CGPoint(x: size.width * (CGFloat(index) + 0.5), y: size.height / 2)
        }
        let contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        if scrollView.contentSize != contentSize {
            scrollView.contentSize = contentSize
            scrollView.contentOffset = CGPoint(x: size.width * CGFloat(pageControl.currentPage), y: 0)
        }
    }

    override var prefersStatusBarHidden: Bool {
        return navigationController?.isNavigationBarHidden ?? false
    }

    private func updateCaption() {
        let photo = currentPhoto
        captionLabel.text = "\(photo.title), \(photo.place)"
    }

    private func show(_ page: Int, animated: Bool) {
        pageControl.currentPage = page
        scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(page), y: 0), animated: animated)
        updateCaption()
    }

    private func setBarsHidden(_ hidden: Bool) {
        navigationController?.setNavigationBarHidden(hidden, animated: true)
        navigationController?.setToolbarHidden(hidden, animated: true)
        captionBottom.constant = hidden ? -60 : 8
        UIView.animate(withDuration: 0.3) {
            self.view.backgroundColor = hidden ? UIColor.black : UIColor(white: 0.9, alpha: 1)
            self.view.layoutIfNeeded()
            self.setNeedsStatusBarAppearanceUpdate()
        }
    }

    // MARK: Actions

    @IBAction func pageChanged(_ sender: UIPageControl) {
        show(sender.currentPage, animated: true)
    }

    @IBAction func showPrevious(_ sender: Any) {
        show(max(pageControl.currentPage - 1, 0), animated: true)
    }

    @IBAction func showNext(_ sender: Any) {
        let count = album.photos.count
        if Settings.shuffle && timer != nil && count > 1 {
            var page = pageControl.currentPage
            while page == pageControl.currentPage {
                page = Int.random(in: 0..<count)
            }
            show(page, animated: true)
        } else {
            show((pageControl.currentPage + 1) % count, animated: true)
        }
    }

    @IBAction func play(_ sender: UIBarButtonItem) {
        if timer == nil {
            timer = Timer.scheduledTimer(timeInterval: TimeInterval(Settings.interval), target: self, selector: #selector(showNext(_:)), userInfo: nil, repeats: true)
            setPlayItem(.pause)
        } else {
            stop()
        }
    }

    private func stop() {
        guard timer != nil else { return }
        timer?.invalidate()
        timer = nil
        setPlayItem(.play)
    }

    /// A system item cannot change its look, so it is exchanged.
    private func setPlayItem(_ systemItem: UIBarButtonItem.SystemItem) {
        guard var items = toolbarItems, let index = items.index(of: playButton) else { return }
        let item = UIBarButtonItem(barButtonSystemItem: systemItem, target: self, action: #selector(play(_:)))
        items[index] = item
        setToolbarItems(items, animated: true)
        playButton = item
    }

    @IBAction func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        setBarsHidden(!(navigationController?.isNavigationBarHidden ?? false))
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        stop()
        switch segue.identifier {
        case "editPhoto"?:
            (segue.destination as? EditorViewController)?.photo = currentPhoto
        case "showInfo"?:
            let navigation = segue.destination as? UINavigationController
            (navigation?.topViewController as? InfoViewController)?.photo = currentPhoto
        case "compare"?:
            let compare = segue.destination as? CompareViewController
            compare?.first = currentPhoto
            compare?.second = album.photos[(pageControl.currentPage + 1) % album.photos.count]
        default:
            break
        }
    }

    @IBAction func unwindToSlideshow(_ segue: UIStoryboardSegue) {
        updateCaption()
    }
}

extension SlideshowViewController: UIScrollViewDelegate {

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        updateCaption()
    }
}
