import Foundation
import MarqueeData
import MarqueeDomain

extension LibraryWorld {
    static let items: [Markable] =
        (1...4).map { .movie($0) } + (1...2).map { .tv($0) } + (1...2).map { .episode(of: 1, season: 1, number: $0) }

    /// Lets so many things happen, one after the other.
    func live(_ steps: Int) async throws {
        let end = figures.steps + steps
        while figures.steps < end, complaints.isEmpty {
            try await step()
            if figures.steps % checkEvery == 0 { try await check() }
        }
    }

    /// Things that happen while something is on its way.
    func commotion() async {
        guard depth < 3, !isQuiet else { return }
        depth += 1
        while complaints.isEmpty, random.pick(0...99) < 30 {
            // A change on its way may have been cancelled by now; the rest of the world goes on all the same.
            await Task { do { try await step() } catch { expect(false, "\(error)") } }.value
        }
        depth -= 1
    }

    private func step() async throws {
        count(\.steps)
        let client = try await client()
        let person = random.pick(0...people.count - 1)
        switch random.pick(0...999) {
        case 0..<30: faultPlan = FaultPlan.allCases.randomElement(using: &random) ?? .fair
        case 30..<60: faultPlan = .fair
        case 60..<90: try await turnClock()
        case 90..<120: time.pass(try await elapse())
        case 120..<180: editElsewhere(person)
        case 180..<190: server.revoke(people[person].tenant.flatMap { names[$0] } ?? "")
        case 190..<196: crash(client.number)
        case 196..<200: if clients.count < 2 { try await openClient() }
        case 200..<225: try await leave(person, client)
        default:
            guard let tenant = people[person].tenant, people[person].state != .signedOut else {
                return try await signIn(person, client)
            }
            try await act(person, tenant, client)
        }
    }

    /// An action of a signed-in account.
    private func act(_ person: Int, _ tenant: Int, _ client: ModelClient) async throws {
        switch random.pick(0...99) {
        case 0..<62: try await edit(person, tenant, client)
        case 62..<82: try await send(tenant, client)
        case 82..<88: try await pull(tenant, client)
        case 88..<91: try await ask(person, tenant, client)
        case 91..<93: try await look(tenant, client)
        default: try await changeMind(tenant, client)
        }
    }

    private func edit(_ person: Int, _ tenant: Int, _ client: ModelClient) async throws {
        guard let item = LibraryWorld.items.randomElement(using: &random),
            let mark = item.marks(isGuest: people[person].account == nil).randomElement(using: &random)
        else { return }
        let isTurned = mark.kind != .rating && random.pick(0...1) == 0
        let value = isTurned ? libraries[tenant]?.seen(mark).opposite ?? mark.nothing : mark.value(&random)
        let result = await run(client) { () async throws(MarqueeError) in
            if isTurned { return try await client.marks(of: tenant).toggle(mark.kind, on: item) }
            return try await client.marks(of: tenant).set(value, on: item)
        }
        guard let result else { return }
        libraries[tenant]?.set(value, mark)
        count(\.changes)
        expect(try? result.get(), libraries[tenant]?.marks(on: item), "after \(value) on \(item): \(result)")
    }

    private func send(_ tenant: Int, _ client: ModelClient) async throws {
        let isOnDemand = random.pick(0...2) > 0
        let result = await run(client, .send) { () async throws(MarqueeError) in
            isOnDemand ? try await client.marks(of: tenant).send() : try await client.sendDue(of: tenant)
        }
        guard case .success(let report)? = result, let library = libraries[tenant] else { return }
        // The count of a round in the background is not read, so nothing is counted there.
        let waiting = isOnDemand ? library.waiting.count : 0
        expect(report.waiting == waiting, "\(report.waiting) are said to wait of \(tenant)")
    }

    private func pull(_ tenant: Int, _ client: ModelClient) async throws {
        guard pulling.insert(client.number).inserted else { return }
        _ = await run(client, .pull) { () async throws(MarqueeError) in try await client.marks(of: tenant).pull() }
        pulling.remove(client.number)
    }

