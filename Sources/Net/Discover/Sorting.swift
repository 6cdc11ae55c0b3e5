import MarqueeDomain

extension Sorting where Key: RawRepresentable<String> {
    /// The order in a query or a body.
    var wireText: String { key.rawValue + (isAscending ? ".asc" : ".desc") }

    /// The order of a text such as `title.asc`; nil for any other.
    init?(wireText: String) {
        let parts = wireText.split(separator: ".")
        guard parts.count == 2, let key = Key(rawValue: String(parts[0])), ["asc", "desc"].contains(parts[1]) else { return nil }
        self = parts[1] == "asc" ? .ascending(key) : .descending(key)
    }
}
