extension MovieParts {
    func similar(_ paging: Paging) -> JSON {
        .object(paging.members(of: catalog.related(to: movie, sharing: 1)) { $0.row(wording) })
    }

    func recommendations(_ paging: Paging) -> JSON {
        .object(
            paging.members(of: catalog.related(to: movie, sharing: 2)) {
                $0.row(wording).adding([("media_type", "movie")])
            })
    }
}
