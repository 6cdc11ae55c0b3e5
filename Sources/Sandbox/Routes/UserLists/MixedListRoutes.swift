extension Routes {
    /// Lists as version 4 has them: with movies, series and comments. Private ones are for their makers.
    func mixedLists(_ operation: AccountRoute, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        switch operation {
        case .mixedLists:
            let account = try tokenOwner(of: call, in: store)
            let paging = try Paging(call.request, size: options.pageSize)
            let lists = store.lists.lists(of: account.username)
            return personal(.object(paging.members(of: lists) { $0.summary(of: account, in: catalog) }))
        case .createMixedList: return try createMixedList(call, &store)
        case .mixedList: return try mixedList(call, store)
        case .updateMixedList: return try updateMixedList(call, &store)
        case .clearMixedList:
            let list = try writableMixedList(call, store)
            store.lists.change(list.id, at: store.now) { $0.items = OrderedValues() }
            return .done(1, [("id", .integer(list.id)), ("items_deleted", .integer(list.items.items.count))])
        case .mixedItemStatus: return try mixedItemStatus(call, store)
        case .addItems, .updateItems, .removeItems: return try changeItems(operation, call, &store)
        default:
            store.lists.remove(try writableMixedList(call, store).id)
            return .done(13)
        }
    }

    private func createMixedList(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let account = try store.account(ofToken: call.request.bearer)
        let name = try call.text("name")
        guard name.contains(where: { !$0.isWhitespace }) else { throw .invalidParameters }
        let description = try call.optionalText("description") ?? ""
        let language = try call.optionalText("iso_639_1") ?? account.language
        let country = try call.optionalText("iso_3166_1") ?? account.region
        let order = try order(of: call)
        // TMDb does not hear of a flag that is no number when a list is created.
        let isPrivate = if case .integer(0)? = try call.payload.member("public") { true } else { false }
        let id = store.lists.add(
            by: account.username, name: name, description: description, language: language, country: country, at: store.now)
        store.lists.change(id, at: store.now) { list in
            list.isPublic = !isPrivate
            list.order = order ?? list.order
        }
        return .done(1, [("id", .integer(id))]).created()
    }

    private func updateMixedList(_ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let list = try writableMixedList(call, store)
        let (name, description, order) = (try call.optionalText("name"), try call.optionalText("description"), try order(of: call))
        let isPublic: Bool? =
            switch try call.payload.member("public") {
            case .boolean(let value): value
            case .integer(let value): value != 0
            default: nil
            }
        if let name, !name.contains(where: { !$0.isWhitespace }) { throw .invalidParameters }
        store.lists.change(list.id, at: store.now) { list in
            list.name = name ?? list.name
            list.description = description ?? list.description
            list.order = order ?? list.order
            list.isPublic = isPublic ?? list.isPublic
        }
        return .done(12)
    }

    private func mixedList(_ call: Call, _ store: AccountStore) throws(Refusal) -> Reply {
        let list = try readableMixedList(call, store)
        let owner = store.member(list.owner)?.account
        let wording = wording(of: call.request)
        let paging = try Paging(call.request, size: options.pageSize)
        let order = call.request.value("sort_by") ?? list.order
        guard UserList.orders.contains(order) else { throw .invalidParameters }
        let members = paging.members(of: list.items.items.sorted(by: order, wording)) { $0.rowWithKind(wording) }
        return personal(list.details(by: owner, in: catalog).adding(members))
    }

    private func mixedItemStatus(_ call: Call, _ store: AccountStore) throws(Refusal) -> Reply {
        let list = try readableMixedList(call, store)
        guard let kind = call.request.value("media_type"), let id = call.request.value("media_id").flatMap(Int.init(digits:)) else {
            throw .invalidParameters
        }
        guard let subject = MarkTarget(kind: kind, id: id, in: catalog), list.items[subject] != nil else { throw .notFound }
        return .done(1, [("id", .integer(list.id)), ("media_id", .integer(id)), ("media_type", .string(kind))])
    }

    private func readableMixedList(_ call: Call, _ store: AccountStore) throws(Refusal) -> UserList {
        guard let list = store.lists[try call.number(0)] else { throw .notFound }
        guard list.isPublic || (try? store.account(ofToken: call.request.bearer).username) == list.owner else { throw .privateList }
        return list
    }

    /// A list of the owner of the token.
    func writableMixedList(_ call: Call, _ store: AccountStore) throws(Refusal) -> UserList {
        let account = try store.account(ofToken: call.request.bearer)
        guard let list = store.lists[try call.number(0)] else { throw .notFound }
        guard list.owner == account.username else { throw .foreignList }
        return list
    }

    private func order(of call: Call) throws(Refusal) -> String? {
        guard let order = try call.optionalText("sort_by") else { return nil }
        guard UserList.orders.contains(order) else { throw .invalidParameters }
        return order
    }
}
