public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The client of a TMDb server: creates requests from endpoints, and values from answers.
///
/// ``TMDBMovies`` and the other adapters are small structs around one of these.
public struct TMDB: Sendable {
    /// The server and the audience, for all views of one language.
    private final class Parts: Sendable {
        let server: Server
        let router: Router
        let transport: any HTTPTransport
        let audience: Audience
        /// The tags of the audience's languages, put together once for all reads.
        let languages: [String]
        /// The digests of the server and of the audience, for reads from memory.
        let digests: AudienceDigests
        /// The languages in which rows are filled; nil if there are no fallback languages.
        let rowLanguages: RowLanguages?
        let clock: WallClock
        let originalLanguages: OriginalLanguages

        init(
            server: Server, router: Router, transport: any HTTPTransport, audience: Audience, clock: WallClock,
            originalLanguages: OriginalLanguages
        ) {
            self.server = server
            self.router = router
            self.transport = transport
            self.audience = audience
            languages = audience.languages.tags
            digests = AudienceDigests(audience, server: server.name)
            rowLanguages = audience.fallbackLanguages.isEmpty ? nil : RowLanguages(audience)
            self.clock = clock
            self.originalLanguages = originalLanguages
        }
    }

    /// A class, so that a copy of the client costs only one reference.
    private final class View: Sendable {
        let parts: Parts
        /// How long a request may take that nothing else bounds.
        let deadline: CallDeadline?
        /// The caller in whose line a request waits that does not use the cache. A read has the caller of its reader.
        let caller: Caller?

        init(_ parts: Parts, _ deadline: CallDeadline? = nil, _ caller: Caller? = nil) {
            (self.parts, self.deadline, self.caller) = (parts, deadline, caller)
        }
    }

    private let view: View

    private var parts: Parts { view.parts }
    private var deadline: CallDeadline? { view.deadline }
    private var caller: Caller? { view.caller }
    var server: Server { parts.server }
    var audience: Audience { parts.audience }
    var languages: [String] { parts.languages }
    var digests: AudienceDigests { parts.digests }
    var rowLanguages: RowLanguages? { parts.rowLanguages }
    var originalLanguages: OriginalLanguages { parts.originalLanguages }
    private var router: Router { parts.router }
    private var transport: any HTTPTransport { parts.transport }
    private var clock: WallClock { parts.clock }

    public init(
        server: Server = .tmdb, credential: Credential?, audience: Audience = .standard, transport: any HTTPTransport,
        limits: TransportLimits = TransportLimits(), clock: WallClock = .system
    ) {
        self.init(
            server: server, credential: credential, audience: audience, transport: transport, limits: limits, clock: clock,
            originalLanguages: OriginalLanguages())
    }

    /// Creates a client that shares the original languages of titles with other clients.
    package init(
        server: Server, credential: Credential?, audience: Audience, transport: any HTTPTransport, limits: TransportLimits,
        clock: WallClock, originalLanguages: OriginalLanguages
    ) {
        view = View(
            Parts(
                server: server, router: Router(server: server, credential: credential, limits: limits), transport: transport,
                audience: audience, clock: clock, originalLanguages: originalLanguages))
    }

    private init(_ parts: Parts, _ deadline: CallDeadline?, _ caller: Caller?) { view = View(parts, deadline, caller) }

    /// The same client, whose actions wait for each of their requests no longer than a deadline allows, in the line of a caller. Reads share
    /// theirs, and are bounded where they are waited for. Nil leaves either as it is.
    package func performing(within deadline: CallDeadline?, for caller: Caller?) -> TMDB {
        guard deadline != nil || caller != nil else { return self }
        return TMDB(parts, deadline ?? self.deadline, caller ?? self.caller)
    }

    /// The same client for an audience with other languages.
    func speaking(_ languages: LanguageChain) -> TMDB { serving(audience.speaking(languages)) }

    /// The same client for another audience.
    func serving(_ audience: Audience) -> TMDB {
        let parts = Parts(
            server: parts.server, router: parts.router, transport: parts.transport, audience: audience, clock: parts.clock,
            originalLanguages: parts.originalLanguages)
        return TMDB(parts, deadline, caller)
    }

    /// The key of the answer to a request.
    func key(of line: RequestLine) -> SnapshotKey { parts.router.key(for: line, audience: parts.audience) }

    /// The request and the adapter of its answer; created only if memory has no answer.
    func query(
        _ line: RequestLine, _ shape: EntityReader, adapted: @escaping @Sendable (Boxed, DecodingLosses) -> Adapted<Boxed>
    ) -> RemoteQuery {
        RemoteQuery(fetch: fetch(line)) { (body) throws(MarqueeError) in
            let (entity, losses) = try Self.entity(shape, of: line, in: body)
            return adapted(entity, losses)
        }
    }

