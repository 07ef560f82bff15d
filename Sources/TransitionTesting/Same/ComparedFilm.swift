import Raster
import Rehearsal
import Sketching

/// A film as it is held against another one: as it was played, backwards, in a mirror, or only a part
/// of it.
public struct ComparedFilm: Sendable {
  /// What a message calls it.
  public var name: String
  /// The pictures, their times rising from 0.
  var frames: [Film.Frame]
  /// Where the layers are at each of them, where that is known: what differs first is told.
  var layers: @Sendable (_ frame: Int) -> [Trace.Row]
  let scale: Double
  let framesPerSecond: Int

  /// A film whose layers nobody knows.
  public init(_ film: Film, named name: String? = nil) {
    self.name = name ?? (film.title.isEmpty ? "the film" : film.title)
    frames = film.frames
    layers = { _ in [] }
    (scale, framesPerSecond) = (film.scale, film.framesPerSecond)
  }

  /// What came of playing a scenario.
  @preconcurrency @MainActor
  public init(_ replay: Replay, named name: String? = nil) {
    self.init(replay.film, named: name)
    let (trace, times) = (replay.trace, frames.map(\.time))
    layers = { frame in trace.rows.filter { $0.time == times[frame] } }
  }

  /// The last picture comes first; its time is 0.
  public var reversed: ComparedFilm {
    let end = frames.last?.time ?? 0
    let places = Array(frames.indices.reversed())
    return rearranged("\(name), backwards", places) {
      end - $0.time
    } picture: {
      $0
    }
  }

  /// Left and right exchanged in every picture, text too; layers are not compared.
  public var mirrored: ComparedFilm {
    var film = rearranged("\(name), mirrored", Array(frames.indices)) {
      $0.time
    } picture: {
      $0.mirrored
    }
    film.layers = { _ in [] }
    return film
  }

  /// The last picture alone.
  public var end: ComparedFilm {
    rearranged("the end of \(name)", Array(frames.indices.suffix(1))) { _ in
      0
    } picture: {
      $0
    }
  }

  /// The part in which something moves: of the pictures that are alike at either end one is kept.
  public var moving: ComparedFilm {
    guard frames.count > 1 else { return self }
    let pictures = frames.map(\.image)
    let last = pictures.count - 1
    let first = (0..<last).first { pictures[$0 + 1] != pictures[0] } ?? 0
    let final = (1...last).last { pictures[$0 - 1] != pictures[last] } ?? last
    let start = frames[first].time
    return rearranged(name, Array(first...max(first, final))) {
      $0.time - start
    } picture: {
      $0
    }
  }

  private func rearranged(
    _ name: String, _ places: [Int], time: (Film.Frame) -> Double,
    picture: @escaping @Sendable (Bitmap) -> Bitmap
  ) -> ComparedFilm {
    var film = self
    film.name = name
    film.frames = places.map { place in
      let frame = frames[place]
      return Film.Frame(time: time(frame), width: frame.width, height: frame.height) {
        picture(frame.image)
      }
    }
    film.layers = { [layers] in layers(places[$0]) }
    return film
  }
}

/// What can be held against another film.
public protocol FilmSource {
  /// The film as it is compared.
  @preconcurrency @MainActor var compared: ComparedFilm { get }
}

extension ComparedFilm: FilmSource {
  public var compared: ComparedFilm { self }
}

extension Film: FilmSource {
  public var compared: ComparedFilm { ComparedFilm(self) }
}

extension Replay: FilmSource {
  public var compared: ComparedFilm { ComparedFilm(self) }
}
