import MarqueeDomain

/// The query of a filter. Equal filters have equal texts, so that they share a cached answer.
struct FilterQuery {
    private(set) var items: [String: String] = [:]

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

    mutating func add(_ name: String, _ value: (some CustomStringConvertible)?) { items[name] = value?.description }

    /// TMDb ignores a region without a condition: alone, it asks for any offer.
    mutating func completeOffers() {
        guard items["watch_region"] != nil, items["with_watch_providers"] == nil, items["with_watch_monetization_types"] == nil else {
            return
        }
        add("with_watch_monetization_types", .any(Set(WatchMonetizationType.allCases)), text: \.rawValue)
    }

    mutating func add<Key: RawRepresentable<String>>(_ sort: Sorting<Key>) {
        items["sort_by"] = sort.wireText
    }

    private mutating func add(_ name: String, _ texts: [String], separator: String) {
        guard !texts.isEmpty else { return }
        items[name] = texts.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.joined(separator: separator)
    }
}
