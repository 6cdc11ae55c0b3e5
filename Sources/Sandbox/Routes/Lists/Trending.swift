extension Routes {
    /// The most popular of a kind; a day and a week are alike, because the catalog has a fixed day.
    func trending(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        guard path.count == 2, ["all", "movie", "tv", "person"].contains(path[0]), ["day", "week"].contains(path[1]) else {
            throw .notFound
        }
        let rows = MixedRow.all(in: catalog).filter { path[0] == "all" || $0.kind == path[0] }
        return .object(try Paging(request, size: options.pageSize).members(of: rows) { $0.jsonWithKind(wording) })
    }
}
