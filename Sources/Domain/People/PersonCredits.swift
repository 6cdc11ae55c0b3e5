/// The movies and series of a person.
///
/// See <https://developer.themoviedb.org/reference/person-combined-credits>.
public struct PersonCredits: Sendable, Equatable, Codable {
    /// The titles with the person in the cast.
    public var cast: [PersonCredit]
    /// The titles with the person in the crew.
    public var crew: [PersonCredit]

    public init(cast: [PersonCredit], crew: [PersonCredit]) {
        self.cast = cast
        self.crew = crew
    }

    /// No credits.
    public static let empty = PersonCredits(cast: [], crew: [])
}
