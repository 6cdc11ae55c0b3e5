extension Routes {
    /// What lies under `/3/movie`.
    func movies(_ path: [String], _ request: Request, _ wording: Wording) throws(Failure) -> Reply {
        guard let first = path.first else { throw .notFound }
        if path.count == 1, let chart = MovieChart(rawValue: first) {
            return reply(try chart.page(request, size: options.pageSize, wording), lasting: 3_600)
        }
        guard let movie = Catalog.movie(first) else { throw .notFound }
        let parts = MovieParts(movie: movie, request: request, wording: wording, pageSize: options.pageSize)
        guard path.count > 1 else { return reply(try parts.detailsWithParts(), lasting: 14_400) }
        guard let part = try parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }
}