    /// Sends the request; with a validator, a conditional one.
    func fetch(
        _ line: RequestLine
    ) -> @Sendable (_ validator: String?, _ callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer {
        { (stored, callers) async throws(MarqueeError) in
            // An older version may have stored an invalid validator: it is not sent, and so "not modified" is no answer.
            let validator = stored.flatMap { CacheHeaders.isValidator($0) ? $0 : nil }
            let response = try await exchange(line, validator: validator, for: callers)
            let cache = CacheHeaders(response.headers)
            let freshFor = line.operation.isCustom ? line.operation.lifetime : cache.freshFor ?? line.operation.lifetime
            switch response.status {
            // No request asks for a part.
            case 206: throw error(of: response, operation: line.name)
            case 304 where validator != nil: return .unchanged(freshFor: freshFor)
            // A private answer is stored whatever its headers say, because it must be there without a network.
            case 200..<300 where cache.forbidsStoring && !line.isPrivate: return .unstorable(response.body)
            case 200..<300: return .body(response.body, validator: cache.validator, freshFor: freshFor)
            default: throw error(of: response, operation: line.name)
            }
        }
    }

    /// Sends an endpoint's request once and returns its adapted answer; nothing is cached.
    ///
    /// - Parameter isExact: Whether an answer with any unreadable part is treated as unreadable.
    @discardableResult
    func perform<Answer>(_ endpoint: Endpoint<Answer>, isExact: Bool = false) async throws(MarqueeError) -> Answer.Entity {
        let line = endpoint.line
        return try await entity(EntityReader(Answer.self), of: line, isExact: isExact).known(operation: line.name)
    }

    private func entity(_ shape: EntityReader, of line: RequestLine, isExact: Bool) async throws(MarqueeError) -> Boxed {
        let (entity, losses) = try Self.entity(shape, of: line, in: try await performed(line))
        guard !isExact || losses == DecodingLosses() else { throw .incompleteAnswer(operation: line.name) }
        return entity
    }

    /// Sends a request once and returns the body of its answer.
    func performed(_ line: RequestLine) async throws(MarqueeError) -> Data {
        let callers = RequestCallers(caller)
        let response =
            if let deadline {
                try await deadline.bound(line.name) { () async throws(MarqueeError) in try await exchange(line, as: .act, for: callers) }
            } else {
                try await exchange(line, as: .act, for: callers)
            }
        guard (200..<300).contains(response.status), response.status != 206 else { throw error(of: response, operation: line.name) }
        if let refusal = WireError.refusal(inBody: response.body, status: response.status, operation: line.name) { throw refusal }
        return response.body
    }

    private static func entity(
        _ shape: EntityReader, of line: RequestLine, in body: Data
    ) throws(MarqueeError) -> (entity: Boxed, losses: DecodingLosses) {
        do throws(MarqueeError) {
            return try Decoding.entity(shape.read, from: body, about: AnswerIdentity(of: line), operation: line.name)
        } catch {
            let (first, empty) = try pageBehindLast(of: line, in: body, error)
            if (try? Decoding.entity(shape.read, from: body, about: first, operation: line.name)) != nil,
                let page = try? Decoding.entity(shape.read, from: empty, operation: line.name)
            {
                return page
            }
            throw WireError.error(inBody: body, operation: line.name) ?? error
        }
    }

    /// The identity of the first page, which the server sends again if it ignores the page, and the empty page behind the last one in its
    /// place. Throws if an operation does not ignore pages, or if the first page was asked for.
    private static func pageBehindLast(
        of line: RequestLine, in body: Data, _ error: MarqueeError
    ) throws(MarqueeError) -> (first: AnswerIdentity, empty: Data) {
        guard line.operation.mayIgnorePage, let page = line.page, page > 1 else {
            throw WireError.error(inBody: body, operation: line.name) ?? error
        }
        var first = AnswerIdentity(of: line)
        first.numbers["page"] = 1
        return (first, emptyPage(page))
    }

    private static func emptyPage(_ page: Int) -> Data {
        Data(#"{"page":\#(page),"results":[],"total_pages":1,"total_results":0}"#.utf8)
    }

    /// The error for an answer with a status other than success.
    func error(of response: TransportResponse, operation: String) -> MarqueeError {
        var error = WireError.error(of: response, operation: operation, now: clock.now())
        // Another server than TMDb is asked without a credential, because it may have one of its own.
        if !router.hasCredential, error.tmdbCode == 7 { error.reason = .credentialMissing }
        return error
    }

    /// One request and its answer; for operations where "not found" means an empty page, that page, or an answer that says no.
    private func exchange(
        _ line: RequestLine, validator: String? = nil, as kind: TransportRequest.Kind = .read, for callers: RequestCallers
    ) async throws(MarqueeError) -> TransportResponse {
        var request = try router.request(
            for: line, audience: audience, originalLanguage: parts.originalLanguages.language(of: line.subject),
            validator: validator)
        request.kind = kind
        request.callers = callers
        let response = try await answer(to: request, operation: line.name)
        // Code 37 is an error of the session itself, and an answer without a code is not TMDb's.
        guard line.operation.isEmptyWhenMissing, response.status == 404, ![nil, 37].contains(WireError.tmdbCode(in: response.body))
        else { return response }
        return TransportResponse(status: 200, body: line.page.map(Self.emptyPage) ?? Data(#"{"success":false}"#.utf8))
    }

    /// Sends a request without changes.
    func answer(to request: TransportRequest, operation: String) async throws(MarqueeError) -> TransportResponse {
        do throws(TransportError) {
            return try await transport.send(request)
        } catch {
            throw WireError.error(of: error, operation: operation)
        }
    }
}

extension MarqueeError {
    /// The error for an answer that must be complete and is not.
    static func incompleteAnswer(operation: String) -> MarqueeError {
        MarqueeError(.unreadable, .init("answer.incomplete"), operation: operation)
    }
}
