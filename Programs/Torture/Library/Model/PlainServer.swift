import MarqueeData
import MarqueeDomain

/// A server that is nothing but a dictionary: the known sessions, and the marks of all accounts.
struct PlainServer {
    /// By the name of the person, an account or a guest.
    private(set) var marks: [String: [Mark: MarkValue]] = [:]
    private var sessions: [String: String] = [:]
    private var count = 0

    /// Whose session it is; nil if it is taken no more.
    func person(_ session: String) -> String? { sessions[session] }

    mutating func signIn(_ account: Int) -> UserGrant {
        count += 1
        let session = "session \(count)"
        sessions[session] = "\(account)"
        return UserGrant(
            authorization: UserAuthorization(kind: .account, session: Secret(session), accountID: account), username: "user \(account)")
    }

    mutating func signInAsGuest() -> UserGrant {
        count += 1
        let session = "session \(count)"
        sessions[session] = "guest \(count)"
        return UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret(session)))
    }

    mutating func end(_ session: String) { sessions[session] = nil }

    mutating func revoke(_ person: String) { sessions = sessions.filter { $0.value != person } }

    mutating func set(_ value: MarkValue, _ mark: Mark, of person: String) {
        marks[person, default: [:]][mark] = value == mark.nothing ? nil : value
    }

    func value(_ mark: Mark, of person: String) -> MarkValue { marks[person]?[mark] ?? mark.nothing }

    func marks(on item: Markable, of person: String) -> Marks {
        var found = Marks.none
        for mark in item.marks(isGuest: false) { found.set(value(mark, of: person)) }
        return found
    }

    func shelf(_ name: ShelfName, of person: String) -> [Markable: MarkValue] {
        var values: [Markable: MarkValue] = [:]
        for (mark, value) in marks[person] ?? [:] where ShelfName(mark.kind, of: mark.item) == name { values[mark.item] = value }
        return values
    }
}
