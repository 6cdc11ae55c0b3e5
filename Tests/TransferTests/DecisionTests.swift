import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeTransfer

@Suite("Decisions of imports")
struct DecisionTests {
    @Test("A title that is too long to be searched is named, and waits for a person")
    func longTitle() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let title = String(repeating: "Very long ", count: 30)
            let rows = ImportedRows("t.csv", "Title,Year,Watchlist\nSalt and Rope,2021,yes\n\(title),2001,yes\n")
            #expect(rows.problems.map(\.reason) == [.longTitle] && rows.problems.map(\.place.line) == [3])
            #expect(rows.problems.allSatisfy { !$0.isLoss && $0.text.count <= 200 })
            let plan = try await client.importLibrary.plan(rows)
            #expect(plan.summary.matched == 1 && plan.summary.notFound == 1 && plan.summary.failed == 0)
            #expect(plan.undecidedCSV.contains("Very long"))
            // With an id, the name does not matter.
            let known = ImportedRows("t.csv", "TMDb,Type,Title,Watchlist\n8000002,movie,\(title),yes\n")
            #expect(known.problems.isEmpty)
        }
    }

    @Test("An id that a person has typed is read, and one that TMDb does not have is not found")
    func chosenIDs() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let rows = ImportedRows(
                "t.csv",
                "Chosen ID,Title,Watchlist,Rating10\nmovie/8000002,Another name,yes,\nmovie/8999999,Salt and Rope,yes,\n"
                    + "tv/8100002/season/1/episode/2,Part,,7\ntv/8100002/season/9/episode/9,Part of none,,7\n")
            let plan = try await client.importLibrary.plan(rows)
            #expect(
                plan.lines == [
                    "Another name → movie/8000002: set", "Salt and Rope → not found", "Part → tv/8100002/1x2: set",
                    "Part of none → not found",
                ])
        }
    }

    @Test("A full disk does not end a plan, and the marks that are known are compared")
    func fullDisk() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let full = MarqueeError(.storageFull, .init("store.full"))
            let plan = try await client.importLibrary.plan(ImportedRows("t.csv", "Title,Year,Rating10\nSalt and Rope,2021,7\n")) {
                () async throws(MarqueeError) in throw full
            }
            #expect(plan.refreshError == full && plan.lines == ["Salt and Rope → movie/8000002: set"])
        }
    }

    @Test("Without the days of the account's ratings, a plan says that the newer ones are unknown", arguments: [true, false])
    func unknownDays(hasUserToken: Bool) async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(hasUserToken: hasUserToken)
            let rows = ImportedRows("t.csv", "Title,Year,Rating10,Date\nSalt and Rope,2021,7,2024-01-01\n")
            #expect(try await client.importLibrary.plan(rows, policy: .newer).lacksRatingDays == !hasUserToken)
            #expect(try await client.importLibrary.plan(rows, policy: .keepMine).lacksRatingDays == false)
        }
    }

    @Test("A year that is none, a rating of 0 and an empty list are remarks")
    func remarks() {
        let films = ImportedRows(
            "ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Salt,20021,u,4\n2024-01-05,Rope,2021,u,0\n")
        #expect(films.troubles == ["ratings.csv:2 invalidYear 20021", "ratings.csv:3 zeroRating 0"])
        #expect(films.problems.allSatisfy { !$0.isLoss })
        #expect(films.lines == ["2 Salt: rating 8 2024-01-05", "3 Rope (2021): watched"])
        let imdb = ImportedRows("ratings.csv", "Const,Your Rating,Title,Title Type,Year\ntt1,9,Salt,Movie,soon\n")
        #expect(imdb.troubles == ["ratings.csv:2 invalidYear soon"])
        let table = ImportedRows("t.csv", "Title,Year,Rating10\nSalt,none,9\nRope,0,8\n")
        #expect(table.troubles == ["t.csv:2 invalidYear none"])
        var document = LibraryDocument(day: Day("2026-11-29")!)
        document.lists = [.init(name: "Rainy days")]
        let library = ImportedRows([ImportFile(name: "library.json", content: document.json)])
        #expect(library.troubles == ["library.json:- emptyList Rainy days"])
        let list = "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Empty,,u,\n\nPosition,Name,Year,URL,Description\n"
        #expect(ImportedRows("lists/empty.csv", list).troubles == ["lists/empty.csv:- emptyList Empty"])
    }

    @Test("The files of an archive that are left out are named, without those of a system")
    func unusedFiles() async throws {
        let zip = ZipWriter([
            "ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Salt,2021,u,4\n", "poster.jpg": "x", "deleted/diary.csv": "x",
            "__MACOSX/a.csv": "x", ".DS_Store": "x",
        ])
        let rows = ImportedRows([ImportFile(name: "l.zip", content: zip.data)])
        #expect(rows.unusedFiles == ["deleted/diary.csv", "poster.jpg"])
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            #expect(try await client.importLibrary.plan(rows).unusedFiles == rows.unusedFiles)
        }
    }

    @Test("Texts that a spreadsheet would take for formulas come back as they were, without control characters")
    func guards() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let names = ["=Nowhere", "'=Nowhere", "''-Nowhere", "'Nowhere'", "+1", "@home", "Plain"]
            let lines = names.map { "\($0),1901,yes\n" }.joined() + "\u{1B}[31mRed\u{9B}2J\u{7},1901,yes\n"
            let plan = try await client.importLibrary.plan(ImportedRows("t.csv", "Title,Year,Watchlist\n" + lines))
            let table = plan.undecidedCSV
            #expect(table.contains("'=Nowhere") && table.contains("'+1"))
            #expect(!table.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\r" && $0 != "\n" })
            #expect(ImportedRows("undecided.csv", table).rows.map(\.title.name) == names + ["[31mRed2J"])
            // Tables of other programs have no guards.
            #expect(ImportedRows("t.csv", "Title,Watchlist\n'=Nowhere,yes\n").rows.map(\.title.name) == ["'=Nowhere"])
            var document = LibraryDocument(day: Day("2026-11-29")!)
            document.titles = [LibraryDocument.Title(.movie(1), title: "=Nowhere")]
            document.titles[0].rating = Rating(halfPoints: 8)
            #expect(ImportedRows("letterboxd.csv", document.csv(.letterboxdRatings)).rows.map(\.title.name) == ["=Nowhere"])
            #expect(document.rowCount(.letterboxdRatings) == 1 && document.rowCount(.letterboxdWatchlist) == 0)
        }
    }

    @Test("The times of pending changes are written in ISO 8601, and earlier exports are read")
    func times() throws {
        var document = LibraryDocument(day: Day("2026-11-29")!)
        for (number, seconds) in [1_790_000_000, 1_790_000_000.25, 1_790_000_000.007].enumerated() {
            document.pending.append(
                PendingChange(
                    item: .movie(number + 1), value: .favorite(true), changedAt: Date(timeIntervalSince1970: seconds), state: .waiting))
        }
        document.pending[0].state = .retrying(attempts: 2, at: Date(timeIntervalSince1970: 1_790_000_060))
        let text = String(decoding: document.json, as: UTF8.self)
        for time in [
            "\"2026-09-21T14:13:20Z\"", "\"2026-09-21T14:13:20.250Z\"", "\"2026-09-21T14:13:20.007Z\"", "\"2026-09-21T14:14:20Z\"",
        ] {
            #expect(text.contains(time), "\(time)")
        }
        #expect(LibraryDocument(json: document.json) == document)
        let encoder = JSONEncoder()
        #expect(LibraryDocument(json: try encoder.encode(document)) == document)
        #expect(LibraryDocument(json: Data(text.replacing("2026-09-21T14:13:20Z", with: "soon").utf8)) == nil)
    }
}
