import Foundation
import MarqueeData
import MarqueeDomain

// The server's side: its requests, with the expected results.

extension LibraryWorld {
    func admit(_ account: Int?) throws(MarqueeError) -> UserGrant {
        if let error = faultPlan.obstacle(&random) { throw error }
        return account.map { server.signIn($0) } ?? server.signInAsGuest()
    }

    func end(_ session: String) throws(MarqueeError) {
        if let error = faultPlan.obstacle(&random) { throw error }
        guard let owner = server.person(session) else { throw .sessionRefused }
        if !owner.hasPrefix("guest") { server.end(session) }
    }

    func receive(_ value: MarkValue, on item: Markable, session: String, from client: Int) async throws(MarqueeError) {
        guard let context = CallContext.current, let tenant = owners[session] else {
            return expect(false, "a session that nobody has is shown")
        }
        let mark = Mark(item, value.kind)
        var sending: PlainLibrary.Sending?
        let wasAsked = asked?.call == context.call
        // The accounts of the question that it did not settle are sent now, within the same limit.
        if !wasAsked || settleAsked(context.call) { await wholeSleep() }
        sendings += 1
        sending = libraries[tenant]?.begin(mark, value, as: sendings)
        guard let sending else { return expect(false, "\(value) of \(mark) is sent, and that does not wait") }
        lease(mark, of: tenant, as: sending.number)
        try await pass(client)
        do throws(MarqueeError) {
            if await isGivenUp() { throw .cancelledUnderWay }
            guard let person = server.person(session) else { throw .sessionRefused }
            if let error = faultPlan.obstacle(&random) ?? faultPlan.refusal(&random) { throw error }
            server.set(value, mark, of: person)
            arrived[tenant, default: [:]][mark] = value
            count(\.sent)
        } catch {
            unlease(mark, of: tenant, as: sending.number)
            if error.isRefusal {
                libraries[tenant]?.wasRefused(sending)
                count(\.refused)
            } else {
                libraries[tenant]?.failed(sending)
                if error == .sessionRefused { noteRefusal(of: tenant, session) }
            }
            throw error
        }
        try await pass(client)
        unlease(mark, of: tenant, as: sending.number)
        _ = await isGivenUp()
        if let error = faultPlan.loss(&random) {
            libraries[tenant]?.failed(sending)
            count(\.lost)
            throw error
        }
        libraries[tenant]?.took(sending)
    }

    func marks(on item: Markable, session: String, from client: Int) async throws(MarqueeError) -> Marks {
        guard let context = CallContext.current, let tenant = owners[session] else { throw .sessionRefused }
        let isDoubt = context.purpose == .send
        if isDoubt {
            settleAsked(context.call)
            await wholeSleep()
        }
        let since = libraries[tenant]?.count ?? 0
        if !isDoubt { try await pass(client) }
        if isDoubt {
            _ = events.take()
            asked = (context.call, item, tenant, server.person(session).map { server.marks(on: item, of: $0) } ?? .none)
        }
        guard let person = server.person(session) else {
            noteRefusal(of: tenant, session, isRead: !isDoubt)
            throw .sessionRefused
        }
        if let error = faultPlan.obstacle(&random) ?? faultPlan.loss(&random) { throw error }
        let found = server.marks(on: item, of: person)
        if !isDoubt {
            for mark in item.marks(isGuest: person.hasPrefix("guest")) { libraries[tenant]?.learn(found[mark.kind], mark, since: since) }
        }
        return found
    }

    func shelf(_ name: ShelfName, session: String, from client: Int) async throws(MarqueeError) -> [Markable: MarkValue] {
        guard let context = CallContext.current, let tenant = owners[session] else { throw .sessionRefused }
        let since = libraries[tenant]?.count ?? 0
        try await pass(client)
        guard let person = server.person(session) else {
            noteRefusal(of: tenant, session, isRead: true)
            throw .sessionRefused
        }
        if let error = faultPlan.obstacle(&random) { throw error }
        let values = server.shelf(name, of: person)
        try await pass(client)
        if let error = faultPlan.loss(&random) { throw error }
        if context.purpose == .pull {
            libraries[tenant]?.learn(name, values, since: since)
            count(\.pulls)
        } else {
            shown = values
        }
        return values
    }

    private func noteRefusal(of tenant: Int, _ session: String, isRead: Bool = false) {
        // A session that was begun after the refused one is not touched.
        guard let place = people.firstIndex(where: { $0.tenant == tenant }), latest[tenant] == session else { return }
        // A refused read says nothing about the right of a guest to rate.
        if isRead, people[place].account == nil { return }
        if people[place].state == .active { people[place].state = .revoked }
    }

    /// Notes that a change is on its way; no other client may send it before the lease has ended, unless a clock was turned back meanwhile.
    private func lease(_ mark: Mark, of tenant: Int, as number: Int) {
        let now = clock.now
        if let other = leases[tenant]?[mark], libraries[tenant]?.abandoned.contains(mark) != true {
            expect(
                now < other.from || now >= other.from + options.lease / .seconds(1),
                "\(mark) is sent by two at once: \(now.timeIntervalSince(other.from)) s after the first")
        }
        leases[tenant, default: [:]][mark] = (number, now)
    }

    private func unlease(_ mark: Mark, of tenant: Int, as number: Int) {
        if leases[tenant]?[mark]?.number == number { leases[tenant]?[mark] = nil }
    }

    /// Waits until the limit of a send that has just begun is set.
    private func wholeSleep() async {
        sleeps += 1
        while time.begun < sleeps { await Task.yield() }
        if let call = CallContext.current?.call { limits[call] = time.now + max(options.lease - .seconds(5), options.lease / 2) }
    }

    /// Whether a send has taken too long, so that its sender has given it up.
    private func isGivenUp() async -> Bool {
        guard let call = CallContext.current?.call, let limit = limits[call], time.now >= limit else { return false }
        while !Task.isCancelled { await Task.yield() }
        return true
    }

    /// A change about which the server was asked and that was not sent afterwards was there already, made way, or waits again.
    @discardableResult
    func settleAsked(_ call: Int) -> Bool {
        guard let asked, asked.call == call else { return false }
        self.asked = nil
        var outcome: (kind: MarkKind, settle: (inout PlainLibrary, PlainLibrary.Sending) -> Void)?
        for event in events.take() {
            switch event {
            case .changeSent(let kind): outcome = (kind, { $0.took($1) })
            case .conflictResolved(let kind, .server): outcome = (kind, { $0.yielded($1, to: asked.server[kind]) })
            case .changeDelayed(let kind, _): outcome = (kind, { $0.failed($1) })
            default: continue
            }
        }
        guard let outcome else { return false }
        let mark = Mark(asked.item, outcome.kind)
        sendings += 1
        guard var library = libraries[asked.tenant], let change = library.changes[mark],
            let sending = library.begin(mark, change.value, as: sendings)
        else { return true }
        outcome.settle(&library, sending)
        if library.known[mark]?.value == change.value { arrived[asked.tenant, default: [:]][mark] = change.value }
        libraries[asked.tenant] = library
        return true
    }
}
