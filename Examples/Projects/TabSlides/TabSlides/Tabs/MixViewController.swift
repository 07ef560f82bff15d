//
//  MixViewController.swift
//  TabSlides
//

import UIKit

class MixViewController: UIViewController {

    @IBOutlet private weak var swatchView: UIView!
    @IBOutlet private weak var hexLabel: UILabel!
    @IBOutlet private var sliders: [UISlider]!

    override func viewDidLoad() {
        super.viewDidLoad()
        swatchView.layer.cornerRadius = 24
        mix()
    }

    // All sliders send valueChanged here; their tags are 0 (hue) and 1 (brightness).
    @IBAction func sliderMoved(_ sender: UISlider) {
        mix()
    }

    @IBAction func reset() {
        UIView.animate(withDuration: 0.3) {
            self.sliders.forEach { $0.setValue($0.tag == 0 ? 0.08 : 1, animated: true) }
            self.mix()
        }
    }

    private func value(tag: Int) -> CGFloat {
        return CGFloat(sliders.first { $0.tag == tag }?.value ?? 0)
    }

    private func mix() {
        let color = UIColor(hue: value(tag: 0), saturation: 0.8, brightness: value(tag: 1), alpha: 1)
        swatchView.backgroundColor = color
        hexLabel.text = color.hexString
    }
}

private extension UIColor {
    var hexString: String {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&r, green: &g, blue: &b, alpha: &a)
        return String(format: "#%02X%02X%02X", Int((r * 255).rounded()), Int((g * 255).rounded()), Int((b * 255).rounded()))
    }
}
