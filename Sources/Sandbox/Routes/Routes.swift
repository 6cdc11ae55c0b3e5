/// Finds the answer to a request, from the catalog, the options and the state of accounts.
struct Routes: Sendable {
    let options: Sandbox.Options
    let baseURL: String
    let accounts: Accounts
    let catalog: CatalogIndex
    var changes = ChangeLog()

    func answer(_ request: Request) -> Reply {
        if request.segments == [Reply.styleSheetName], ["GET", "HEAD"].contains(request.method) { return .styleSheet }
        if let page = ApprovalPage(request) { return accounts.withStore { page.answer(&$0) } }
        if request.isPreflight { return .preflight }
        let match = AccountRoute.place(of: request.segments)
        // Whatever is not about accounts does not wait for them.
        guard match != nil || request.isWrite || request.segments.first == "4" else {
            return .made { () throws(Refusal) in try open(request) }
        }
        let call = Call(request: request, values: match?.values ?? [], payload: Payload(request))
        return accounts.withStore { store in
            let sender = store.sender(of: call)
            let reply = Reply.made { () throws(Refusal) in try personal(call, at: match?.place, &store) }
            if request.isWrite { store.writes.add(Sandbox.Write(call, by: sender, status: reply.status)) }
            return reply
        }
    }

    /// Whether a request is a write that waits at a closed gate: one to marks, ratings or lists.
    func isGated(_ request: Request) -> Bool {
        guard request.isWrite, let place = AccountRoute.place(of: request.segments)?.place else { return false }
        return !place.isForAuthentication && place.operation(request.method) != nil
    }

    /// The answer to a request that is not about accounts.
    private func open(_ request: Request) throws(Refusal) -> Reply {
        guard request.method == "GET" || request.method == "HEAD" else { throw .methodNotSupported }
        if request.segments.starts(with: ["t", "p"]) {
            return try image(Array(request.segments.dropFirst(2)))
        }
        guard request.segments.first == "3" else { throw .notFound }
        guard request.takesJSON else { throw .notAcceptable }
        guard isAllowed(request) else { throw .invalidCredential }
        return try api(Array(request.segments.dropFirst()), request)
    }

    private func personal(_ call: Call, at place: AccountRoute.Place?, _ store: inout AccountStore) throws(Refusal) -> Reply {
        guard call.request.takesJSON else { throw .notAcceptable }
        if call.request.segments.first == "4" {
            guard isAllowedInFour(call.request, at: place, store) else { throw .invalidCredential }
        } else if place != nil {
            guard isAllowed(call.request) else { throw .invalidCredential }
        }
        guard let place else { return try open(call.request) }
        return try answer(call, at: place, &store)
    }

    /// Version 3 takes either credential, each in its own place: a key is no bearer token.
    private func isAllowed(_ request: Request) -> Bool {
        request.bearer.map { $0 == options.accessToken } ?? (request.value("api_key") == options.apiKey)
    }

    /// Version 4 takes a bearer token: the application's for signing in, and the user's own elsewhere too.
    private func isAllowedInFour(_ request: Request, at place: AccountRoute.Place?, _ store: AccountStore) -> Bool {
        guard let bearer = request.bearer else { return false }
        return bearer == options.accessToken || (place?.isForAuthentication != true && store.accessTokens[bearer] != nil)
    }

    private func api(_ path: [String], _ request: Request) throws(Refusal) -> Reply {
        let wording = wording(of: request)
        let rest = Array(path.dropFirst())
        switch path.first {
        case "authentication" where rest.isEmpty:
            return reply(["success": true, "status_code": 1, "status_message": "Success."], lasting: 0)
        case "configuration" where rest.isEmpty: return reply(configuration, lasting: 86_400)
        case "configuration": return reply(try configuration(rest), lasting: 86_400)
        case "certification": return reply(try certifications(rest), lasting: 86_400)
        case "company": return reply(try company(rest, request, wording), lasting: 14_400)
        case "network": return reply(try network(rest), lasting: 14_400)
        case "keyword": return reply(try keyword(rest, request, wording), lasting: 14_400)
        case "credit": return reply(try credit(rest, wording), lasting: 14_400)
        case "review": return reply(try review(rest), lasting: 14_400)
        case "watch" where rest.first == "providers":
            return reply(try watchProviders(Array(rest.dropFirst()), request), lasting: 86_400)
        case "genre" where rest == ["movie", "list"]: return reply(["genres": wording.movieGenres], lasting: 86_400)
        case "genre" where rest == ["tv", "list"]: return reply(["genres": wording.seriesGenres], lasting: 86_400)
        case "search" where rest.count == 1: return reply(try search(rest[0], request, wording), lasting: 7_200)
        case "discover" where rest == ["movie"]: return reply(try discoverMovies(request, wording), lasting: 7_200)
        case "discover" where rest == ["tv"]: return reply(try discoverSeries(request, wording), lasting: 7_200)
        case "trending": return reply(try trending(rest, request, wording), lasting: 300)
        case "find": return reply(try find(rest, request, wording), lasting: 14_400)
        case "movie" where rest == ["changes"]: return try changed(catalog.movies.map(\.id), changes.movies(request), request)
        case "tv" where rest == ["changes"]: return try changed(catalog.series.map(\.id), changes.series(request), request)
        case "person" where rest == ["changes"]: return try changed(catalog.people.map(\.id), changes.people(request), request)
        case "movie": return try movies(rest, request, wording)
        case "collection": return try collection(rest, request, wording)
        case "tv": return try series(rest, request, wording)
        case "person": return try people(rest, request, wording)
        default: throw .notFound
        }
    }

    func wording(of request: Request) -> Wording { Wording(request.value("language"), in: catalog) }

    func reply(_ json: JSON, lasting seconds: Int) -> Reply {
        var reply = Reply(json, maxAge: options.maxAge ?? seconds)
        reply.age = options.age
        return reply
    }
}

extension Reply {
    /// The answer of the work, or that of its failure.
    fileprivate static func made(_ work: () throws(Refusal) -> Reply) -> Reply {
        do throws(Refusal) { return try work() } catch { return .failure(error) }
    }
}

extension Sandbox.Write {
    fileprivate init(_ call: Call, by sender: String, status: Int) {
        self.init(
            account: sender, method: call.request.method, path: call.request.shownPath, body: call.payload.shown, status: status)
    }
}
