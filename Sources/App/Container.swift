import MarqueeData
import MarqueeDomain
import MarqueeNet

extension MarqueeClient {
    /// The wiring: every part of a client, from a configuration. Nothing is looked up and nothing is global.
    ///
    /// What holds files, threads and connections is built once. Repositories know an audience and a person besides, hold nothing of their
    /// own, and are made when they are asked for, so that a view for one person costs next to nothing.
    struct Container: Sendable {
        let shared: Shared
        private let scope: Scope
        private let binding: AccountScope

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let audience = try configuration.audience()
            let shared = try await Shared(configuration)
            self.init(shared, Scope(audience, shared), .current)
        }

        private init(_ shared: Shared, _ scope: Scope, _ binding: AccountScope) {
            self.shared = shared
            self.scope = scope
            self.binding = binding
        }

        /// The same for another audience.
        func addressing(_ audience: Audience) -> Container { Container(shared, Scope(audience, shared), binding) }

        /// The same in nobody's name.
        func boundToNobody() -> Container { Container(shared, scope, .nobody) }

        /// The same in the name of one person.
        func bound(to session: Session) -> Container { Container(shared, scope, .tenant(session.id)) }
    }
}

extension MarqueeClient.Container {
    /// What knows an audience.
    private final class Scope: Sendable {
        let audience: Audience
        let tmdb: TMDB

        init(_ audience: Audience, _ shared: MarqueeClient.Shared) {
            self.audience = audience
            tmdb = shared.tmdb(for: audience)
        }
    }

    var audience: Audience { scope.audience }
    private var tmdb: TMDB { scope.tmdb }
    private var user: AccountReader { AccountReader(users: shared.users, binding: binding, reader: shared.reader) }
    private var reader: Reader { user.bound }

    var movies: any MovieRepository { CachedMovieRepository(api: TMDBMovies(tmdb), reader: reader) }
    var series: any TVSeriesRepository { CachedTVSeriesRepository(api: TMDBTVSeries(tmdb), reader: reader) }
    var people: any PersonRepository { CachedPersonRepository(api: TMDBPeople(tmdb), reader: reader) }
    var trending: any TrendingRepository { CachedTrendingRepository(api: TMDBTrending(tmdb), reader: reader) }
    var search: any SearchRepository { IndexedSearchRepository(api: TMDBSearch(tmdb), titles: shared.stores.titles, reader: reader) }
    var images: any ImageRepository { CachedImageRepository(api: TMDBImages(tmdb), reader: reader, baseURL: shared.imageBaseURL) }
    var history: any SearchHistoryRepository {
        StoredSearchHistoryRepository(history: shared.stores.history, user: user, clock: shared.clock)
    }
    var suggestions: any SuggestionRepository {
        LocalSuggestionRepository(
            history: shared.stores.history, titles: shared.stores.titles, user: user, language: audience.language)
    }
    var cache: any CacheRepository { StoredCacheRepository(stores: shared.stores, memory: shared.memory) }
    var accounts: any AccountRepository { StoredAccountRepository(api: TMDBAccount(tmdb), user: user, library: shared.library) }
    var library: any LibraryRepository {
        SyncedLibraryRepository(api: TMDBLibrary(tmdb), user: user, core: shared.library, audience: audience)
    }
    var lists: any ListRepository { CachedListRepository(api: TMDBLists(tmdb), user: user, onEvent: shared.onEvent) }
}
