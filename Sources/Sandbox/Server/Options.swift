public import Foundation

extension Sandbox {
    /// The options of a sandbox at its start.
    public struct Options: Sendable {
        /// The address to listen on: 127.0.0.1, or 0.0.0.0 for all networks of the machine. All that reach it may use it.
        public var host = "127.0.0.1"
        /// The port to listen on, or zero for any free one.
        public var port: UInt16
        /// The bearer token to accept.
        public var accessToken: String
        /// The version 3 key to accept as `api_key=`.
        public var apiKey: String
        /// How long every answer is held back, to feel like a network.
        public var latency: Duration
        /// How many rows a page holds; TMDb has 20, fewer show several pages of a small catalog.
        public var pageSize: Int
        /// The least number that `total_pages` of lists and discover says, which on TMDb may be more than the 500 pages that can be
        /// asked for. Nil is the true number. Pages that the catalog cannot fill are empty.
        public var announcedPages: Int?
        /// Whether the pages of these lists shift as on TMDb between reads: one title comes in at the top before each further
        /// page, so that a page begins with the last row of the one before it.
        public var shiftsPages = false
        /// How many requests to the API are answered in one second of the clock; further ones get status 429. Nil is no limit.
        public var rateLimit: Int?
        /// The `max-age` of every answer in seconds, or nil for one that fits each route; answers about accounts always have zero.
        public var maxAge: Int?
        /// The `Age` of every answer from the catalog in seconds: how long a cache on the way has had it.
        public var age = 0
        /// The behaviors for the first requests, one each; later requests are answered normally.
        public var faults: [Behavior]
        /// The movies, series and people that the sandbox knows.
        public var catalog = SandboxCatalog.builtIn
        /// The daily exports of names.
        public var exports = SandboxExports()
        /// The accounts that may sign in.
        public var accounts: [Account]
        /// The seed of session ids and tokens; the same seed makes the same ones in the same order.
        public var seed: UInt64
        /// Called with each new text of ``Sandbox/misses``, on a thread of the sandbox.
        public var onMiss: (@Sendable (String) -> Void)?
        /// The time by which request tokens live an hour, guest sessions a day, and a limited rate counts its seconds.
        public var clock: @Sendable () -> Date

        /// Options that behave as TMDb does.
        public init(
            port: UInt16 = 0, accessToken: String = Sandbox.accessToken, apiKey: String = Sandbox.apiKey,
            latency: Duration = .zero, pageSize: Int = 20, maxAge: Int? = nil, faults: [Behavior] = [],
            accounts: [Account] = [.viewer], seed: UInt64 = 550, clock: @escaping @Sendable () -> Date = { Date() }
        ) {
            self.port = port
            self.accessToken = accessToken
            self.apiKey = apiKey
            self.latency = latency
            self.pageSize = max(1, pageSize)
            self.maxAge = maxAge
            self.faults = faults
            self.accounts = accounts
            self.seed = seed
            self.clock = clock
        }
    }
}
