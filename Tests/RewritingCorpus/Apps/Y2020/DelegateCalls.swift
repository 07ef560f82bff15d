// swift-format-ignore-file
import UIKit

/// Calls optional methods of system delegates by hand, as wrappers and tests do.
class DelegateCaller: NSObject {
    func dismissed(_ controller: UIPresentationController) -> Bool {
        controller.delegate?.presentationControllerWillDismiss?(controller)
        controller.delegate?.presentationControllerDidDismiss?(controller)
        controller.delegate?.presentationControllerDidAttemptToDismiss?(controller)
        let style = controller.delegate?.adaptivePresentationStyle?(for: controller)
        let other = controller.delegate?.presentationController?(controller, viewControllerForAdaptivePresentationStyle: .fullScreen)
        return controller.delegate?.presentationControllerShouldDismiss?(controller) ?? (style == nil && other == nil)
    }

    func dismissed(_ popover: UIPopoverPresentationController) {
        popover.delegate?.prepareForPopoverPresentation?(popover)
        popover.delegate?.presentationControllerDidDismiss?(popover)
        _ = popover.delegate?.popoverPresentationControllerShouldDismissPopover?(popover)
    }

    @available(iOS 15.0, *)
    func dragged(_ sheet: UISheetPresentationController) {
        sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
        sheet.delegate?.presentationControllerDidDismiss?(sheet)
    }

    func finished(_ animation: CAAnimation) {
        animation.delegate?.animationDidStart?(animation)
        animation.delegate?.animationDidStop?(animation, finished: true)
    }

    func asked(_ layer: CALayer) -> CAAction? {
        layer.delegate?.layoutSublayers?(of: layer)
        layer.delegate?.layerWillDraw?(layer)
        return layer.delegate?.action?(for: layer, forKey: "opacity")
    }

    func typed(_ field: UITextField, _ text: UITextView) -> Bool {
        field.delegate?.textFieldDidBeginEditing?(field)
        text.delegate?.textViewDidBeginEditing?(text)
        guard field.delegate?.textFieldShouldBeginEditing?(field) ?? true else { return false }
        return field.delegate?.textFieldShouldReturn?(field) ?? false
    }

    func turned(_ pages: UIPageViewController) -> Int {
        pages.delegate?.pageViewController?(pages, willTransitionTo: [])
        pages.delegate?.pageViewController?(pages, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
        return pages.dataSource?.presentationCount?(for: pages) ?? 0
    }

    func popped(_ bar: UINavigationBar, _ item: UINavigationItem) -> Bool {
        bar.delegate?.navigationBar?(bar, didPop: item)
        return bar.delegate?.navigationBar?(bar, shouldPop: item) ?? true
    }

    func came(_ application: UIApplication) {
        application.delegate?.applicationDidBecomeActive?(application)
        _ = application.delegate?.application?(application, didFinishLaunchingWithOptions: nil)
        _ = application.delegate?.window??.rootViewController
    }
}

final class CountingDelegate: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate, CAAnimationDelegate, UITextFieldDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { AppLog.note("did dismiss") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { return false }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { AppLog.note("detent") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { AppLog.note("stopped \(flag)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { AppLog.note("return"); return true }
}
