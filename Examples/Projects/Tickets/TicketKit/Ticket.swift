/// Something to go to. No file of this framework imports UIKit: its header does.
public struct Ticket {
  public let title: String
  public let place: String
  public let color: UIColor

  public static let samples = [
    Ticket(title: "Night of the Owls", place: "Row 7, seat 12", color: .systemIndigo),
    Ticket(title: "Brass in the Park", place: "Lawn", color: .systemOrange),
    Ticket(title: "The Long Way Home", place: "Balcony, seat 3", color: .systemTeal),
  ]
}
