extension Routes {
    /// Lists as version 3 has them: every user may read them, and only their creators change them.
    func userLists(_ operation: AccountRoute, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        switch operation {
        case .lists:
            let account = try owner(of: call, in: store)
            let paging = try Paging(call.request, size: options.pageSize)
            return personal(.object(paging.members(of: store.lists.lists(of: account.username)) { $0.row(in: catalog) }))
        case .createList: return try createList(call, &store)
        case .list: return try list(call, store)
        case .itemStatus: return try itemStatus(call, store)
        case .addItem: return try addItem(call, &store)
        case .removeItem: return try removeItem(call, &store)
        case .clearList:
            let list = try writableList(call, store)
            guard call.request.value("confirm") == "true" else { throw Refusal(status: 400, code: 29) }
            store.lists.change(list.id, at: store.now) { $0.items = OrderedValues() }
            return .done(12)
        default:
            store.lists.remove(try writableList(call, store).id)
            return .done(12)
        }
    }

    private func createList(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let account = try store.account(of: call.request)
        let name = try call.text("name")
        guard name.contains(where: { !$0.isWhitespace }) else { throw .invalidParameters }
        let description = try call.optionalText("description") ?? ""
        let language = try call.optionalText("language") ?? account.language
        let id = store.lists.add(
            by: account.username, name: name, description: description, language: language, country: account.region, at: store.now)
        return .done(1, [("list_id", .integer(id))]).created()
    }

    private func list(_ call: Call, _ store: AccountStore) throws(Refusal) -> Reply {
        let list = try readableList(call, store)
        let wording = wording(of: call.request)
        let paging = try Paging(call.request, size: options.pageSize)
        let members = paging.members(of: list.items.items) { $0.rowWithKind(wording) }
        // The rows of a list are called its items.
        return personal(list.facts(in: catalog).adding(members.map { ($0.name == "results" ? "items" : $0.name, $0.value) }))
    }

    private func itemStatus(_ call: Call, _ store: AccountStore) throws(Refusal) -> Reply {
        let list = try readableList(call, store)
        guard let id = call.request.value("movie_id").flatMap(Int.init(digits:)) else { throw .invalidParameters }
        return personal(["id": .integer(list.id), "item_present": .boolean(list.items[.movie(id)] != nil)])
    }

    private func addItem(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let list = try writableList(call, store)
        let id = try call.integer("media_id")
        guard catalog.movie(id) != nil else { throw .notFound }
        guard list.items[.movie(id)] == nil else { throw Refusal(status: 403, code: 8) }
        store.lists.change(list.id, at: store.now) { $0.items[.movie(id)] = "" }
        return .done(12)
    }

    private func removeItem(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let list = try writableList(call, store)
        let id = try call.integer("media_id")
        guard list.items[.movie(id)] != nil else { throw .notFound }
        store.lists.change(list.id, at: store.now) { $0.items[.movie(id)] = nil }
        return .done(13)
    }

    private func readableList(_ call: Call, _ store: AccountStore) throws(Refusal) -> UserList {
        guard let list = store.lists[try call.number(0)] else { throw .notFound }
        guard list.isPublic || (try? store.account(of: call.request).username) == list.owner else { throw .privateList }
        return list
    }

    private func writableList(_ call: Call, _ store: AccountStore) throws(Refusal) -> UserList {
        let account = try store.account(of: call.request)
        let list = try readableList(call, store)
        guard list.owner == account.username else { throw .foreignList }
        return list
    }
}

extension UserList {
    /// A picture of the first title that has one.
    func picture(_ name: String, in catalog: CatalogIndex) -> JSON {
        items.items.lazy.compactMap { $0.row(Wording(nil, in: catalog))?[name] }.first { if case .null = $0 { false } else { true } }
            ?? .null
    }

    /// The row of the list among those of its creator.
    func row(in catalog: CatalogIndex) -> JSON {
        [
            "description": .string(description), "favorite_count": 0, "id": .integer(id), "item_count": .integer(items.items.count),
            "iso_639_1": .string(language), "list_type": "movie", "name": .string(name), "poster_path": picture("poster_path", in: catalog),
        ]
    }

    /// The list itself, without its items.
    fileprivate func facts(in catalog: CatalogIndex) -> JSON {
        [
            "created_by": .string(owner), "description": .string(description), "favorite_count": 0, "id": .integer(id),
            "item_count": .integer(items.items.count), "iso_639_1": .string(language), "name": .string(name),
            "poster_path": picture("poster_path", in: catalog),
        ]
    }
}

extension MarkTarget {
    /// The row of a title with its kind, as mixed lists have it.
    func rowWithKind(_ wording: Wording) -> JSON {
        (row(wording) ?? .null).adding([("media_type", kind == .movie ? "movie" : "tv")])
    }
}

extension Refusal {
    static let foreignList = Refusal(status: 401, code: 38)
    static let privateList = Refusal(status: 401, code: 39)
}
