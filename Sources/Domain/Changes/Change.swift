#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The changes of one field of a title or a person, latest first.
///
/// See <https://developer.themoviedb.org/reference/movie-changes>.
public struct Change: Sendable, Equatable, Codable {
    /// One change.
    public struct Item: Sendable, Equatable, Codable, Identifiable {
        /// TMDb's id of the change.
        public var id: String
        /// TMDb's word for the change, such as `added` or `updated`.
        public var action = ""
        /// When it was done; nil if unknown.
        public var time: Date?
        /// The language that it is about, as ISO 639-1; empty for all.
        public var language = ""
        /// The country that it is about, as ISO 3166-1; empty for all.
        public var country = ""
        /// The value after the change, in a form that depends on the field; nil if there is none.
        public var value: JSONValue?
        /// The value before the change; nil if there was none.
        public var originalValue: JSONValue?

        public init(id: String) { self.id = id }
    }

    /// The field, such as `images`, in TMDb's words.
    public var key: String
    /// The changes.
    public var items: [Item] = []

    /// Creates the changes of a field.
    public init(key: String) { self.key = key }
}

/// The id of a changed title or person.
public struct ChangedID: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id.
    public var id: Int
    /// Whether it is for adults only; nil if TMDb does not send that, as for deleted ones.
    public var isAdult: Bool?
    /// Whether TMDb calls it softcore; nil where TMDb does not say.
    public var isSoftcore: Bool?

    public init(id: Int) { self.id = id }
}
