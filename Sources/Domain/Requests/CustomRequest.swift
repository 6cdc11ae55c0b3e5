#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A request of an operation or a parameter of TMDb that Marquee does not model: the path in parts, the query and the body.
///
/// ```swift
/// let request = CustomRequest.get("movie", .id(550), "release_dates")
/// let answer = try await marquee.request(request, as: ReleaseDates.self)
/// ```
///
/// Static functions in an extension make a namespace of requests, which calls shorten to `.releaseDates(of: 550)`:
///
/// ```swift
/// extension CustomRequest {
///     static func releaseDates(of movie: Movie.ID) -> CustomRequest { .get("movie", .id(movie), "release_dates") }
/// }
/// ```
///
/// Every value is checked when the request is sent: an invalid one throws ``MarqueeError/Code/invalidInput``, and nothing is sent. The
/// description holds neither values nor the body.
public struct CustomRequest: Sendable, Hashable {
    /// A version of TMDb's API.
    public typealias Version = ApprovalRequest.Version

    /// The method of a request, by its effect.
    public enum Verb: String, Sendable, Hashable {
        /// Reads.
        case get = "GET"
        /// Creates something, or sets a value.
        case post = "POST"
        /// Replaces something.
        case put = "PUT"
        /// Deletes something.
        case delete = "DELETE"
    }

    /// The parameters that the client adds to the query.
    public struct Additions: OptionSet, Sendable, Hashable {
        /// One bit for each addition.
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The language of the client, as `language`.
        public static let language = Additions(rawValue: 1)
        /// The region of the client, as `region`.
        public static let region = Additions(rawValue: 2)
        /// The session of the client's account. Version 4 has the user's access token in the header instead.
        public static let session = Additions(rawValue: 4)
    }

    /// The method of the request, by its effect.
    public let verb: Verb
    /// The parts of the path after the version.
    public let path: [Segment]
    /// The query without the parameters that the client adds.
    public let query: [String: String]
    /// The parameters that the client adds to the query.
    public let additions: Additions
    /// The version of the API.
    public let version: Version
    /// The body as JSON. It may hold a token, so it does not print.
    package let body: Secret?
    /// Whether the request has a body that cannot be encoded.
    package let hasInvalidBody: Bool

    private init(
        _ verb: Verb, _ path: [Segment], _ query: [String: String], _ body: (any Encodable)?, _ additions: Additions, _ version: Version
    ) {
        (self.verb, self.path, self.query, self.additions, self.version) = (verb, path, query, additions, version)
        let encoded = body.flatMap { Self.json(of: $0) }
        (self.body, hasInvalidBody) = (encoded, body != nil && encoded == nil)
    }

    /// A request that reads. It is repeated after a transient failure.
    public static func get(
        _ path: Segment..., query: [String: String] = [:], adding additions: Additions = [], version: Version = .v3
    ) -> CustomRequest {
        CustomRequest(.get, path, query, nil, additions, version)
    }

    /// A request that creates something or sets a value. It is sent once. Keys of the body that are names in camel case are sent in TMDb's
    /// form: `mediaType` as `media_type`.
    public static func post(
        _ path: Segment..., query: [String: String] = [:], body: (any Encodable)? = nil, adding additions: Additions = [],
        version: Version = .v3
    ) -> CustomRequest {
        CustomRequest(.post, path, query, body, additions, version)
    }

    /// A request that replaces something. It is sent once, with a body as ``post(_:query:body:adding:version:)`` has it.
    public static func put(
        _ path: Segment..., query: [String: String] = [:], body: (any Encodable)? = nil, adding additions: Additions = [],
        version: Version = .v3
    ) -> CustomRequest {
        CustomRequest(.put, path, query, body, additions, version)
    }

    /// A request that deletes something. It is sent once, with a body as ``post(_:query:body:adding:version:)`` has it.
    public static func delete(
        _ path: Segment..., query: [String: String] = [:], body: (any Encodable)? = nil, adding additions: Additions = [],
        version: Version = .v3
    ) -> CustomRequest {
        CustomRequest(.delete, path, query, body, additions, version)
    }

    /// With sorted keys, so that equal requests have equal texts.
    private static func json(of body: any Encodable) -> Secret? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return (try? encoder.encode(body)).map { Secret(String(decoding: $0, as: UTF8.self)) }
    }

    /// Whether the request is made in the name of an account or a guest.
    package var needsSession: Bool { additions.contains(.session) || path.contains(.account) }
}

extension CustomRequest: CustomStringConvertible {
    /// The verb and the path without its values: `GET /3/movie/{movie_id}/release_dates`. Errors and events have it as the operation.
    public var description: String { "\(verb.rawValue) \(template)" }
}
