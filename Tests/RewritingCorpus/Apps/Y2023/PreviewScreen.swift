import UIKit

final class PreviewScreen: UIViewController {
  @objc func refresh() { AppLog.note("refreshed") }
}

#Preview("Screen") {
  let screen = PreviewScreen()
  screen.title = """
    Several
    lines
    """
  return screen
}

#Preview {
  PreviewScreen()
}

extension PreviewScreen {
  func afterPreviews() { perform(#selector(refresh)) }
}
