import MarqueeData
import MarqueeDomain

extension RequestLine {
    /// The request of a program's own.
    ///
    /// - Parameter lifetime: How long the answer is fresh; nil for a request whose answer is not cached.
    convenience init(_ request: CustomRequest, lifetime: Duration? = nil, for user: UserAuthorization?) {
        let authorization = Self.authorization(of: request, for: user)
        let rules = OperationRules(
            route: Route(TransportMethod(request.verb), request.template), lifetime: lifetime ?? .zero, isPrivate: request.verb != .get,
            audience: AudienceUse(request.additions), isIdempotent: request.verb == .get, isEmptyWhenMissing: false,
            mayIgnorePage: false, isCustom: true)
        var (path, refusal): ([SnapshotKey.Argument], MarqueeError?) = ([], nil)
        do throws(MarqueeError) {
            path = try Self.arguments(of: request)
            if request.hasInvalidBody { throw MarqueeError(.invalidInput, .requestBody) }
            if lifetime != nil, request.verb != .get { throw MarqueeError(.invalidInput, .init("request.cached")) }
            for name in request.query.keys { try check(name, besides: path) }
        } catch {
            refusal = error
        }
        self.init(
            rules, of: nil, path: path, query: Self.arguments(request.query), body: request.body, as: authorization, refusal: refusal)
    }

    private static func authorization(of request: CustomRequest, for user: UserAuthorization?) -> Authorization {
        guard request.needsSession else { return .program }
        guard let user else { return Authorization.refused(.signedOut) }
        if request.version == .v4 { return .userToken(user) }
        return request.path.contains(.account) ? .account(user) : .anyone(user)
    }

    /// The values of the path. Words are checked like values, so that no request leaves the server's API.
    private static func arguments(of request: CustomRequest) throws(MarqueeError) -> [SnapshotKey.Argument] {
        guard !request.path.isEmpty else { throw MarqueeError(.invalidInput, .pathMissing) }
        var arguments: [SnapshotKey.Argument] = []
        for (segment, variable) in request.namedPath {
            let value: PathValue
            switch segment.content {
            case .word(let word):
                for part in word.split(separator: "/", omittingEmptySubsequences: false) { _ = try PathValue(String(part)) }
                continue
            case .account: continue
            case .id(let id): value = try PathValue(id)
            case .number(let number): value = try PathValue(number: number)
            case .value(let text): value = try PathValue(text)
            }
            if let variable { arguments.append(SnapshotKey.Argument(variable, value.text)) }
        }
        return arguments
    }
}

/// Secrets travel where the router puts them, and never in a key of the cache. A name that the path has too would make two requests one.
private func check(_ name: String, besides path: [SnapshotKey.Argument]) throws(MarqueeError) {
    let secrets = ["api_key", "session_id", "guest_session_id", "request_token", "access_token"]
    guard !name.isEmpty, !secrets.contains(name.lowercased()), !path.contains(where: { $0.name == name }) else {
        throw MarqueeError(.invalidInput, .init("query.name"))
    }
}

extension TransportMethod {
    fileprivate init(_ verb: CustomRequest.Verb) {
        self =
            switch verb {
            case .get: .get
            case .post: .post
            case .put: .put
            case .delete: .delete
            }
    }
}

extension AudienceUse {
    fileprivate init(_ additions: CustomRequest.Additions) {
        self = []
        if additions.contains(.language) { insert(.language) }
        if additions.contains(.region) { insert(.region) }
    }
}
