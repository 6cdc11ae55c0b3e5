extension Routes {
    /// A credit of a movie or of a series, by its id.
    func credit(_ path: [String], _ wording: Wording) throws(Failure) -> JSON {
        guard path.count == 1 else { throw .notFound }
        let credits = Catalog.movies.lazy.flatMap { $0.credits(wording) } + Catalog.series.lazy.flatMap { $0.credits(wording) }
        guard let credit = credits.first(where: { $0.id == path[0] }), let person = Catalog.person(credit.person) else { throw .notFound }
        return [
            "credit_type": .string(credit.type), "department": .string(credit.department), "job": .string(credit.job),
            "media": credit.media, "media_type": .string(credit.mediaType), "id": .string(credit.id),
            "person": person.json.adding([("media_type", "person")]),
        ]
    }

    /// The placeholder review of a title, by its id.
    func review(_ path: [String]) throws(Failure) -> JSON {
        guard path.count == 1, let review = PlaceholderReview.review(path[0]) else { throw .notFound }
        return review
    }
}

/// A credit with the title that it is about.
private struct SingleCredit {
    let id: String
    let type: String
    let department: String
    let job: String
    let person: Int
    let mediaType: String
    let media: JSON
}

extension CatalogMovie {
    fileprivate func credits(_ wording: Wording) -> [SingleCredit] {
        func credit(_ id: String, _ type: String, _ department: String, _ job: String, _ person: Int, _ more: [(String, JSON)])
            -> SingleCredit
        {
            let media = row(wording).adding([("media_type", "movie")] + more)
            return SingleCredit(id: id, type: type, department: department, job: job, person: person, mediaType: "movie", media: media)
        }
        return details.cast.map { credit($0.creditID, "cast", "Acting", "Actor", $0.person, [("character", .string($0.character))]) }
            + details.crew.map { credit($0.creditID, "crew", $0.department, $0.job, $0.person, []) }
    }
}

extension CatalogSeries {
    fileprivate func credits(_ wording: Wording) -> [SingleCredit] {
        func credit(_ id: String, _ type: String, _ department: String, _ job: String, _ person: Int, _ more: [(String, JSON)])
            -> SingleCredit
        {
            let media = row(wording).adding([("media_type", "tv"), ("seasons", []), ("episodes", [])] + more)
            return SingleCredit(id: id, type: type, department: department, job: job, person: person, mediaType: "tv", media: media)
        }
        return details.cast.map { credit($0.creditID, "cast", "Acting", "Actor", $0.person, [("character", .string($0.character))]) }
            + details.crew.map { credit($0.creditID, "crew", $0.department, $0.job, $0.person, []) }
            + details.creators.map { credit($0.creditID, "creator", "Creator", "Creator", $0.person, []) }
    }
}
