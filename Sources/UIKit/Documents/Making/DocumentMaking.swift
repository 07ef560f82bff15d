/// What is handed to initialisers whose arguments UIKit's API has settled, while a document's objects
/// are made.
@MainActor
final class DocumentMaking {
  /// The scenes that are being made or shown within each other, outermost first.
  var scenes: [String] = []
  /// What objects are being made of, by the coder that their initialisers get.
  var coders: [ObjectIdentifier: DocumentCoder] = [:]
  /// Between what the segue goes that is being made.
  var segueEnds: UIStoryboardSegue.Ends?
}
