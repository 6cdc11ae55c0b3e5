public import MarqueeData
import MarqueeDatabase
public import MarqueeDomain
public import MarqueeNet

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

#if canImport(Darwin)
    import MarqueeURLSession
#endif

extension MarqueeClient {
    /// The settings of a client. Every setting except the credential has a default that suits TMDb.
    ///
    /// ```swift
    /// var configuration = MarqueeClient.Configuration()
    /// configuration.credential = try .accessToken(token)
    /// configuration.language = "de-DE"
    /// configuration.region = "DE"
    /// let marquee = try await MarqueeClient(configuration)
    /// ```
    public struct Configuration: Sendable {
        /// The API token or key that TMDb requires. Without one, a client reads cached answers only.
        public var credential: Credential?
        /// The address of another API server, such as a caching proxy: `https`, or `http` on loopback. nil means TMDb's own server.
        public var baseURL: URL?
        /// The name under which the store keeps the server's answers and sessions. nil means its address, so set a name if the address
        /// changes between runs. With the name `https://api.themoviedb.org`, a proxy in front of TMDb uses the sessions that were created
        /// without the proxy.
        public var serverName: String?
        /// The address where users approve a sign-in in a browser. nil means TMDb's own, also with another ``baseURL``.
        public var webURL: URL?
        /// The address of another image server, before size and path. nil means the server that TMDb's configuration names. A TMDb address
        /// without a path has the path `/t/p`.
        public var imageBaseURL: URL?
        /// The address of another server of TMDb's daily exports, without `/p/exports`. nil means TMDb's own, also with another ``baseURL``. No
        /// credential is sent to it.
        public var exportsBaseURL: URL?
        /// The hosts of image servers that TMDb's configuration may name, besides TMDb's own and the host of ``baseURL``. Another server
        /// is ignored: the default one is used, and the event `imageServerIgnored` reports it.
        public var imageHosts: [String] = []
        /// The language of texts, such as `fr` or `fr-FR`. Case and separator are corrected (`fr_fr`). A script or a group of countries is
        /// refused, and the error names a replacement (`zh-TW` for `zh-Hant`).
        public var language = Audience.standard.language
        /// The languages of texts that are missing in ``language``, best first.
        public var fallbackLanguages: [String] = []
        /// ``language`` and ``fallbackLanguages`` as one chain, best first.
        public var languages: LanguageChain {
            get { LanguageChain(written: [language] + fallbackLanguages) }
            set { (language, fallbackLanguages) = (newValue.tags.first ?? "", Array(newValue.tags.dropFirst())) }
        }
        /// The region of release dates, as an ISO 3166-1 code such as `FR`.
        public var region: String?
        /// The regions of dates, certifications and offers that are missing in ``region``, best first.
        public var fallbackRegions: [String] = []
        /// ``region`` and ``fallbackRegions`` as one list, best first.
        public var regions: [String] {
            get { (region.map { [$0] } ?? []) + fallbackRegions }
            set { (region, fallbackRegions) = (newValue.first, Array(newValue.dropFirst())) }
        }
        /// Whether searches and TMDb's lists include adult titles.
        public var includesAdult = false
        /// How many users the client serves. A service sets `.many`.
        public var users = Users.one
        /// Where the client stores answers and the user's data.
        public var storage = Storage.standard
        /// The catalog of all names that TMDb publishes; nil for a client without one. A program that wants it imports `MarqueeCatalog` and
        /// sets `.inStoreFolder`.
        public var catalog: CatalogStorage?
        /// The maximum size of the file of cached answers, in bytes.
        public var cacheBytes = 256 << 20
        /// The approximate size of the memory cache of decoded answers, in bytes of their bodies.
        public var memoryBytes = 16 << 20
        /// The maximum size of all cached image files, in bytes, in addition to ``cacheBytes``. 0 caches no files.
        public var imageCacheBytes = 256 << 20
        /// The age from which on answers, titles of the index, pictures and the catalog are neither served nor stored. The default of 181
        /// days is never more than six calendar months, the longest time that TMDb's terms of use allow. nil sets no limit. Less than a minute
        /// is a minute.
        public var maximumAge: Duration? = .seconds(181 * 86_400)
        /// How long cached answers count as fresh, by group, in place of the times that TMDb names.
        public var lifetimes = AnswerLifetimes()
        /// The approximate size of the memory cache of encoded images, in bytes. 0 caches none.
        public var imageMemoryBytes = 16 << 20
        /// The time and size limits of one request.
        public var limits = TransportLimits()
        /// The time and size limits of one request to the image server.
        public var imageLimits = TransportLimits(total: .seconds(60))
        /// The connection settings of `CurlTransport`. Another transport ignores them.
        public var connections = CurlTransport.Configuration()
        /// The transport of the program's choice; nil is the built-in one: `CurlTransport`, on Apple platforms `URLSessionTransport`. On
        /// Linux, `URLSessionTransport` is in the module `MarqueeURLSession`.
        public var transport: (any HTTPTransport)?
        /// The maximum number of retries of a failed read. ``limits`` and the retry budget of the client can allow fewer.
        public var retries = 2
        /// The rate limiter, by default one of this client with 40 requests a second. Clients that have the same limiter share its rate.
        /// nil means no limit. Pictures have their own, ``imageRateLimiter``.
        public var rateLimiter: RateLimiter? = RateLimiter()
        /// The rate limiter of requests to the image server, by default one of this client with 100 requests a second. nil means no limit.
        public var imageRateLimiter: RateLimiter? = RateLimiter(requestsPerSecond: 100, burst: 100)
        /// The most requests of one kind that one `Caller` may have in line. A further one fails at once with `MarqueeError` with the code
        /// `.rateLimited` and the time to wait. Requests without a caller are bounded by ``limits`` alone.
        public var waitingPerCaller = 100
        /// The weight of the callers of views for one user, from 1 to 8. With more than 1,
        /// signed-in users have more turns than visitors, whose callers have the weight 1.
        public var accountWeight = 1
        /// The maximum number of requests in flight, over all hosts. Further requests wait, and callers are served in turn. One `Caller` has
        /// at most half of them in flight.
        public var requestsInFlight = 16
        /// Whether a circuit breaker suspends requests to a server that fails too often. Meanwhile, reads return cached values without
        /// delay.
        public var usesCircuitBreaker = true
        /// Which value wins if another device changed a mark before the change on this device was sent.
        public var conflicts = ConflictPolicy.localWins
        /// How long changes of marks that cannot be sent are kept: rejected ones, and those of accounts without a session. Then they are
        /// removed, and the event `changesExpired` counts them. nil keeps them forever.
        ///
        /// The default is 180 days for a service (``users`` is `.many`), and nil for one user, whose own file has few of them.
        public var changeRetention: Duration? {
            get { if let ownRetention { ownRetention } else { users == .many ? .seconds(180 * 86_400) : nil } }
            set { ownRetention = .some(newValue) }
        }
        private var ownRetention: Duration??
        /// The monotonic clock, timers and random numbers of retries, limits and syncing. Tests replace it.
        public var time = TimeSource.system
        /// How long a shutdown waits for pending writes to the stores, and again for the stores to close.
        package var storeLimit = Duration.seconds(2)
        /// The clock of dates. Tests replace it.
        public var clock = WallClock.system
        /// Receives each event synchronously. It must not block.
        public var onEvent: MarqueeEventHandler = { _ in } {
            didSet { isHeard = true }
        }
        /// Whether the program listens, so that the most frequent event is not made for a program that does not.
        private(set) var isHeard = false

