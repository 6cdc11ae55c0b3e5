extension Routes {
    /// The ids of a kind that were changed. The catalog stands still, so all of it counts as changed on its last day.
    func changed(_ ids: [Int], _ request: Request) throws(Failure) -> Reply {
        let isThen = Self.isInPeriod(request)
        let paging = try Paging(request, size: options.pageSize)
        return reply(.object(paging.members(of: isThen ? ids : []) { ["id": .integer($0), "adult": false] }), lasting: 600)
    }

    /// What was changed of one thing: its popularity, on the last day of the catalog.
    func changes(of id: Int, _ request: Request) -> Reply {
        let item: JSON = [
            "id": .string(String(repeating: "0", count: 24 - String(id).count) + String(id)), "action": "updated",
            "time": .string(Catalog.today + " 12:00:00 UTC"), "value": ["popularity": .integer(id)],
        ]
        let rows: [JSON] = Self.isInPeriod(request) ? [["key": "general", "items": [item]]] : []
        return reply(["changes": .array(rows)], lasting: 600)
    }

    /// Whether the last day of the catalog lies in the days of a request; without days it does.
    private static func isInPeriod(_ request: Request) -> Bool {
        (request.value("start_date") ?? "") <= Catalog.today && Catalog.today <= (request.value("end_date") ?? "9")
    }
}
