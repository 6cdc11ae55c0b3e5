import Foundation
import MarqueeData
import MarqueeDomain

extension LibraryWorld {
    func signIn(_ person: Int, _ client: ModelClient) async throws {
        let account = people[person].account
        let result = await run(client) { () async throws(MarqueeError) -> StoredSession? in
            let session =
                if let account {
                    try await client.accounts().signIn(LoginCredentials(username: "\(account)", password: Secret("popcorn")))
                } else {
                    try await client.accounts().signInAsGuest()
                }
            return try await client.stored(session.id)
        }
        guard case .success(let stored)? = result, let stored, let session = stored.authorization?.session.reveal() else { return }
        expect(people[person].tenant == nil || people[person].tenant == stored.tenant, "the same account has another number")
        people[person].tenant = stored.tenant
        people[person].state = .active
        latest[stored.tenant] = session
        owners[session] = stored.tenant
        names[stored.tenant] = server.person(session) ?? names[stored.tenant]
        if libraries[stored.tenant] == nil { libraries[stored.tenant] = PlainLibrary() }
    }

    /// Signs out, or has everything removed.
    func leave(_ person: Int, _ client: ModelClient) async throws {
        // Ending the work of an account waits for it, and the work here waits for this.
        guard let tenant = people[person].tenant, pulling.isEmpty else { return }
        let isWiped = random.pick(0...3) == 0
        let stored = try await client.stored(tenant)
        guard let session = stored?.session else { return expect(false, "the session of \(tenant) is not there") }
        guard isWiped || people[person].state != .signedOut else { return }
        let result = await run(client) { () async throws(MarqueeError) in
            if isWiped { try await client.accounts().wipe(session) } else { _ = try await client.accounts(.tenant(tenant)).signOut() }
        }
        guard let result else { return }
        if case .failure(let error) = result { expect(false, "leaving: \(error)") }
        people[person].state = .signedOut
        guard isWiped || people[person].account == nil else { return }
        people[person].tenant = nil
        (libraries[tenant], names[tenant], arrived[tenant], latest[tenant]) = (nil, nil, nil, nil)
    }

    // MARK: Looking

    func expect<Value: Equatable>(_ found: Value?, _ wanted: Value?, _ what: @autoclosure () -> String) {
        expect(found == wanted, "\(what()): found \(found.map { "\($0)" } ?? "nothing"), wanted \(wanted.map { "\($0)" } ?? "nothing")")
    }

    /// Compares the marks of a client with the expected ones.
    func check() async throws {
        count(\.checks)
        let client = try await client()
        for person in people {
            guard let tenant = person.tenant, let library = libraries[tenant] else { continue }
            let stored = try await client.library.marks(of: tenant)
            for item in LibraryWorld.items {
                expect(stored.entries[item]?.marks ?? Marks.none, library.marks(on: item), "\(item) of \(tenant) in the store")
            }
            guard person.state != .signedOut, let item = LibraryWorld.items.randomElement(using: &random) else { continue }
            let shown = await run(client) { () async throws(MarqueeError) in
                try await client.marks(of: tenant).marks(on: item)(policy: .offline).value
            }
            if case .success(let marks)? = shown { expect(marks, library.marks(on: item), "\(item) of \(tenant) as it is shown") }
        }
    }

    /// Heals everything and lets all be sent; both sides must have the same then.
    func heal() async throws {
        (isQuiet, faultPlan) = (true, .fair)
        try await check()
        try await turnClock(by: 3_600)
        time.pass(.seconds(3_600))
        let client = try await client()
        for place in people.indices {
            guard people[place].tenant != nil else { continue }
            if let account = people[place].account,
                server.person(latest[people[place].tenant ?? 0] ?? "") != "\(account)" || people[place].state != .active
            {
                try await signIn(place, client)
            }
            guard let tenant = people[place].tenant, let name = names[tenant] else { continue }
            // A guest whom the server has forgotten cannot come back.
            guard people[place].state == .active, server.person(latest[tenant] ?? "") != nil else { continue }
            for _ in 0..<3 where libraries[tenant]?.waiting.isEmpty == false { try await settle(tenant, client) }
            _ = await run(client, .pull) { () async throws(MarqueeError) in try await client.marks(of: tenant).pull() }
            compare(tenant, name, try await client.library.marks(of: tenant))
        }
        try await check()
    }

    private func settle(_ tenant: Int, _ client: ModelClient) async throws {
        let result = await run(client, .send) { () async throws(MarqueeError) in try await client.marks(of: tenant).send() }
        if case .failure(let error)? = result { expect(false, "sending at the end: \(error)") }
        // A clock that was turned may have brought back the time of a lease of a client that is gone.
        try await turnClock(by: 61)
    }

    private func compare(_ tenant: Int, _ name: String, _ stored: StoredMarks) {
        guard let library = libraries[tenant] else { return }
        expect(library.waiting.isEmpty, "\(library.waiting.count) changes of \(name) still wait")
        for item in LibraryWorld.items {
            for mark in item.marks(isGuest: false) {
                let here = (stored.entries[item]?.marks ?? .none)[mark.kind]
                count(\.divergences, here == server.value(mark, of: name) ? 0 : 1)
                expect(here == server.value(mark, of: name), "\(mark) of \(name): \(here) here, \(server.value(mark, of: name)) there")
            }
        }
        for (mark, wish) in library.wishes where !library.contested.contains(mark) {
            count(\.forgotten, arrived[tenant]?[mark] == wish ? 0 : 1)
            expect(arrived[tenant]?[mark] == wish, "\(wish) of \(mark) of \(name) was acknowledged, and is lost")
        }
        count(\.contested, library.contested.count)
    }
}
