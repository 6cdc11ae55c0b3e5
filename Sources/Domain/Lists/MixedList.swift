#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A list of movies and TV series, with comments, as version 4 of the API has it. Its texts are untrusted.
///
/// See <https://developer.themoviedb.org/v4/reference/list-details>.
@dynamicMemberLookup
public struct MixedList: Sendable, Equatable, Codable, Identifiable {
    /// The list, as lists of lists have it.
    public var summary: MixedListSummary
    /// Its creator; nil if the server does not send one.
    public var createdBy: ListCreator?
    /// The order in which its creator wants it to be read; nil if the server does not say or this version does not know it.
    public var sortBy: Sorting<ListSortKey>?
    /// One page of its items.
    public var items: Page<MediaItem>
    /// The creator's comments on its items.
    public var comments: [Markable: String] = [:]

    /// Creates a list. Its item count is the total of the page.
    public init(summary: MixedListSummary, items: Page<MediaItem>) {
        self.summary = summary
        self.items = items
        self.summary.numberOfItems = items.totalResults
    }

    public var id: Int { summary.id }

    public subscript<Value>(dynamicMember member: WritableKeyPath<MixedListSummary, Value>) -> Value {
        get { summary[keyPath: member] }
        set { summary[keyPath: member] = newValue }
    }
}

/// A list of movies and TV series, as in lists of lists. Its texts are untrusted.
///
/// See <https://developer.themoviedb.org/v4/reference/account-lists>.
public struct MixedListSummary: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the list.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its description, by its creator; empty if there is none.
    public var description = ""
    /// The number of titles on it.
    public var numberOfItems = 0
    /// Whether every user may read it.
    public var isPublic = true
    /// Whether it is for adults only; only lists of lists say so.
    public var isAdult = false
    /// Whether TMDb features it; only lists of lists say so.
    public var isFeatured = false
    /// The average vote of its titles, 0 to 10; nil if there is none.
    public var averageRating: Double?
    /// The revenue of its movies together, in US dollars.
    public var revenue = 0
    /// The runtime of its titles together, in minutes.
    public var runtime = 0
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// Its country, as ISO 3166-1; empty if unknown.
    public var country = ""
    /// A poster; nil if TMDb has none.
    public var posterPath: ImagePath?
    /// A backdrop; nil if TMDb has none.
    public var backdropPath: ImagePath?
    /// The time of its creation; nil except in lists of lists.
    public var createdAt: Date?
    /// The time of its last change; nil except in lists of lists.
    public var updatedAt: Date?

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// The creator of a list.
public struct ListCreator: Sendable, Equatable, Codable, Identifiable {
    /// The id of the account in version 4 of the API.
    public var id: String
    /// The user name.
    public var username: String
    /// The name to show; empty if none was given.
    public var name = ""
    /// The hash of the Gravatar image; nil if there is none.
    public var gravatarHash: String?
    /// The avatar that was uploaded to TMDb; nil if there is none.
    public var avatarPath: ImagePath?

    public init(id: String, username: String) {
        self.id = id
        self.username = username
    }
}
