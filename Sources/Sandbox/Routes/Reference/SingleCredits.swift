extension Routes {
    /// A credit of a movie or of a series, by its id.
    func credit(_ path: [String], _ wording: Wording) throws(Refusal) -> JSON {
        guard path.count == 1 else { throw .notFound }
        let id = path[0]
        for movie in catalog.movies {
            if let credit = credit(id, in: movie.cast, movie.crew, [], of: "movie", { movie.row(wording) }) { return credit }
        }
        for series in catalog.series {
            let media = { series.row(wording).adding([("seasons", []), ("episodes", [])]) }
            if let credit = credit(id, in: series.cast, series.crew, series.creators, of: "tv", media) { return credit }
        }
        throw .notFound
    }

    private func credit(
        _ id: String, in cast: [SandboxCatalog.Role], _ crew: [SandboxCatalog.Job], _ creators: [SandboxCatalog.Job], of kind: String,
        _ media: () -> JSON
    ) -> JSON? {
        func credit(_ type: String, _ department: String, _ job: String, _ person: Int, _ more: [(String, JSON)] = []) -> JSON? {
            catalog.person(person).map { person in
                [
                    "credit_type": .string(type), "department": .string(department), "job": .string(job),
                    "media": media().adding([("media_type", .string(kind))] + more), "media_type": .string(kind), "id": .string(id),
                    "person": person.json.adding([("media_type", "person")]),
                ]
            }
        }
        if let role = cast.first(where: { $0.creditID == id }) {
            return credit("cast", "Acting", "Actor", role.person, [("character", .string(role.character))])
        }
        if let job = crew.first(where: { $0.creditID == id }) { return credit("crew", job.department, job.job, job.person) }
        return creators.first { $0.creditID == id }.flatMap { credit("creator", "Creator", "Creator", $0.person) }
    }

    /// The placeholder review of a title, by its id.
    func review(_ path: [String]) throws(Refusal) -> JSON {
        guard path.count == 1, let review = PlaceholderReview.review(path[0], in: catalog) else { throw .notFound }
        return review
    }
}
