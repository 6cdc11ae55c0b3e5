extension Routes {
    /// Adds, comments or removes items; each succeeds or fails by itself.
    func changeItems(_ operation: AccountRoute, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let list = try writableMixedList(call, store)
        guard case .array(let rows)? = try call.payload.member("items"), !rows.isEmpty else { throw .invalidParameters }
        var items = list.items
        let results = rows.map { row -> JSON in
            let problem = change(&items, by: row, operation)
            var outcome: JSON = [
                "media_id": row["media_id"] ?? .null, "media_type": row["media_type"] ?? .null, "success": .boolean(problem == nil),
            ]
            if let problem { outcome = outcome.adding([("error", [.string(problem)])]) }
            return outcome
        }
        store.lists.change(list.id, at: store.now) { $0.items = items }
        return .done(1, [("results", .array(results))])
    }

    /// Changes one item, and returns its error, if any.
    private func change(_ items: inout OrderedValues<MarkTarget, String>, by row: JSON, _ operation: AccountRoute) -> String? {
        guard case .string(let kind)? = row["media_type"], case .integer(let id)? = row["media_id"],
            let subject = MarkTarget(kind: kind, id: id, in: catalog)
        else { return "There is no such title." }
        switch operation {
        case .addItems where items[subject] != nil: return "It is on the list already."
        // As TMDb does it, without a comment that is sent along.
        case .addItems: items[subject] = ""
        case _ where items[subject] == nil: return "It is not on the list."
        case .updateItems:
            guard case .string(let comment)? = row["comment"] else { return "A comment is a text." }
            items[subject] = comment
        default: items[subject] = nil
        }
        return nil
    }
}

extension UserList {
    /// The orders of version 4.
    static let orders = ["original_order", "vote_average", "primary_release_date", "release_date", "title"].flatMap {
        [$0 + ".asc", $0 + ".desc"]
    }

    /// The row of the list among those of its maker, with flags and sums in other types than the list itself has.
    func summary(of account: Sandbox.Account, in catalog: CatalogIndex) -> JSON {
        [
            "account_object_id": .string(account.objectID), "adult": 0, "average_rating": .number(averageRating(in: catalog)),
            "backdrop_path": picture("backdrop_path", in: catalog), "created_at": .string(HTTPDate.stamp(of: createdAt)),
            "description": .string(description), "featured": 0, "id": .integer(id), "iso_3166_1": .string(country),
            "iso_639_1": .string(language), "name": .string(name), "number_of_items": .integer(items.items.count),
            "poster_path": picture("poster_path", in: catalog), "public": isPublic ? 1 : 0, "revenue": .integer(revenue(in: catalog)),
            "runtime": .string("\(runtime(in: catalog))"), "sort_by": .integer((Self.orders.firstIndex(of: order) ?? 0) + 1),
            "updated_at": .string(HTTPDate.stamp(of: updatedAt)),
        ]
    }

    /// The list itself, without its items.
    func details(by account: Sandbox.Account?, in catalog: CatalogIndex) -> JSON {
        let hash = account.map { Fingerprint.hex(of: "avatar \($0.id)".utf8, digits: 32) }
        let comments = items.items.map { item in
            (
                name: "\(item.kind == .movie ? "movie" : "tv"):\(item.titleID ?? 0)",
                value: items[item].flatMap { $0.isEmpty ? nil : JSON.string($0) } ?? .null
            )
        }
        return [
            "average_rating": .number(averageRating(in: catalog)), "backdrop_path": picture("backdrop_path", in: catalog),
            "comments": .object(comments),
            "created_by": [
                "avatar_path": nil, "gravatar_hash": JSON(hash), "id": JSON(account?.objectID), "name": .string(account?.name ?? ""),
                "username": .string(owner),
            ],
            "description": .string(description), "id": .integer(id), "iso_3166_1": .string(country), "iso_639_1": .string(language),
            "item_count": .integer(items.items.count), "name": .string(name), "object_ids": [:],
            "poster_path": picture("poster_path", in: catalog), "public": .boolean(isPublic), "revenue": .integer(revenue(in: catalog)),
            "runtime": .integer(runtime(in: catalog)), "sort_by": .string(order),
        ]
    }

    private func movies(in catalog: CatalogIndex) -> [SandboxCatalog.Movie] {
        items.items.compactMap { item in if case .movie(let id) = item { catalog.movie(id) } else { nil } }
    }

    private func revenue(in catalog: CatalogIndex) -> Int { movies(in: catalog).reduce(0) { $0 + $1.revenue } }
    private func runtime(in catalog: CatalogIndex) -> Int { movies(in: catalog).reduce(0) { $0 + ($1.runtime ?? 0) } }

    private func averageRating(in catalog: CatalogIndex) -> Double {
        let votes = items.items.map { $0.voteAverage(in: catalog) }
        return votes.isEmpty ? 0 : votes.reduce(0, +) / Double(votes.count)
    }
}
