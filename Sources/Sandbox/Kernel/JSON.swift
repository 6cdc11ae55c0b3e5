/// JSON as it is written: members keep their order, and a whole floating-point number keeps its `.0`, as TMDb sends it.
indirect enum JSON: Sendable {
    case object([(name: String, value: JSON)])
    case array([JSON])
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case null

    init(_ text: String?) { self = text.map(JSON.string) ?? .null }
    init(_ number: Int?) { self = number.map(JSON.integer) ?? .null }

    var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    /// This object with more members at its end.
    func adding(_ members: [(name: String, value: JSON)]) -> JSON {
        guard case .object(let own) = self else { return self }
        return .object(own + members)
    }

    func removing(_ name: String) -> JSON {
        guard case .object(let own) = self else { return self }
        return .object(own.filter { $0.name != name })
    }

    /// The member of an object; nil when there is none.
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .object(let members):
            Self.write(members, between: "{", "}", to: &output) { member, output in
                Self.write(member.name, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
        case .array(let items): Self.write(items, between: "[", "]", to: &output) { $0.write(to: &$1) }
        case .string(let text): Self.write(text, to: &output)
        case .integer(let number): output += "\(number)".utf8
        case .number(let number): output += "\(number)".utf8
        case .boolean(let value): output += (value ? "true" : "false").utf8
        case .null: output += "null".utf8
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: String, _ close: String, to output: inout [UInt8], each: (Item, inout [UInt8]) -> Void
    ) {
        output += open.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            each(item, &output)
        }
        output += close.utf8
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0..<32:
                let digits = String(byte, radix: 16)
                output += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { (name: $0.0, value: $0.1) }) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(nilLiteral: ()) { self = .null }
}
