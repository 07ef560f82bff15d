//
//  DestinationStore.swift
//  Voyager
//
//  Created by Jonas Keller on 11/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import Foundation

final class DestinationStore {

    static let shared = DestinationStore()

    let all: [Destination] = [
        Destination(name: "Lisbon", country: "Portugal", region: .europe, imageName: "lisbon", pricePerNight: 84,
                    summary: "Seven hills, yellow trams and the best custard tarts in the world. Walk up to a miradouro at sunset and watch the light fade over the Tagus.",
                    highlights: ["Tram 28 through Alfama", "Belém Tower", "LX Factory market"]),
        Destination(name: "Reykjavík", country: "Iceland", region: .europe, imageName: "reykjavik", pricePerNight: 142,
                    summary: "The northernmost capital makes a good base for geysers, glaciers and hot springs. Pack a jumper, whatever the month.",
                    highlights: ["Hallgrímskirkja tower", "Golden Circle day trip", "Whale watching"]),
        Destination(name: "Kyoto", country: "Japan", region: .asia, imageName: "kyoto", pricePerNight: 118,
                    summary: "A thousand temples, quiet gardens and narrow lanes full of lanterns. Spring is for cherry blossom, November for red maples.",
                    highlights: ["Fushimi Inari at dawn", "Arashiyama bamboo grove", "Nishiki market", "Tea in Uji"]),
        Destination(name: "Hanoi", country: "Vietnam", region: .asia, imageName: "hanoi", pricePerNight: 41,
                    summary: "Scooters, street food and lakes. Start the day with a bowl of phở and finish it with egg coffee on a balcony in the Old Quarter.",
                    highlights: ["Hoàn Kiếm lake", "Train street", "Water puppet theatre"]),
        Destination(name: "Marrakesh", country: "Morocco", region: .africa, imageName: "marrakesh", pricePerNight: 56,
                    summary: "Lose yourself in the souks, find yourself on a roof terrace. The main square turns into one great open-air kitchen every night.",
                    highlights: ["Jemaa el-Fnaa", "Majorelle garden", "Bahia palace"]),
        Destination(name: "Cusco", country: "Peru", region: .southAmerica, imageName: "cusco", pricePerNight: 63,
                    summary: "Once the capital of the Inca empire, now the gateway to the Sacred Valley. Take it slowly on the first day: you are 3,400 metres up.",
                    highlights: ["Plaza de Armas", "Sacsayhuamán", "Machu Picchu by train"])
    ]

    func destinations(in region: Region?) -> [Destination] {
        guard let region = region else { return all }
        return all.filter { $0.region == region }
    }

}
