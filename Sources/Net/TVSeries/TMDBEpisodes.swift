public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let episodeRows: [any OperationRow] = [
        episodeCredits, episodeExternalIDs, episodeImages, episodeTranslations, episodeVideos,
    ]
}

/// The parts of episodes of a TMDb server.
public struct TMDBEpisodes: EpisodeAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func credits(of episode: EpisodeReference) -> Remote<EpisodeCredits> {
        tmdb.remote(Endpoint(Operations.episodeCredits, of: .tv(episode.series), path: episode.path))
    }
    public func externalIDs(of episode: EpisodeReference) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.episodeExternalIDs, of: .tv(episode.series), path: episode.path))
    }
    public func images(of episode: EpisodeReference) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.episodeImages, of: .tv(episode.series), path: episode.path))
    }
    public func translations(of episode: EpisodeReference) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.episodeTranslations, of: .tv(episode.series), path: episode.path))
    }
    public func videos(of episode: EpisodeReference) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.episodeVideos, of: .tv(episode.series), path: episode.path))
    }
}
