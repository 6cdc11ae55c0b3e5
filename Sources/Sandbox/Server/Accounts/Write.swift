extension Sandbox {
    /// One request other than `GET` and `HEAD` that the sandbox carried out or refused, in the order in which it did.
    ///
    /// Requests that met an outage or a fault before they were carried out are counted in ``Counters/writes`` and are not here.
    public struct Write: Sendable, Equatable {
        /// The user name; `guest` for a guest session, and empty when the request says nothing of a user that is known.
        public var account: String
        /// The method as it was sent.
        public var method: String
        /// The path without the query, secrets replaced by `<redacted>`.
        public var path: String
        /// The body as JSON without spaces and with its members sorted, secrets replaced; empty when there was no JSON.
        public var body: String
        /// The HTTP status of the answer, even if the answer was lost on its way.
        public var status: Int

        /// A write with everything that is known of it.
        public init(account: String, method: String, path: String, body: String, status: Int) {
            self.account = account
            self.method = method
            self.path = path
            self.body = body
            self.status = status
        }
    }
}