        /// Creates a configuration with the defaults.
        public init() {}
    }

    /// The number of users that a client serves.
    public enum Users: Sendable, Hashable {
        /// One user, with one or more accounts. The client uses the current account: the one that signed in last.
        case one
        /// Many users. The client itself has no account and shows no marks; ``MarqueeClient/user(_:)`` and ``MarqueeClient/user(id:)``
        /// return a client for one user. On the client itself, a call that needs an account throws `MarqueeError` with the code
        /// `.unauthorized`.
        case many
    }

    /// The place of cached answers and of the user's data.
    public struct Storage: Sendable {
        enum Choice: Sendable {
            case sqlite(StoreLocation)
            case own(Stores)
        }

        let choice: Choice

        /// Files in the user's folders of the XDG Base Directory Specification.
        public static var standard: Storage { Storage(choice: .sqlite(.standard)) }
        /// Files in the folders that the XDG variables and `HOME` of an environment name.
        public static func standard(in environment: [String: String]) -> Storage {
            Storage(choice: .sqlite(.standard(in: environment)))
        }
        /// In memory, for the lifetime of the client.
        public static let memory = Storage(choice: .sqlite(.memory))
        /// No store. Only the memory cache of decoded values is used.
        public static let none = Storage(choice: .own(.none))
        /// Files in a folder, which is created if it is missing.
        public static func folder(_ path: String) -> Storage { Storage(choice: .sqlite(.folder(path))) }
        /// Files in a folder that the client only reads.
        public static func readOnly(_ path: String) -> Storage { Storage(choice: .sqlite(.readOnly(path))) }
        /// Stores that the program provides.
        public static func own(_ stores: Stores) -> Storage { Storage(choice: .own(stores)) }
    }
}

