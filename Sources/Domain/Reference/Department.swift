/// A department of a crew, with its jobs.
///
/// See <https://developer.themoviedb.org/reference/configuration-jobs>.
public struct Department: Sendable, Equatable, Codable {
    /// Its name, in TMDb's English, such as `Directing`.
    public var name: String
    /// Its jobs, in TMDb's English, such as `Director`.
    public var jobs: [String] = []

    public init(name: String) {
        self.name = name
    }
}
