import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTransfer
import TestKit
import Testing

@Suite("Exports")
struct ExportTests {
    /// Marks of each kind, lists, and changes that were not sent.
    private func fill(_ client: MarqueeClient, _ fixture: TransferFixture) async throws {
        _ = try await client.library.setFavorite(.movie(8_000_001))
        _ = try await client.library.setWatchlist(.tv(8_100_002))
        _ = try await client.library.rate(.movie(8_000_001), 8.5)
        _ = try await client.library.rate(.tv(8_100_001), 3)
        _ = try await client.library.rate(.episode(of: 8_100_002, season: 1, number: 2), 7)
        #expect(try await client.library.sync().failure == nil)
        let list = try await client.mixedLists.create(name: "Rainy days", description: "For the \"wet\" season")
        _ = try await client.mixedLists.add(MixedListItems(list: list, titles: [.movie(8_000_002), .tv(8_100_002)]))
        _ = try await client.mixedLists.comment(MixedListComments(list: list, comments: [.movie(8_000_002): "Salty, = good"]))
        fixture.sandbox.behave(.offline)
        _ = try await client.library.setWatchlist(.movie(8_000_003))
        _ = try await client.library.removeRating(.tv(8_100_001))
        fixture.sandbox.behave(.normal)
    }

    @Test("An export is imported into an empty account without loss")
    func roundTrip() async throws {
        var options = Sandbox.Options()
        options.accounts = [.viewer, Sandbox.Account(username: "second", password: "popcorn", id: 4243)]
        try await TransferFixture.with(options) { fixture in
            let client = try await fixture.client(hasUserToken: true)
            try await fill(client, fixture)
            let document = try await client.exportLibrary(on: Day("2026-11-29"))
            #expect(
                document.titles.map { "\($0.item.text) \($0.title) \($0.isFavorite) \($0.isOnWatchlist) \($0.rating?.description ?? "-")" }
                    == [
                        "movie/8000001 The Quiet Harbor true false 8.5", "movie/8000003  false true -",
                        "tv/8100002 Harbor Lights false true -",
                        "tv/8100002/1x2 Part 2 false false 7",
                    ])
            #expect(document.titles[0].ratedOn != nil)
            #expect(document.pending.count == 2)
            let read = try #require(LibraryDocument(json: document.json))
            #expect(read == document && read.json == document.json)

            let second = try await fixture.client("second", signsIn: false)
            let pending = try await second.account.beginSignIn(ApprovalRequest(.v4))
            #expect(fixture.sandbox.approve(pending.requestToken.reveal(), as: "second"))
            _ = try await second.account.completeSignIn(pending)
            let asked = fixture.lookUps
            let rows = ImportedRows([ImportFile(name: "library.json", content: document.json)])
            #expect(rows.forms == [.marquee] && rows.problems.isEmpty)
            let plan = try await second.importLibrary.plan(rows)
            // Its ids are those of TMDb.
            #expect(fixture.lookUps == asked)
            let report = try await second.importLibrary.apply(plan)
            #expect(report.failures.isEmpty && report.stored == 5)
            #expect(try await second.library.sync().failure == nil)
            var copy = try await second.exportLibrary(on: document.day)
            // The dates are those of the import, and the lists are private.
            for index in copy.titles.indices {
                copy.titles[index].ratedOn = document.titles[index].ratedOn
                if document.titles[index].title.isEmpty { copy.titles[index].title = "" }
                if document.titles[index].year == nil { copy.titles[index].year = nil }
            }
            #expect(copy.titles == document.titles)
            #expect(copy.lists.map(\.items) == document.lists.map(\.items))
            #expect(copy.lists.map(\.name) == document.lists.map(\.name))
        }
    }

    @Test("An export is complete, or there is none")
    func offline() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            fixture.sandbox.behave(.offline)
            await #expect(throws: MarqueeError.self) { _ = try await client.exportLibrary() }
            fixture.sandbox.behave(.normal)
            _ = try await client.library.rate(.movie(8_000_001), 8)
            let online = try await client.exportLibrary()
            fixture.sandbox.behave(.offline)
            #expect(try await client.exportLibrary(policy: .offline) == online)
        }
    }

    @Test("The tables are those of other services, and no field is a formula")
    func tables() {
        var document = LibraryDocument(day: Day("2026-11-29")!)
        var first = LibraryDocument.Title(.movie(1), title: "Salt, \"Rope\"", year: 2021)
        (first.rating, first.ratedOn, first.isOnWatchlist) = (Rating(halfPoints: 17), Day("2024-01-02"), true)
        var second = LibraryDocument.Title(.movie(2), title: "=HYPERLINK(1)", year: nil)
        second.rating = Rating(halfPoints: 20)
        var third = LibraryDocument.Title(.tv(3), title: "Harbor\r\nLights", year: 2018)
        (third.rating, third.isOnWatchlist) = (Rating(halfPoints: 1), true)
        document.titles = [first, second, third]
        #expect(
            document.csv(.letterboxdRatings)
                == "tmdbID,Title,Year,Rating10\r\n1,\"Salt, \"\"Rope\"\"\",2021,8.5\r\n2,'=HYPERLINK(1),,10\r\n")
        #expect(document.csv(.letterboxdWatchlist) == "tmdbID,Title,Year\r\n1,\"Salt, \"\"Rope\"\"\",2021\r\n")
        let ids: [Markable: String] = [.movie(1): "tt1", .tv(3): "tt3"]
        #expect(
            document.csv(.imdbRatings, imdbIDs: ids)
                == "Const,Your Rating,Date Rated,Title,Title Type,Year\r\ntt1,9,2024-01-02,\"Salt, \"\"Rope\"\"\",Movie,2021\r\n"
                + "tt3,1,,\"Harbor\r\nLights\",TV Series,2018\r\n")
        #expect(document.csv(.imdbWatchlist, imdbIDs: ids).hasPrefix("Position,Const,Title,Title Type,Year\r\n1,tt1,"))
        // Our own reader takes them back.
        #expect(
            ImportedRows("ratings.csv", document.csv(.imdbRatings, imdbIDs: ids)).lines == [
                "2 Salt, \"Rope\" (2021) movie tt1: rating 9 2024-01-02", "3 Harbor\r\nLights (2018) tv tt3: rating 1",
            ])
        #expect(ImportedRows("letterboxd.csv", document.csv(.letterboxdRatings)).lines[0] == "2 Salt, \"Rope\" (2021) tmdb1: rating 8.5")
    }

    @Test("An id that no title has is a problem of its row")
    func invalidID() {
        var document = LibraryDocument(day: Day("2026-11-29")!)
        for id in [0, -1, 550] {
            var title = LibraryDocument.Title(.movie(id), title: "Salt")
            title.isFavorite = true
            document.titles.append(title)
        }
        let rows = ImportedRows([ImportFile(name: "library.json", content: document.json)])
        #expect(rows.lines == ["3 Salt movie tmdb550!: favorite"])
        #expect(rows.troubles == ["library.json:1 noTitle Salt", "library.json:2 noTitle Salt"])
    }

    @Test("JSON of another version, or of another program, is none of ours")
    func otherJSON() {
        var document = LibraryDocument(day: Day("2026-11-29")!)
        document.lists = [.init(name: "x")]
        let text = String(decoding: document.json, as: UTF8.self)
        #expect(LibraryDocument(json: Data(text.utf8)) == document)
        for (from, to) in [("\"version\" : 1", "\"version\" : 2"), ("marquee-library", "other"), ("2026-11-29", "2026-13-29")] {
            #expect(LibraryDocument(json: Data(text.replacingOccurrences(of: from, with: to).utf8)) == nil, "\(to)")
        }
    }
}
