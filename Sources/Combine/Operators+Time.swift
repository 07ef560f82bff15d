// Operators that hold values back, on the stage's clock.

extension Publisher {
  /// Values go on in the scheduler's next turn.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      (
        { value in scheduler.schedule(options: options) { outlet.send(value) } },
        { end in scheduler.schedule(options: options) { outlet.finish(end) } }
      )
    }
  }

  /// Attaches in the scheduler's next turn.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(outlet.send, ended: outlet.finish)
      outlet.onCancel = { inlet.cancel() }
      outlet.open()
      scheduler.schedule(options: options) {
        if outlet.isOpen { self.receive(subscriber: inlet) }
      }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      func later(_ deed: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, deed)
      }
      return ({ value in later { outlet.send(value) } }, { end in later { outlet.finish(end) } })
    }
  }

  /// A value goes on when none has followed it for so long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      var newest = 0
      var waiting: Output?
      return (
        { value in
          newest += 1
          waiting = value
          let mine = newest
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            guard mine == newest, let value = waiting else { return }
            waiting = nil
            outlet.send(value)
          }
        },
        { end in
          newest += 1
          if case .finished = end, let value = waiting { outlet.send(value) }
          outlet.finish(end)
        }
      )
    }
  }

  /// At most one value in each span of time: the first of it, or the newest. All come on the scheduler, the
  /// first one, too.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, _ in
      var next: S.SchedulerTimeType?
      var waiting: Output?
      var isScheduled = false
      return (
        { value in
          let now = scheduler.now
          guard let due = next, now < due else {
            next = now.advanced(by: interval)
            return scheduler.schedule { outlet.send(value) }
          }
          if latest || waiting == nil { waiting = value }
          guard !isScheduled else { return }
          isScheduled = true
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
            isScheduled = false
            next = scheduler.now.advanced(by: interval)
            if let value = waiting { outlet.send(value) }
            waiting = nil
          }
        }, { end in scheduler.schedule { outlet.finish(end) } }
      )
    }
  }

  /// Ends when nothing has come for so long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { outlet, stop in
      var newest = 0
      func wind() {
        newest += 1
        let mine = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard mine == newest else { return }
          stop()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wind()
      return (
        { value in
          wind()
          outlet.send(value)
        },
        { end in
          newest += 1
          outlet.finish(end)
        }
      )
    }
  }

  /// How long it is between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    passing { outlet in
      var last = scheduler.now
      return { _ in
        let now = scheduler.now
        outlet.send(last.distance(to: now))
        last = now
      }
    }
  }
}
