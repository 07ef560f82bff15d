import Combine
import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Combine on the stage's clock")
struct CombineTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  private final class Store {
    var kept: Set<AnyCancellable> = []
    var seen: [String] = []
    var text = ""
  }

  private struct Fault: Error {}

  @Test func `a subject hands values on until its subscriber goes`() {
    let store = Store()
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    subject.filter { $0 % 2 == 0 }.map { $0 * 10 }
      .sink { store.seen.append("\($0)") }.store(in: &store.kept)
    for value in 1...4 { subject.send(value) }
    store.kept = []
    subject.send(6)
    #expect(store.seen == ["20", "40"])
  }

  @Test func `a published property sends before it changes, and its object says so`() {
    let (store, model) = (Store(), Model())
    model.objectWillChange.sink { store.seen.append("will") }.store(in: &store.kept)
    model.$name.sink { store.seen.append("\($0) while \(model.name)") }.store(in: &store.kept)
    model.name = "b"
    #expect(store.seen == ["a while a", "will", "b while a"])
    #expect(model.name == "b")
  }

  @Test func `a published property takes its values from a publisher`() {
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    subject.assign(to: &model.$name)
    subject.send("b")
    #expect(model.name == "b")
  }

  @Test func `values are combined, zipped and merged`() {
    let store = Store()
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    a.combineLatest(b).sink { store.seen.append("c\($0)\($1)") }.store(in: &store.kept)
    a.zip(b).sink { store.seen.append("z\($0)\($1)") }.store(in: &store.kept)
    a.dropFirst().merge(with: b).sink { store.seen.append("m\($0)") }.store(in: &store.kept)
    b.send(7)
    a.send(2)
    b.send(8)
    #expect(store.seen == ["c17", "z17", "m7", "c27", "m2", "c28", "z28", "m8"])
  }

  @Test func `an error ends a stream, and may be caught`() {
    let store = Store()
    [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Fault() } else { $0 } }
      .catch { _ in Just(9) }.append(10)
      .sink { store.seen.append("\($0)") }.store(in: &store.kept)
    #expect(store.seen == ["1", "9", "10"])
  }

  @Test func `debounce, delay and timers follow the stage's clock`() {
    let stage = Stage(device: .iPhoneSE)
    let store = Store()
    let subject = PassthroughSubject<String, Never>()
    stage.perform {
      subject.debounce(for: .seconds(0.3), scheduler: StageClock.DispatchQueue.main)
        .sink { store.seen.append($0) }.store(in: &store.kept)
      Just("late").delay(for: 1, scheduler: StageClock.DispatchQueue.main)
        .assign(to: \.text, on: store).store(in: &store.kept)
      StageClock.Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in store.seen.append("tick") }.store(in: &store.kept)
      subject.send("a")
    }
    stage.advance(to: stage.now + 0.2)
    stage.perform { subject.send("b") }
    stage.advance(to: stage.now + 0.25)
    #expect(store.seen == ["tick"] && store.text == "")
    stage.advance(to: stage.now + 1)
    #expect(store.seen == ["tick", "b", "tick"] && store.text == "late")
  }

  @Test func `what is throttled comes on the scheduler, the first value, too`() {
    let stage = Stage(device: .iPhoneSE)
    let store = Store()
    let subject = PassthroughSubject<String, Never>()
    stage.perform {
      subject
        .throttle(for: .seconds(0.2), scheduler: StageClock.DispatchQueue.main, latest: true)
        .sink { store.seen.append($0) }.store(in: &store.kept)
      for value in ["a", "b", "c"] { subject.send(value) }
      #expect(store.seen.isEmpty)
    }
    stage.advance(to: stage.now + 0.1)
    #expect(store.seen == ["a"])
    stage.advance(to: stage.now + 0.2)
    #expect(store.seen == ["a", "c"])
  }

  @Test func `notifications and observed properties are publishers`() {
    let stage = Stage(device: .iPhoneSE)
    let store = Store()
    stage.perform {
      NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        .sink { _ in store.seen.append("active") }.store(in: &store.kept)
      NotificationCenter.default.post(
        name: UIApplication.didBecomeActiveNotification, object: nil)
      let view = UIView(frame: .zero)
      view.publisher(for: \.isHidden).sink { store.seen.append("\($0)") }.store(in: &store.kept)
      view.isHidden = true
    }
    stage.settle()
    #expect(store.seen == ["active", "false", "true"])
  }

  @Test func `flat maps keep to the number of publishers they may have at once`() {
    let store = Store()
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { subjects[$0] }
      .sink { store.seen.append($0) }.store(in: &store.kept)
    subjects[2].send("unheard")
    subjects[0].send(completion: .finished)
    subjects[2].send("heard")
    #expect(store.seen == ["heard"])
  }

  @Test func `an answer is published, decoded, and asked for anew for each subscriber`() throws {
    let stage = Stage(device: .iPhoneSE)
    let store = Store()
    let there = try #require(URL(string: "data:application/json,%5B1,2%5D"))
    let away = try #require(URL(string: "https://away.example/list.json"))
    stage.perform {
      for url in [there, away] {
        StageClock.URLSession.shared.dataTaskPublisher(for: url).map(\.data)
          .decode(type: [Int].self, decoder: JSONDecoder()).receive(
            on: StageClock.DispatchQueue.main
          )
          .sink {
            if case .failure(let error) = $0 {
              store.seen.append("\((error as? URLError)?.code.rawValue ?? 0)")
            }
          } receiveValue: {
            store.seen.append("\($0)")
          }
          .store(in: &store.kept)
      }
      StageClock.URLSession.shared.dataTaskPublisher(for: there)
        .sink { _ in
        } receiveValue: { _ in
          store.seen.append("unheard")
        }.cancel()
      #expect(store.seen.isEmpty)
    }
    stage.settle()
    #expect(store.seen == ["[1, 2]", "-1009"])
  }
}
