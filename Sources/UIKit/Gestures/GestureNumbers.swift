/// Every number of the recognisers that Apple does not document, in one place (facts 6.3, 6.4).
/// Points, seconds and radians.
enum GestureNumbers {
  /// How far a finger moves before a pan begins (F6.3.2).
  static let panHysteresis = 10.0
  /// The time over which a pan's velocity is taken; a guess.
  static let velocityWindow = 0.05
  /// A finger that has not moved for so long rests: its velocity is 0; a guess.
  static let restTime = 0.05
  /// How near the edge an edge pan starts; a guess.
  static let edgeRegion = 20.0
  /// How far a finger may wander during a tap; a guess.
  static let tapMovement = 10.0
  /// How long a finger may stay down for a tap; a guess.
  static let tapDuration = 0.75
  /// How soon the next of several taps must follow; a guess.
  static let tapInterval = 0.35
  /// How near the next of several taps must be; a guess.
  static let tapRadius = 45.0
  /// How much the distance of two fingers changes before a pinch begins (6.4).
  static let pinchHysteresis = 10.0
  /// How much of that change is not reported (6.4).
  static let pinchSlack = 8.0
  /// How far two fingers turn before a rotation begins: 10° (6.4).
  static let rotationHysteresis = 10 * Double.pi / 180
  /// How much of that turn is not reported: 5° (6.4).
  static let rotationSlack = 5 * Double.pi / 180
  /// How far and how soon a swipe must go, and how far aside for each point of its way; guesses.
  static let swipeDistance = 50.0
  static let swipeDuration = 0.5
  static let swipeSlope = 0.5
}
