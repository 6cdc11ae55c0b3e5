public import Foundation
public import MarqueeDomain

/// Under which name a server's answer is kept: every fact that could change the answer, each in its own field.
public struct SnapshotKey: Sendable, Hashable {
    /// One argument of an operation, from its path or its query.
    public struct Argument: Sendable, Hashable, Comparable {
        /// The name, as `movie_id` or `page`.
        public let name: String
        /// The value as it goes on the wire, before percent encoding.
        public let value: String

        /// Creates an argument.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// By name, then by value.
        public static func < (a: Argument, b: Argument) -> Bool {
            (a.name, a.value) < (b.name, b.value)
        }
    }

    /// The server that was asked.
    public let server: String
    /// The operation, as a route template.
    public let operation: String
    /// The title or person that the answer is about, if it is about one.
    public let subject: MediaReference?
    /// The arguments, sorted.
    public let arguments: [Argument]
    /// For whom the server was asked.
    public let audience: Audience
    /// The number of the local account whose private answer this is; nil for answers that are the same for all.
    public var tenant: Int?

    /// Creates a key; the order of the arguments does not matter.
    public init(
        server: String, operation: String, subject: MediaReference? = nil, arguments: [Argument] = [], audience: Audience,
        tenant: Int? = nil
    ) {
        self.server = server
        self.operation = operation
        self.subject = subject
        self.arguments = arguments.count > 1 ? arguments.sorted() : arguments
        self.audience = audience
        self.tenant = tenant
    }

    /// Hashes what tells most keys apart; the rest is left to `==`, because every read from memory pays for this.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(operation)
        for argument in arguments { hasher.combine(argument.value) }
        hasher.combine(audience.language)
        hasher.combine(tenant)
    }
}

/// What a server said, kept: the answer's own bytes, which neither this layer nor the store looks into.
public struct Snapshot: Sendable, Hashable {
    /// The body.
    public var body: Data
    /// The server's validator (ETag), to ask whether the body is still current.
    public var validator: String?
    /// When the server last confirmed the body.
    public var savedAt: Date
    /// Until when it counts as fresh.
    public var validUntil: Date

    /// Creates a snapshot.
    public init(body: Data, validator: String? = nil, savedAt: Date, validUntil: Date) {
        self.body = body
        self.validator = validator
        self.savedAt = savedAt
        self.validUntil = validUntil
    }
}
