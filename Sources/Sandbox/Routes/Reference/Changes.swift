extension Routes {
    /// The ids of a kind that were changed. The catalog has a fixed day, so all of it counts as changed on its last day; an item that was
    /// changed since the start has days of its own. Deletions are not announced as such.
    func changed(_ ids: [Int], _ logged: [Int?], _ request: Request) throws(Refusal) -> Reply {
        guard request.coversTwoWeeks else { throw Refusal(status: 422, code: 20) }
        let paging = try Paging(request, size: options.pageSize)
        let rows = (request.coversLastDay ? ids : []) + logged
        let members = paging.members(of: rows) { ["id": JSON($0), "adult": $0 == nil ? .null : false] }
        return reply(.object(members), lasting: 600)
    }

    /// The changes of one item.
    func changes(of id: Int, _ request: Request) -> Reply { reply(request.changes(of: id), lasting: 600) }
}

extension Request {
    /// The change of one item: its popularity, on the last day of the catalog.
    func changes(of id: Int) -> JSON {
        let item: JSON = [
            "id": .string(String(repeating: "0", count: 24 - String(id).count) + String(id)), "action": "updated",
            "time": .string(CatalogIndex.today + " 12:00:00 UTC"), "value": ["popularity": .integer(id)],
        ]
        let rows: [JSON] = coversLastDay ? [["key": "general", "items": [item]]] : []
        return ["changes": .array(rows)]
    }

    /// Whether no more than 14 days lie between those that are asked for.
    fileprivate var coversTwoWeeks: Bool {
        guard let first = value("start_date").flatMap(ExportDay.init(text:)), let last = value("end_date").flatMap(ExportDay.init(text:))
        else { return true }
        return last.number - first.number <= 14
    }

    /// Whether the last day of the catalog lies in the days that are asked for; without days it does.
    fileprivate var coversLastDay: Bool {
        (value("start_date") ?? "") <= CatalogIndex.today && CatalogIndex.today <= (value("end_date") ?? "9")
    }
}

extension ChangeLog {
    func movies(_ request: Request) -> [Int?] { ids(request) { if case .movie(let id) = $0 { id } else { nil } } }
    func series(_ request: Request) -> [Int?] { ids(request) { if case .series(let id) = $0 { id } else { nil } } }
    func people(_ request: Request) -> [Int?] { ids(request) { if case .person(let id) = $0 { id } else { nil } } }

    /// A parameter that does not exist changes nothing.
    private func ids(_ request: Request, _ id: (SandboxCatalog.Changed) -> Int?) -> [Int?] {
        ids(from: request.value("start_date"), through: request.value("end_date"), id)
    }
}
