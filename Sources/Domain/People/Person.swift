#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A person, with the fields that lists have. ``PersonDetails`` has more.
///
/// See <https://developer.themoviedb.org/reference/person-popular-list>.
public struct Person: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the person.
    public var id: Int
    /// The name; TMDb does not translate names.
    public var name: String
    /// The name in the person's own language.
    public var originalName: String
    /// The department that the person is known for, in TMDb's English, such as `Acting`.
    public var knownForDepartment = ""
    /// The gender, as TMDb records it.
    public var gender: Gender = .unset
    /// A profile image; nil if TMDb has none.
    public var profilePath: ImagePath?
    /// TMDb's popularity, a number without a unit.
    public var popularity: Double = 0
    /// Whether the person is known for adult titles.
    public var isAdult = false
    /// A few movies and series that the person is known for.
    public var knownFor: [MediaItem] = []

    /// Creates a person. The original name starts as the name.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }

    /// The reference that identifies this person.
    public var reference: MediaReference { .person(id) }

    /// TMDb's page about the person, for people and not for programs.
    public var tmdbURL: URL { WebPage.tmdb("person", id) }
}

extension Person {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
