import Rehearsal
import Sketching
import Testing
import UIKit

@testable import TransitionTesting

/// What counts as an empty screen.
@MainActor @Suite("A blank frame")
struct ThumbnailTests {
  @Test("is one with nothing on it; a card seen edge-on is something, wherever it stands")
  func edge() {
    let stage = Stage(scale: 1)
    let card = UIView(frame: stage.window.bounds)
    card.backgroundColor = .white
    #expect(Thumbnail(of: stage.frame()).isBlank)
    stage.perform { stage.window.addSubview(card) }
    #expect(!Thumbnail(of: stage.frame()).isBlank)
    for (x, y) in [(0.0, 1.0), (1.0, 0.0)] {
      for degrees in [80.0, 89, 90, 91, 100] {
        stage.perform {
          card.transform3D = CATransform3DMakeRotation(degrees * .pi / 180, x, y, 0)
        }
        #expect(!Thumbnail(of: stage.frame()).isBlank, "\(degrees)° about \(x), \(y)")
      }
    }
  }

  @Test(
    "is none where a snapshot stands on edge, which cuts off what it holds", arguments: [80.0, 90])
  func snapshot(degrees: Double) {
    let stage = Stage(scale: 1)
    let (snapshot, content) = (UIView(frame: stage.window.bounds), UIView())
    stage.perform {
      stage.window.addSubview(snapshot)
      snapshot.addSubview(content)
      snapshot.clipsToBounds = true
      content.frame = snapshot.bounds
      content.backgroundColor = .white
      snapshot.transform3D = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    }
    #expect(!Thumbnail(of: stage.frame()).isBlank)
    stage.perform { content.removeFromSuperview() }
    #expect(Thumbnail(of: stage.frame()).isBlank)
  }

  @Test(
    "is none where a card on edge stands in a perspective that its parent gives",
    arguments: [80.0, 90, 100])
  func parentsPerspective(degrees: Double) {
    let stage = Stage(scale: 1)
    let (ground, card) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    card.backgroundColor = .white
    stage.perform {
      stage.window.addSubview(ground)
      ground.addSubview(card)
      ground.layer.sublayerTransform.m34 = -1 / 1000
      card.transform3D = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    }
    for detail in FrameDetail.allCases {
      #expect(!FrameEye(detail).thumbnail(of: stage).isBlank, "\(detail)")
    }
    stage.perform { card.alpha = 0 }
    for detail in FrameDetail.allCases {
      #expect(FrameEye(detail).thumbnail(of: stage).isBlank, "\(detail)")
    }
  }

  @Test("is one whose edge-on card is gone, transparent, or beside the screen")
  func gone() {
    let stage = Stage(scale: 1)
    let card = UIView(frame: stage.window.bounds)
    card.backgroundColor = .white
    stage.perform {
      stage.window.addSubview(card)
      card.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    stage.perform { card.alpha = 0 }
    #expect(Thumbnail(of: stage.frame()).isBlank)
    stage.perform { (card.alpha, card.center.x) = (1, -300) }
    #expect(Thumbnail(of: stage.frame()).isBlank)
    stage.perform { (card.center.x, card.backgroundColor) = (196, nil) }
    #expect(Thumbnail(of: stage.frame()).isBlank)
  }

  @Test("is covered by a card in perspective as far as painted pixels are")
  func perspective() {
    let stage = Stage(scale: 1)
    let card = UIView(frame: stage.window.bounds)
    card.backgroundColor = .white
    stage.perform { stage.window.addSubview(card) }
    let share = { (detail: FrameDetail) in
      let cells = FrameEye(detail).thumbnail(of: stage).cells
      return Double(cells.count { $0 > 127 }) / Double(cells.count)
    }
    for degrees in stride(from: 0.0, through: 180, by: 15) {
      for (x, y) in [(0.0, 1.0), (1.0, 0.0)] {
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 1000
        turn = CATransform3DRotate(turn, degrees * .pi / 180, x, y, 0)
        stage.perform { card.transform3D = turn }
        let apart = abs(share(.sketched) - share(.painted))
        #expect(apart < 0.2, "\(degrees)° about \(x), \(y)")
      }
    }
  }
}
