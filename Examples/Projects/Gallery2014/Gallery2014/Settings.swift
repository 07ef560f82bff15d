//
//  Settings.swift
//  Gallery2014
//
//  Created by Tomas Berg on 09/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import Foundation

struct Settings {
    static let intervalKey = "SlideshowInterval"
    static let shuffleKey = "SlideshowShuffle"
    static let captionsKey = "ShowCaptions"

    static let intervals = [1, 2, 3, 5, 10]

    static var interval: Int {
        get { return UserDefaults.standard.integer(forKey: intervalKey) }
        set { UserDefaults.standard.set(newValue, forKey: intervalKey) }
    }

    static var shuffle: Bool {
        get { return UserDefaults.standard.bool(forKey: shuffleKey) }
        set { UserDefaults.standard.set(newValue, forKey: shuffleKey) }
    }

    static var showsCaptions: Bool {
        get { return UserDefaults.standard.bool(forKey: captionsKey) }
        set { UserDefaults.standard.set(newValue, forKey: captionsKey) }
    }
}
