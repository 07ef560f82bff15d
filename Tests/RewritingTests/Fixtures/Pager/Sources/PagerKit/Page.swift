// swift-format-ignore-file
import Foundation

public struct Page: Hashable, Sendable, Identifiable {
    public let id: Int
    public let title: String
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}
