public import Foundation
public import MarqueeData
import MarqueeDatabase
public import MarqueeDomain
public import MarqueeNet

extension MarqueeClient {
    /// Everything that a program may choose about its client. Every value has a default that suits TMDb, except the credential.
    public struct Configuration: Sendable {
        /// The API token or key that TMDb requires; without one, only cached and stored answers can be read.
        public var credential: Credential?
        /// The address of another API server, such as a caching proxy; nil is TMDb's own. `https`, or `http` on loopback.
        public var baseURL: URL?
        /// The name under which that server's answers and sessions are stored, when its address changes between runs; nil is its address.
        /// Give a proxy in front of TMDb the name `https://api.themoviedb.org`: accounts that signed in without it stay signed in.
        public var serverName: String?
        /// The address where people approve a sign-in in a browser; nil is TMDb's own, also for a proxy in front of it.
        public var webURL: URL?
        /// The address of another image server, before size and path; nil is the one that TMDb names.
        public var imageBaseURL: URL?
        /// The language of texts, as `fr` or `fr-FR`. Another case and separator are repaired (`fr_fr`); scripts and groups of countries are
        /// refused, with what to write instead (`zh-TW` for `zh-Hant`).
        public var language = Audience.standard.language
        /// Languages that fill the texts which ``language`` lacks, best first. They fill details, not lists.
        public var fallbackLanguages: [String] = []
        /// The region of release dates, as ISO 3166-1, such as `FR`.
        public var region: String?
        /// Whether adult titles are included in searches.
        public var includesAdult = false
        /// For whom the client acts where no user is named: for the one who signed in last, or for nobody. A service sets `.many`.
        public var users = Users.one
        /// Where answers and the user's own data are stored.
        public var storage = Storage.standard
        /// The most bytes that the file of stored answers may take.
        public var cacheBytes = 256 << 20
        /// About how many bytes of answers are cached in memory, decoded.
        public var memoryBytes = 16 << 20
        /// The most bytes that the files of stored pictures may take; 0 stores none. They are not part of ``cacheBytes``.
        public var imageCacheBytes = 256 << 20
        /// About how many bytes of pictures are cached in memory, as they were sent; 0 caches none.
        public var imageMemoryBytes = 16 << 20
        /// How long and how large one exchange may be.
        public var limits = TransportLimits()
        /// How long and how large one exchange with the image server may be.
        public var imageLimits = TransportLimits(total: .seconds(60))
        /// How `CurlTransport` connects when it is the built-in transport; without meaning for any other.
        public var connections = CurlTransport.Configuration()
        /// The transport of the program's choice; nil is the built-in one: `CurlTransport`, on Apple platforms `URLSessionTransport`.
        public var transport: (any HTTPTransport)?
        /// How often a failed read is sent again: twice, while ``limits`` and the failures of others allow it; 0 is never.
        public var retries = 2
        /// Limits the rate of requests: by default a limiter of this client's own, with 40 a second. Give several clients the same limiter
        /// to share it; nil is no limit.
        public var rateLimiter: RateLimiter? = RateLimiter()
        /// How many requests may be in flight at once, over all hosts; more wait their turn, first come, first served.
        public var requestsInFlight = 16
        /// Whether a circuit breaker stops requests for a moment to a server that fails too often, so that cached values are served at
        /// once.
        public var usesCircuitBreaker = true
        /// Which value wins when a mark was changed here and, before that could be sent, elsewhere.
        public var conflicts = ConflictPolicy.localWins
        /// The monotonic clock, the waits and the random numbers of retries, limits and syncing. Tests replace it.
        public var time = TimeSource.system
        /// How long a shutdown waits for the stores: once for what is to be stored, once for their closing.
        package var storeLimit = Duration.seconds(2)
        /// The date and time. Tests replace it.
        public var clock = WallClock.system
        /// Receives events as they happen; it must return at once.
        public var onEvent: MarqueeEventHandler = { _ in }

        /// The defaults.
        public init() {}
    }

    /// How many people a client serves.
    public enum Users: Sendable, Hashable {
        /// One person, who may have several accounts. The client itself acts for the current one: the one that signed in last.
        case one
        /// Any number of people. The client itself acts for nobody and shows nobody's marks, whoever signs in: what needs a person is done
        /// through a view, ``MarqueeClient/user(_:)`` or ``MarqueeClient/user(id:)``, and throws `MarqueeError` with the code
        /// `.unauthorized` elsewhere.
        case many
    }

    /// Where a client stores answers and the user's own data.
    public struct Storage: Sendable {
        enum Choice: Sendable {
            case sqlite(StoreLocation)
            case own(Stores)
        }

        let choice: Choice

        /// In the folders that the XDG Base Directory Specification names for the user.
        public static var standard: Storage { Storage(choice: .sqlite(.standard)) }
        /// In the folders that the XDG variables and `HOME` of an environment name.
        public static func standard(in environment: [String: String]) -> Storage {
            Storage(choice: .sqlite(.standard(in: environment)))
        }
        /// In memory, gone with the client.
        public static let memory = Storage(choice: .sqlite(.memory))
        /// Nowhere; only decoded values are held for a while.
        public static let none = Storage(choice: .own(.none))
        /// In a folder of the program's choice, created if missing.
        public static func folder(_ path: String) -> Storage { Storage(choice: .sqlite(.folder(path))) }
        /// In a folder that is read and never written.
        public static func readOnly(_ path: String) -> Storage { Storage(choice: .sqlite(.readOnly(path))) }
        /// In an engine of the program's own.
        public static func own(_ stores: Stores) -> Storage { Storage(choice: .own(stores)) }
    }
}

extension MarqueeClient.Configuration {
    func audience() throws(MarqueeError) -> Audience {
        try Audience(language: language, fallbackLanguages: fallbackLanguages, region: region, includesAdult: includesAdult)
    }

    func server() throws(MarqueeError) -> Server {
        guard baseURL != nil || webURL != nil || serverName != nil else { return .tmdb }
        return try Server(
            baseURL: baseURL?.absoluteString ?? Server.tmdb.baseURL, name: serverName, webURL: webURL?.absoluteString ?? Server.tmdb.webURL)
    }

    func checkedImageBaseURL() throws(MarqueeError) -> URL? {
        guard let imageBaseURL else { return nil }
        return try Server.checkedURL(imageBaseURL.absoluteString)
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
        options.inFlight = requestsInFlight
        options.usesCircuitBreaker = usesCircuitBreaker
        options.time = time
        return options
    }

    var outbox: Outbox.Options {
        var options = Outbox.Options()
        options.conflicts = conflicts
        return options
    }

    func openStores() async throws(MarqueeError) -> Stores {
        switch storage.choice {
        case .own(let stores): stores
        case .sqlite(let location):
            try await SQLiteStores.open(
                location, cacheBytes: cacheBytes, imageCacheBytes: imageCacheBytes, now: clock.now, onEvent: onEvent)
        }
    }
}
