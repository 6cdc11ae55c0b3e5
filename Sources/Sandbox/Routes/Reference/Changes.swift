extension Routes {
    /// The ids of a kind that were changed. The catalog has a fixed day, so all of it was changed on that day.
    func changed(_ ids: [Int], _ request: Request) throws(Refusal) -> Reply {
        let paging = try Paging(request, size: options.pageSize)
        return reply(.object(paging.members(of: request.coversLastDay ? ids : []) { ["id": .integer($0), "adult": false] }), lasting: 600)
    }

    /// What was changed of one thing.
    func changes(of id: Int, _ request: Request) -> Reply { reply(request.changes(of: id), lasting: 600) }
}

extension Request {
    /// What was changed of one thing: its popularity, on the last day of the catalog.
    func changes(of id: Int) -> JSON {
        let item: JSON = [
            "id": .string(String(repeating: "0", count: 24 - String(id).count) + String(id)), "action": "updated",
            "time": .string(CatalogIndex.today + " 12:00:00 UTC"), "value": ["popularity": .integer(id)],
        ]
        let rows: [JSON] = coversLastDay ? [["key": "general", "items": [item]]] : []
        return ["changes": .array(rows)]
    }

    /// Whether the last day of the catalog lies in the days that are asked for; without days it does.
    fileprivate var coversLastDay: Bool {
        (value("start_date") ?? "") <= CatalogIndex.today && CatalogIndex.today <= (value("end_date") ?? "9")
    }
}
