// Operators that let only a part of a stream through, or add to it.

extension Publisher {
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return through { outlet, stop in
      var left = maxLength
      return (
        {
          guard left > 0 else { return }
          left -= 1
          outlet.send($0)
          guard left == 0 else { return }
          stop()
          outlet.finish(.finished)
        }, outlet.finish
      )
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { outlet, stop in
      (
        {
          if predicate($0) { return outlet.send($0) }
          stop()
          outlet.finish(.finished)
        }, outlet.finish
      )
    }
  }

  /// Until another publisher sends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    through { outlet, stop in
      let other = publisher.sink(receiveCompletion: { _ in }) { _ in
        stop()
        outlet.finish(.finished)
      }
      return (
        outlet.send,
        {
          other.cancel()
          outlet.finish($0)
        }
      )
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing { outlet in
      var left = count
      return { if left > 0 { left -= 1 } else { outlet.send($0) } }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outlet in
      var isDropping = true
      return {
        isDropping = isDropping && predicate($0)
        if !isDropping { outlet.send($0) }
      }
    }
  }

  /// Until another publisher sends.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    passing { outlet in
      var isOpen = false
      let other = publisher.first().sink(receiveCompletion: { _ in }) { _ in isOpen = true }
      return { if isOpen { outlet.send($0) } else { withExtendedLifetime(other) {} } }
    }
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(
      sequence: [eraseToAnyPublisher(), publisher.eraseToAnyPublisher()]
    ).flatMap(maxPublishers: .max(1)) { $0 }
  }

  // MARK: Errors

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    through { outlet, _ in
      (
        outlet.send,
        { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error):
            let inlet = Inlet<Output, P.Failure>(outlet.send, ended: outlet.finish)
            outlet.onCancel = { inlet.cancel() }
            handler(error).receive(subscriber: inlet)
          }
        }
      )
    }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output, P.Failure == Failure {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Attaches anew after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }

  /// A fault of the program's: it stops here.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    through { outlet, _ in
      (
        outlet.send,
        {
          if case .failure(let error) = $0 {
            fatalError("\(prefix)\(error)", file: file, line: line)
          }
          outlet.finish(.finished)
        }
      )
    }
  }

  // MARK: Watching

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      outlet.onRequest = receiveRequest
      receiveSubscription?(outlet)
      return (
        {
          receiveOutput?($0)
          outlet.send($0)
        },
        {
          receiveCompletion?($0)
          outlet.finish($0)
        }
      )
    }.cancelled(receiveCancel)
  }

  /// Tells when a subscriber calls it off.
  private func cancelled(_ told: (() -> Void)?) -> AnyPublisher<Output, Failure> {
    guard let told else { return eraseToAnyPublisher() }
    return AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(outlet.send, ended: outlet.finish)
      outlet.onCancel = {
        told()
        inlet.cancel()
      }
      outlet.open()
      self.receive(subscriber: inlet)
    }
  }

  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print(start + "receive subscription") },
      receiveOutput: { Swift.print(start + "receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: Swift.print(start + "receive finished")
        case .failure(let error): Swift.print(start + "receive error: (\(error))")
        }
      }, receiveCancel: { Swift.print(start + "receive cancel") })
  }
}
