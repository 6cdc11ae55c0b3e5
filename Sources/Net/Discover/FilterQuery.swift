import MarqueeDomain

/// The query of a filter. Equal filters have equal texts, so that they share a cached answer.
struct FilterQuery {
    private(set) var items: [String: String] = [:]

    subscript(name: String) -> String? {
        get { items[name] }
        set { items[name] = newValue }
    }

    mutating func add<Value>(_ name: String, _ matching: Matching<Value>?, text: (Value) -> String) {
        switch matching {
        case .all(let values): add(name, values.map(text), separator: ",")
        case .any(let values): add(name, values.map(text), separator: "|")
        case nil: break
        }
    }

    mutating func add(_ name: String, _ matching: Matching<Int>?) { add(name, matching, text: String.init) }

    mutating func add(_ name: String, _ matching: Matching<String>?) { add(name, matching) { $0 } }

    mutating func exclude(_ name: String, _ ids: Set<Int>) { add(name, ids.map(String.init), separator: ",") }

    mutating func add<Value>(_ name: String, _ range: FilterRange<Value>?) {
        add(name, lowest: range?.lowest.map { "\($0)" }, highest: range?.highest.map { "\($0)" })
    }

    mutating func add(_ name: String, year: String, _ dates: DateFilter?) {
        switch dates {
        case .year(let number): items[year] = String(number)
        case .days(let range): add(name, range)
        case nil: break
        }
    }

    mutating func add(_ certification: CertificationFilter?) {
        items["certification_country"] = certification?.country
        items["certification"] = certification?.exact
        add("certification", lowest: certification?.lowest, highest: certification?.highest)
    }

    mutating func add(_ watch: WatchFilter?) {
        guard let watch else { return }
        items["watch_region"] = watch.watchRegion
        add("with_watch_providers", watch.watchProviders)
        exclude("without_watch_providers", watch.withoutWatchProviders)
        let kinds = watch.watchMonetizationTypes ?? (watch.watchProviders == nil ? .any(Set(WatchMonetizationType.allCases)) : nil)
        add("with_watch_monetization_types", kinds, text: \.rawValue)
    }

    mutating func add<Key: RawRepresentable<String>>(_ sort: Sorting<Key>) {
        items["sort_by"] = sort.wireText
    }

    private mutating func add(_ name: String, lowest: String?, highest: String?) {
        items[name + ".gte"] = lowest
        items[name + ".lte"] = highest
    }

    private mutating func add(_ name: String, _ texts: [String], separator: String) {
        guard !texts.isEmpty else { return }
        items[name] = texts.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.joined(separator: separator)
    }
}
