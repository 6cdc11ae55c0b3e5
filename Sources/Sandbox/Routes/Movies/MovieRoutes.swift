extension Routes {
    /// The operations under `/3/movie`.
    func movies(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> Reply {
        guard let first = path.first else { throw .notFound }
        if path.count == 1, let list = MovieListRoute(rawValue: first) {
            return reply(list.page(try Paging(request, ofAll: options), wording), lasting: 3_600)
        }
        let latest = path == ["latest"] ? catalog.movies.max { $0.id < $1.id } : nil
        guard let movie = latest ?? catalog.movie(first) else { throw .notFound }
        let parts = MovieParts(movie: movie, request: request, wording: wording, pageSize: options.pageSize)
        if path.count == 2, path[1] == "changes" { return changes(of: movie.id, request) }
        if path.count == 2, path[1] == "lists" { return try lists(with: .movie(movie.id), id: movie.id, request) }
        guard path.count > 1 else {
            return try details(request) { account throws(Refusal) in
                try parts.detailsWithParts { account($0, .movie(movie.id)) }
            }
        }
        guard let part = try parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }

    /// The public lists of all users that a title is on.
    func lists(with title: MarkTarget, id: Int, _ request: Request) throws(Refusal) -> Reply {
        reply(lists(with: title, id: id, try Paging(request, size: options.pageSize)), lasting: 600)
    }

    func lists(with title: MarkTarget, id: Int, _ paging: Paging) -> JSON {
        let lists = accounts.withStore { $0.lists.all(with: title) }
        return .object([(name: "id", value: .integer(id))] + paging.members(of: lists) { $0.row(in: catalog) })
    }
}
