//
//  Album.swift
//  GalleryKit
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit

public final class Photo {

    public enum Category: Int, CaseIterable {
        case landscape
        case city
        case people
        case stillLife

        public var title: String {
            switch self {
            case .landscape: return "Landscape"
            case .city: return "City"
            case .people: return "People"
            case .stillLife: return "Still Life"
            }
        }
    }

    public var title: String
    public var place: String
    public var category: Category
    public var date: Date

    private let imageName: String
    private var editedImage: UIImage?

    public init(title: String, place: String, category: Category, date: Date, imageName: String) {
        self.title = title
        self.place = place
        self.category = category
        self.date = date
        self.imageName = imageName
    }

    public var originalImage: UIImage? {
        return UIImage(named: imageName)
    }

    /// The edited picture, or the original one.
    public var image: UIImage? {
        get { return editedImage ?? originalImage }
        set { editedImage = newValue }
    }
}

public final class Album {

    public let name: String
    public let subtitle: String
    public let date: Date
    public private(set) var photos: [Photo]

    public init(name: String, subtitle: String, date: Date, photos: [Photo]) {
        self.name = name
        self.subtitle = subtitle
        self.date = date
        self.photos = photos
    }
}

public final class AlbumLibrary {

    public enum Order {
        case name
        case date
    }

    public static let shared = AlbumLibrary()

    private var albums: [Album]

    private init() {
        albums = AlbumLibrary.makeSamples()
    }

    public func albums(matching text: String, order: Order) -> [Album] {
        let found = text.isEmpty ? albums : albums.filter {
            $0.name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                || $0.subtitle.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        switch order {
        case .name: return found.sorted { $0.name < $1.name }
        case .date: return found.sorted { $0.date > $1.date }
        }
    }

    public func remove(_ album: Album) {
        guard let index = albums.index(where: { $0 === album }) else { return }
        albums.remove(at: index)
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        var components = DateComponents()
        components.year = year
        components.month = month
        components.day = day
        return Calendar(identifier: .gregorian).date(from: components) ?? Date()
    }

    private static func makeSamples() -> [Album] {
        let summer = day(2014, 7, 12)
        let autumn = day(2014, 10, 3)
        let winter = day(2013, 12, 27)
        return [
            Album(name: "Archipelago", subtitle: "Two weeks by boat", date: summer, photos: [
                Photo(title: "First Morning", place: "Sandhamn", category: .landscape, date: summer, imageName: "sea"),
                Photo(title: "Lighthouse", place: "Landsort", category: .landscape, date: day(2014, 7, 15), imageName: "lighthouse"),
                Photo(title: "Sunset", place: "Utö", category: .landscape, date: day(2014, 7, 21), imageName: "sunset")
            ]),
            Album(name: "Berlin", subtitle: "A long weekend", date: autumn, photos: [
                Photo(title: "Tower", place: "Alexanderplatz", category: .city, date: autumn, imageName: "tower"),
                Photo(title: "Night Windows", place: "Kreuzberg", category: .city, date: day(2014, 10, 4), imageName: "night")
            ]),
            Album(name: "Cabin", subtitle: "Snow until the door", date: winter, photos: [
                Photo(title: "Fir Trees", place: "Åre", category: .landscape, date: winter, imageName: "forest"),
                Photo(title: "Moon", place: "Åre", category: .landscape, date: day(2013, 12, 28), imageName: "moon"),
                Photo(title: "Apples", place: "Kitchen table", category: .stillLife, date: day(2013, 12, 30), imageName: "apples")
            ])
        ]
    }
}
