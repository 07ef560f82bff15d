import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
@Suite struct ConstraintLayoutTests {
  @Test("Anchors to the superview place a view in the layout of the same turn")
  func anchors() {
    let rig = LayoutRig()
    let box = rig.add()
    rig.perform {
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: rig.view.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: rig.view.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: rig.view.trailingAnchor, constant: -30),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ])
    }
    #expect(box.frame == CGRect(x: 20, y: 10, width: 350, height: 175))
    #expect(!box.hasAmbiguousLayout)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("Constraints follow a view that is laid out by its frame")
  func followsFrames() {
    let rig = LayoutRig()
    let plain = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    rig.view.addSubview(plain)
    let box = rig.add()
    rig.perform {
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: plain.rightAnchor, constant: 5),
        box.topAnchor.constraint(equalTo: plain.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalTo: plain.heightAnchor),
      ])
    }
    #expect(box.frame == CGRect(x: 155, y: 60, width: 10, height: 100))
    rig.perform { plain.frame = CGRect(x: 0, y: 0, width: 20, height: 40) }
    #expect(box.frame == CGRect(x: 25, y: 0, width: 10, height: 40))
    rig.perform { plain.center.x += 100 }
    #expect(box.frame.minX == 125)
  }

  @Test("A size that the superview takes reaches what is inside")
  func followsResizing() {
    let rig = LayoutRig()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    rig.view.addSubview(plain)
    let box = rig.add(to: plain)
    let inner = rig.add(to: box)
    rig.perform {
      for (a, b) in [(box, plain), (inner, box)] {
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: b.topAnchor, constant: 10),
          a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 10),
          a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -10),
          a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -10),
        ])
      }
    }
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 360, height: 760))
    rig.perform { plain.frame.size = CGSize(width: 300, height: 300) }
    #expect(box.frame == CGRect(x: 10, y: 10, width: 280, height: 280))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 260, height: 260))
  }

  @Test("Content sizes hug and resist by their priorities")
  func intrinsicSizes() {
    let rig = LayoutRig()
    let (a, b) = (SizedView(100, 20), SizedView(120, 20))
    _ = rig.add(a)
    _ = rig.add(b)
    b.setContentHuggingPriority(251, for: .horizontal)
    rig.perform {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a][b]|", options: .alignAllTop, metrics: nil,
          views: ["a": a, "b": b]))
      a.topAnchor.constraint(equalTo: rig.view.topAnchor).isActive = true
    }
    #expect(a.frame == CGRect(x: 0, y: 0, width: 280, height: 20))
    #expect(b.frame == CGRect(x: 280, y: 0, width: 120, height: 20))
    rig.perform { b.content = CGSize(width: 350, height: 30) }
    #expect(b.frame.height == 30)
    #expect(a.frame.width + b.frame.width == 400)
  }

  @Test("A label of several lines takes the height that its width asks for")
  func labels() {
    let rig = LayoutRig()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is long enough to take several lines in a narrow column"
    _ = rig.add(label)
    rig.perform {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: rig.view.topAnchor),
        label.leftAnchor.constraint(equalTo: rig.view.leftAnchor),
        label.widthAnchor.constraint(equalToConstant: 120),
      ])
    }
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > label.intrinsicContentSize.height)
  }

  @Test("Contradictions are reported with UIKit's words and one constraint is broken")
  func contradiction() {
    let rig = LayoutRig()
    let box = rig.add()
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "too wide"
    rig.perform { NSLayoutConstraint.activate([first, second]) }
    #expect(rig.rules == ["unsatisfiable-constraints"])
    let message = rig.stage.violations.first?.message ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints"))
    #expect(
      message.hasSuffix(
        "breaking constraint <NSLayoutConstraint:'too wide' UIView.width == 200>"))
    #expect(box.frame.width == 100)
    rig.perform { first.isActive = false }
    #expect(box.frame.width == 200)
    #expect(rig.rules.count == 1)
  }

  @Test("A view that still keeps its frame contradicts constraints, as in UIKit's logs")
  func forgottenTranslates() {
    let rig = LayoutRig()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    rig.perform {
      rig.view.addSubview(plain)
      plain.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    #expect(rig.rules == ["unsatisfiable-constraints"])
    #expect(rig.stage.violations[0].message.contains("NSAutoresizingMaskLayoutConstraint"))
    #expect(plain.frame.width == 50)
  }

  @Test("Constraints without a common view, and ones without sense, are refused")
  func refusals() {
    let rig = LayoutRig()
    let lonely = UIView()
    let box = rig.add()
    rig.perform {
      lonely.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      _ = NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: rig.view, attribute: .top,
        multiplier: 1, constant: 0)
      box.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    }
    #expect(
      rig.rules == [
        "no-common-ancestor", "invalid-constraint", "invalid-constraint", "no-common-ancestor",
      ])
  }

  @Test("Leaving the superview takes away the constraints that lead out, and no others")
  func leaving() {
    let rig = LayoutRig()
    let box = rig.add()
    let inner = rig.add(to: box)
    let outside = box.topAnchor.constraint(equalTo: rig.view.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: box.topAnchor)
    let own = box.widthAnchor.constraint(equalToConstant: 10)
    rig.perform { NSLayoutConstraint.activate([outside, within, own]) }
    rig.perform { box.removeFromSuperview() }
    #expect([outside, within, own].map(\.isActive) == [false, true, true])
    rig.perform { rig.view.addSubview(box) }
    #expect(box.frame.width == 10)
  }

  @Test("Leading and trailing swap sides where reading runs from right to left")
  func rightToLeft() {
    let rig = LayoutRig()
    let box = rig.add()
    rig.view.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    rig.perform {
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: rig.view.leadingAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(box.frame.maxX == 380)
    #expect(box.frame.width == 100)
  }

  @Test("Guides: safe area, margins, readable width, bars")
  func guides() {
    let rig = LayoutRig(
      size: CGSize(width: 800, height: 400),
      safeArea: UIEdgeInsets(top: 20, left: 40, bottom: 30, right: 0))
    let view = rig.view
    let guides = [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
    ]
    let boxes = guides.map { guide in
      let box = rig.add()
      rig.perform {
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.leftAnchor.constraint(equalTo: guide.leftAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          box.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
      }
      return box
    }
    #expect(boxes[0].frame == CGRect(x: 40, y: 20, width: 760, height: 350))
    #expect(boxes[1].frame == CGRect(x: 60, y: 20, width: 720, height: 350))
    #expect(boxes[2].frame == CGRect(x: 84, y: 20, width: 672, height: 350))
    #expect(zip(boxes, guides).allSatisfy { $0.frame == $1.layoutFrame })
    #expect(rig.controller.topLayoutGuide.length == 20)
    #expect(rig.controller.bottomLayoutGuide.length == 30)
    rig.perform {
      rig.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 10, left: 0, bottom: 0, right: 0)
    }
    #expect(boxes[0].frame == CGRect(x: 40, y: 30, width: 760, height: 340))
  }

  @Test("A guide of one's own and distances between anchors")
  func ownGuide() {
    let rig = LayoutRig()
    let (a, b, guide) = (rig.add(), rig.add(), UILayoutGuide())
    rig.view.addLayoutGuide(guide)
    rig.perform {
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: rig.view.leftAnchor),
        a.widthAnchor.constraint(equalToConstant: 50),
        guide.leftAnchor.constraint(equalTo: a.rightAnchor),
        guide.widthAnchor.constraint(equalToConstant: 70),
        b.leftAnchor.constraint(equalTo: guide.rightAnchor),
        b.widthAnchor.constraint(
          equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor), multiplier: 0.5),
      ])
    }
    #expect(b.frame.minX == 120)
    #expect(b.frame.width == 60)
    #expect(guide.layoutFrame.minX == 50)
  }

  @Test("A name in a format that is a number's and a view's is the number's")
  func namedTwice() {
    let (box, dot) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    dot.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(dot)
    for format in ["H:|-dot-[dot(dot)]", "V:|[dot(==dot)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["dot": 16], views: ["dot": dot]))
    }
    box.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 16, y: 0, width: 16, height: 16))
  }

  @Test("The fitting size is the least that the constraints inside allow")
  func fitting() {
    let card = UIView()
    let content = SizedView(120, 30)
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate(
      ["H:|-16-[c]-16-|", "V:|-8-[c]-12-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["c": content])
      })
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 152, height: 50))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 50))
    #expect(card.frame == .zero)
  }

  @Test("updateConstraints comes before layout, innermost first, once for each wish")
  func updates() {
    final class Eager: UIView {
      var log: (String) -> Void = { _ in }
      override func updateConstraints() {
        log("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log("layout \(tag)")
      }
    }
    var calls: [String] = []
    let rig = LayoutRig()
    let (outer, inner) = (Eager(), Eager())
    (outer.tag, inner.tag) = (1, 2)
    for view in [outer, inner] { view.log = { calls.append($0) } }
    rig.perform {
      _ = rig.add(outer)
      _ = rig.add(inner, to: outer)
    }
    #expect(calls == ["update 2", "update 1", "layout 1", "layout 2"])
    rig.perform { inner.setNeedsUpdateConstraints() }
    #expect(calls.last == "update 2")
  }
}
