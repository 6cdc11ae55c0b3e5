import Foundation

/// A body of JSON with some of its values replaced by texts that need not be JSON that a library would write.
struct AlteredJSON {
    private var literals: [String] = []
    private let mark = "\u{E000}"

    /// - Parameter literal: The text in place of a value under a key; nil leaves it.
    static func body(_ body: Data, _ literal: (_ key: String, _ value: Any) -> String?) -> Data {
        guard let value = try? JSONSerialization.jsonObject(with: body) else { return body }
        var altered = AlteredJSON()
        let marked = altered.marked(value, key: "", literal)
        guard let text = try? JSONSerialization.data(withJSONObject: marked) else { return body }
        return Data(altered.filled(String(decoding: text, as: UTF8.self)).utf8)
    }

    private mutating func marked(_ value: Any, key: String, _ literal: (String, Any) -> String?) -> Any {
        if let object = value as? [String: Any] {
            var members: [String: Any] = [:]
            // In the order of the keys, so that a seed draws the same.
            for (key, value) in object.sorted(by: { $0.key < $1.key }) { members[key] = marked(value, key: key, literal) }
            return members
        }
        if let list = value as? [Any] { return list.map { marked($0, key: key, literal) } }
        guard let text = literal(key, value) else { return value }
        literals.append(text)
        return "\(mark)\(literals.count - 1)\(mark)"
    }

    private func filled(_ text: String) -> String {
        let pieces = text.components(separatedBy: "\"" + mark)
        return pieces.dropFirst().reduce(into: pieces[0]) { filled, piece in
            let parts = piece.components(separatedBy: mark + "\"")
            filled += (Int(parts[0]).map { literals[$0] } ?? "null") + parts.dropFirst().joined()
        }
    }
}
