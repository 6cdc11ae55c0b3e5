extension Sandbox.Behavior {
    /// Reads a behavior as a command line writes it, or returns nil for anything else: `normal`, `offline`, `lost-answer`,
    /// `latency=200ms`, `status=503`, `429=2` (come back after two seconds), `drip=50ms`, or the name of a ``Sandbox/Fault``.
    public init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let behavior = sides.count == 1 ? Self.named(text) : Self.named(sides[0], sides[1])
        guard let behavior else { return nil }
        self = behavior
    }

    private static func named(_ name: String) -> Self? {
        switch name {
        case "normal": .normal
        case "offline": .offline
        case "lost-answer": .lostAnswer
        default: Sandbox.Fault(rawValue: name).map(Self.fault)
        }
    }

    private static func named(_ name: Substring, _ value: Substring) -> Self? {
        switch name {
        case "latency": duration(value).map(Self.slow)
        case "drip": duration(value).map(Self.drip)
        case "status": number(value).flatMap { (200...599).contains($0) ? .status($0) : nil }
        case "429": number(value).flatMap { $0 <= 86_400 ? .rateLimited(retryAfter: $0) : nil }
        default: nil
        }
    }

    /// A whole number of milliseconds or seconds up to a minute.
    private static func duration(_ text: Substring) -> Duration? {
        let milliseconds = text.hasSuffix("ms") ? number(text.dropLast(2)) : nil
        let seconds = text.hasSuffix("ms") || !text.hasSuffix("s") ? nil : number(text.dropLast())
        guard let time = milliseconds.map(Duration.milliseconds) ?? seconds.map(Duration.seconds) else { return nil }
        return time <= .seconds(60) ? time : nil
    }

    /// Digits only, because `Int` would take a sign too.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } && text.utf8.count <= 9 ? Int(text) : nil
    }
}
