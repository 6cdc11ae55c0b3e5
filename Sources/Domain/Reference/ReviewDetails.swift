/// A review with the title that it is about. The properties of ``Review`` can be read directly.
///
/// See <https://developer.themoviedb.org/reference/review-details>.
@dynamicMemberLookup
public struct ReviewDetails: Sendable, Equatable, Codable, Identifiable {
    /// The review, as in lists.
    public var review: Review
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// The title that it is about; nil if TMDb does not say.
    public var subject: MediaReference?
    /// The name of that title.
    public var mediaTitle = ""

    public init(review: Review) { self.review = review }

    public var id: String { review.id }

    public subscript<Value>(dynamicMember member: KeyPath<Review, Value>) -> Value { review[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Review, Value>) -> Value {
        get { review[keyPath: member] }
        set { review[keyPath: member] = newValue }
    }
}
