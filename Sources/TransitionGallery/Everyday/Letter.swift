import UIKit

/// A letter in the post.
struct Letter: Hashable, Sendable {
  let sender: String
  let subject: String
  let text: String
  let day: String
  var isRead = false
  var isFlagged = false

  static let all = [
    Letter(
      sender: "Marit Solberg", subject: "The hut is ours",
      text: "They kept the last two beds for us. We can walk up on Friday if the weather holds.",
      day: "09:41"),
    Letter(
      sender: "渡辺 陽子", subject: "直島の写真",
      text: "昨日の夕方、最後の船から撮りました。空の色がとてもきれいでした。", day: "08:15"),
    Letter(
      sender: "Field Notes", subject: "Your week in pictures",
      text: "Eleven photographs, four of them before breakfast. Have a look.", day: "Yesterday",
      isRead: true),
    Letter(
      sender: "Tomás Arrieta", subject: "Boots",
      text: "Yours are still drying on my balcony. Shall I bring them on Friday?",
      day: "Yesterday", isRead: true, isFlagged: true),
    Letter(
      sender: "Ferry Office", subject: "Timetable from December",
      text: "The morning boat leaves ten minutes earlier, the evening boat not at all on Sundays.",
      day: "Wednesday"),
    Letter(
      sender: "Anna", subject: "Re: Soup",
      text: "Leeks, potatoes, and patience. The rest you can leave out.", day: "Wednesday",
      isRead: true),
    Letter(
      sender: "Alpine Club", subject: "Winter programme",
      text: "Courses from March: snow, ropes, and how to turn back in time.", day: "2 Jan",
      isRead: true),
    Letter(
      sender: "Jonas Weber", subject: "Map",
      text: "I have drawn the other path in. It is longer, and worth it.", day: "21 Dec",
      isRead: true),
  ]
}
