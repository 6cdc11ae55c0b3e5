/// Notes which keys of a document have been asked for.
final class AskedKeys {
    private var asked: [Bool]

    init(count: Int) { asked = Array(repeating: false, count: count) }

    func note(_ key: Int) { asked[key] = true }
    func contains(_ key: Int) -> Bool { asked[key] }
}

extension JSONTape {
    /// The members that nobody asked for, by their paths. What is inside of one is not listed again. Empty unless it was recorded.
    var unasked: [[any CodingKey]] {
        guard let asked else { return [] }
        var paths: [[any CodingKey]] = []
        var index = 0
        while index < tokens.count {
            if tokens[index].kind == .key, !asked.contains(index) {
                paths.append(path(to: index + 1))
                index = Int(tokens[index + 1].next)
            } else {
                index += 1
            }
        }
        return paths
    }
}
