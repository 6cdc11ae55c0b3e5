import MarqueeDomain

extension CatalogFile {
    /// The number of names by kind.
    var counts: [Int: Int] {
        var counts: [Int: Int] = [:]
        for kind in 0..<CatalogLists.adult where header.ranks[kind].count > 0 { counts[kind] = Int(header.ranks[kind].count) }
        return counts
    }

    /// The kinds that have names.
    var kinds: Set<CatalogKind> { Set(counts.keys.compactMap(CatalogKind.init(number:))) }

    var info: CatalogInfo? {
        guard let day = Day(number: day) else { return nil }
        var named: [CatalogKind: Int] = [:]
        for (number, count) in counts { if let kind = CatalogKind(number: number) { named[kind] = count } }
        return CatalogInfo(day: day, counts: named, adultCount: Int(header.ranks[CatalogLists.adult].count), bytes: length)
    }

    /// Finds names.
    func hits(_ query: CatalogQuery, includesAdult: Bool, isCancelled: () -> Bool) throws(CatalogDamage) -> CatalogHits? {
        guard let day = Day(number: day) else { throw .value }
        var search = CatalogSearch(query.text)
        search.isEnded = query.isComplete
        search.kinds = Set(query.kinds.map(\.number))
        search.includesAdult = includesAdult
        search.includesVideo = query.includesVideos
        search.offset = min(max(0, query.offset), 10_000)
        search.limit = min(max(0, query.limit), 1_000)
        let findings = try self.search(search, isCancelled: isCancelled)
        let names = findings.hits.compactMap { hit -> CatalogName? in
            guard let kind = CatalogKind(number: hit.kind) else { return nil }
            var name = CatalogName(kind: kind, number: hit.id, name: hit.name)
            name.isAdult = hit.isAdult
            name.isVideo = hit.isVideo
            name.matches = hit.ranges
            name.isForgiven = hit.isForgiven
            return name
        }
        var hits = CatalogHits(names: names, total: findings.isTotalExact ? .exactly(findings.total) : .atLeast(findings.total), day: day)
        hits.droppedWords = findings.droppedWords
        return hits
    }
}

extension CatalogProgress {
    init(_ progress: ImporterProgress) {
        switch progress.stage {
        case .reading: self = .reading(progress.done)
        case .indexing: self = .indexing(progress.done, of: progress.total ?? progress.done)
        case .writing: self = .writing
        }
    }
}
