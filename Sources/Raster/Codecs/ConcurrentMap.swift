import Dispatch
import Synchronization

/// The results of a function over 0..<count, in order, worked out on several threads.
///
/// The function must depend on its index alone; the results then do not depend on `threads`.
/// - Parameter threads: At most so many at once; ≥ 1. With 1 everything runs here.
/// - Throws: The error of the lowest index that failed.
package func concurrentMap<Value: Sendable, Failure: Error>(
  _ count: Int, threads: Int, _ body: @Sendable (Int) throws(Failure) -> Value
) throws(Failure) -> [Value] {
  precondition(threads >= 1, "threads · got \(threads) · use 1 or more")
  var results = [Result<Value, Failure>?](repeating: nil, count: count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Whoever draws a number alone writes the place of that number.
    nonisolated(unsafe) let places = buffer
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        places[index] = result(of: body, index)
      }
    }
  }
  var values: [Value] = []
  values.reserveCapacity(count)
  for result in results { values.append(try result!.get()) }
  return values
}

private func result<Value, Failure: Error>(
  of body: (Int) throws(Failure) -> Value, _ index: Int
) -> Result<Value, Failure> {
  do throws(Failure) {
    return .success(try body(index))
  } catch {
    return .failure(error)
  }
}
