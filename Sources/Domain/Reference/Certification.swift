/// A certification of one country, such as `PG-13` in the United States.
///
/// See <https://developer.themoviedb.org/reference/certification-movie-list>.
public struct Certification: Sendable, Equatable, Codable {
    /// The certification.
    public var name: String
    /// Its meaning, in TMDb's English.
    public var meaning = ""
    /// Its place in the country, the lowest first.
    public var order = 0

    public init(name: String) {
        self.name = name
    }
}
