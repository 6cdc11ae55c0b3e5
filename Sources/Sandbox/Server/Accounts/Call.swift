/// One request to an operation, with the values of its path and of its body.
struct Call: Sendable {
    let request: Request
    /// The values of the path where the template of the operation has a star.
    let values: [String]
    let payload: Payload

    /// The number at this place of the path.
    func number(_ index: Int) throws(Refusal) -> Int {
        guard let number = Int(digits: values[index]) else { throw .notFound }
        return number
    }

    func text(_ name: String) throws(Refusal) -> String {
        guard case .string(let text) = try payload.member(name) else { throw .invalidParameters }
        return text
    }

    func integer(_ name: String) throws(Refusal) -> Int {
        guard case .integer(let number) = try payload.member(name) else { throw .invalidParameters }
        return number
    }

    func boolean(_ name: String) throws(Refusal) -> Bool {
        guard case .boolean(let value) = try payload.member(name) else { throw .invalidParameters }
        return value
    }

    /// A member that may be left out; of another type it is not valid.
    func optionalText(_ name: String) throws(Refusal) -> String? {
        switch try payload.member(name) {
        case nil, .null: nil
        case .string(let text): text
        default: throw .invalidParameters
        }
    }
}

/// The body of a request.
enum Payload: Sendable {
    case none
    case json(JSON)
    /// Something that is no JSON, or does not claim to be.
    case unreadable

    init(_ request: Request) {
        if request.bodyBytes == 0 {
            self = .none
        } else if request.contentType == "application/json", let json = JSONReader.value(of: request.body) {
            self = .json(json)
        } else {
            self = .unreadable
        }
    }

    /// A member of the body, which has to be an object if there is one.
    func member(_ name: String) throws(Refusal) -> JSON? {
        switch self {
        case .none: nil
        case .json(.object(let members)): members.first { $0.name == name }?.value
        case .json, .unreadable: throw .invalidInput
        }
    }

    /// The body as the journal of writes shows it.
    var shown: String {
        guard case .json(let json) = self else { return "" }
        return String(decoding: json.canonical.bytes, as: UTF8.self)
    }
}

extension JSON {
    /// With members sorted by name and secrets replaced.
    fileprivate var canonical: JSON {
        switch self {
        case .object(let members):
            .object(
                members.sorted { $0.name < $1.name }.map { name, value in
                    (name, PercentText.secrets.contains(name.lowercased()) ? .string("<redacted>") : value.canonical)
                })
        case .array(let items): .array(items.map(\.canonical))
        default: self
        }
    }
}
