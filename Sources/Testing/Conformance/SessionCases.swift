import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let sessionCases = [
        Case("The same account has the same number for ever, and each sign-in a generation of its own.") { run in
            try await run.withStores { stores in
                let first = try await stores.sessions.signIn(.account(7, session: "old", userToken: "token"), on: run.server, at: .at(1))
                try run.expect(first.session.state, .active, "the state")
                try run.expect(first.authorization?.session, Secret("old"), "the session")
                try run.expect(first.authorization?.userToken, Secret("token"), "the token")
                try run.expect(first.session.signedInAt, .at(1), "the time")
                try await stores.set(.favorite(true), of: first.tenant)
                let second = try await stores.sessions.signIn(.account(7, session: "new"), on: run.server, at: .at(2))
                try run.expect(second.tenant, first.tenant, "the number")
                try run.expect(second.generation, first.generation + 1, "the generation")
                try run.expect(second.authorization?.userToken, nil, "the token of before")
                let other = try await stores.sessions.signIn(.account(7), on: run.server + "/elsewhere", at: .at(3))
                try run.expect(other.tenant != first.tenant, "the account of another server has the same number")
                try run.expect(try await stores.sessions.session(first.tenant), second, "the stored session")
                try run.expect(try await stores.sessions.session(ofAccount: 7, on: run.server), second, "the session of the account")
                try run.expect(try await stores.sessions.session(ofAccount: 8, on: run.server), nil, "a session that is not there")
                try run.expect(try await stores.library.entries(of: first.tenant).count, 1, "what waits")
            }
        },
        Case("An account is signed in since its first sign-in after a sign-out or a revocation.") { run in
            try await run.withStores { stores in
                let first = try await stores.sessions.signIn(.account(7), on: run.server, at: .at(1))
                let again = try await stores.sessions.signIn(.account(7), on: run.server, at: .at(2))
                try run.expect(again.session.signedInAt, .at(1), "the time of an account that is active")
                _ = try await stores.sessions.signOut(first.tenant, generation: again.generation)
                let third = try await stores.sessions.signIn(.account(7), on: run.server, at: .at(3))
                try run.expect(third.session.signedInAt, .at(3), "the time after a sign-out")
                _ = try await stores.sessions.revoke(first.tenant, generation: third.generation)
                let fourth = try await stores.sessions.signIn(.account(7), on: run.server, at: .at(4))
                try run.expect(fourth.session.signedInAt, .at(4), "the time after a revocation")
            }
        },
        Case("Sessions are gone through in the order of their numbers, a few at a time, each once.") { run in
            try await run.withStores { stores in
                var tenants: [Int] = []
                for account in 1...7 { tenants.append(try await stores.signIn(account)) }
                tenants.append(try await stores.sessions.signIn(.guest(), on: run.server, at: .at(0)).tenant)
                _ = try await stores.sessions.signOut(tenants[3], generation: 1)
                _ = try await stores.sessions.signIn(.account(1), on: run.server + "/elsewhere", at: .at(0))
                tenants.sort()
                var (found, last): ([Session], Int) = ([], 0)
                for count in [3, 3, 2, 0] {
                    let page = try await stores.sessions.sessions(on: run.server, after: last, limit: 3)
                    try run.expect(page.count, count, "how many come after \(last)")
                    found += page
                    last = page.last?.id ?? last
                }
                try run.expect(found.map(\.id), tenants, "the numbers")
                for session in found {
                    try run.expect(session, try await stores.sessions.session(session.id)?.session, "the session \(session.id)")
                }
                try run.expect(try await stores.sessions.sessions(on: run.server, after: 0, limit: -1), [], "fewer than none")
            }
        },
        Case("Every guest is a new one, and leaves nothing after signing out.") { run in
            try await run.withStores { stores in
                var tenants: Set<Int> = []
                for _ in 1...5 { tenants.insert(try await stores.sessions.signIn(.guest(), on: run.server, at: .at(0)).tenant) }
                try run.expect(tenants.count, 5, "the numbers")
                try run.expect(tenants.allSatisfy { (1..<1 << 53).contains($0) }, "a number is not exact everywhere")
                guard let tenant = tenants.first else { return }
                let guest = try await stores.sessions.session(tenant)
                try run.expect(guest?.session.kind, .guest, "the kind")
                try run.expect(guest?.session.expiresAt, .at(86_400), "the end")
                try await stores.set(.rated(3), of: tenant)
                try run.expect(try await stores.sessions.signOut(tenant, generation: 1), 1, "what waits")
                try run.expect(try await stores.sessions.session(tenant), nil, "the session")
                try run.expect(try await stores.library.marks(of: tenant), StoredMarks(), "the marks")
            }
        },
        Case("A late refusal does not end a session that was begun meanwhile.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                try await stores.signIn(1)
                try run.expect(try await !stores.sessions.revoke(tenant, generation: 1), "an older generation is refused")
                try run.expect(try await stores.sessions.session(tenant)?.session.state, .active, "the state")
                try run.expect(try await stores.sessions.revoke(tenant, generation: 2), "the refusal is not noted")
                try run.expect(try await stores.sessions.session(tenant)?.session.state, .revoked, "the state after a refusal")
                try run.expect(try await !stores.sessions.reinstate(tenant, generation: 1), "an older generation is reinstated")
                try run.expect(try await stores.sessions.reinstate(tenant, generation: 2), "it is not reinstated")
                try run.expect(try await stores.sessions.session(tenant)?.session.state, .active, "the state after that")
                try run.expect(try await stores.sessions.signOut(tenant, generation: 1), nil, "an older generation signs out")
                try run.expect(try await !stores.sessions.revoke(12, generation: 1), "nobody is refused")
                try run.expect(try await stores.sessions.signOut(12, generation: 1), nil, "nobody signs out")
            }
        },
        Case("Who signs out leaves marks and changes and no secret, and finds them again.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.waiting(1, changes: 3)[0]
                _ = try await stores.library.reject(try await stores.leased(tenant), because: .rejection)
                try run.expect(try await stores.sessions.signOut(tenant, generation: 1), 2, "what waits")
                let left = try await stores.sessions.session(tenant)
                try run.expect(left?.authorization, nil, "the secrets")
                try run.expect(left?.session.state, .signedOut, "the state")
                try run.expect(left?.session.username, "viewer", "the name")
                try run.expect(try await !stores.sessions.reinstate(tenant, generation: 1), "it is reinstated")
                try run.expect(try await stores.lease(tenant) == nil, "something is leased")
                try run.expect(try await stores.signIn(1), tenant, "the number")
                try run.expect(try await stores.lease(tenant)?.item, .movie(2), "what is leased")
            }
        },
        Case("Of an account that was wiped nothing is left, and its number is never given out again.") { run in
            try await run.withStores { stores in
                var tenants: Set<Int> = []
                for _ in 1...5 {
                    let tenant = try await stores.waiting(1)[0]
                    try run.expect(tenants.insert(tenant).inserted, "a number is given out again")
                    _ = try await stores.history?.record("kept", of: tenant, at: .at(0))
                    try await stores.sessions.wipe(tenant)
                    try run.expect(try await stores.sessions.session(tenant), nil, "the session")
                    try run.expect(try await stores.sessions.session(ofAccount: 1, on: run.server), nil, "the account")
                    try run.expect(try await stores.library.marks(of: tenant), StoredMarks(), "the marks")
                    let searches = try await stores.history?.searches(beginning: "", of: tenant, limit: 9)
                    try run.expect(searches ?? [], [], "the searches")
                }
            }
        },
    ]
}
