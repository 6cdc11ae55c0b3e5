import Hummingbird

/// The target of a request with a scheme and a host, as a proxy gets it: `GET http://localhost:8080/trending HTTP/1.1`.
struct AbsoluteTarget {
    let authority: String
    let path: String

    /// Nil for any other target.
    init?(_ target: String) {
        guard let scheme = ["http://", "https://"].first(where: { target.prefix($0.count).lowercased() == $0 }) else { return nil }
        let rest = target.dropFirst(scheme.count)
        authority = String(rest.prefix { !"/?#".contains($0) })
        let path = rest.dropFirst(authority.count)
        self.path = path.hasPrefix("/") ? String(path) : "/" + path
    }
}

/// Reads a target that names this site as the path in it. One that names another site stays as it is, and ``RequestBounds`` refuses it.
struct AbsoluteTargets<Next: HTTPResponder>: HTTPResponder {
    let site: Site
    let next: Next

    func respond(to request: Request, context: Next.Context) async throws -> Response {
        guard let target = request.head.path.flatMap(AbsoluteTarget.init), site.isOwnHost(target.authority) else {
            return try await next.respond(to: request, context: context)
        }
        var head = request.head
        head.path = target.path
        return try await next.respond(to: Request(head: head, body: request.body), context: context)
    }
}
