extension Routes {
    /// A page of the items that an account has put on a shelf.
    func shelf<Value: Sendable>(
        _ shelf: KeyPath<ServerMarks, OrderedValues<MarkTarget, Value>>, of kind: MarkTarget.Kind, _ call: Call, _ store: AccountStore
    ) throws(Refusal) -> Reply {
        let account = try owner(of: call, in: store)
        return try page(of: store.marks(of: .account(username: account.username))[keyPath: shelf], kind, call.request)
    }

    /// A page of the items that a guest session has rated; before the first rating there is no such page.
    func guestShelf(of kind: MarkTarget.Kind, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let ratings = store.marks(of: try store.holder(guest: call.values[0])).ratings
        guard !ratings.isEmpty else { throw .notFound }
        return try page(of: ratings, kind, call.request)
    }

    /// The most popular titles that the account has not marked in any way.
    func recommendations(of kind: MarkTarget.Kind, _ call: Call, _ store: AccountStore) throws(Refusal) -> Reply {
        let account = try tokenOwner(of: call, in: store)
        let marks = store.marks(of: .account(username: account.username))
        let subjects: [MarkTarget] =
            kind == .movie ? catalog.byPopularity.map { .movie($0.id) } : catalog.seriesByPopularity.map { .series($0.id) }
        let wording = wording(of: call.request)
        let paging = try Paging(call.request, size: options.pageSize)
        return personal(
            .object(
                paging.members(of: subjects.filter { !marks.isMarked($0) }) { subject in
                    subject.rowWithKind(wording)
                }))
    }

    private func page<Value>(
        of shelf: OrderedValues<MarkTarget, Value>, _ kind: MarkTarget.Kind, _ request: Request
    ) throws(Refusal) -> Reply {
        let paging = try Paging(request, size: options.pageSize)
        let wording = wording(of: request)
        let items = shelf.items.filter { $0.kind == kind }
        let isNewestFirst = request.value("sort_by") == "created_at.desc"
        return personal(
            .object(
                paging.members(of: isNewestFirst ? items.reversed() : items) { subject in
                    let row = subject.row(wording) ?? .null
                    return (shelf[subject] as? Double).map { row.adding([("rating", .number($0))]) } ?? row
                }))
    }
}

extension MarkTarget {
    /// Its row in a list.
    func row(_ wording: Wording) -> JSON? {
        switch self {
        case .movie(let id): wording.catalog.movie(id)?.row(wording)
        case .series(let id): wording.catalog.series(id)?.row(wording)
        case .episode(let episode): wording.catalog.episode(episode).map { $0.episode.row(of: $0.series, $0.season, wording) }
        }
    }
}
