/// Some of all names, each once: those with the least hashes. They do not depend on the order in which names come.
struct NameSample: Sendable {
    private struct Name: Sendable {
        var hash: UInt64
        var bytes: [UInt8]
    }

    /// The most names of a sample.
    static let most = 16_384
    /// So many bytes of a name are taken.
    private static let longestName = 64

    private var kept: [Name] = []
    /// A name with a greater hash is not of the sample.
    private var greatest = UInt64.max

    init() {}

    /// The names, in an order of their own.
    var names: [[UInt8]] { sorted.prefix(Self.most).map(\.bytes) }

    mutating func add(_ name: [UInt8]) {
        name.withUnsafeBytes { name in
            let part = UnsafeRawBufferPointer(rebasing: name.prefix(Self.longestName))
            let hash = part.hash64
            // A copy, because the memory of a name that is read has room for the longest.
            if hash <= greatest { kept.append(Name(hash: hash, bytes: Array(part))) }
        }
        guard kept.count >= Self.most * 2 else { return }
        kept = Array(sorted.prefix(Self.most))
        if kept.count == Self.most { greatest = kept[Self.most - 1].hash }
    }

    private var sorted: [Name] {
        var sorted: [Name] = []
        for name in kept.sorted(by: { $0.hash != $1.hash ? $0.hash < $1.hash : $0.bytes.lexicographicallyPrecedes($1.bytes) })
        where sorted.last?.bytes != name.bytes {
            sorted.append(name)
        }
        return sorted
    }
}
