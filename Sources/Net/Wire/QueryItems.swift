/// The query of a request: each name once, and in the order of names, so that equal requests have equal texts for caches between client and
/// server.
struct QueryItems {
    private var items: [(name: String, value: String)] = []

    /// Sets the value of a name, in place of an earlier one.
    mutating func set(_ name: String, _ value: String) {
        if let index = items.firstIndex(where: { $0.name == name }) { items[index].value = value } else { items.append((name, value)) }
    }

    /// The query with its question mark; empty without items.
    var text: String {
        var text = ""
        for item in items.sorted(by: { $0.name < $1.name }) {
            text += text.isEmpty ? "?" : "&"
            text += Self.encoded(item.name)
            text += "="
            text += Self.encoded(item.value)
        }
        return text
    }

    /// A text with everything percent-encoded that has or may have a meaning in a URL (RFC 3986).
    static func encoded(_ text: String) -> String {
        if text.utf8.allSatisfy(isUnreserved) { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(3 * text.utf8.count)
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
