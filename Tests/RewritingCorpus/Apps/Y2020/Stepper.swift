// swift-format-ignore-file
import UIKit

class StepperControl: UIControl {
    @objc private(set) dynamic var value = 0 {
        didSet { sendActions(for: .valueChanged) }
    }
    private let plus = UIButton(), minus = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, action) in [(plus, #selector(increase)), (minus, #selector(decrease))] {
            button.addTarget(self, action: action, for: .touchUpInside)
            addSubview(button)
        }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func increase() { value += 1 }
    @objc func decrease() { value -= 1 }
    func pressPlus() { plus.sendActions(for: .touchUpInside) }
}
