import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct MarkBookTests {
    @Test func `own changes are at hand at once`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        _ = try await stage.book.marks(of: tenant)
        for value in [true, false, true] {
            try await stage.set(.favorite(value), of: tenant)
            #expect(stage.book.atHand(for: .tenant(tenant), on: [.movie(550)])?[.movie(550)]?.isFavorite ?? false == value)
        }
    }

    @Test func `what others change is seen within a second`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        let other = try await LibraryStage(beside: stage)
        _ = try await stage.book.marks(of: tenant)
        try await other.set(.favorite(true), of: tenant)
        #expect(stage.book.atHand(for: .tenant(tenant), on: [.movie(550)]) == [:])
        stage.clock.advance(by: .seconds(1))
        #expect(stage.book.atHand(for: .tenant(tenant), on: [.movie(550)]) == nil)
        #expect(await stage.book.lookedUp(for: .tenant(tenant), on: [.movie(550)])[.movie(550)]?.isFavorite == true)
        #expect(stage.book.atHand(for: .tenant(tenant), on: [.movie(550)])?[.movie(550)]?.isFavorite == true)
    }

    @Test func `a clock that is turned back lets nothing count as recent`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        _ = try await stage.book.marks(of: tenant)
        stage.clock.advance(by: .seconds(-3_600))
        #expect(stage.book.atHand(for: .tenant(tenant), on: [.movie(550)]) == nil)
    }

    @Test func `a change of one's own that finds nothing to change does not hide what others did`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        try await stage.set(.favorite(true), of: tenant)
        _ = try await stage.outbox.drain(tenant, isOnDemand: true)
        let other = try await LibraryStage(beside: stage)
        _ = try await stage.book.marks(of: tenant)
        try await other.set(.rated(16), on: .tv(1399), of: tenant)
        // The server has it already, so that nothing is left to be done.
        try await stage.set(.favorite(true), of: tenant)
        #expect(try await stage.shown(.tv(1399), of: tenant).rating?.halfPoints == 16)
    }

    @Test func `a read that fell back shows what was changed while the server was being asked`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        stage.server.whenAsked { () async throws(MarqueeError) in
            _ = try await stage.marks(of: tenant).set(.favorite(true), on: .movie(550))
            throw .offline
        }
        let fetched = try await stage.marks(of: tenant).marks(on: .movie(550))(.freshElseCached)
        #expect(fetched.refreshError?.code == .offline && fetched.value.isFavorite)
    }

    @Test func `loads that race with changes end with the newest`() async throws {
        let stage = try await LibraryStage()
        let tenant = try await stage.signIn()
        for round in 1...50 {
            let rating = MarkValue.rated(round % 20 + 1)
            async let loaded: Void = {
                for _ in 1...3 { _ = try await stage.book.marks(of: tenant) }
            }()
            async let looked = stage.book.lookedUp(for: .tenant(tenant), on: [.movie(550)])
            try await stage.set(rating, of: tenant)
            #expect(try await stage.shown(of: tenant)[.rating] == rating)
            _ = try await (loaded, looked)
            #expect(try await stage.shown(of: tenant)[.rating] == rating)
        }
    }
}
