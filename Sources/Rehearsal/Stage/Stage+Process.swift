extension Stage {
  /// Has this process belong to the application on its stages: what its tasks do on other threads,
  /// operations of the main queue, blocks of the main run loop and the date follow the stage's
  /// clock as well.
  /// - Parameter limit: Seconds of the machine's time after which code that does not come back
  ///   ends the process, by SIGQUIT.
  public static func ownProcess(limit: Double = 10) { TaskClock.ownProcess(limit: limit) }
}
