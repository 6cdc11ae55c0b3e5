extension Routes {
    /// The operations under `/3/person`.
    func people(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> Reply {
        if path == ["popular"] {
            let paging = try Paging(request, ofAll: options)
            return reply(.object(paging.members(of: catalog.peopleByPopularity) { $0.row(wording) }), lasting: 3_600)
        }
        let latest = path == ["latest"] ? catalog.people.max { $0.id < $1.id } : nil
        guard let person = latest ?? path.first.flatMap(Int.init(digits:)).flatMap({ catalog.person($0) }) else { throw .notFound }
        let parts = PersonParts(person: person, request: request, wording: wording)
        guard path.count > 1 else { return reply(try parts.detailsWithParts(), lasting: 14_400) }
        if path[1...] == ["changes"] { return changes(of: person.id, request) }
        guard path.count == 2, let part = parts.part(path[1]) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }
}
