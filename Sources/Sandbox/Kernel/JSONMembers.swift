/// An object that is read from JSON member by member.
protocol JSONObject: JSONReadable {
    init(_ members: inout JSONMembers) throws(SandboxError)
}

extension JSONObject {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard case .object(let all) = json else { throw .invalidCatalog(place: place, reason: "This has to be an object.") }
        var members = JSONMembers(all, at: place)
        try self.init(&members)
        try members.end()
    }
}

/// The unread members of an object. One that stays unread is a mistake, most likely in its name.
struct JSONMembers {
    private let place: String
    private var rest: [String: JSON]

    fileprivate init(_ members: [(name: String, value: JSON)], at place: String) {
        self.place = place
        rest = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// A member that has to be there.
    mutating func required<Value: JSONReadable>(_ name: String) throws(SandboxError) -> Value {
        guard let json = rest.removeValue(forKey: name) else { throw .invalidCatalog(place: at(name), reason: "This is missing.") }
        return try Value(json, at: at(name))
    }

    /// A member that may be left out, and then leaves the value as it is.
    mutating func read<Value: JSONReadable>(_ name: String, into value: inout Value) throws(SandboxError) {
        guard let json = rest.removeValue(forKey: name) else { return }
        value = try Value(json, at: at(name))
    }

    fileprivate func end() throws(SandboxError) {
        guard let name = rest.keys.min() else { return }
        throw .invalidCatalog(place: at(name), reason: "There is no member of this name.")
    }

    private func at(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
}
