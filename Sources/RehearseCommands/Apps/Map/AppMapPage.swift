import Foundation
import Rehearsal

/// The map of an application as one page, with its pictures and films beside it.
struct AppMapPage {
  let title: String
  let map: AppMap
  /// The table that was said about the project.
  let report: String

  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(AppMapPage.escaped(title)): screens and transitions</title>
    <style>\(AppMapPage.style)</style>
    <h1>\(AppMapPage.escaped(title))</h1>
    <p>\(count(map.screens.count, "screen")), \(count(map.ways.count, "transition")); \
    \(count(map.tries, "thing")) tried.</p>
    <details><summary>The project</summary><pre>\(AppMapPage.escaped(report))</pre></details>
    \(crashes)<h2>Screens</h2>
    <div class="screens">
    \(map.screens.map(screen).joined())</div>
    <h2>Transitions</h2>
    \(map.ways.enumerated().map(way).joined())</html>

    """
  }

  private var crashes: String {
    guard !map.crashes.isEmpty else { return "" }
    let lines = map.crashes.map { "<li>\(AppMapPage.escaped($0))</li>\n" }.joined()
    return "<h2>What ended the application</h2>\n<ul>\n\(lines)</ul>\n"
  }

  private func screen(_ screen: AppMap.Screen) -> String {
    let name = AppMapPage.escaped(screen.names.last ?? "an empty window")
    let way = screen.steps.isEmpty ? "at the start" : screen.steps.joined(separator: ", then ")
    let picture =
      screen.picture.map { "<img src=\"\($0)\" alt=\"\(name)\" loading=\"lazy\">" }
      ?? "<p class=\"none\">no picture: it ended the application</p>"
    return "<figure>\(picture)<figcaption><b>\(name)</b><br>\(AppMapPage.escaped(way))"
      + "</figcaption></figure>\n"
  }

  private func way(_ index: Int, _ way: AppMap.Way) -> String {
    let film =
      way.film.map { "<img src=\"\($0)\" alt=\"\" loading=\"lazy\">" }
      ?? "<p class=\"none\">not filmed: it ended the application</p>"
    let notes = way.notes.map { "<li>\(AppMapPage.escaped($0))</li>" }.joined()
    return """
      <section id="way-\(index + 1)">
      \(film)
      <div>
      <h3>\(AppMapPage.escaped(way.steps.last ?? "began by itself")): \(AppMapPage.escaped(way.story))</h3>
      <p>\(AppMapPage.escaped((way.from.last ?? "") + " → " + (way.to.last ?? "")))</p>
      <p>\(AppMapPage.escaped(way.steps.joined(separator: ", then ")))</p>
      \(notes.isEmpty ? "<p>No breach was seen.</p>" : "<ul class=\"notes\">\(notes)</ul>")
      <details><summary>\(count(way.calls.count, "call"))</summary>\
      <pre>\(AppMapPage.escaped(way.calls.joined(separator: "\n")))</pre></details>
      </div>
      </section>

      """
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static func escaped(_ text: String) -> String { text.escapedForMarkup }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
    .screens { display: flex; flex-wrap: wrap; gap: 1.5rem }
    figure { margin: 0; width: 12rem } figcaption { font-size: 13px; overflow-wrap: anywhere }
    img { border: 1px solid #8884; border-radius: 12px; width: 12rem }
    section { display: flex; gap: 2rem; margin: 2rem 0 } section div { min-width: 0 }
    h3 { margin: 0 } pre { overflow-x: auto; font-size: 12px } .none { width: 12rem; color: #888 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }
    """
}
