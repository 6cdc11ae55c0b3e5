public import MarqueeDomain

/// The reads of changes from a server. The protocol may gain requirements in a minor version.
public protocol ChangeAPI: Sendable {
    /// `GET /3/movie/changes`
    func movies(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// `GET /3/tv/changes`
    func tv(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// `GET /3/person/changes`
    func people(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// `GET /3/movie/{movie_id}/changes`
    func movie(_ changes: ChangesOf) -> Remote<[Change]>
    /// `GET /3/tv/{series_id}/changes`
    func series(_ changes: ChangesOf) -> Remote<[Change]>
    /// `GET /3/person/{person_id}/changes`
    func person(_ changes: ChangesOf) -> Remote<[Change]>
    /// `GET /3/tv/season/{season_id}/changes`
    func season(_ changes: ChangesOf) -> Remote<[Change]>
    /// `GET /3/tv/episode/{episode_id}/changes`
    func episode(_ changes: ChangesOf) -> Remote<[Change]>
    /// Returns the read by which a public answer in the store is asked for again; nil if it cannot be, which is the default.
    func renewal(of key: SnapshotKey) -> Remote<Void>?
}

extension ChangeAPI {
    public func renewal(of key: SnapshotKey) -> Remote<Void>? { nil }
}
