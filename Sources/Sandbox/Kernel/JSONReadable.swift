/// A value that can be read from JSON, which says where it cannot.
protocol JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError)
}

extension String: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .string(let text) = json else { throw .invalidCatalog(place: place, reason: "This has to be a text.") }
        self = text
    }
}

extension Int: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .integer(let number) = json else { throw .invalidCatalog(place: place, reason: "This has to be a whole number.") }
        self = number
    }
}

extension Double: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        switch json {
        case .integer(let number): self = Double(number)
        case .number(let number): self = number
        default: throw .invalidCatalog(place: place, reason: "This has to be a number.")
        }
    }
}

extension Bool: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .boolean(let value) = json else { throw .invalidCatalog(place: place, reason: "This has to be true or false.") }
        self = value
    }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        if case .null = json { self = nil } else { self = try Wrapped(json, at: place) }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .array(let items) = json else { throw .invalidCatalog(place: place, reason: "This has to be a list.") }
        self = []
        for (index, item) in items.enumerated() { append(try Element(item, at: "\(place)[\(index)]")) }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .object(let members) = json else { throw .invalidCatalog(place: place, reason: "This has to be an object.") }
        self = [:]
        for member in members { self[member.name] = try Value(member.value, at: "\(place).\(member.name)") }
    }
}
