extension Routes {
    /// Adds, comments or removes items; each succeeds or fails by itself.
    func changeItems(_ operation: Operation, _ call: Call, _ store: inout AccountStore) throws(Failure) -> Reply {
        let list = try writableMixedList(call, store)
        guard case .array(let rows)? = try call.payload.member("items"), !rows.isEmpty else { throw .invalidParameters }
        var items = list.items
        let results = rows.map { row -> JSON in
            let problem = Self.change(&items, by: row, operation)
            var outcome: JSON = [
                "media_id": row["media_id"] ?? .null, "media_type": row["media_type"] ?? .null, "success": .boolean(problem == nil),
            ]
            if let problem { outcome = outcome.adding([("error", [.string(problem)])]) }
            return outcome
        }
        store.lists.change(list.id, at: store.now) { $0.items = items }
        return .done(1, [("results", .array(results))])
    }

    /// Changes one item, and says what is wrong with it, if anything is.
    private static func change(_ items: inout OrderedValues<Subject, String>, by row: JSON, _ operation: Operation) -> String? {
        guard case .string(let kind)? = row["media_type"], case .integer(let id)? = row["media_id"],
            let subject = Subject(kind: kind, id: id)
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

    /// The row that stands for the list among those of its maker, with flags and sums in other types than the list itself has.
    func summary(of account: Sandbox.Account) -> JSON {
        [
            "account_object_id": .string(account.objectID), "adult": 0, "average_rating": .number(averageRating),
            "backdrop_path": picture("backdrop_path"), "created_at": .string(HTTPDate.stamp(of: createdAt)),
            "description": .string(description), "featured": 0, "id": .integer(id), "iso_3166_1": .string(country),
            "iso_639_1": .string(language), "name": .string(name), "number_of_items": .integer(items.items.count),
            "poster_path": picture("poster_path"), "public": isPublic ? 1 : 0, "revenue": .string("\(revenue)"),
            "runtime": .string("\(runtime)"), "sort_by": .integer((Self.orders.firstIndex(of: order) ?? 0) + 1),
            "updated_at": .string(HTTPDate.stamp(of: updatedAt)),
        ]
    }

    /// The list itself, without its items.
    func details(by account: Sandbox.Account?) -> JSON {
        let hash = account.map { Fingerprint.hex(of: "avatar \($0.id)".utf8, digits: 32) }
        let comments = items.items.map { item in
            (
                name: "\(item.kind == .movie ? "movie" : "tv"):\(item.titleID ?? 0)",
                value: items[item].flatMap { $0.isEmpty ? nil : JSON.string($0) } ?? .null
            )
        }
        return [
            "average_rating": .number(averageRating), "backdrop_path": picture("backdrop_path"), "comments": .object(comments),
            "created_by": [
                "gravatar_hash": JSON(hash), "id": JSON(account?.objectID), "name": .string(account?.name ?? ""),
                "username": .string(owner),
            ],
            "description": .string(description), "id": .integer(id), "iso_3166_1": .string(country), "iso_639_1": .string(language),
            "item_count": .integer(items.items.count), "name": .string(name), "object_ids": [:],
            "poster_path": picture("poster_path"), "public": .boolean(isPublic), "revenue": .integer(revenue),
            "runtime": .integer(runtime), "sort_by": .string(order),
        ]
    }

    private var movies: [CatalogMovie] { items.items.compactMap { $0.kind == .movie ? $0.titleID : nil }.compactMap { Catalog.movie($0) } }
    private var revenue: Int { movies.reduce(0) { $0 + $1.details.revenue } }
    private var runtime: Int { movies.reduce(0) { $0 + ($1.details.runtime ?? 0) } }

    private var averageRating: Double {
        let votes = items.items.map(\.voteAverage)
        return votes.isEmpty ? 0 : votes.reduce(0, +) / Double(votes.count)
    }
}
