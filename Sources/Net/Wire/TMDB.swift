import Foundation
public import MarqueeData
public import MarqueeDomain

/// The one client of a TMDb server: makes requests from endpoints, and meaning from answers.
///
/// ``TMDBMovies`` and its like are small structs around one of these.
public struct TMDB: Sendable {
    private let server: Server
    private let router: Router
    private let transport: any HTTPTransport
    let audience: Audience
    private let clock: WallClock

    /// Creates a client.
    public init(
        server: Server = .tmdb, credential: Credential?, audience: Audience = .standard, transport: any HTTPTransport,
        limits: HTTPLimits = HTTPLimits(), clock: WallClock = .system
    ) {
        self.server = server
        self.router = Router(server: server, credential: credential, limits: limits)
        self.transport = transport
        self.audience = audience
        self.clock = clock
    }

    /// The read that an endpoint stands for.
    func remote<Answer>(_ endpoint: Endpoint<Answer>) -> Remote<Answer.Entity> {
        remote(endpoint) { _ in [] }
    }

    /// The read that an endpoint stands for, with the titles in its answer.
    func remote<Answer>(_ endpoint: Endpoint<Answer>) -> Remote<Answer.Entity> where Answer.Entity: TitleBearing {
        let (server, language) = (server.name, audience.language)
        return remote(endpoint) { $0.titles(server: server, language: language) }
    }

    private func remote<Answer>(
        _ endpoint: Endpoint<Answer>, titles: @escaping @Sendable (Answer.Entity) -> [IndexedTitle]
    ) -> Remote<Answer.Entity> {
        let operation = endpoint.operation.route.description
        return Remote(
            key: router.key(for: endpoint, audience: audience), isPrivate: endpoint.operation.isPrivate, refusal: endpoint.refusal
        ) { (validator) async throws(MarqueeError) in
            let request = try router.request(for: endpoint, audience: audience, validator: validator)
            let response = try await send(request, operation: operation)
            let cache = CacheHeaders(response.headers)
            let freshFor = cache.freshFor ?? endpoint.operation.lifetime
            switch response.status {
            case 304 where validator != nil: return .unchanged(freshFor: freshFor)
            case 200..<300: return .body(response.body, validator: cache.validator, freshFor: freshFor)
            default: throw WireError.error(of: response, operation: operation, now: clock.now())
            }
        } adapt: { (body) throws(MarqueeError) in
            do throws(MarqueeError) {
                let (answer, dropped) = try Decoding.decode(Answer.self, from: body, operation: operation)
                let entity = answer.adapted()
                return Adapted(entity, titles: titles(entity), dropped: dropped)
            } catch {
                throw WireError.error(inBody: body, operation: operation) ?? error
            }
        }
    }

    private func send(_ request: HTTPRequest, operation: String) async throws(MarqueeError) -> HTTPResponse {
        do throws(TransportError) {
            return try await transport.send(request)
        } catch {
            throw WireError.error(of: error, operation: operation)
        }
    }
}
