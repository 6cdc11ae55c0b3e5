import MarqueeData
import MarqueeDomain

/// An operation whose stored answers can be asked for again by their keys.
protocol RenewableRow {
    /// The read of a key; nil if the key is not one of this operation.
    func renewal(of key: SnapshotKey, by tmdb: TMDB) -> Remote<Void>?
}

extension Operation: RenewableRow {
    func renewal(of key: SnapshotKey, by tmdb: TMDB) -> Remote<Void>? {
        guard rules.route.method == .get, !rules.isPrivate, rules.route.description == key.operation else { return nil }
        let path = key.arguments.filter { rules.route.variables.contains($0.name) }
        // The text comes from a file.
        guard path.count == rules.route.variables.count, path.allSatisfy({ (try? PathValue($0.value)) != nil }) else { return nil }
        let query = key.arguments.filter { !rules.route.variables.contains($0.name) }
        let line = RequestLine(rules, of: key.subject, path: path, query: query, as: .program, refusal: nil)
        let remote = tmdb.renewal(line, Answer.self)
        return remote.key == key ? remote : nil
    }
}

extension TMDB {
    /// The read of a public answer in the store, by its key; nil if this version does not know its operation.
    func renewal(of key: SnapshotKey) -> Remote<Void>? {
        guard key.tenant == nil, key.server == server.name else { return nil }
        let tmdb = serving(key.audience)
        let row = Operations.all.first { $0.route.description == key.operation } as? any RenewableRow
        return row?.renewal(of: key, by: tmdb)
    }

    /// The read of a request without the value, whose titles are indexed.
    fileprivate func renewal<Answer: DTO>(_ line: RequestLine, _ type: Answer.Type) -> Remote<Void> {
        renewal(line, EntityReader(type), titles: Answer.Entity.self as? any TitleBearing.Type)
    }

    private func renewal(_ line: RequestLine, _ shape: EntityReader, titles: (any TitleBearing.Type)?) -> Remote<Void> {
        let key = key(of: line)
        let (server, language) = (server.name, key.audience.language)
        let remote = BoxedRemote(key: key) {
            query(line, shape) { (value, losses) in
                Adapted(Boxed(()), titles: titles?.indexed(value, server: server, language: language) ?? [], losses: losses)
            }
        }
        return Remote(remote)
    }
}
