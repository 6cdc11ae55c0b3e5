#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The only error type of Marquee: the kind of failure, the operation and the reason.
///
/// An error never holds a URL, a body or a credential, so it is safe to log and to show.
///
/// It is encoded as `{"code": "rateLimited", "operation": "GET /3/movie/{movie_id}", "status": 429, "tmdbCode": 25, "retryAfter": 2.5,
/// "reason": {"key": "…", "text": "…"}}`: the time is in seconds, and absent values are left out.
public struct MarqueeError: Error, Sendable {
    private struct Fields: Sendable, Hashable {
        var code: Code
        var operation: String?
        var status: Int?
        var tmdbCode: Int?
        var retryAfter: Duration?
        var reason: Reason
    }

    private final class Storage: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    /// One reference, because nearly every function can throw the error, and an error of all fields makes each of them larger.
    private var storage: Storage

    /// The kind of failure. Programs branch on it.
    public var code: Code {
        get { storage.fields.code }
        set { set(\.code, newValue) }
    }
    /// The TMDb operation as a route template, such as `GET /3/movie/{movie_id}`; nil if no operation was involved.
    public var operation: String? {
        get { storage.fields.operation }
        set { set(\.operation, newValue) }
    }
    /// The HTTP status; nil if the server did not answer.
    public var status: Int? {
        get { storage.fields.status }
        set { set(\.status, newValue) }
    }
    /// TMDb's own status code, which is not the HTTP status; nil if the answer had none.
    ///
    /// See <https://developer.themoviedb.org/docs/errors>.
    public var tmdbCode: Int? {
        get { storage.fields.tmdbCode }
        set { set(\.tmdbCode, newValue) }
    }
    /// The time that the server asked the client to wait before the next request; nil if it named none.
    public var retryAfter: Duration? {
        get { storage.fields.retryAfter }
        set { set(\.retryAfter, newValue) }
    }
    /// The reason, in a form that can be translated.
    public var reason: Reason {
        get { storage.fields.reason }
        set { set(\.reason, newValue) }
    }

    public init(
        _ code: Code, _ reason: Reason, operation: String? = nil, status: Int? = nil, tmdbCode: Int? = nil, retryAfter: Duration? = nil
    ) {
        storage = Storage(
            Fields(code: code, operation: operation, status: status, tmdbCode: tmdbCode, retryAfter: retryAfter, reason: reason))
    }

    private mutating func set<Value>(_ field: WritableKeyPath<Fields, Value>, _ value: Value) {
        var fields = storage.fields
        fields[keyPath: field] = value
        storage = Storage(fields)
    }
}

extension MarqueeError: Hashable {
    public static func == (a: MarqueeError, b: MarqueeError) -> Bool { a.storage === b.storage || a.storage.fields == b.storage.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension MarqueeError {
    /// The kind of a failure. New kinds may be added in a minor version, so a `switch` needs a default.
    ///
    /// It is encoded as its stable name: `"offline"`.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable, CodingKeyRepresentable, CustomStringConvertible {
        /// The stable name of the kind.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public var description: String { rawValue }

        /// The server could not be reached, and nothing was cached.
        public static let offline = Code(rawValue: "offline")
        /// A deadline passed before the answer was complete.
        public static let timeout = Code(rawValue: "timeout")
        /// The credential or the session is missing, wrong or revoked.
        public static let unauthorized = Code(rawValue: "unauthorized")
        /// The credential is valid, but does not allow the operation.
        public static let forbidden = Code(rawValue: "forbidden")
        /// TMDb has no such resource.
        public static let notFound = Code(rawValue: "notFound")
        /// Too many requests; see ``MarqueeError/retryAfter``.
        public static let rateLimited = Code(rawValue: "rateLimited")
        /// The server understood the request and refused it.
        public static let refused = Code(rawValue: "refused")
        /// The server failed.
        public static let server = Code(rawValue: "server")
        /// The answer differs from TMDb's documentation.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The local store failed.
        public static let storage = Code(rawValue: "storage")
        /// The local store is full: no space is left on the disk, in the quota, or within the file size limit.
        public static let storageFull = Code(rawValue: "storageFull")
        /// The caller passed an invalid value; nothing was sent.
        public static let invalidInput = Code(rawValue: "invalidInput")
        /// The client has been shut down.
        public static let closed = Code(rawValue: "closed")
        /// The caller cancelled.
        public static let cancelled = Code(rawValue: "cancelled")
    }
}

extension MarqueeError.Code {
    /// Matches errors of this kind in a `catch`, also where other errors are thrown.
    ///
    /// ```swift
    /// do {
    ///     print(try await marquee.movies.details(id).title)
    /// } catch .notFound {
    ///     print("There is no such movie.")
    /// } catch {
    ///     print(error.reason.text)
    /// }
    /// ```
    ///
    /// In a `do` that also calls functions with other errors, write the type: `catch MarqueeError.Code.notFound`.
    public static func ~= (code: MarqueeError.Code, error: any Error) -> Bool { (error as? MarqueeError)?.code == code }
}

extension MarqueeError {
    /// Whether the same call can succeed later without a change: true for the codes `.offline`, `.timeout`, `.rateLimited` and `.server`.
    ///
    /// The client has already retried reads. Wait for ``retryAfter`` if there is one, else for some seconds.
    public var isRetryable: Bool { [.offline, .timeout, .rateLimited, .server].contains(code) }
}

extension MarqueeError: CustomStringConvertible {
    /// One line for logs: code, operation, status and reason. Without a credential, it also names the variables that set one.
    public var description: String {
        var parts = [code.rawValue]
        if let operation { parts.append(operation) }
        if let status { parts.append("status \(status)") }
        if let tmdbCode { parts.append("TMDb code \(tmdbCode)") }
        if let retryAfter { parts.append("retry after \(retryAfter)") }
        return parts.joined(separator: ", ") + ": " + reason.text + (ReasonTexts.developerHints[reason.key].map { " " + $0 } ?? "")
    }
}

extension MarqueeError: LocalizedError {
    /// The reason in English, for code that shows errors of any type.
    public var errorDescription: String? { reason.text }
}

extension MarqueeError: Codable {
    private enum CodingKeys: CodingKey {
        case code, operation, status, tmdbCode, retryAfter, reason
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Code.self, forKey: .code), try container.decode(Reason.self, forKey: .reason),
            operation: try container.decodeIfPresent(String.self, forKey: .operation),
            status: try container.decodeIfPresent(Int.self, forKey: .status),
            tmdbCode: try container.decodeIfPresent(Int.self, forKey: .tmdbCode),
            retryAfter: try container.decodeIfPresent(Double.self, forKey: .retryAfter).map { .seconds($0) })
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encodeIfPresent(operation, forKey: .operation)
        try container.encodeIfPresent(status, forKey: .status)
        try container.encodeIfPresent(tmdbCode, forKey: .tmdbCode)
        try container.encodeIfPresent(retryAfter.map { $0 / .seconds(1) }, forKey: .retryAfter)
        try container.encode(reason, forKey: .reason)
    }
}
