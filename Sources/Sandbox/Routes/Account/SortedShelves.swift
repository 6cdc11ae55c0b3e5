extension Routes {
    /// A page of a shelf as version 4 has it: in many orders, and with the time of each rating.
    func sorted<Value: Sendable>(
        _ shelf: KeyPath<ServerMarks, OrderedValues<MarkTarget, Value>>, of kind: MarkTarget.Kind, _ call: Call, _ store: AccountStore
    ) throws(Refusal) -> Reply {
        let account = try tokenOwner(of: call, in: store)
        let paging = try Paging(call.request, size: options.pageSize)
        let wording = wording(of: call.request)
        let marks = store.marks(of: .account(username: account.username))
        let isRated = shelf == \ServerMarks.ratings
        let subjects = marks[keyPath: shelf].items.filter { $0.kind == kind }
        let items = subjects.sorted(by: call.request.value("sort_by") ?? "created_at.asc", wording)
        return personal(
            .object(
                paging.members(of: items) { subject in
                    let row = subject.row(wording) ?? .null
                    guard isRated, let value = marks.ratings[subject] else { return row }
                    let time = marks.ratedAt[subject].map(HTTPDate.stamp)
                    return row.adding([("account_rating", ["created_at": JSON(time), "value": .number(value)])])
                }))
    }
}

extension [MarkTarget] {
    /// In an order of version 4, such as `title.asc`. Equal rows keep their places, and so do all rows in an unknown order.
    func sorted(by order: String, _ wording: Wording) -> [MarkTarget] {
        let parts = order.split(separator: ".")
        let isDescending = parts.last == "desc"
        func sorted<Value: Comparable>(_ value: (MarkTarget) -> Value) -> [MarkTarget] {
            let keyed = map { (subject: $0, value: value($0)) }
            return keyed.sorted { isDescending ? $0.value > $1.value : $0.value < $1.value }.map(\.subject)
        }
        switch parts.first {
        case "title", "name": return sorted { $0.title(wording) }
        case "release_date", "primary_release_date", "first_air_date": return sorted { $0.day(in: wording.catalog) }
        case "vote_average": return sorted { $0.voteAverage(in: wording.catalog) }
        default: return isDescending ? reversed() : self
        }
    }
}

extension MarkTarget {
    fileprivate func title(_ wording: Wording) -> String {
        guard case .string(let title)? = row(wording)?[kind == .series ? "name" : "title"] else { return "" }
        return title
    }

    fileprivate func day(in catalog: CatalogIndex) -> String {
        switch self {
        case .movie(let id): catalog.movie(id)?.releaseDate ?? ""
        case .series(let id): catalog.series(id)?.firstAirDate ?? ""
        case .episode: ""
        }
    }

    /// The average vote of a title.
    func voteAverage(in catalog: CatalogIndex) -> Double {
        switch self {
        case .movie(let id): catalog.movie(id)?.voteAverage ?? 0
        case .series(let id): catalog.series(id)?.voteAverage ?? 0
        case .episode: 0
        }
    }
}
