import QuartzCore

/// The transitions that animation options can name; raw values are the field's (facts 1.0).
enum ViewTransition: UInt, Sendable {
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7
}
