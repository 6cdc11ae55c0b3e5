import MarqueeCPostgreSQL

/// The hosts of a connection, also those from the environment or a service file, in the order in which they are tried.
struct HostList {
    /// One host, as words that replace those of the list.
    struct Target {
        let words: [(String, String)]
    }

    let targets: [Target]

    /// The hosts that libpq would try. A preferred standby is one of two tries of each host.
    init(_ pointer: OpaquePointer) {
        let names = Self.list("host", of: pointer)
        let addresses = Self.list("hostaddr", of: pointer)
        let ports = Self.list("port", of: pointer)
        let count = max(names.count, addresses.count)
        guard count > 1 else {
            targets = [Target(words: [])]
            return
        }
        let isStandbyPreferred = Self.option("target_session_attrs", of: pointer) == "prefer-standby"
        targets = (isStandbyPreferred ? ["standby", "any"] : [nil]).flatMap { role in
            (0..<count).map { index in
                var words: [(String, String)] = []
                if index < names.count { words.append(("host", names[index])) }
                if index < addresses.count { words.append(("hostaddr", addresses[index])) }
                if let port = index < ports.count ? ports[index] : ports.last { words.append(("port", port)) }
                if let role { words.append(("target_session_attrs", role)) }
                return Target(words: words)
            }
        }
    }

    private static func list(_ name: String, of pointer: OpaquePointer) -> [String] {
        guard let text = option(name, of: pointer), !text.isEmpty else { return [] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// A value of the connection.
    static func option(_ name: String, of pointer: OpaquePointer) -> String? {
        let options = PQconninfo(pointer)
        defer { PQconninfoFree(options) }
        guard var option = options else { return nil }
        while let keyword = option.pointee.keyword {
            if String(cString: keyword) == name { return option.pointee.val.map { String(cString: $0) } }
            option += 1
        }
        return nil
    }
}
