/// Finds the answer to a request, from nothing but the catalog and the options.
struct Routes: Sendable {
    let options: Sandbox.Options
    let baseURL: String

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
        switch path.joined(separator: "/") {
        case "authentication": return reply(["success": true, "status_code": 1, "status_message": "Success."], lasting: 0)
        case "configuration": return reply(configuration, lasting: 86_400)
        case "genre/movie/list": return reply(["genres": wording.genres], lasting: 86_400)
        case "search/movie": return reply(try search(request, wording), lasting: 7_200)
        default: break
        }
        guard path.first == "movie", path.count >= 2 else { throw .notFound }
        if path.count == 2, let chart = Chart(rawValue: path[1]) {
            return reply(try chart.page(request, size: options.pageSize, wording), lasting: 3_600)
        }
        guard let movie = Catalog.movie(path[1]) else { throw .notFound }
        let parts = MovieParts(movie: movie, request: request, wording: wording, pageSize: options.pageSize)
        guard path.count > 2 else { return reply(try parts.detailsWithParts(), lasting: 14_400) }
        guard let part = try parts.part(path.dropFirst(2).joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }

    func reply(_ json: JSON, lasting seconds: Int) -> Reply { Reply(json, maxAge: options.maxAge ?? seconds) }
}
