import Foundation
import Rehearsal
import TransitionGallery
import UIKit

@MainActor func go() throws {
  for item in Catalogue.items {
    let stage = Stage(scale: 2)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.perform { item.perform(root) }
    let t0 = Date()
    let take = stage.take()
    let t1 = Date()
    var film = take.film(title: item.title)
    film.title = item.title
    try film.write(to: URL(fileURLWithPath: "/tmp/\(item.slug).png"))
    let t2 = Date()
    try film.write(to: URL(fileURLWithPath: "/tmp/\(item.slug).webp"))
    print(
      item.slug, take.times.count, t1.timeIntervalSince(t0), t2.timeIntervalSince(t1),
      Date().timeIntervalSince(t2), stage.violations, stage.unsupported)
  }
}
try MainActor.assumeIsolated { try go() }
