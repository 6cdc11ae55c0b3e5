import Foundation
public import MarqueeData
public import MarqueeDomain

/// The client of a TMDb server: creates requests from endpoints, and values from answers.
///
/// ``TMDBMovies`` and the other adapters are small structs around one of these.
public struct TMDB: Sendable {
    /// A class, so that a copy of the client costs only one reference.
    private final class Parts: Sendable {
        let server: Server
        let router: Router
        let transport: any HTTPTransport
        let audience: Audience
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
            self.clock = clock
            self.originalLanguages = originalLanguages
        }
    }

    private let parts: Parts
    /// How long a request may take that nothing else bounds.
    private var deadline: CallDeadline?

    var server: Server { parts.server }
    var audience: Audience { parts.audience }
    private var router: Router { parts.router }
    private var transport: any HTTPTransport { parts.transport }
    private var clock: WallClock { parts.clock }

    /// Creates a client.
    public init(
        server: Server = .tmdb, credential: Credential?, audience: Audience = .standard, transport: any HTTPTransport,
        limits: TransportLimits = TransportLimits(), clock: WallClock = .system
    ) {
        self.init(
            server: server, credential: credential, audience: audience, transport: transport, limits: limits, clock: clock,
            originalLanguages: OriginalLanguages())
    }

    /// Creates a client that knows the original languages of titles that others were told of.
    package init(
        server: Server, credential: Credential?, audience: Audience, transport: any HTTPTransport, limits: TransportLimits,
        clock: WallClock, originalLanguages: OriginalLanguages
    ) {
        parts = Parts(
            server: server, router: Router(server: server, credential: credential, limits: limits), transport: transport,
            audience: audience, clock: clock, originalLanguages: originalLanguages)
    }

    /// The same client, whose actions wait for each of their requests no longer than this. Reads share theirs, and are bounded where they are
    /// waited for.
    package func within(_ deadline: CallDeadline) -> TMDB {
        var tmdb = self
        tmdb.deadline = deadline
        return tmdb
    }

    /// The read for an endpoint, with the markable items of its answer.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: (@Sendable (Answer.Entity) -> [Markable])? = nil
    ) -> Remote<Answer.Entity> {
        Remote(key: key(of: endpoint), isPrivate: endpoint.isPrivate, refusal: endpoint.refusal) {
            query(endpoint) { value, losses in
                Adapted(value, markables: MarkableCollector.collect { $0.add(markables?(value) ?? []) }, losses: losses)
            }
        }
    }

    /// The read for an endpoint, with the titles of its answer and its other markable items.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: (@Sendable (Answer.Entity) -> [Markable])? = nil
    ) -> Remote<Answer.Entity> where Answer.Entity: TitleBearing {
        let key = key(of: endpoint)
        return Remote(key: key, isPrivate: endpoint.isPrivate, refusal: endpoint.refusal) {
            // The language of the answer: an operation without one answers in TMDb's own.
            let (server, language) = (server.name, key.audience.language)
            return query(endpoint) { value, losses in
                var told = LanguageCollector()
                value.visitTitles(&told)
                parts.originalLanguages.note(told.languages)
                return Adapted(
                    value, titles: value.indexed(server: server, language: language),
                    markables: MarkableCollector.collect {
                        value.visitTitles(&$0)
                        $0.add(markables?(value) ?? [])
                    }, losses: losses)
            }
        }
    }

    private func key<Answer>(of endpoint: Endpoint<Answer>) -> SnapshotKey {
        parts.router.key(for: endpoint, audience: parts.audience)
    }

    /// The request of an endpoint and the adapter of its answer; created only if the memory cache had no answer.
    private func query<Answer>(
        _ endpoint: Endpoint<Answer>, adapted: @escaping @Sendable (Answer.Entity, DecodingLosses) -> Adapted<Answer.Entity>
    ) -> RemoteQuery<Answer.Entity> {
        RemoteQuery { (stored) async throws(MarqueeError) in
            // An older version may have stored what is no validator: it is not sent, and so "not modified" is no answer.
            let validator = stored.flatMap { CacheHeaders.isValidator($0) ? $0 : nil }
            let response = try await exchange(endpoint, validator: validator)
            let cache = CacheHeaders(response.headers)
            let freshFor = cache.freshFor ?? endpoint.operation.lifetime
            switch response.status {
            case 304 where validator != nil: return .unchanged(freshFor: freshFor)
            // What belongs to a person is stored whatever the server says, because it must be there without a network.
            case 200..<300 where cache.forbidsStoring && !endpoint.isPrivate: return .unstorable(response.body)
            case 200..<300: return .body(response.body, validator: cache.validator, freshFor: freshFor)
            default: throw error(of: response, to: endpoint)
            }
        } adapt: { (body) throws(MarqueeError) in
            let (entity, losses) = try Self.entity(endpoint, in: body)
            return adapted(entity, losses)
        }
    }

    /// Sends an endpoint's request once and returns its adapted answer; nothing is cached.
    ///
    /// - Parameter isExact: Whether an answer with any unreadable part is treated as unreadable.
    @discardableResult
    func perform<Answer>(_ endpoint: Endpoint<Answer>, isExact: Bool = false) async throws(MarqueeError) -> Answer.Entity {
        let operation = endpoint.operation.route.description
        let response =
            if let deadline {
                try await deadline.bound(operation) { () async throws(MarqueeError) in try await exchange(endpoint) }
            } else {
                try await exchange(endpoint)
            }
        guard (200..<300).contains(response.status) else { throw error(of: response, to: endpoint) }
        if let refusal = WireError.refusal(inBody: response.body, status: response.status, operation: operation) { throw refusal }
        let (entity, losses) = try Self.entity(endpoint, in: response.body)
        guard !isExact || losses == DecodingLosses() else {
            throw .incompleteAnswer(operation: operation)
        }
        return entity
    }

    private static func entity<Answer>(
        _ endpoint: Endpoint<Answer>, in body: Foundation.Data
    ) throws(MarqueeError) -> (entity: Answer.Entity, losses: DecodingLosses) {
        let operation = endpoint.operation.route.description
        do throws(MarqueeError) {
            let (answer, losses) = try Decoding.decode(Answer.self, from: body, about: AnswerIdentity(of: endpoint), operation: operation)
            return (answer.adapted(), losses)
        } catch {
            throw WireError.error(inBody: body, operation: operation) ?? error
        }
    }

    private func error<Answer>(of response: TransportResponse, to endpoint: Endpoint<Answer>) -> MarqueeError {
        error(of: response, operation: endpoint.operation.route.description)
    }

    /// The error for an answer with a status other than success.
    func error(of response: TransportResponse, operation: String) -> MarqueeError {
        WireError.error(of: response, operation: operation, now: clock.now())
    }

    /// One request and its answer; for operations where "not found" means an empty page, that page, or an answer that says no.
    private func exchange<Answer>(
        _ endpoint: Endpoint<Answer>, validator: String? = nil
    ) async throws(MarqueeError) -> TransportResponse {
        let request = try router.request(
            for: endpoint, audience: audience, originalLanguage: parts.originalLanguages.language(of: endpoint.subject),
            validator: validator)
        let response = try await send(request, operation: endpoint.operation.route.description)
        // Code 37 is an error of the session itself, and an answer without a code is not TMDb's.
        guard endpoint.operation.isEmptyWhenMissing, response.status == 404, ![nil, 37].contains(WireError.tmdbCode(in: response.body))
        else { return response }
        let nothing = endpoint.page.map { #"{"page":\#($0),"results":[],"total_pages":1,"total_results":0}"# } ?? #"{"success":false}"#
        return TransportResponse(status: 200, body: Data(nothing.utf8))
    }

    /// Sends a request as it is.
    func send(_ request: TransportRequest, operation: String) async throws(MarqueeError) -> TransportResponse {
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
        MarqueeError(.unreadable, .init("answer.incomplete", "Parts of the answer cannot be read."), operation: operation)
    }
}
