/// Values by item, in the order in which the items were added.
struct OrderedValues<Item: Hashable & Sendable, Value: Sendable>: Sendable {
    private var entries: [Item: (place: Int, value: Value)] = [:]
    private var nextPlace = 0

    var items: [Item] { entries.sorted { $0.value.place < $1.value.place }.map(\.key) }

    var isEmpty: Bool { entries.isEmpty }

    /// An item that is there already keeps its place.
    subscript(item: Item) -> Value? {
        get { entries[item]?.value }
        set {
            guard let newValue else {
                entries[item] = nil
                return
            }
            if entries[item] == nil { nextPlace += 1 }
            entries[item] = (entries[item]?.place ?? nextPlace, newValue)
        }
    }
}
