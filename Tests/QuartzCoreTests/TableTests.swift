import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Tables of springs, transforms and places") struct TableTests {
  @Test("springs show what the equation of motion says")
  func springs() throws {
    var shown: [String: Rig] = [:]
    let rows = try Reference.table("springs.tsv")
    #expect(rows.count > 1000)
    for row in rows {
      func number(_ column: String) -> Double { Double(row[column]!)! }
      let name = row["id"]! + row["variant"]!
      let rig = shown[name] ?? Rig()
      if shown[name] == nil {
        shown[name] = rig
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue) = (0, 1)
        spring.mass = number("mass")
        spring.stiffness = number("stiffness")
        spring.damping = number("damping")
        spring.initialVelocity = number("initialVelocity")
        spring.allowsOverdamping = row["variant"] == "asGiven"
        rig.add(spring) { $0.duration = 10 }
      }
      #expect(agree(rig.number("zPosition", at: number("t")), number("value")), "\(row)")
    }
  }

  @Test("springs show what Core Animation printed, in single precision")
  func measuredSprings() throws {
    for row in try Reference.json("measured.json")["springPosition"].list {
      let rig = Rig()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (row["from"].number, row["to"].number)
      spring.mass = row["mass"].number
      spring.stiffness = row["stiffness"].number
      spring.damping = row["damping"].number
      spring.initialVelocity = row["initialVelocity"].number
      rig.add(spring)
      let shown = rig.number("position.x", at: row["t"].number)
      #expect((shown - row["measured"].number).magnitude < 1e-3, "\(row)")
    }
  }

  @Test("a spring starts out as Core Animation's, and ignores impossible values")
  func defaults() {
    let spring = CASpringAnimation()
    func numbers() -> [Double] {
      [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
    }
    #expect(numbers() == [1, 100, 10, 0] && !spring.allowsOverdamping)
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -0.1)
    #expect(numbers() == [1, 100, 10, 0])
    let gentle = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(gentle.duration == gentle.settlingDuration && gentle.allowsOverdamping)
  }

  @Test("a spring shorter than its settling is cut off, not stretched")
  func cut() {
    let rig = Rig()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    rig.add(spring) { $0.duration = 0.5 }
    #expect((rig.number("position.x", at: 0.1) - 34.02998447418213).magnitude < 1e-4)
    #expect((rig.number("position.x", at: 0.49) - 108.34387540817261).magnitude < 1e-4)
    #expect(rig.number("position.x", at: 0.5) == 0)
  }

  private static let maps: [String: CATransform3D] = {
    func plane(_ t: CGAffineTransform) -> CATransform3D { CATransform3DMakeAffineTransform(t) }
    func turn(_ degrees: Double) -> CATransform3D {
      CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
    }
    return [
      "identity": CATransform3DIdentity, "rotateZ 170": turn(170), "rotateZ 180": turn(180),
      "rotateZ 270": turn(270), "rotateZ 30": turn(30),
      "scale -1,1": CATransform3DMakeScale(-1, 1, 1),
      "scale 3,.5 translate 12,-8": plane(
        CGAffineTransform(a: 3, b: 0, c: 0, d: 0.5, tx: 12, ty: -8)),
      "shear m21=.5": plane(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      "rotateZ 100 scale 2,1": CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), turn(100)),
      "scale 2": CATransform3DMakeScale(2, 2, 1), "scale 2,1": CATransform3DMakeScale(2, 1, 1),
      "rotateZ 1 then translate 40": CATransform3DConcat(
        CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(40, 0, 0)),
    ]
  }()

  @Test("transforms take the way of the table")
  func transforms() throws {
    let rows = try Reference.table("transform_interpolation_2d.tsv")
    #expect(rows.count >= 20)
    for row in rows {
      let rig = Rig()
      rig.add(
        basic(
          "transform", from: Self.maps[row["from"]!]!,
          to: Self.maps[row["to"]!]!))
      let shown = rig.point("transform", at: Double(row["fraction"]!)!)
      let wanted = ["m11", "m12", "m21", "m22", "m41", "m42"].map { Double(row[$0]!)! }
      #expect(agree([0, 1, 4, 5, 12, 13].map { shown[$0] }, wanted, within: 1e-9), "\(row)")
    }
  }

  @Test("frames follow from bounds, position, anchor and transform")
  func frames() throws {
    let rows = try Reference.json("geometry.json")["frames"].list
    #expect(!rows.isEmpty)
    for row in rows {
      let layer = CALayer()
      let b = row["bounds"].numbers
      let m = row["matrix"].list.flatMap(\.numbers)
      layer.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3])
      layer.position = CGPoint(x: row["position"].numbers[0], y: row["position"].numbers[1])
      layer.anchorPoint = CGPoint(
        x: row["anchorPoint"].numbers[0], y: row["anchorPoint"].numbers[1])
      layer.transform = CATransform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
        m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
        m44: m[15])
      let frame = layer.frame
      #expect(
        agree([frame.minX, frame.minY, frame.width, frame.height], row["frame"].numbers),
        "\(row["transform"].text)")
    }
  }

  @Test("points convert through the perspective of the layer around")
  func perspective() throws {
    let table = try Reference.json("geometry.json")["sublayerPerspective"]
    for (position, key) in [(150.0, "corners(parent coordinates)"), (250, "childAt(250,150)")] {
      let parent = CALayer()
      parent.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      parent.sublayerTransform.m34 = -1 / 500
      let child = CALayer()
      child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      child.position = CGPoint(x: position, y: 150)
      child.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      parent.addSublayer(child)
      for corner in table[key].keys {
        let place = corner.split(separator: ",").map { Double($0)! }
        let point = child.convert(CGPoint(x: place[0], y: place[1]), to: parent)
        #expect(agree([point.x, point.y], table[key][corner].numbers), "\(corner)")
        let back = parent.convert(point, to: child)
        #expect(agree([back.x, back.y], place))
      }
    }
  }
}
