import Foundation

/// Looks for secrets in a recording, in whatever way they are written. It shares no code with the removal of secrets.
enum Leaks {
    /// The secrets that are in the bytes.
    static func find(_ secrets: [String], in data: Data) -> [String] {
        var texts: Set<String> = [String(decoding: data, as: UTF8.self)]
        for line in data.split(separator: 10) {
            if let json = try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed) { collect(json, into: &texts) }
        }
        // A text may be encoded several times, each time in another way.
        var (all, latest) = (texts, texts)
        for _ in 0..<6 where all.count < 20_000 {
            latest = latest.reduce(into: Set<String>()) { $0.formUnion(decoded($1)) }.subtracting(all)
            all.formUnion(latest)
            latest = latest.filter { $0.utf8.count < 10_000 && !$0.contains("\u{FFFD}") }
        }
        let haystacks = all.map { $0.lowercased() }
        return secrets.filter { secret in haystacks.contains { $0.contains(secret.lowercased()) } }
    }

    private static func collect(_ json: Any, into texts: inout Set<String>) {
        switch json {
        case let members as [String: Any]:
            for (name, value) in members {
                texts.insert(name)
                collect(value, into: &texts)
            }
        case let items as [Any]: for item in items { collect(item, into: &texts) }
        case let text as String:
            guard texts.insert(text).inserted, let inner = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return }
            collect(inner, into: &texts)
        default: texts.insert("\(json)")
        }
    }

    private static func decoded(_ text: String) -> Set<String> {
        var found: Set<String> = []
        if let plain = text.removingPercentEncoding { found.insert(plain) }
        found.insert(
            text.replacing(/\\(?:u([0-9A-Fa-f]{4})|(["\\\/]))/) { escape in
                let scalar = escape.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
                return scalar.map(String.init) ?? escape.2.map(String.init) ?? ""
            })
        for run in text.matches(of: /[A-Za-z0-9+\/_-]{12,}/).map({ String($0.output) }) {
            for offset in 0..<4 {
                var plain = run.dropFirst(offset).replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
                if plain.count % 4 == 1 { plain.removeLast() }
                plain += String(repeating: "=", count: (4 - plain.count % 4) % 4)
                if let data = Data(base64Encoded: plain) { found.insert(String(decoding: data, as: UTF8.self)) }
            }
        }
        let letters = text.replacing(/&#(?:[xX]([0-9A-Fa-f]+)|([0-9]+));/) { entity in
            let code = entity.1.map { UInt32($0, radix: 16) } ?? entity.2.map { UInt32($0) }
            return code.flatMap { $0 }.flatMap(Unicode.Scalar.init).map(String.init) ?? ""
        }
        found.formUnion([letters, text.filter { !$0.isWhitespace }])
        for run in text.matches(of: /[0-9A-Fa-f]{12,}/).map({ Array($0.output.utf8) }) {
            for offset in 0..<2 {
                let pairs = stride(from: offset, to: run.count - 1, by: 2).map { run[$0...($0 + 1)] }
                found.insert(String(decoding: pairs.compactMap { UInt8(String(decoding: $0, as: UTF8.self), radix: 16) }, as: UTF8.self))
            }
        }
        return found
    }
}
