#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A user's review of a title: untrusted text, in any form.
///
/// See <https://developer.themoviedb.org/reference/movie-reviews>.
public struct Review: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the review.
    public var id: String
    /// The name of its author.
    public var author: String
    /// The text.
    public var content: String
    /// The author's rating, 0.5 to 10, if one was given.
    public var rating: Double?
    /// When it was written, if known.
    public var createdAt: Date?

    /// Creates a review.
    public init(id: String, author: String, content: String) {
        self.id = id
        self.author = author
        self.content = content
    }
}
