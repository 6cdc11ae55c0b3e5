/// Finds the answer to a request, from nothing but the catalog and the options.
struct Routes: Sendable {
    let options: Sandbox.Options
    let baseURL: String
    let accounts: Accounts

    func answer(_ request: Request) -> Reply {
        do throws(Failure) {
            guard request.method == "GET" || request.method == "HEAD" else { throw .methodNotSupported }
            if request.segments.starts(with: ["t", "p"]) {
                return try image(Array(request.segments.dropFirst(2)))
            }
            guard request.segments.first == "3" else { throw .notFound }
            guard isAllowed(request) else { throw .invalidCredential }
            return try api(Array(request.segments.dropFirst()), request)
        } catch {
            return .failure(error)
        }
    }

    /// Version 3 takes either credential, each in its own place: a key is no bearer token.
    private func isAllowed(_ request: Request) -> Bool {
        let parts = (request.headers["authorization"] ?? "").split(separator: " ")
        if parts.count == 2, parts[0].lowercased() == "bearer" { return parts[1] == options.accessToken }
        return request.value("api_key") == options.apiKey
    }

    private func api(_ path: [String], _ request: Request) throws(Failure) -> Reply {
        let wording = Wording(request.value("language"))
        let rest = Array(path.dropFirst())
        switch path.first {
        case "authentication" where rest.isEmpty:
            return reply(["success": true, "status_code": 1, "status_message": "Success."], lasting: 0)
        case "configuration" where rest.isEmpty: return reply(configuration, lasting: 86_400)
        case "genre" where rest == ["movie", "list"]: return reply(["genres": wording.movieGenres], lasting: 86_400)
        case "genre" where rest == ["tv", "list"]: return reply(["genres": wording.seriesGenres], lasting: 86_400)
        case "search" where rest.count == 1: return reply(try search(rest[0], request, wording), lasting: 7_200)
        case "trending": return reply(try trending(rest, request, wording), lasting: 300)
        case "find": return reply(try find(rest, request, wording), lasting: 14_400)
        case "movie": return try movies(rest, request, wording)
        case "tv": return try series(rest, request, wording)
        case "person": return try people(rest, request, wording)
        default: throw .notFound
        }
    }

    func reply(_ json: JSON, lasting seconds: Int) -> Reply { Reply(json, maxAge: options.maxAge ?? seconds) }
}
