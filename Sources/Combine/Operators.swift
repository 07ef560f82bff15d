/// Kinds of publishers. What an operator gives has no kind of its own here: each is an alias.
public enum Publishers {
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
  public typealias Share<Upstream: Publisher> = Filter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { outlet in { outlet.send(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<T0, T1>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { outlet in { outlet.send(try transform($0)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { outlet in { if let value = transform($0) { outlet.send(value) } } }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    trying { outlet in { if let value = try transform($0) { outlet.send(value) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outlet in { if isIncluded($0) { outlet.send($0) } } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying { outlet in { if try isIncluded($0) { outlet.send($0) } } }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    through { outlet, _ in (outlet.send, { outlet.finish($0.mapError(transform)) }) }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      var isEmpty = true
      return (
        {
          isEmpty = false
          outlet.send($0)
        },
        {
          if isEmpty, case .finished = $0 { outlet.send(output) }
          outlet.finish($0)
        }
      )
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { outlet in
      var last: Output?
      return { value in
        if let former = last, predicate(former, value) { return }
        last = value
        outlet.send(value)
      }
    }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    passing { outlet in
      var sum = initialResult
      return {
        sum = nextPartialResult(sum, $0)
        outlet.send(sum)
      }
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { gathered(initialResult, nextPartialResult) { $0 } }

  public func collect() -> AnyPublisher<[Output], Failure> { gathered([], { $0 + [$1] }) { $0 } }

  /// Values by so many; the last ones may be fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    through { outlet, _ in
      var kept: [Output] = []
      return (
        {
          kept.append($0)
          guard kept.count == count else { return }
          outlet.send(kept)
          kept = []
        },
        {
          if case .finished = $0, !kept.isEmpty { outlet.send(kept) }
          outlet.finish($0)
        }
      )
    }
  }

  public func count() -> AnyPublisher<Int, Failure> { gathered(0, { sum, _ in sum + 1 }) { $0 } }

  public func last() -> AnyPublisher<Output, Failure> {
    gathered(nil as Output?, { $1 }) { $0 }.compactMap { $0 }
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    gathered(true, { $0 && predicate($1) }) { $0 }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { gathered(false, { $0 || predicate($1) }) { $0 } }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _ in { _ in } } }

  /// One value at the end, worked out of all.
  private func gathered<T, Out>(
    _ start: T, _ add: @escaping (T, Output) -> T, _ result: @escaping (T) -> Out
  ) -> AnyPublisher<Out, Failure> {
    through { outlet, _ in
      var sum = start
      return (
        { sum = add(sum, $0) },
        {
          if case .finished = $0 { outlet.send(result(sum)) }
          outlet.finish($0)
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min() }
  }
  public func max() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max() }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    through { outlet, _ in (outlet.send, { _ in outlet.finish(.finished) }) }
  }
}
