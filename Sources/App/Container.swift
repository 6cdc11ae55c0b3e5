import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeNet

extension MarqueeClient {
    /// The wiring: every part of a client, built once, in order, from a configuration. Nothing is looked up and nothing is global.
    struct Container: Sendable {
        let shared: Shared
        let audience: Audience
        let movies: any MovieRepository
        let series: any TVSeriesRepository
        let people: any PersonRepository
        let trending: any TrendingRepository
        let search: any SearchRepository
        let images: any ImageRepository
        let history: any SearchHistoryRepository
        let suggestions: any SuggestionRepository
        let cache: any CacheRepository

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let audience = try configuration.audience()
            self.init(try await Shared(configuration), audience: audience)
        }

        private init(_ shared: Shared, audience: Audience) {
            self.shared = shared
            self.audience = audience
            let reader = shared.reader
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
        }

        /// The same shared with the parts that know an audience built anew, which costs next to nothing.
        func addressing(_ audience: Audience) -> Container {
            Container(shared, audience: audience)
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
        let meter: Meter
        private let configuration: Configuration
        private let closing = Once()

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
            reader = Reader(stores: stores, memory: memory, clock: configuration.clock, onEvent: configuration.onEvent)
        }

        func tmdb(for audience: Audience) -> TMDB {
            TMDB(
                server: server, credential: configuration.credential, audience: audience, transport: transport,
                limits: configuration.limits, clock: configuration.clock)
        }

        func shutdown(deadline: Duration) async {
            await transport.shutdown(deadline: deadline)
            await closing.run { [reader, stores] in
                await reader.settle()
                await stores.close()
            }
        }
    }
}
