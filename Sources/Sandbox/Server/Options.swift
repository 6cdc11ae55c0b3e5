public import Foundation

extension Sandbox {
    /// The options of a sandbox at its start.
    public struct Options: Sendable {
        /// The port on 127.0.0.1, or zero for any free one.
        public var port: UInt16
        /// The bearer token to accept.
        public var accessToken: String
        /// The version 3 key to accept as `api_key=`.
        public var apiKey: String
        /// How long every answer is held back, to feel like a network.
        public var latency: Duration
        /// How many rows a page holds; TMDb has 20, fewer show several pages of a small catalog.
        public var pageSize: Int
        /// The `max-age` of every answer in seconds, or nil for one that fits each route; answers about accounts always have zero.
        public var maxAge: Int?
        /// The behaviors for the first requests, one each; later requests are answered normally.
        public var faults: [Behavior]
        /// The accounts that may sign in.
        public var accounts: [Account]
        /// The seed of session ids and tokens; the same seed makes the same ones in the same order.
        public var seed: UInt64
        /// The time by which request tokens live an hour and guest sessions a day.
        public var clock: @Sendable () -> Date

        /// Options that behave as TMDb does unless told otherwise.
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
