import Foundation
package import MarqueeData
package import MarqueeDomain

extension LeaseRequest {
    /// Leases of a minute, and waits of an hour at most.
    package static func of(_ tenant: Int, by owner: String = "a", after: Int = 0, onDemand: Bool = false) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, duration: .seconds(60), longestWait: .seconds(3_600), after: after, isOnDemand: onDemand)
    }
}

extension TurnRequest {
    /// Leases of a minute, and waits of an hour at most.
    package static func of(
        accounts: Int, entries: Int = 20, on server: String = "api.example.org", by owner: String = "a", after tenant: Int = 0,
        retryFirst: Bool = true, but excluded: Set<Int> = []
    ) -> TurnRequest {
        TurnRequest(
            server: server, owner: owner, duration: .seconds(60), longestWait: .seconds(3_600), accounts: accounts, entriesEach: entries,
            after: tenant, isRetryFirst: retryFirst, excluded: excluded)
    }
}

extension UserGrant {
    /// The grant of TMDb to an account, with a token of v4 or without one.
    package static func account(
        _ id: Int, session: String = "session", userToken: String? = nil, username: String = "name"
    ) -> UserGrant {
        UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: Secret(session), accountID: id, userToken: userToken.map { Secret($0) },
                objectID: userToken.map { _ in "0123456789abcdef01234567" }),
            username: username)
    }

    /// The grant of TMDb to a guest session, for longer than a test runs.
    package static func guest(_ session: String = "guest") -> UserGrant {
        UserGrant(
            authorization: UserAuthorization(kind: .guest, session: Secret(session)), expiresAt: Date(timeIntervalSince1970: 4_000_000_000))
    }
}

extension MarkValue {
    /// A rating in half points, 1 to 20.
    package static func rated(_ halfPoints: Int) -> MarkValue { .rating(Rating(halfPoints: halfPoints)) }
}
