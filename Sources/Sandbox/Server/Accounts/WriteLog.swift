/// The last thousand writes, oldest first.
struct WriteLog: Sendable {
    private var writes: [Sandbox.Write] = []
    private static let bound = 1_000

    var recent: [Sandbox.Write] { Array(writes.suffix(Self.bound)) }

    mutating func add(_ write: Sandbox.Write) {
        writes.append(write)
        if writes.count > 2 * Self.bound { writes.removeFirst(Self.bound) }
    }
}
