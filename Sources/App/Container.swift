import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeNet

extension MarqueeClient {
    /// The wiring: every part of a client, built once, in order, from a configuration. Nothing is looked up and nothing is global.
    struct Container: Sendable {
        let shared: Shared
        let audience: Audience
        let binding: UserBinding
        let movies: any MovieRepository
        let series: any TVSeriesRepository
        let people: any PersonRepository
        let trending: any TrendingRepository
        let search: any SearchRepository
        let images: any ImageRepository
        let history: any SearchHistoryRepository
        let suggestions: any SuggestionRepository
        let cache: any CacheRepository
        let accounts: any AccountRepository
        let library: any LibraryRepository
        let lists: any ListRepository

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let audience = try configuration.audience()
            self.init(try await Shared(configuration), audience: audience, binding: .current)
        }

        private init(_ shared: Shared, audience: Audience, binding: UserBinding) {
            self.shared = shared
            self.audience = audience
            self.binding = binding
            let user = UserReader(users: shared.users, binding: binding, reader: shared.reader)
            let reader = user.bound
            let tmdb = shared.tmdb(for: audience)
            movies = CachedMovieRepository(api: TMDBMovies(tmdb), reader: reader)
            series = CachedTVSeriesRepository(api: TMDBTVSeries(tmdb), reader: reader)
            people = CachedPersonRepository(api: TMDBPeople(tmdb), reader: reader)
            trending = CachedTrendingRepository(api: TMDBTrending(tmdb), reader: reader)
            search = IndexedSearchRepository(api: TMDBSearch(tmdb), titles: shared.stores.titles, reader: reader)
            images = CachedImageRepository(api: TMDBImages(tmdb), reader: reader, baseURL: shared.imageBaseURL)
            history = StoredSearchHistoryRepository(history: shared.stores.history, clock: shared.clock)
            suggestions = LocalSuggestionRepository(
                history: shared.stores.history, titles: shared.stores.titles, server: shared.server.name, language: audience.language)
            cache = StoredCacheRepository(stores: shared.stores, memory: shared.memory)
            accounts = StoredAccountRepository(api: TMDBAccount(tmdb), user: user, library: shared.library)
            library = SyncedLibraryRepository(api: TMDBLibrary(tmdb), user: user, core: shared.library, audience: audience)
            lists = CachedListRepository(api: TMDBLists(tmdb), user: user, onEvent: shared.onEvent)
        }

        /// The same shared with the parts that know an audience built anew, which costs next to nothing.
        func addressing(_ audience: Audience) -> Container {
            Container(shared, audience: audience, binding: binding)
        }

        /// The same shared with the parts that know a person built anew.
        func bound(to session: Session) -> Container {
            Container(shared, audience: audience, binding: .tenant(session.id))
        }
    }

    /// The parts that hold files, threads and connections, shared by all audiences of a client.
    struct Shared: Sendable {
        let server: Server
        let imageBaseURL: String?
        let stores: Stores
        let transport: TransportChain
        let memory: MemoryCache
        let reader: Reader
        let users: Users
        let library: LibraryCore
        let meter: Meter
        private let configuration: Configuration
        private let announcer: Announcer
        private let sending = Standing()
        private let closing = Once()

        var onEvent: MarqueeEventHandler { configuration.onEvent }
        var clock: WallClock { configuration.clock }

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let (meter, tell) = (Meter(time: configuration.time), configuration.onEvent)
            var configuration = configuration
            configuration.onEvent = { event in
                meter.note(event)
                tell(event)
            }
            self.meter = meter
            self.configuration = configuration
            server = try configuration.server()
            imageBaseURL = try configuration.checkedImageBaseURL()
            stores = try await configuration.openStores()
            transport = TransportChain(
                configuration.chosenTransport, configuration.patience, clock: configuration.clock, onEvent: configuration.onEvent)
            memory = MemoryCache(bytes: configuration.memoryBytes)
            let (clock, onEvent) = (configuration.clock, configuration.onEvent)
            users = Users(sessions: stores.sessions, server: server.name, onEvent: onEvent)
            announcer = Announcer(users: users)
            let marks = stores.library ?? NoLibrary()
            let book = MarkBook(library: marks, users: users, announcer: announcer, clock: clock, onEvent: onEvent)
            reader = Reader(
                stores: stores, memory: memory, clock: clock, marks: stores.library == nil ? nil : book, users: users, onEvent: onEvent)
            let sender = TMDB(
                server: server, credential: configuration.credential, transport: transport, limits: configuration.limits, clock: clock)
            let outbox = Outbox(
                library: marks, api: TMDBLibrary(sender), users: users, book: book, options: configuration.outbox, clock: clock,
                time: configuration.time, onEvent: onEvent)
            library = LibraryCore(
                library: marks, titles: stores.titles, users: users, book: book, announcer: announcer, outbox: outbox, clock: clock,
                time: configuration.time, onEvent: onEvent)
        }

        func tmdb(for audience: Audience) -> TMDB {
            TMDB(
                server: server, credential: configuration.credential, audience: audience, transport: transport,
                limits: configuration.limits, clock: configuration.clock)
        }

        func startSyncing() -> Task<Void, Never> { sending.run { [library] in await library.keepSending() } }

        func shutdown(deadline: Duration) async {
            await sending.end()
            announcer.end()
            await transport.shutdown(deadline: deadline)
            await closing.run { [reader, stores] in
                await reader.settle()
                await stores.close()
            }
        }
    }
}
