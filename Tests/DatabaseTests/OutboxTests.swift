import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct OutboxTests {
    let stores: OpenLibrary
    let tenant: Int

    init() async throws {
        stores = try await OpenLibrary.inMemory()
        tenant = try await stores.signIn(1)
    }

    private var favorite: PendingChange.ID {
        PendingChange(item: .movie(1), value: .favorite(true), changedAt: .at(0), state: .waiting).id
    }

    @Test func `a value that came while an older one was sent waits over what the server has now`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        _ = try await stores.set(.favorite(false), of: tenant)
        #expect(try await stores.lease(tenant, by: "b") == nil)
        let entry = try await stores.acknowledge(sent, at: .at(0))
        #expect(entry.marks == Marks(pending: [.favorite]))
        #expect(entry.known == [.favorite])
        let next = try #require(await stores.lease(tenant, by: "b"))
        #expect(next.value == .favorite(false) && next.before == .favorite(true) && next.attempts == 0)
    }

    @Test func `what is taken back after the server took the newer value need not be sent`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        _ = try await stores.set(.favorite(false), of: tenant)
        _ = try await stores.acknowledge(sent, at: .at(0))
        #expect(try await stores.set(.favorite(true), of: tenant).marks == Marks(isFavorite: true))
        #expect(try await stores.library.entries(of: tenant) == [])
    }

    @Test func `an answer that comes after another took over is learned, and the other goes on`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let first = try #require(await stores.lease(tenant, by: "a"))
        let second = try #require(await stores.lease(tenant, by: "b", at: 61))
        let entry = try await stores.acknowledge(first, at: .at(0))
        #expect(entry.known == [.favorite] && entry.marks == Marks(isFavorite: true, pending: [.favorite]))
        #expect(try await stores.slot(tenant)?.lease == second.lease)
        try await stores.release(first, until: .at(500))
        _ = try await stores.library.reject(first, because: .refusal)
        #expect(try await stores.slot(tenant)?.lease == second.lease)
        #expect(try await stores.slot(tenant)?.rejection == nil)
        #expect(try await stores.acknowledge(second, at: .at(0)).marks == Marks(isFavorite: true))
        #expect(try await stores.library.entries(of: tenant) == [])
    }

    @Test func `an answer that comes after that to a newer value changes nothing`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let first = try #require(await stores.lease(tenant, by: "a"))
        _ = try await stores.set(.favorite(false), of: tenant)
        let second = try #require(await stores.lease(tenant, by: "a", at: 61))
        let entry = try await stores.acknowledge(second, at: .at(0))
        #expect(entry.marks == .none && entry.known == [.favorite])
        #expect(try await stores.acknowledge(first, at: .at(0)).marks == entry.marks)
        #expect(try await stores.library.supersede(first, to: .favorite(true)).marks == entry.marks)
    }

    @Test func `a slot that was removed and made anew is not taken for the one that was sent`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        _ = try await stores.library.discard(favorite, of: tenant)
        _ = try await stores.set(.favorite(false), of: tenant)
        #expect(try await stores.slot(tenant)?.revision == sent.revision)
        #expect(try await stores.acknowledge(sent, at: .at(0)).marks == Marks(pending: [.favorite]))
        #expect(try await stores.slot(tenant)?.value == .favorite(false))
        _ = try await stores.library.reject(sent, because: .refusal)
        #expect(try await stores.slot(tenant)?.rejection == nil)
    }

    @Test func `an answer to a slot that is gone is learned`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        #expect(try await stores.library.discard(favorite, of: tenant).marks == .none)
        #expect(try await stores.acknowledge(sent, at: .at(0)).marks == Marks(isFavorite: true))
    }

    @Test func `what was refused is seen with its reason, and the mark is what the server has`() async throws {
        _ = try await stores.library.learn(Marks(rating: Rating(halfPoints: 4)), kinds: [.rating], on: .movie(1), of: tenant, since: 0)
        _ = try await stores.set(.rated(10), of: tenant)
        let entry = try await stores.library.reject(#require(await stores.lease(tenant)), because: .refusal)
        #expect(entry.marks == Marks(rating: Rating(halfPoints: 4), rejected: [.rating]))
        let slot = try #require(await stores.slot(tenant))
        #expect(slot.rejection == .refusal && slot.value == .rated(10) && slot.lease == nil)
        #expect(try await stores.lease(tenant, at: 9_999, onDemand: true) == nil)
        #expect(try await stores.schedule(at: .at(9_999)) == OutboxSchedule())
        let id = PendingChange(item: .movie(1), value: .rated(10), changedAt: .at(0), state: .waiting).id
        #expect(try await stores.library.retry(id, of: tenant).marks == Marks(rating: Rating(halfPoints: 10), pending: [.rating]))
        #expect(try await stores.lease(tenant)?.value == .rated(10))
    }

    @Test func `an error without particulars is kept as well as one with all of them`() async throws {
        for error in [MarqueeError.refusal, MarqueeError(.refused, .init("a.b", "Text"))] {
            _ = try await stores.set(.favorite(true), of: tenant)
            _ = try await stores.library.reject(#require(await stores.lease(tenant)), because: error)
            #expect(try await stores.slot(tenant)?.rejection == error)
        }
    }

    @Test func `a refusal of an older value lets the newer one wait`() async throws {
        _ = try await stores.set(.rated(10), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        _ = try await stores.set(.rated(11), of: tenant)
        let entry = try await stores.library.reject(sent, because: .refusal)
        #expect(entry.marks == Marks(rating: Rating(halfPoints: 11), pending: [.rating]))
        #expect(try await stores.lease(tenant, by: "b")?.value == .rated(11))
    }

    @Test func `what the server has wins over what was sent, and not over what came after`() async throws {
        _ = try await stores.set(.rated(10), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        #expect(try await stores.library.supersede(sent, to: .rated(3)).marks == Marks(rating: Rating(halfPoints: 3)))
        #expect(try await stores.library.entries(of: tenant) == [])
        _ = try await stores.set(.rated(11), of: tenant)
        let next = try #require(await stores.lease(tenant))
        _ = try await stores.set(.rated(12), of: tenant)
        let entry = try await stores.library.supersede(next, to: .rated(5))
        #expect(entry.marks == Marks(rating: Rating(halfPoints: 12), pending: [.rating]) && entry.places[.rating]?.arrivedAt == nil)
        #expect(try await stores.slot(tenant)?.before == .rated(5))
        #expect(try await stores.slot(tenant)?.lease == nil)
    }

    @Test func `what failed in passing is sent on its own later, and on demand at once`() async throws {
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        try await stores.release(sent, until: .at(30))
        let slot = try #require(await stores.slot(tenant))
        #expect(slot.attempts == 1 && slot.notBefore == .at(30) && slot.lease == nil)
        #expect(try await stores.lease(tenant, at: 29) == nil)
        #expect(try await stores.schedule(at: .at(29)) == OutboxSchedule(tenants: [], next: .at(30)))
        let demanded = try #require(await stores.lease(tenant, at: 29, onDemand: true))
        try await stores.release(demanded, until: nil)
        #expect(try await stores.slot(tenant)?.attempts == 1)
        #expect(try await stores.slot(tenant)?.notBefore == .at(30))
        #expect(try await stores.schedule(at: .at(30)) == OutboxSchedule(tenants: [tenant], next: nil))
        #expect(try await stores.lease(tenant, at: 30) != nil)
    }

    @Test func `slots come in the order in which they were filled, whatever the clock said`() async throws {
        for (number, seconds) in [500.0, 100, 300].enumerated() {
            _ = try await stores.record(.set(.favorite(true)), on: .movie(number + 1), of: tenant, at: .at(seconds))
        }
        var after = 0
        for number in 1...3 {
            let slot = try #require(await stores.lease(tenant, after: after))
            #expect(slot.item == .movie(number))
            after = slot.position
        }
        #expect(try await stores.lease(tenant, after: after) == nil)
    }

    @Test func `accounts whose session is refused or ended give nothing, and nothing of theirs is lost`() async throws {
        let other = try await stores.signIn(2)
        for tenant in [tenant, other] { _ = try await stores.set(.favorite(true), of: tenant) }
        #expect(try await stores.schedule(at: .at(0)).tenants == [tenant, other].sorted())
        #expect(try await stores.schedule(on: "elsewhere", at: .at(0)) == OutboxSchedule())
        _ = try await stores.sessions.revoke(tenant, generation: 1)
        #expect(try await stores.schedule(at: .at(0)).tenants == [other])
        #expect(try await stores.lease(tenant, onDemand: true) == nil)
        #expect(try await stores.set(.favorite(true), on: .movie(2), of: tenant).marks.pending == [.favorite])
        #expect(try await stores.library.entries(of: tenant).count == 2)
        try await stores.signIn(1)
        #expect(try await stores.lease(tenant)?.item == .movie(1))
    }
}
