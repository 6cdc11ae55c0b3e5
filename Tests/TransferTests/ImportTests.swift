import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTransfer
import TestKit
import Testing

@Suite("Imports")
struct ImportTests {
    private static let ratings =
        "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt9000001,9,2024-03-05,The Quiet Harbor,Movie,2019\n"
        + "tt9000002,7,2024-03-05,Salt and Rope,Movie,2021\ntt9000077,8,2024-03-05,Harbor Lights,TV Series,2018\n"
        + "tt9000082,6,2024-03-05,Harbor Lights: Part 2,TV Episode,2018\ntt9999999,6,2024-03-05,Unknown Title,Movie,2018\n"

    private func rows(_ text: String, _ name: String = "ratings.csv", _ edit: (inout ImportOptions) -> Void = { _ in }) -> ImportedRows {
        ImportedRows(name, text, edit)
    }

    @Test("A plan changes nothing, applying it sets the marks, and a second import changes nothing")
    func twice() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let plan = try await client.importLibrary.plan(rows(Self.ratings))
            #expect(
                plan.lines == [
                    "The Quiet Harbor → movie/8000001: set", "Salt and Rope → movie/8000002: set", "Harbor Lights → tv/8100002: set",
                    "Harbor Lights: Part 2 → tv/8100002/1x2: set", "Unknown Title → not found",
                ])
            #expect(try await client.library.pending().isEmpty)
            let writes = fixture.sandbox.counters.writes
            let report = try await client.importLibrary.apply(plan)
            #expect(report.stored == 4 && report.failures.isEmpty)
            #expect(try await client.library.sync().failure == nil)
            #expect(fixture.sandbox.counters.writes == writes + 4)
            #expect(try await client.library.marks(on: .movie(8_000_001)).value.rating?.value == 9)
            #expect(try await client.library.marks(on: .episode(of: 8_100_002, season: 1, number: 2)).value.rating?.value == 6)

            let other = try await fixture.client("other")
            let before = fixture.sandbox.counters.writes
            let again = try await other.importLibrary.plan(rows(Self.ratings))
            #expect(again.summary.same == 4 && again.summary.set == 0)
            #expect(try await other.importLibrary.apply(again).stored == 0)
            #expect(try await other.library.pending().isEmpty && fixture.sandbox.counters.writes == before)
        }
    }

    @Test("A rating that differs stays, is replaced, or is the newer one")
    func policies() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(hasUserToken: true)
            // The clock of the fixture is a day before the first date of the file and after the second one.
            let (today, tomorrow) = (Day(fixture.clock.now, in: .gmt), Day(fixture.clock.now + 86_400, in: .gmt))
            _ = try await client.library.rate(.movie(8_000_001), 5)
            _ = try await client.library.rate(.movie(8_000_002), 5)
            _ = try await client.library.rate(.tv(8_100_002), 8)
            let text =
                "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt9000001,9,\(tomorrow),The Quiet Harbor,Movie,2019\n"
                + "tt9000002,7,\(today.year - 1)-03-05,Salt and Rope,Movie,2021\ntt9000077,8,,Harbor Lights,TV Series,2018\n"
            func actions(_ policy: ImportPolicy) async throws -> [String] {
                try await client.importLibrary.plan(rows(text), policy: policy).lines.map {
                    $0.split(separator: ": ").last.map(String.init) ?? ""
                }
            }
            #expect(try await actions(.keepMine) == ["conflict 5", "conflict 5", "same"])
            #expect(try await actions(.takeFile) == ["replace 5", "replace 5", "same"])
            #expect(try await actions(.newer) == ["replace 5", "conflict 5", "same"])
            #expect(try await client.library.sync().failure == nil)
            let plan = try await client.importLibrary.plan(rows(text), policy: .takeFile)
            _ = try await client.importLibrary.apply(plan)
            #expect(try await client.library.marks(on: .movie(8_000_001)).value.rating?.value == 9)
        }
    }

    @Test("Of several ratings of a title, the newest is set")
    func repeated() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let text =
                "Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Salt and Rope,2021,u,4\n2024-03-05,Salt and Rope,2021,u,5\n"
                + "2023-01-05,Salt and Rope,2021,u,1\n"
            let plan = try await client.importLibrary.plan(rows(text))
            let match = "Salt and Rope → movie/8000002: "
            #expect(plan.lines == [match + "repeated", match + "set", match + "repeated"])
            _ = try await client.importLibrary.apply(plan)
            #expect(try await client.library.marks(on: .movie(8_000_002)).value.rating?.value == 10)
        }
    }

    @Test("Lists are created once, keep their comments, and a second import adds nothing", arguments: [true, false])
    func lists(hasUserToken: Bool) async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(hasUserToken: hasUserToken)
            let text =
                "TMDb,Type,Title,Year,List,Comment\n8000001,movie,The Quiet Harbor,2019,Rainy days,\"Wet, cold\"\n"
                + "8100002,tv,Harbor Lights,2018,Rainy days,\n8000002,movie,Salt and Rope,2021,Rainy days,\n"
                + "8000002,movie,Salt and Rope,2021,Rainy days,again\n"
            let plan = try await client.importLibrary.plan(rows(text))
            #expect(plan.lines.map { $0.split(separator: ": ")[1] } == ["set", hasUserToken ? "set" : "unsupported", "set", "repeated"])
            let report = try await client.importLibrary.apply(plan)
            #expect(report.createdLists == ["Rainy days"] && report.failures.isEmpty)
            #expect(report.addedToLists == (hasUserToken ? 3 : 2))
            let again = try await client.importLibrary.plan(rows(text))
            #expect(again.summary.set == 0 && again.summary.same == (hasUserToken ? 4 : 3))
            let export = try await client.exportLibrary()
            #expect(export.lists.map(\.name) == ["Rainy days"])
            #expect(export.lists.first?.items.first?.comment == (hasUserToken ? "Wet, cold" : ""))
        }
    }

    @Test("Watched titles have no place, unless a list is named for them")
    func watched() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(hasUserToken: true)
            let text = "Title,Year,Type,Watched\nSalt and Rope,2021,movie,yes\n"
            #expect(try await client.importLibrary.plan(rows(text)).lines == ["Salt and Rope → movie/8000002: unsupported"])
            let named = rows(text) { $0.watchedList = "Seen" }
            let plan = try await client.importLibrary.plan(named)
            #expect(plan.lines == ["Salt and Rope → movie/8000002: set"])
            #expect(try await client.importLibrary.apply(plan).createdLists == ["Seen"])
        }
    }

    @Test("A guest can only rate")
    func guest() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(signsIn: false)
            _ = try await client.account.signInAsGuest()
            let text = "TMDb,Type,Title,Rating10,Watchlist,Favorite,List\n8000001,movie,The Quiet Harbor,9,yes,yes,Rainy\n"
            let plan = try await client.importLibrary.plan(rows(text))
            #expect(plan.lines == ["The Quiet Harbor → movie/8000001: set, unsupported, unsupported, unsupported"])
            #expect(try await client.importLibrary.apply(plan).stored == 1)
        }
    }

    @Test("Without an account, an import fails before it asks for a title")
    func noAccount() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(signsIn: false)
            await #expect(throws: MarqueeError.self) { _ = try await client.importLibrary.plan(rows(Self.ratings)) }
            #expect(fixture.lookUps == 0)
        }
    }

    @Test("A server that goes away leaves rows for a later import, which does not ask again for the others")
    func serverAway() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let first = ImportedRows("ratings.csv", Self.ratings.split(separator: "\n").prefix(3).joined(separator: "\n"))
            #expect(try await client.importLibrary.plan(first).summary.matched == 2)
            let asked = fixture.lookUps
            fixture.sandbox.behave(.offline)
            let plan = try await client.importLibrary.plan(rows(Self.ratings))
            #expect(plan.summary.matched == 2 && plan.summary.failed == 3 && plan.refreshError != nil)
            // The marks that are known are stored without the server.
            #expect(try await client.importLibrary.apply(plan).stored == 2)
            #expect(try await client.library.pending().count == 2)
            fixture.sandbox.behave(.normal)
            let later = try await client.importLibrary.plan(rows(Self.ratings))
            #expect(later.summary.matched == 4 && later.summary.same == 2 && later.summary.set == 2)
            // Two titles by their ids, and one by an unknown id and then by its name.
            #expect(fixture.lookUps - asked == 4)
        }
    }

    @Test("A server that asks to wait leaves rows for a later import, which reads them all")
    func refused() async throws {
        try await TransferFixture.with { fixture in
            let time = ManualTime(jumps: true)
            let client = try await fixture.client { $0.time = time.source }
            fixture.sandbox.behave(.rateLimited(retryAfter: 3))
            let plan = try await client.importLibrary.plan(rows(Self.ratings))
            #expect(plan.summary.failed == 5 && plan.summary.set == 0 && plan.refreshError?.code == .rateLimited)
            for entry in plan.entries {
                guard case .failed(let error) = entry.match, error.code == .rateLimited else {
                    Issue.record("\(entry.match)")
                    continue
                }
            }
            #expect(try await client.importLibrary.apply(plan).stored == 0)
            fixture.sandbox.behave(.normal)
            time.advance(by: .seconds(60))
            #expect(try await client.importLibrary.plan(rows(Self.ratings)).summary.set == 4)
        }
    }

    @Test("A refusal in the middle is waited for where requests are repeated")
    func refusedOnce() async throws {
        try await TransferFixture.with { fixture in
            let time = ManualTime(jumps: true)
            let client = try await fixture.client {
                $0.time = time.source
                $0.retries = 2
            }
            _ = try await client.library.pull()
            fixture.sandbox.behave(.normal)
            let before = time.now
            let rows = rows(Self.ratings)
            fixture.sandbox.script([.normal, .normal, .normal, .rateLimited(retryAfter: 3), .rateLimited(retryAfter: 3)])
            #expect(try await client.importLibrary.plan(rows).summary.set == 4)
            #expect(time.now - before >= .seconds(3))
        }
    }

    @Test("A choice of a person decides, and the table of undecided rows can be imported")
    func choices() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let text = "Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Alone at Sea,2010,u,4.5\n2024-01-05,=Nowhere,2010,u,4\n"
            let read = rows(text)
            let plan = try await client.importLibrary.plan(read)
            #expect(plan.summary.ambiguous == 1 && plan.summary.notFound == 1)
            let chosen = try await client.importLibrary.plan(read, choices: [read.rows[0].title: .movie(8_000_003)])
            #expect(chosen.lines[0] == "Alone at Sea → movie/8000003: set")

            let table = plan.undecidedCSV
            #expect(table.contains("movie/8000003 Alone at Sea (2010) | movie/8000004 Alone at Sea (2011)"))
            #expect(table.contains("'=Nowhere"))
            let filled = table.replacingOccurrences(of: "\r\n,,Alone", with: "\r\nmovie/8000004,,Alone")
            let again = try await client.importLibrary.plan(rows(filled, "undecided.csv"))
            #expect(again.lines[0] == "Alone at Sea → movie/8000004: set")
            guard case .matched(let candidate) = again.entries[0].match,
                case .rating(let rating, let day)? = again.entries[0].row.marks.first
            else {
                Issue.record("no rating")
                return
            }
            #expect(candidate.item == .movie(8_000_004) && rating.value == 9 && day == Day("2024-01-05"))
        }
    }

    @Test("An import that ends at any mark is finished by the next one, and nothing is set twice")
    func interrupted() async throws {
        try await TransferFixture.with { fixture in
            for number in 0..<30 { try fixture.add(movie: 8_300_000 + number, "Wave \(number)", "2001-01-01") }
            let text =
                "TMDb,Type,Title,Year,Rating10\n"
                + (0..<30).map { "\(8_300_000 + $0),movie,Wave \($0),2001,\($0 % 10 + 1)" }.joined(separator: "\n")
            let client = try await fixture.client()
            var stored = 0
            for round in 0..<40 {
                let plan = try await client.importLibrary.plan(rows(text))
                if plan.summary.set == 0 { break }
                #expect(plan.summary.same == stored)
                // It is cancelled when a mark was set: each round does one or a few.
                let task = Task {
                    try await client.importLibrary.apply(plan) { progress in
                        if progress.done >= 1 + round % 3 { withUnsafeCurrentTask { $0?.cancel() } }
                    }
                }
                _ = try? await task.value
                stored = try await client.library.pending().count
            }
            #expect(stored == 30)
            let writes = fixture.sandbox.counters.writes
            #expect(try await client.library.sync().failure == nil)
            #expect(fixture.sandbox.counters.writes == writes + 30)
            #expect(fixture.lookUps == 30)
        }
    }
}
