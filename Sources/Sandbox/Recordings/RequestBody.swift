/// The body of a request as a replay compares it: without secrets, and JSON by its meaning.
enum RequestBody: Hashable, Sendable {
    case none
    /// JSON with its members sorted.
    case json(String)
    case other([UInt8])

    init(_ bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .none
        } else if let json = JSONReader.value(of: bytes) {
            self = .json(String(decoding: Self.comparable(json).bytes, as: UTF8.self))
        } else {
            self = .other(bytes)
        }
    }

    private static func comparable(_ json: JSON) -> JSON {
        switch json {
        case .object(let members):
            .object(
                members.sorted { $0.name < $1.name }.map { name, value in
                    (name, SecretNames.kind(of: name) == nil ? comparable(value) : "*")
                })
        case .array(let items): .array(items.map(comparable))
        case .number(let number): Int(exactly: number).map(JSON.integer) ?? json
        default: json
        }
    }

    /// The members that differ, as a text.
    func differences(from recorded: RequestBody) -> String {
        guard case .json(let asked) = self, case .json(let recorded) = recorded,
            case .object(let askedMembers)? = JSONReader.value(of: Array(asked.utf8)),
            case .object(let recordedMembers)? = JSONReader.value(of: Array(recorded.utf8))
        else { return "the body differs" }
        func texts(_ members: [(name: String, value: JSON)]) -> [String: String] {
            Dictionary(members.map { ($0.name, String(decoding: $0.value.bytes, as: UTF8.self)) }) { first, _ in first }
        }
        return NearestRequest.differences(asked: texts(askedMembers), recorded: texts(recordedMembers), of: "in the body, ")
    }
}
