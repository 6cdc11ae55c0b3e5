/// An order of the episodes of a series, with its groups. It forwards the properties of ``EpisodeGroup``: `details.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-episode-group-details>.
@dynamicMemberLookup
public struct EpisodeGroupDetails: Sendable, Equatable, Codable, Identifiable {
    /// One group of episodes, such as a disc.
    public struct Group: Sendable, Equatable, Codable, Identifiable {
        /// TMDb's id of the group.
        public var id: String
        /// Its name.
        public var name: String
        /// Its position, from 0.
        public var order = 0
        /// Whether TMDb no longer accepts changes of the group.
        public var isLocked = false
        /// Its episodes, in order.
        public var episodes: [SeriesEpisode] = []

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// The fields that lists have, too.
    public var group: EpisodeGroup
    /// Its groups, in order.
    public var groups: [Group] = []

    public init(group: EpisodeGroup) { self.group = group }

    public var id: String { group.id }

    public subscript<Value>(dynamicMember member: KeyPath<EpisodeGroup, Value>) -> Value { group[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<EpisodeGroup, Value>) -> Value {
        get { group[keyPath: member] }
        set { group[keyPath: member] = newValue }
    }
}

/// All use cases of the other orders of the episodes of a series, which ``TVSeriesUseCases/episodeGroups`` lists.
///
/// ```swift
/// let order = try await marquee.tvEpisodeGroups.details("5acf93e60e0a26346d0000ce")
/// print(order.groups.map(\.name))
/// ```
public struct EpisodeGroupUseCases: Sendable {
    private let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }

    /// Reads an order of the episodes of a series, with its groups (<https://developer.themoviedb.org/reference/tv-episode-group-details>).
    public var details: Get<EpisodeGroup.ID, EpisodeGroupDetails> { Get(series.episodeGroup) }
}
