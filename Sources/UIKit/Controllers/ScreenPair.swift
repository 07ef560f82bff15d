import Choreography

/// The two screens of a change that has no context, told as its order says.
@MainActor
struct ScreenPair {
  var from: UIViewController?
  var to: UIViewController?
  var isAnimated: Bool

  func perform(_ step: AppearanceStep) {
    switch step {
    case .willAppear(let role):
      screen(role)?.appearanceWillChange(toVisible: true, animated: isAnimated)
    case .willDisappear(let role):
      screen(role)?.appearanceWillChange(toVisible: false, animated: isAnimated)
    case .isAppearing(let role): screen(role)?.appearanceIsUnderway(animated: isAnimated)
    case .didAppear(let role), .didDisappear(let role):
      screen(role)?.appearanceDidChange(animated: isAnimated)
    }
  }

  private func screen(_ role: ScreenRole) -> UIViewController? { role == .from ? from : to }
}
