/// A department of a crew, with its jobs.
///
/// See <https://developer.themoviedb.org/reference/configuration-jobs>.
public struct Department: Sendable, Equatable, Codable {
    /// Its name, in TMDb's English, such as `Directing`.
    public var department: String
    /// Its jobs, in TMDb's English, such as `Director`.
    public var jobs: [String] = []

    public init(department: String) {
        self.department = department
    }
}
