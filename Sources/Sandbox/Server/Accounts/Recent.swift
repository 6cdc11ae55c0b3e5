/// Values by key, of which only the most recent are stored, so that no client can make a sandbox grow without end.
struct Recent<Value: Sendable>: Sendable {
    private var values: [String: Value] = [:]
    private var order: [String] = []
    private let bound: Int

    init(bound: Int = 50_000) { self.bound = bound }

    subscript(key: String) -> Value? {
        get { values[key] }
        set {
            if newValue != nil, values[key] == nil { order.append(key) }
            values[key] = newValue
            // Trimmed in one go, so that a long run does not move the whole order for every key.
            guard order.count > 2 * bound else { return }
            for old in order.prefix(order.count - bound) { values[old] = nil }
            order.removeFirst(order.count - bound)
        }
    }

    mutating func change(_ change: (inout Value) -> Void) {
        values = values.mapValues { value in
            var value = value
            change(&value)
            return value
        }
    }

    /// Forgets the values that meet the condition.
    mutating func remove(where isMeant: (Value) -> Bool) { values = values.filter { !isMeant($0.value) } }
}