extension MarqueeClient.Configuration {
    func audience() throws(MarqueeError) -> Audience {
        try Audience(
            language: language, fallbackLanguages: fallbackLanguages, region: region, fallbackRegions: fallbackRegions,
            includesAdult: includesAdult)
    }

    func server() throws(MarqueeError) -> Server {
        guard baseURL != nil || webURL != nil || serverName != nil else { return .tmdb }
        return try Server(
            baseURL: baseURL?.absoluteString ?? Server.tmdb.baseURL, name: serverName, webURL: webURL?.absoluteString ?? Server.tmdb.webURL)
    }

    func checkedImageBaseURL() throws(MarqueeError) -> URL? {
        guard let imageBaseURL else { return nil }
        return Server.imageURL(try Server.checkedURL(imageBaseURL.absoluteString))
    }

    func checkedExportsBaseURL() throws(MarqueeError) -> String {
        guard let exportsBaseURL else { return TMDBExports.tmdbAddress }
        return try Server.checked(exportsBaseURL.absoluteString)
    }

    /// The transport of files: another one than that of requests, unless the program has brought that.
    var downloads: Downloads {
        #if canImport(Darwin)
            Downloads { [chosenTransport] in WholeAnswerTransport(base: chosenTransport) }
        #else
            Downloads { [transport, connections] in
                if let transport { WholeAnswerTransport(base: transport) } else { CurlTransport(connections) }
            }
        #endif
    }

    var chosenTransport: any HTTPTransport {
        if let transport { return transport }
        #if canImport(Darwin)
            return URLSessionTransport()
        #else
            return CurlTransport(connections)
        #endif
    }

    var resilience: TransportChain.Options {
        var options = TransportChain.Options()
        options.retries = retries
        options.limiter = rateLimiter
        options.imageLimiter = imageRateLimiter
        options.waitingPerCaller = waitingPerCaller
        options.inFlight = requestsInFlight
        options.usesCircuitBreaker = usesCircuitBreaker
        options.time = time
        return options
    }

    var outbox: Outbox.Options {
        var options = Outbox.Options()
        options.conflicts = conflicts
        options.retention = changeRetention
        return options
    }

    var checkedMaximumAge: Duration? { maximumAge.map { max($0, .seconds(60)) } }

    var isReadOnly: Bool { if case .sqlite(let location) = storage.choice { location.isReadOnly } else { false } }

    func openStores() async throws(MarqueeError) -> Stores {
        var stores =
            switch storage.choice {
            case .own(let stores): stores
            case .sqlite(let location):
                try await SQLiteStores.open(
                    location, cacheBytes: cacheBytes, imageCacheBytes: imageCacheBytes, now: clock.now, onEvent: onEvent)
            }
        if stores.catalog == nil, let catalog, let folder = stores.catalogFolder {
            stores.catalog = catalog.open(
                CatalogStorage.Settings(
                    folder: folder, maximumAge: checkedMaximumAge, isReadOnly: isReadOnly, now: clock.now, onEvent: onEvent))
        }
        return stores
    }
}
