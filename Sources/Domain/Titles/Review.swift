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
    /// Its author, and the author's rating.
    public var authorDetails: AuthorDetails = AuthorDetails()
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

/// The author of a ``Review``: untrusted texts from the server.
public struct AuthorDetails: Sendable, Equatable, Codable {
    /// The display name; empty if unknown.
    public var name = ""
    /// The user name; empty if unknown.
    public var username = ""
    /// A picture, as TMDb has it, sometimes a whole URL after a slash.
    public var avatarPath = ""
    /// The author's rating, 0.5 to 10; nil if none was given.
    public var rating: Double?

    public init() {}
}
