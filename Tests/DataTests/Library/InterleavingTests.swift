import Foundation
import MarqueeDatabase
import MarqueeDomain
import MarqueeTesting
import TestKit
import Testing

@testable import MarqueeData

/// Four changes of one mark and three sends, each a lease, an arrival and an answer, in every order and with every answer.
@Suite(.timeLimit(.minutes(5)))
struct InterleavingTests {
    static let stories: [[MarkEdit]] = [
        [.toggle(.favorite), .toggle(.favorite), .set(.favorite(true)), .toggle(.favorite)],
        [.set(.rated(16)), .set(.rated(4)), .set(.rating(nil)), .set(.rated(16))],
    ]

    @Test(.timeLimit(.minutes(5)), arguments: stories)
    func `what is seen is what the server has under what waits, whatever comes between`(edits: [MarkEdit]) async throws {
        let stores = try await SQLiteStores.open(.memory)
        let (library, sessions) = (try #require(stores.library), try #require(stores.sessions))
        var (stories, told) = (0, Set<[MarkEvent]>())
        for answers in Self.answers(3) {
            for events in [MarkEvent].orders(of: edits, among: answers) {
                stories += 1
                // Stories that differ only in when something arrives, or in answers without a waiter, are equal for the store.
                guard told.insert(events.effective).inserted else { continue }
                let grant = UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret("guest")))
                let tenant = try await sessions.signIn(grant, on: "scripted", at: .now).tenant
                let fault = try await MarkStory(library: library, tenant: tenant).fault(in: events)
                try #require(fault == nil, "\(events): \(fault ?? "")")
            }
        }
        #expect(stories == 715 * 27)
        await stores.close()
    }

    private static func answers(_ count: Int) -> [[MarkEvent.Answer]] {
        guard count > 0 else { return [[]] }
        return answers(count - 1).flatMap { rest in MarkEvent.Answer.allCases.map { [$0] + rest } }
    }
}
