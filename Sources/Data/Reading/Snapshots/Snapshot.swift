public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The key of a server's answer: every fact that could change the answer, each in its own field.
public struct SnapshotKey: Sendable, Hashable {
    /// One argument of an operation, from its path or its query.
    public struct Argument: Sendable, Hashable, Comparable {
        /// The name, as `movie_id` or `page`.
        public let name: String
        /// The value as it goes on the wire, before percent encoding.
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// By name, then by value.
        public static func < (a: Argument, b: Argument) -> Bool {
            (a.name, a.value) < (b.name, b.value)
        }
    }

    /// Shared, so that a copy of a key costs one reference.
    private final class Parts: Sendable {
        let server: String
        let operation: String
        let subject: MediaReference?
        let arguments: [Argument]
        let audience: Audience

        init(server: String, operation: String, subject: MediaReference?, arguments: [Argument], audience: Audience) {
            self.server = server
            self.operation = operation
            self.subject = subject
            self.arguments = arguments
            self.audience = audience
        }
    }

    private let parts: Parts
    /// The number of the local account whose private answer this is; nil for answers that are the same for all.
    public var tenant: Int?
    /// The languages whose texts fill the gaps of the value in memory, if they make no difference to the server's answer. Stores have one
    /// answer for all of them.
    package var fillLanguages: [String]?
    /// The name of the choice of a list's items that the value in memory has; nil if it has all. Stores have one answer for all choices.
    var shownItems: String?

    /// Whether texts in other languages fill the gaps of the value.
    var hasFallbacks: Bool { fillLanguages?.isEmpty == false || !audience.fallbackLanguages.isEmpty }

    /// The languages whose texts can fill gaps of the value, as ISO 639-1.
    var textLanguages: [String] {
        ([audience.language] + (fillLanguages ?? audience.fallbackLanguages)).flatMap(LanguageEquivalence.codes)
    }

    /// The key of the answer itself.
    package var stored: SnapshotKey {
        guard fillLanguages != nil || shownItems != nil else { return self }
        var key = self
        key.fillLanguages = nil
        key.shownItems = nil
        return key
    }

    /// The server that was asked.
    public var server: String { parts.server }
    /// The operation, as a route template.
    public var operation: String { parts.operation }
    /// The title or person that the answer is about, if it is about one.
    public var subject: MediaReference? { parts.subject }
    /// The arguments, sorted.
    public var arguments: [Argument] { parts.arguments }
    /// For whom the server was asked.
    public var audience: Audience { parts.audience }

    /// Creates a key. The order of the arguments makes no difference, and neither do the fallback regions of the audience.
    public init(
        server: String, operation: String, subject: MediaReference? = nil, arguments: [Argument] = [], audience: Audience,
        tenant: Int? = nil
    ) {
        parts = Parts(
            server: server, operation: operation, subject: subject, arguments: arguments.count > 1 ? arguments.sorted() : arguments,
            audience: audience.fallbackRegions.isEmpty ? audience : audience.withoutFallbackRegions)
        self.tenant = tenant
    }

    /// Whether two keys are the same in every field.
    public static func == (a: SnapshotKey, b: SnapshotKey) -> Bool {
        guard a.tenant == b.tenant, a.fillLanguages == b.fillLanguages, a.shownItems == b.shownItems else { return false }
        let (a, b) = (a.parts, b.parts)
        return a === b
            || a.operation == b.operation && a.arguments == b.arguments && a.subject == b.subject && a.server == b.server
                && a.audience == b.audience
    }

    /// Hashes the fields in which most keys differ; `==` compares the rest.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts.operation)
        for argument in parts.arguments { hasher.combine(argument.value) }
        hasher.combine(parts.audience.language)
        hasher.combine(tenant)
    }
}

/// A stored answer of a server: its own bytes, which neither this layer nor the store reads.
public struct Snapshot: Sendable, Hashable {
    /// The body.
    public var body: Data
    /// The server's validator (ETag), to ask whether the body is still current.
    public var validator: String?
    /// When the server last confirmed the body.
    public var savedAt: Date
    /// Until when it counts as fresh.
    public var validUntil: Date

    public init(body: Data, validator: String? = nil, savedAt: Date, validUntil: Date) {
        self.body = body
        self.validator = validator
        self.savedAt = savedAt
        self.validUntil = validUntil
    }
}
