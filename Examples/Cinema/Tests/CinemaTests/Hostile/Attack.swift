import Foundation

/// The attack of a hostile visitor.
enum Attack: String, CaseIterable, Sendable {
    case flood = "flood", bigFlood = "big flood", failingIds = "failing ids", silence = "silent connections", halfForms = "half forms"
    case signIns = "abandoned sign-ins", all = "all together"

    /// How many connections an attack has.
    struct Size: Sendable {
        var flood = 50
        var bigFlood = 500
        var failingIds = 8
        var silence = 1_100
        var halfForms = 200
        var signIns = 16

        /// Few enough for a test beside others.
        static let small = Size(flood: 10, bigFlood: 30, failingIds: 4, silence: 40, halfForms: 10, signIns: 4)
    }

    /// Starts the attack. One address has at most 50 connections that ask, and 100 that are silent.
    func start(_ size: Size, _ attackers: Attackers) {
        switch self {
        case .flood: attackers.start(size.flood, each: 50, network: 1, Self.flood)
        case .bigFlood: attackers.start(size.bigFlood, each: 50, network: 2, Self.flood)
        case .failingIds: attackers.start(size.failingIds, each: 50, network: 3, Self.askForBrokenPeople)
        case .silence:
            let each = min(size.silence, 100)
            attackers.start(size.silence / each, each: 1, network: 4) { Self.hold(each, $0, $1, from: $2, Self.silences) }
        case .halfForms:
            let each = min(size.halfForms, 100)
            attackers.start(size.halfForms / each, each: 1, network: 5) { Self.hold(each, $0, $1, from: $2, [Self.halfForm]) }
        case .signIns: attackers.start(size.signIns, each: 4, network: 6, Self.beginSignIns)
        case .all: for attack in Self.allCases where attack != .all && attack != .flood { attack.start(size, attackers) }
        }
    }

    /// Pages that no other visitor has asked for: unknown titles, and some searches.
    private static func flood(_ attackers: Attackers, _ connection: RawConnection, _ source: String) {
        while !attackers.isOver {
            let number = attackers.next()
            let path = number.isMultiple(of: 4) ? "/search?q=flood\(number)" : "/title/movie/\(1_000_000 + number)"
            if attackers.ask(connection, "GET \(path)") == nil { return }
        }
    }

    private static func askForBrokenPeople(_ attackers: Attackers, _ connection: RawConnection, _ source: String) {
        while !attackers.isOver {
            if attackers.ask(connection, "GET /person/\(FailingTMDb.firstBroken + attackers.next())") == nil { return }
        }
    }

    /// Sign-ins that are begun, and left.
    private static func beginSignIns(_ attackers: Attackers, _ connection: RawConnection, _ source: String) {
        while !attackers.isOver {
            guard let page = attackers.ask(connection, "GET /sign-in") else { return }
            let cookie = page.between("cinema=", ";") ?? ""
            let token = page.between("name=\"token\" value=\"", "\"") ?? ""
            let fields = "Cookie: cinema=\(cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            if attackers.ask(connection, "POST /sign-in", fields, body: "token=\(token)") == nil { return }
        }
    }

    private static let halfForm = "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\na"
    private static let silences = [
        "", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", "GET /assets/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ]

    /// Keeps connections on which nothing more comes, and opens another one for each that ends.
    private static func hold(_ count: Int, _ attackers: Attackers, _ first: RawConnection, from source: String, _ texts: [String]) {
        first.write(texts[0])
        var held = [first]
        while !attackers.isOver {
            held.removeAll { connection in
                guard !connection.isOpen else { return false }
                attackers.close(connection)
                return true
            }
            while held.count < count, !attackers.isOver, let connection = attackers.open(from: source) {
                connection.write(texts[held.count % texts.count])
                held.append(connection)
            }
            usleep(100_000)
        }
        for connection in held { attackers.close(connection) }
    }
}

extension String {
    /// The piece of the text between two others.
    fileprivate func between(_ start: String, _ end: String) -> String? {
        guard let first = range(of: start), let last = range(of: end, range: first.upperBound..<endIndex) else { return nil }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
