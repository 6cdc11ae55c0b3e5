/// Reads changes of a period.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` for a period of more than 14 days, or one that ends before it begins.
public struct GetChanges<Input: Sendable, Value: Sendable>: Reading {
    private let reading: @Sendable (Input) -> Read<Value>
    private let period: @Sendable (Input) -> ChangePeriod

    init(_ reading: @escaping @Sendable (Input) -> Read<Value>, period: @escaping @Sendable (Input) -> ChangePeriod) {
        self.reading = reading
        self.period = period
    }

    public func read(_ input: Input) -> Read<Value> {
        do throws(MarqueeError) {
            try period(input).check()
            return reading(input)
        } catch {
            return .failing(error)
        }
    }
}

extension GetChanges where Input == ChangesOf {
    /// Reads the changes of a title, a person, a season or an episode.
    public func callAsFunction(
        _ id: Int, in period: ChangePeriod = .lastDay, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(ChangesOf(id, in: period))(policy: policy)
    }
}

extension ChangeUseCases {
    /// Reads the ids of movies that were changed, a page at a time (<https://developer.themoviedb.org/reference/changes-movie-list>).
    public var movies: GetChanges<ChangedIDs, Page<ChangedID>> { GetChanges(changes.movies, period: \.period) }

    /// Reads the ids of TV series that were changed, a page at a time (<https://developer.themoviedb.org/reference/changes-tv-list>).
    public var tv: GetChanges<ChangedIDs, Page<ChangedID>> { GetChanges(changes.tv, period: \.period) }

    /// Reads the ids of people that were changed, a page at a time (<https://developer.themoviedb.org/reference/changes-people-list>).
    public var people: GetChanges<ChangedIDs, Page<ChangedID>> { GetChanges(changes.people, period: \.period) }

    /// Reads the changes of a movie (<https://developer.themoviedb.org/reference/movie-changes>).
    public var movie: GetChanges<ChangesOf, [Change]> { GetChanges(changes.movie, period: \.period) }

    /// Reads the changes of a series (<https://developer.themoviedb.org/reference/tv-series-changes>).
    public var series: GetChanges<ChangesOf, [Change]> { GetChanges(changes.series, period: \.period) }

    /// Reads the changes of a person (<https://developer.themoviedb.org/reference/person-changes>).
    public var person: GetChanges<ChangesOf, [Change]> { GetChanges(changes.person, period: \.period) }

    /// Reads the changes of a season, by its TMDb id (<https://developer.themoviedb.org/reference/tv-season-changes-by-id>).
    public var season: GetChanges<ChangesOf, [Change]> { GetChanges(changes.season, period: \.period) }

    /// Reads the changes of an episode, by its TMDb id (<https://developer.themoviedb.org/reference/tv-episode-changes-by-id>).
    public var episode: GetChanges<ChangesOf, [Change]> { GetChanges(changes.episode, period: \.period) }
}
