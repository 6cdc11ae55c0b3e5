import MarqueeData
import MarqueeDomain
import MarqueeNet

extension MarqueeClient {
    /// The wiring of a client: builds every part from a configuration. There is no global state and no lookup by type.
    ///
    /// The parts that hold files, threads and connections are built once. Repositories add an audience and an account and hold no resources.
    /// Those of movies and of series, which most programs read from most often, are created with a view, and the others for each access, so
    /// that a view for one user is cheap.
    struct Container: Sendable {
        let shared: Shared
        private let view: View

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let audience = try configuration.audience()
            let shared = try await Shared(configuration)
            self.init(shared, LocalizedAPI(audience, shared), configuration.users == .one ? .current : .nobody, nil, nil)
        }

        private init(_ shared: Shared, _ server: LocalizedAPI, _ scope: AccountScope, _ deadline: CallDeadline?, _ caller: Caller?) {
            self.shared = shared
            view = View(shared, server, scope, deadline, caller)
        }

        /// A container for another audience that shares all other parts.
        func container(for audience: Audience) -> Container {
            Container(shared, LocalizedAPI(audience, shared), view.scope, view.deadline, view.namedCaller)
        }

        /// A container without an account.
        func anonymousContainer() -> Container { Container(shared, view.server, .nobody, view.deadline, view.namedCaller) }

        /// A container for the account of a session.
        func container(for session: Session) -> Container {
            Container(shared, view.server, .tenant(session.id), view.deadline, view.namedCaller)
        }

        /// A container for the account with a local number.
        ///
        /// - Throws: `MarqueeError` with the code `.unauthorized` if the account is not signed in.
        func container(forUser id: Session.ID) async throws(MarqueeError) -> Container {
            container(for: try await shared.sessions.required(.tenant(id)).session)
        }

        /// A container whose calls end within a time limit.
        func container(within limit: Duration) -> Container {
            let pause = { @Sendable [shared] in shared.transport.pause(of: shared.server.baseURL) }
            return Container(shared, view.server, view.scope, CallDeadline(limit, on: shared.time, pause: pause), view.namedCaller)
        }

        /// A container whose requests wait in the line of a caller.
        func container(for caller: Caller) -> Container { Container(shared, view.server, view.scope, view.deadline, caller) }
    }
}

extension MarqueeClient.Container {
    /// The API of the server for one audience.
    private final class LocalizedAPI: Sendable {
        let audience: Audience
        let tmdb: TMDB

        init(_ audience: Audience, _ shared: MarqueeClient.Shared) {
            self.audience = audience
            tmdb = shared.tmdb(for: audience)
        }
    }

    /// The audience, the account, the deadline and the caller of a container. A class, so that a copy of a client costs two references.
    private final class View: Sendable {
        let server: LocalizedAPI
        let scope: AccountScope
        let deadline: CallDeadline?
        /// The caller that the program has named; nil if it has named none.
        let namedCaller: Caller?
        /// The caller in whose line requests wait: the named one, or else that of the account.
        let caller: Caller?
        let tmdb: TMDB
        /// The reader of public answers, without the marks of an account.
        let reader: Reader
        let user: AccountReader
        let movies: any MovieRepository
        let series: any TVSeriesRepository

        init(
            _ shared: MarqueeClient.Shared, _ server: LocalizedAPI, _ scope: AccountScope, _ deadline: CallDeadline?, _ namedCaller: Caller?
        ) {
            (self.server, self.scope, self.deadline, self.namedCaller) = (server, scope, deadline, namedCaller)
            if namedCaller == nil, case .tenant(let id) = scope {
                caller = Caller(account: id, weight: shared.accountWeight)
            } else {
                caller = namedCaller
            }
            tmdb = server.tmdb.performing(within: deadline, for: caller)
            reader = shared.reader.reading(within: deadline, for: caller)
            user = AccountReader(sessions: shared.sessions, scope: scope, reader: reader)
            movies = CachedMovieRepository(api: TMDBMovies(tmdb), user: user, audience: server.audience)
            series = CachedTVSeriesRepository(api: TMDBTVSeries(tmdb), user: user, audience: server.audience)
        }
    }

    var audience: Audience { view.server.audience }
    private var tmdb: TMDB { view.tmdb }
    private var user: AccountReader { view.user }
    private var reader: Reader { user.bound }

    var movies: any MovieRepository { view.movies }
    var series: any TVSeriesRepository { view.series }
    var people: any PersonRepository { CachedPersonRepository(api: TMDBPeople(tmdb), reader: reader) }
    var seasons: any SeasonRepository { CachedSeasonRepository(api: TMDBSeasons(tmdb), reader: reader) }
    var episodes: any EpisodeRepository { CachedEpisodeRepository(api: TMDBEpisodes(tmdb), reader: reader) }
    var reference: any ReferenceRepository { CachedReferenceRepository(api: TMDBReference(tmdb), reader: reader) }
    var changes: any ChangeRepository {
        CachedChangeRepository(api: TMDBChanges(tmdb), reader: reader, snapshots: shared.stores.snapshots, clock: shared.clock)
    }
    var trending: any TrendingRepository {
        CachedTrendingRepository(api: TMDBTrending(tmdb), reader: reader, includesAdult: audience.includesAdult)
    }
    var search: any SearchRepository {
        IndexedSearchRepository(
            api: TMDBSearch(tmdb), titles: shared.stores.titles, catalog: shared.stores.catalog, reader: reader)
    }
    var images: any ImageRepository {
        CachedImageRepository(
            api: TMDBImages(tmdb, limits: shared.imageLimits, hosts: shared.imageHosts, onEvent: shared.onEvent), reader: reader,
            fileReader: shared.fileReader.reading(within: view.deadline, for: view.caller), baseURL: shared.imageBaseURL)
    }
    var history: any SearchHistoryRepository {
        StoredSearchHistoryRepository(history: shared.stores.history, user: user, clock: shared.clock)
    }
    var suggestions: any SuggestionRepository {
        LocalSuggestionRepository(
            history: shared.stores.history, titles: shared.stores.titles, catalog: shared.stores.catalog, user: user, audience: audience)
    }
    var catalog: any CatalogRepository {
        let exports = TMDBExports(baseURL: shared.exportsBaseURL, downloads: shared.downloads, time: shared.time)
        return StoredCatalogRepository(
            catalog: shared.stores.catalog, exports: exports, lists: TMDBCatalogLists(tmdb),
            titles: shared.stores.titles, snapshots: shared.stores.snapshots, reader: view.reader, audience: audience,
            clock: shared.clock)
    }
    var cache: any CacheRepository {
        let index = shared.stores.titles.map { CachedTitleIndex(titles: $0, user: user, audience: audience) }
        return StoredCacheRepository(
            cacheInfo: shared.stores.cacheInfo, index: index, reader: shared.reader, fileReader: shared.fileReader)
    }
    var accounts: any AccountRepository {
        let (outbox, marksCache) = (shared.outbox, shared.marksCache)
        return StoredAccountRepository(
            api: TMDBAccount(tmdb), user: user, clock: shared.clock, didSignIn: { outbox.wake() }, didLeave: { marksCache.forget($0) })
    }
    var library: any LibraryRepository {
        SyncedLibraryRepository(
            api: TMDBLibrary(tmdb), user: user, services: shared.library, audience: audience, episodes: StoredEpisodes(series))
    }
    var requests: any RequestRepository { CachedRequestRepository(api: TMDBRequests(tmdb), user: user) }
    var lists: any ListRepository { CachedListRepository(api: TMDBLists(tmdb), user: user, onEvent: shared.onEvent) }
}
