import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeNet

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension MarqueeClient {
    /// The parts that hold files, threads and connections, shared by all audiences and accounts of a client.
    final class Shared: Sendable {
        let server: Server
        let imageBaseURL: URL?
        let exportsBaseURL: String
        let downloads: Downloads
        let stores: Stores
        let transport: TransportChain
        let memory: MemoryCache
        /// Apart from answers, so that images do not evict them.
        let imagesInMemory: MemoryCache
        let reader: Reader
        let fileReader: Reader
        let sessions: Sessions
        let marksCache: MarksCache
        let outbox: Outbox
        let library: LibraryServices
        let meter: Meter
        private let configuration: Configuration
        private let chosenTransport: any HTTPTransport
        private let originalLanguages = OriginalLanguages()
        private let broadcaster: ChangeBroadcaster
        private let sending = BackgroundTask()
        private let updating = BackgroundTask()
        private let listening = BackgroundTask()
        private let removing = BackgroundTask()
        private let prober: StoreProber
        private let closing = Once()
        /// How long a page of metrics waits for the store.
        private static let figuresLimit = Duration.seconds(1)

        var imageLimits: TransportLimits { configuration.imageLimits }
        var imageHosts: [String] { configuration.imageHosts }
        var isReadOnly: Bool { configuration.isReadOnly }
        var accountWeight: Int { configuration.accountWeight }
        var onEvent: MarqueeEventHandler { configuration.onEvent }
        var clock: WallClock { configuration.clock }
        var time: TimeSource { configuration.time }

        init(_ configuration: Configuration) async throws(MarqueeError) {
            let (meter, tell, isHeard) = (Meter(time: configuration.time), configuration.onEvent, configuration.isHeard)
            var configuration = configuration
            configuration.onEvent = { event in
                if meter.note(event) { tell(event) }
            }
            self.meter = meter
            self.configuration = configuration
            server = try configuration.server()
            imageBaseURL = try configuration.checkedImageBaseURL()
            exportsBaseURL = try configuration.checkedExportsBaseURL()
            downloads = configuration.downloads
            stores = try await configuration.openStores()
            chosenTransport = configuration.chosenTransport
            transport = TransportChain(
                chosenTransport, configuration.resilience, clock: configuration.clock, onEvent: configuration.onEvent)
            memory = MemoryCache(bytes: configuration.memoryBytes)
            imagesInMemory = MemoryCache(bytes: configuration.imageMemoryBytes)
            let (clock, onEvent) = (configuration.clock, configuration.onEvent)
            let hasStoreWorked = { @Sendable (part: StorePart, hasWritten: Bool) in
                if meter.noteStoreSuccess(of: part, hasWritten: hasWritten) { onEvent(MarqueeEvent(.storeRecovered(part))) }
            }
            let observer = StoreObserver(
                onFailure: { error, isOfWriting in
                    guard meter.noteStoreFailure(error, of: .user, isOfWriting: isOfWriting) else { return }
                    onEvent(MarqueeEvent(.storeFailed(.user, error)))
                },
                onSuccess: { hasStoreWorked(.user, $0) })
            let cacheObserver = StoreObserver(
                onFailure: { meter.noteStoreFailure($0, of: .cache, isOfWriting: $1) }, onSuccess: { hasStoreWorked(.cache, $0) })
            sessions = Sessions(
                store: stores.sessions, server: server.name, hasCurrent: configuration.users == .one, observer: observer, onEvent: onEvent)
            broadcaster = ChangeBroadcaster(sessions: sessions)
            let marks: any LibraryDAO =
                stores.library.map {
                    ObservedLibrary($0, observer) { meter.noteLease($0) }
                } ?? NoLibrary()
            marksCache = MarksCache(
                library: marks, sessions: sessions, broadcaster: broadcaster, clock: clock, time: configuration.time, onEvent: onEvent)
            let shared = stores.sharedSnapshots.map { store in
                let observer = StoreObserver(
                    onFailure: { (error, _) in onEvent(MarqueeEvent(.storeFailed(.sharedCache, error))) },
                    onSuccess: { hasStoreWorked(.sharedCache, $0) })
                return SharedAnswers(
                    store, clock: clock, time: configuration.time, observer: observer, maximumAge: configuration.checkedMaximumAge)
            }
            reader = Reader(
                snapshots: stores.snapshots, titles: stores.titles, shared: shared, memory: memory, clock: clock,
                marks: stores.library == nil ? nil : marksCache, maximumAge: configuration.checkedMaximumAge,
                lifetimes: configuration.lifetimes, isForgotten: { [sessions] in sessions.isForgotten($0) }, onEvent: onEvent,
                hearsHits: isHeard, observer: cacheObserver)
            fileReader = Reader(
                snapshots: stores.images, memory: imagesInMemory, clock: clock, marks: nil,
                maximumAge: configuration.checkedMaximumAge, onEvent: onEvent, hearsHits: isHeard, observer: cacheObserver)
            let sender = TMDB(
                server: server, credential: configuration.credential, transport: transport, limits: configuration.limits, clock: clock)
            outbox = Outbox(
                library: marks, api: TMDBLibrary(sender), sessions: sessions, marksCache: marksCache, options: configuration.outbox,
                time: configuration.time, onEvent: onEvent)
            library = LibraryServices(
                library: marks, titles: stores.titles, sessions: sessions, marksCache: marksCache, broadcaster: broadcaster, outbox: outbox,
                onEvent: onEvent)
            let prober = StoreProber(
                StoreProber.probes(stores, marks, server: server.name, clock, cacheObserver),
                longestWait: .seconds(stores.sharesUserData ? 2 : 30),
                time: configuration.time, isFailing: { meter.mayRecover($0) })
            self.prober = prober
            meter.watch { [weak prober] in prober?.start($0) }
            if configuration.credential == nil { onEvent(MarqueeEvent(.credentialMissing)) }
            if let failure = stores.openingFailure { onEvent(MarqueeEvent(.storeFailed(.user, failure))) }
            listen()
            removeOld()
        }

        /// Removes answers that are too old to be served. No caller waits for it.
        private func removeOld() {
            guard configuration.maximumAge != nil else { return }
            _ = removing.run { [reader, fileReader, stores] in
                await reader.removeOld()
                await fileReader.removeOld()
                // Where the folder cannot be changed, the file is not searched.
                try? await stores.catalog?.removeOld()
            }
        }

        /// Applies the changes that other clients of the same stores make.
        private func listen() {
            guard let invalidations = stores.invalidations?() else { return }
            let account = AccountReader(sessions: sessions, scope: .nobody, reader: reader)
            _ = listening.run { [marksCache, reader, onEvent] in
                for await invalidation in invalidations {
                    switch invalidation {
                    case .marks(let tenant): await marksCache.invalidate(tenant)
                    case .allMarks: await marksCache.invalidate(nil)
                    case .account(let tenant):
                        marksCache.forget(tenant)
                        do throws(MarqueeError) {
                            try await account.forget(tenant)
                        } catch {
                            onEvent(MarqueeEvent(.storeFailed(.cache, error)))
                        }
                    case .snapshots(let selection): reader.invalidate(selection)
                    case .everything:
                        reader.invalidate(.all)
                        await marksCache.invalidate(nil)
                    }
                }
            }
        }

        func tmdb(for audience: Audience) -> TMDB {
            TMDB(
                server: server, credential: configuration.credential, audience: audience, transport: transport,
                limits: configuration.limits, clock: configuration.clock, originalLanguages: originalLanguages)
        }

        func stats() -> Stats {
            let wire = transport.counts
            var stats = meter.stats(
                attempts: wire.attempts, inFlight: wire.inFlight, undeclaredGzip: wire.undeclaredGzip,
                servedFromMemory: memory.served + imagesInMemory.served)
            stats.permitWaits = transport.permitWaits
            stats.changes.comparisons = marksCache.comparisons
            stats.connections = (chosenTransport as? CurlTransport).map { Connections($0.counts) }
            stats.health = health()
            stats.database = stores.connectionFigures.map { DatabaseStats($0()) }
            return stats
        }

        /// The counters, with those of the store if it answers soon. If the store fails here, `health()` does not report it.
        func statsWithStore() async -> Stats {
            let library = stores.library
            let figures = await StoreLimit.$current.withValue(Self.figuresLimit) { () async -> OutboxFigures? in
                try? await bounded(by: Self.figuresLimit, on: time) { () async throws(MarqueeError) in try await library?.figures() }
            }
            var stats = stats()
            stats.outbox = figures.map { OutboxStats($0) }
            return stats
        }

        func health() -> Health {
            var health = meter.health(transport.breakerStates)
            health.operations = transport.operationBreakerStates
            health.hasCredential = configuration.credential != nil
            if stores.sharesUserData { health.sharedParts.insert(.user) }
            return health
        }

        /// Sends changes until the task is cancelled, then shuts the client down.
        func run() async {
            let sending = startSyncing()
            let (ends, end) = AsyncStream<Void>.makeStream()
            Task {
                await sending.value
                end.finish()
            }
            // A cancellation ends this loop too. The shutdown has a deadline and waits for running requests.
            for await _ in ends {}
            await uncancelled { [self] in await shutdown(deadline: .seconds(5)) }
        }

        func startSyncing() -> Task<Void, Never> { sending.run { [outbox] in await outbox.keepSending() } }

        func startUpdating(_ update: DeviceUpdate, every interval: Duration) -> Task<Void, Never> {
            updating.run { [weak self] in await self?.keepUpdating(update, every: interval) }
        }

        func shutdown(deadline: Duration) async {
            sending.cancel()
            updating.cancel()
            listening.cancel()
            broadcaster.end()
            await downloads.shutdown()
            // A request that ignores its cancellation runs until this returns.
            await transport.shutdown(deadline: deadline)
            await closing.run { [self] in
                // The results of the last requests are stored, unless the store is blocked. The closed stores refuse the rest.
                await waitForStores { [self] in
                    await prober.end()
                    await sending.value()
                    await updating.value()
                    await listening.value()
                    await removing.value()
                    await fileReader.finishFetches()
                    await reader.finishFetches()
                    await outbox.end()
                }
                await waitForStores { [stores] in await stores.close() }
            }
        }

        /// Waits for work of the stores within the time limit of a shutdown. Work that has begun continues, and its caller gets the result.
        private func waitForStores(_ work: @escaping @Sendable () async -> Void) async {
            try? await bounded(by: configuration.storeLimit, on: configuration.time) { await work() }
        }
    }
}