    /// Looks at a shelf: the server's rows, with newer known values laid over them.
    private func look(_ tenant: Int, _ client: ModelClient) async throws {
        guard pulling.insert(client.number).inserted else { return }
        let isRated = random.pick(0...1) == 0
        let result = await run(client) { () async throws(MarqueeError) -> [Markable: MarkValue] in
            let (library, page) = (client.marks(of: tenant), ShelfPage())
            var found: [Markable: MarkValue] = [:]
            if isRated {
                for item in try await library.shelf(.ratedMovies, page)(policy: .fresh).value.items {
                    found[.movie(item.item.id)] = .rating(item.rating)
                }
            } else {
                for item in try await library.shelf(.favoriteMovies, page)(policy: .fresh).value.items {
                    found[.movie(item.id)] = .favorite(true)
                }
            }
            return found
        }
        pulling.remove(client.number)
        guard case .success(let found)? = result, let library = libraries[tenant] else { return }
        var wanted: [Markable: MarkValue] = [:]
        for (item, value) in shown {
            let mark = Mark(item, isRated ? .rating : .favorite)
            let isKnown = library.known[mark] != nil || library.changes[mark]?.isRefused == false
            let seen = isKnown ? library.seen(mark) : value
            if seen != mark.nothing { wanted[item] = seen }
        }
        expect(found, wanted, "the shelf of \(tenant)")
    }

    private func ask(_ person: Int, _ tenant: Int, _ client: ModelClient) async throws {
        guard let item = LibraryWorld.items.randomElement(using: &random) else { return }
        // A guest's marks are learned from a whole shelf.
        let isGuest = people[person].account == nil
        if isGuest, !pulling.insert(client.number).inserted { return }
        defer { if isGuest { pulling.remove(client.number) } }
        let result = await run(client, isGuest ? .pull : .other) { () async throws(MarqueeError) in
            try await client.marks(of: tenant).marks(on: item)(policy: .freshElseCached).value
        }
        guard case .success(let marks)? = result, people[person].tenant == tenant else { return }
        expect(marks, libraries[tenant]?.marks(on: item), "asked for \(item)")
    }

    private func changeMind(_ tenant: Int, _ client: ModelClient) async throws {
        let result = await run(client) { () async throws(MarqueeError) in try await client.marks(of: tenant).pending() }
        guard case .success(let pending)? = result else { return }
        expect(pending.map { Mark($0.item, $0.value.kind) } == libraries[tenant]?.order, "the order of what waits is another one")
        guard let change = pending.randomElement(using: &random) else { return }
        let (mark, isRetried) = (Mark(change.item, change.value.kind), random.pick(0...2) > 0)
        let done = await run(client) { () async throws(MarqueeError) in
            if isRetried { try await client.marks(of: tenant).retry(change) } else { try await client.marks(of: tenant).discard(change) }
        }
        guard case .success? = done else { return }
        if isRetried { libraries[tenant]?.retry(mark) } else { libraries[tenant]?.discard(mark) }
    }

    // MARK: Events elsewhere

    private func editElsewhere(_ person: Int) {
        guard let account = people[person].account, let item = LibraryWorld.items.randomElement(using: &random),
            let mark = item.marks(isGuest: false).randomElement(using: &random)
        else { return }
        server.set(mark.value(&random), mark, of: "\(account)")
    }

    private func turnClock() async throws {
        let seconds = [1, 30, 90, 3_600, 86_400, 400 * 86_400][random.pick(0...5)]
        try await turnClock(by: TimeInterval(random.pick(0...1) == 0 ? seconds : -seconds))
    }

    private func elapse() async throws -> Duration {
        let seconds = [1, 20, 26, 31, 61, 400][random.pick(0...5)]
        try await turnClock(by: TimeInterval(seconds))
        return .seconds(seconds)
    }
}
