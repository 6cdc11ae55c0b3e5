import MarqueeDomain

/// The differences between the ids of two catalogs.
struct CatalogDifferences {
    private(set) var added: [CatalogKind: Int] = [:]
    private(set) var removed: [CatalogKind: [Int]] = [:]

    /// Compares the ids of each kind that the new catalog has.
    init(from old: CatalogFile, to new: CatalogFile) throws(CatalogDamage) {
        for kind in CatalogKind.allCases {
            let (before, after) = (try old.ids(kind.number), try new.ids(kind.number))
            guard after.contains(where: { $0 != 0 }) else { continue }
            var (count, gone) = (0, [Int]())
            for place in 0..<max(before.count, after.count) {
                let (first, second) = (place < before.count ? before[place] : 0, place < after.count ? after[place] : 0)
                guard first != second else { continue }
                count += (second & ~first).nonzeroBitCount
                for bit in 0..<8 where (first & ~second) >> bit & 1 == 1 { gone.append(place * 8 + bit) }
            }
            if count > 0 { added[kind] = count }
            if !gone.isEmpty { removed[kind] = gone }
        }
    }
}
