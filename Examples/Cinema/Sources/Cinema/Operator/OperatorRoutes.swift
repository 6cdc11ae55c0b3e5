import Foundation
import HTTPTypes
import Hummingbird
import Marquee

/// Health and metrics, for balancers, orchestrators and scrapers. They name this machine in `Host`, or no host at all, so these routes come
/// before the bounds of visitors.
///
/// On the address of visitors, both need the token of the operator; without it, the site answers as if they did not exist. On the
/// operator's own address, health without the token is the state alone, and metrics need the token.
struct OperatorRoutes: RouterMiddleware {
    typealias Context = SiteContext
    let site: Site
    /// Whether the requests come to the operator's own address.
    let isOwnAddress: Bool

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        let isOperator = site.isOperator(request)
        // HAProxy asks with OPTIONS unless its configuration names a method.
        guard [.get, .head, .options].contains(request.method), isOwnAddress || isOperator else {
            return isOwnAddress ? answer(.notFound, "There is no such page.\n", to: request) : try await next(request, context)
        }
        switch (request.uri.path, isOwnAddress) {
        case ("/health", _), ("/", true):
            let health = site.health(withParts: isOperator)
            return answer(health.isReady ? .ok : .serviceUnavailable, health.text, to: request)
        case ("/metrics", _) where isOperator:
            let stats = await site.marquee.statsWithStore()
            return answer(.ok, site.figures.text + stats.prometheus, type: "text/plain; version=0.0.4; charset=utf-8", to: request)
        case ("/metrics", _):
            var response = answer(.unauthorized, "Metrics need the token of the operator.\n", to: request)
            response.headers[.wwwAuthenticate] = "Bearer"
            return response
        default:
            return isOwnAddress ? answer(.notFound, "There is no such page.\n", to: request) : try await next(request, context)
        }
    }

    private func answer(
        _ status: HTTPResponse.Status, _ text: String, type: String = "text/plain; charset=utf-8", to request: Request
    ) -> Response {
        var response = Response(status: status)
        Body(type: type, bytes: Array(text.utf8), cacheControl: "no-store").fill(&response, for: request)
        return request.method == .head ? response.createHeadResponse() : response
    }
}

extension Site {
    /// Whether a request has the token of the operator.
    fileprivate func isOperator(_ request: Request) -> Bool {
        let authorization = request.headers[.authorization] ?? ""
        return settings.operatorToken.map { signer.isSame(authorization, as: "Bearer \($0)") } ?? false
    }

    /// Whether a balancer should send requests to this process, and the failing parts. A TMDb or a shared database that cannot be reached does
    /// not count: public pages are served meanwhile.
    func health(withParts: Bool) -> (isReady: Bool, text: String) {
        let health = marquee.health()
        let isReady = health.isReady && !isEnding
        var parts = health.storeFailures.map { part, error in "\(part) \(error.reason.key)" }
        parts += health.servers.merging(health.operations) { $1 }.filter { $1 != .closed }.map { "\($0) \($1)" }
        parts = (isEnding ? ["ending"] : []) + (health.hasCredential ? [] : ["no credential"]) + parts.sorted()
        let state = isEnding ? "unready" : "\(health.state)"
        return (isReady, state + (parts.isEmpty || !withParts ? "" : ": \(parts.joined(separator: ", "))") + "\n")
    }
}
