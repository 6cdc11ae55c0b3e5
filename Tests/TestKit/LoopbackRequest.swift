/// One HTTP request as a loopback server received it.
public struct LoopbackRequest: Sendable {
    /// The number of the connection it came on, from 1 in order of acceptance.
    public var connection: Int
    /// The method.
    public var method: String
    /// The path and query.
    public var target: String
    /// The header fields in order.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8]

    /// The first value of the named field, without regard to case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// How often the named field occurs.
    public func count(of name: String) -> Int {
        headers.count { $0.name.lowercased() == name.lowercased() }
    }

    init?(head: String, connection: Int) {
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        self.connection = connection
        method = String(words[0])
        target = String(words[1])
        headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        body = []
    }
}
