public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The requests that a program makes itself, of a TMDb server.
public struct TMDBRequests: RequestAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func send<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, for user: UserAuthorization?
    ) async throws(MarqueeError) -> Answer {
        let line = RequestLine(request, for: user)
        return try Self.decode(type, from: try await tmdb.performed(line), of: line).value
    }

    public func answer<Answer: Decodable & Sendable>(
        _ request: CustomRequest, as type: Answer.Type, lifetime: Duration, for user: UserAuthorization?
    ) -> Remote<Answer> {
        Remote(Self.remote(RequestLine(request, lifetime: lifetime, for: user), as: type, of: tmdb))
    }

    private static func remote<Answer: Decodable & Sendable>(_ line: RequestLine, as type: Answer.Type, of tmdb: TMDB) -> BoxedRemote {
        BoxedRemote(
            key: tmdb.key(of: line), isPrivate: line.isPrivate, refusal: line.refusal, languages: tmdb.languages,
            speaking: { remote(line, as: type, of: tmdb.speaking($0)) }
        ) {
            RemoteQuery(fetch: tmdb.fetch(line)) { (body) throws(MarqueeError) in
                try decode(type, from: body, of: line).map { Boxed($0) }
            }
        }
    }

    /// A failure can come with status 200, and a type of a program may accept any object.
    private static func decode<Answer: Decodable & Sendable>(
        _ type: Answer.Type, from body: Data, of line: RequestLine
    ) throws(MarqueeError) -> Adapted<Answer> {
        if let refusal = WireError.refusal(inBody: body, status: 200, operation: line.name) { throw refusal }
        let (answer, losses) = try Decoding.decode(type, from: body, operation: line.name)
        return Adapted(answer, losses: losses)
    }
}

/// Foundation decodes an address from an object, unless a decoder knows better.
extension URL: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> URL {
        guard let url = URL(string: try tape.text(at: index)) else { throw tape.corrupted("Not an address.", at: index) }
        return url
    }
}
