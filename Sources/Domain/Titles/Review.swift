#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A user's review of a title: untrusted text, in any form.
///
/// See <https://developer.themoviedb.org/reference/movie-reviews>.
public struct Review: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the review.
    public var id: String
    /// The name of its author.
    public var author: String
    /// The text.
    public var content: String
    /// The author's rating, 0.5 to 10; nil if none was given.
    public var rating: Double?
    /// The display name of its author; empty if unknown.
    public var authorName = ""
    /// The user name of its author; empty if unknown.
    public var username = ""
    /// A picture of its author, as TMDb has it, sometimes a whole URL after a slash: untrusted text from the server.
    public var avatarPath = ""
    /// Its page, as TMDb has it: untrusted text from the server.
    public var url = ""
    /// The time at which it was written; nil if unknown.
    public var createdAt: Date?
    /// The time of its last change; nil if unknown.
    public var updatedAt: Date?

    public init(id: String, author: String, content: String) {
        self.id = id
        self.author = author
        self.content = content
    }
}
