extension PostgreSQLFailure {
    /// Why no connection was made, from libpq's message. With verbose errors it has the SQLSTATE of the server's message: `FATAL:  28P01:
    /// …`. There is one line for each host. libpq has no other way to it.
    init(connecting message: String) {
        let failures = Self.states(in: message).map(Self.init(refusal:))
        // Of several hosts, one that refuses is more telling than one that is away.
        if let refusal = failures.first(where: \.isRefusal) {
            self = refusal
        } else if let other = failures.first(where: { $0 != .unreachable }) {
            self = other
        } else if !failures.isEmpty {
            self = .unreachable
        } else if ["SSL", "certificate"].contains(where: message.contains) {
            self = .insecure
        } else if ["could not translate host name", "Name or service not known"].contains(where: message.contains) {
            self = .unknownHost
        } else if ["session is read-only", "server is in hot standby mode"].contains(where: message.contains) {
            self = .readOnly
        } else if !message.contains("connection to server"), ["service", "invalid", "could not match"].contains(where: message.contains) {
            // libpq has not tried to connect: the service is unknown, or a value such as the port is invalid.
            self = .unusableConnection
        } else {
            self = .unreachable
        }
    }

    private init(refusal state: String) {
        self =
            switch state {
            case "3D000": .missingDatabase(state)
            case _ where state.hasPrefix("28"): .credentials(state)
            default: PostgreSQLFailure(state: state)
            }
    }

    /// The codes between a severity and a text. The severity is in the language of the server.
    private static func states(in message: String) -> [String] {
        message.split(separator: "\n").flatMap { line -> [String] in
            // Two spaces follow the severity and nothing else.
            guard let severity = line.firstRange(of: ":  ") else { return [] }
            let state = line[severity.upperBound...].prefix { $0 != ":" }
            let isState = state.utf8.count == 5 && state.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
            return isState ? [String(state)] : []
        }
    }
}
