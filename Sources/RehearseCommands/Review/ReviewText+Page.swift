import Foundation
import Rehearsal
import Serving
import TransitionTesting

// The page: one file beside the films, which asks nothing of a network.
extension ReviewText {
  var page: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>Review: \(verdict.escapedForMarkup)</title>
    <style>\(Self.style)</style></head><body>
    <header><h1>\(verdict.prefix(1).uppercased().escapedForMarkup)\(verdict.dropFirst().description
    .escapedForMarkup)</h1>
    <p><code>\(before.escapedForMarkup)</code> → <code>\(after.escapedForMarkup)</code></p></header>
    <main>\(review.items.map(section).joined())</main>
    </body></html>

    """
  }

  private func section(_ item: Review.Item) -> String {
    let faults = item.gained.map { finding in
      "<li class=\"gained\"><b>\(finding.rule.escapedForMarkup)</b> is broken now: "
        + "\(finding.subject.escapedForMarkup): \(finding.seen.escapedForMarkup) "
        + "<small>in \(finding.scenarios.joined(separator: ", ").escapedForMarkup)</small>"
        + "<code>\(finding.remedy.escapedForMarkup)</code></li>"
    }
    let gone = item.lost.map {
      "<li class=\"lost\"><b>\($0.rule.escapedForMarkup)</b> holds now: "
        + "\($0.subject.escapedForMarkup)</li>"
    }
    let crash = item.crashes.after.map {
      "<li class=\"gained\"><b>ends the process now</b><code>\($0.escapedForMarkup)</code></li>"
    }
    let list = (crash.map { [$0] } ?? []) + faults + gone
    return "<section><h2>\(item.flow.escapedForMarkup) <span class=\"\(item.kind.rawValue)\">"
      + "\(item.kind.rawValue)</span></h2>"
      + (list.isEmpty ? "" : "<ul>\(list.joined())</ul>") + costs(item)
      + item.scenarios.map { figure($0, of: item) }.joined() + "</section>\n"
  }

  private func costs(_ item: Review.Item) -> String {
    guard !item.costs.isEmpty else { return "" }
    let rows = item.costs.map {
      "<tr><td>\($0.name), \($0.scenario.escapedForMarkup)</td><td>\(decimalText($0.before))</td>"
        + "<td class=\"\($0.after > $0.before ? "more" : "less")\">\(decimalText($0.after))</td></tr>"
    }
    return "<table><tr><th>a frame costs at most</th><th>before</th><th>after</th></tr>"
      + rows.joined() + "</table>"
  }

  private func figure(_ difference: Review.Difference, of item: Review.Item) -> String {
    let folder = item.folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    let film =
      difference.hasFilm
      ? "<div class=\"names\"><span>before</span><span>difference</span><span>after</span></div>"
        + "<img src=\"\(folder)/\(difference.scenario).webp\" alt=\"before, difference, after\">"
      : ""
    let notes = [
      difference.picture.map { "pictures: \($0)" },
      difference.layer.map { "layers: \($0); \(difference.layerCount) values differ" },
      difference.drawn.map { "drawn: \($0)" },
    ].compactMap { $0 }.map { "<li>\($0.escapedForMarkup)</li>" }.joined()
    let calls = difference.calls.map { line in
      let kind = line.hasPrefix("+") ? "ins" : line.hasPrefix("-") ? "del" : "span"
      return "<\(kind)>\(line.escapedForMarkup)</\(kind)>\n"
    }.joined()
    return "<figure><figcaption>\(difference.scenario.escapedForMarkup)</figcaption>\(film)"
      + (notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>")
      + (calls.isEmpty ? "" : "<pre>\(calls)</pre>") + "</figure>"
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#8883;--soft:#8881;--red:#c9184a;--green:#1a7f4b}
    @media(prefers-color-scheme:dark){:root{--red:#ff7096;--green:#5fd39a}}
    *{box-sizing:border-box}
    body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:68rem;padding:2rem 1.25rem 4rem}
    h1{font-size:1.9rem;line-height:1.2;margin:0 0 .25rem}
    header p{margin:0;opacity:.75}
    section{border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1.25rem}
    h2{font-size:1.3rem;margin:0 0 .75rem;overflow-wrap:anywhere}
    h2 span{background:var(--soft);border-radius:1rem;font-size:.8rem;font-weight:500;
    margin-left:.5rem;padding:.15rem .7rem;vertical-align:middle}
    ul{list-style:none;margin:0 0 1rem;padding:0}
    li{margin:.35rem 0;overflow-wrap:anywhere}
    li code{background:var(--soft);border-radius:.4rem;display:block;margin-top:.2rem;
    padding:.35rem .6rem;white-space:pre-wrap}
    .gained b{color:var(--red)}.lost b{color:var(--green)}
    small{opacity:.7}
    table{border-collapse:collapse;margin:0 0 1rem}
    th,td{border-bottom:1px solid var(--line);padding:.3rem 1.2rem .3rem 0;text-align:left}
    td+td,th+th{font-variant-numeric:tabular-nums;text-align:right}
    .more{color:var(--red)}.less{color:var(--green)}
    figure{background:var(--soft);border-radius:1rem;margin:0 0 1.25rem;padding:1rem 1.25rem}
    figcaption{font-weight:600;margin-bottom:.6rem}
    .names{display:flex;max-width:604px}.names span{flex:1;font-size:.85rem;opacity:.7}
    img{border-radius:.4rem;display:block;height:auto;max-width:100%}
    .notes{font-size:.92rem;margin:.75rem 0 0}
    pre{font:13px/1.45 ui-monospace,monospace;margin:.75rem 0 0;overflow-x:auto}
    ins{color:var(--green);text-decoration:none}del{color:var(--red);text-decoration:none}
    """
}
